import Digest
import FeedModel
import Foundation
import Graphics
import PNGCodec

/// Reads the pictures of one sheet's cards, each once.
final class SheetPictures {
  /// A card's picture, or why there is none.
  struct Picture {
    /// What the display list calls it: the file that a scene has it in.
    var name: String
    /// The pixels.
    var bitmap: Bitmap
    /// The size of the file that the feed names; nil for a preview.
    var decodedSize: PixelSize?
    /// The file itself; nil for a preview.
    var file: Data?
  }

  /// What a card's reference came to.
  struct Outcome {
    var picture: Picture?
    var warning: String?
  }

  /// A preview holds the lowest frequencies only; the painter stretches it smoothly.
  private static let previewSize = PixelSize(width: 32, height: 32)

  private var outcomes: [String: Outcome] = [:]

  /// The picture that stands for `card`: its own, else its blurred preview where the card has no gradient.
  func outcome(of card: SheetCard) -> Outcome {
    var outcome = Outcome()
    if let image = card.item.image {
      outcome = outcomes[image] ?? read(image, of: card)
      outcomes[image] = outcome
    }
    if outcome.picture == nil, card.item.gradient == nil { outcome.picture = card.item.blurHash.map(Self.preview) }
    return outcome
  }

  private func read(_ image: String, of card: SheetCard) -> Outcome {
    do {
      let data = try InputFile.read(card.location.path(of: image), limit: InputFile.pictureLimit)
      let bitmap = try PNGDecoder.decode(data)
      let name = "pictures/" + SHA256.digits(of: data) + ".png"
      return Outcome(picture: Picture(name: name, bitmap: bitmap, decodedSize: bitmap.size, file: data))
    } catch let error as FeedError {
      return Outcome(warning: "picture \(image): \(error.message)")
    } catch let error as InputError {
      return Outcome(warning: "picture \(image): \(error.message)")
    } catch {
      return Outcome(warning: "picture \(image): \(error)")
    }
  }

  private static func preview(_ hash: BlurHash) -> Picture {
    let name = "pictures/blurhash-" + SHA256.digits(of: Data(hash.text.utf8)).prefix(16) + ".png"
    return Picture(name: name, bitmap: hash.bitmap(size: previewSize))
  }
}
