import FeedModel
import Foundation
import LayoutEngine
import Painting

extension CardTemplate {
  /// The tags as capsules in wrapping lines from `origin` on; those beyond the last line are left out.
  func capsules(of item: FeedItem, width: CGFloat, origin: CGPoint) throws(PaintError) -> [CardBody.Capsule] {
    let tag = card.tag
    let room = width - 2 * tag.padding
    guard !item.tags.isEmpty, tag.maxRows > 0, room >= 8 else { return [] }
    var labels: [CardBody.PlacedText] = []
    for name in item.tags {
      let text = tag.style.text(name, language: item.language ?? StyledText.defaultLanguage, width: room)
      let metrics = try typesetter.metrics(of: text)
      guard metrics.lineCount > 0 else { continue }
      let box = CGRect(x: 0, y: 0, width: metrics.size.width, height: metrics.size.height)
      labels.append(CardBody.PlacedText(text: text, box: box, style: tag.style, metrics: metrics))
    }
    let sizes = labels.map { CGSize(width: $0.box.width + 2 * tag.padding, height: tag.height) }
    // Fewer frames than sizes where not all lines are shown.
    let flow = FlowArranger(spacing: tag.spacing, rowGap: tag.spacing, rowLimit: tag.maxRows)
    return zip(labels, flow.arranged(sizes, width: width).frames).map { label, frame in
      capsule(label, frame: frame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  private func capsule(_ label: CardBody.PlacedText, frame: CGRect) -> CardBody.Capsule {
    var label = label
    // The text keeps the width at which it was shaped; a tag from the right stands at that width's other end.
    let slack = label.metrics.isRightToLeft ? (label.text.width ?? 0) - label.metrics.size.width : 0
    label.box = CGRect(
      x: frame.minX + card.tag.padding - slack, y: frame.minY + (frame.height - label.metrics.size.height) / 2,
      width: label.text.width ?? label.metrics.size.width, height: label.metrics.size.height)
    return CardBody.Capsule(box: frame, label: label)
  }
}
