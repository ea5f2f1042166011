import Digest
import Testing

struct SHA256Tests {
  /// The examples of FIPS 180-4.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func givesThePublishedDigests(text: String, expected: String) {
    var digest = SHA256()
    digest.update(Array(text.utf8))
    #expect(digest.finished() == expected)
  }

  @Test func doesNotDependOnHowTheBytesAreCut() {
    var digest = SHA256()
    for byte in "abc".utf8 { digest.update(CollectionOfOne(byte)) }
    #expect(digest.finished() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func aCopyGoesOnAlone() {
    var digest = SHA256()
    digest.update(Array("ab".utf8))
    var copy = digest
    digest.update(Array("x".utf8))
    copy.update(Array("c".utf8))
    #expect(copy.finished() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
