import FileSystem
import Testing

struct FileSystemNamesTests {
  @Test(arguments: [
    ("a", nil, "a"), ("", nil, ""), ("/", nil, "/"), ("//", nil, "/"), ("/a", "/", "a"), ("a/b", "a", "b"),
    ("a/b//", "a", "b"), ("a//b", "a", "b"), ("/a/b", "/a", "b"), ("./a", ".", "a"), ("..", nil, ".."), (".", nil, "."),
    ("日/本.png", "日", "本.png"),
  ])
  func splitsAPath(path: String, parent: String?, name: String) {
    #expect(FileSystem.parent(of: path) == parent)
    #expect(FileSystem.name(of: path) == name)
  }
}
