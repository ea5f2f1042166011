import Testing

@testable import FileSystem

struct ProcessMemoryTests {
  @Test(arguments: [
    ("VmHWM:\t    2304 kB\n", 2_359_296), ("VmHWM: 0 kB", 0), ("VmRSS:\t    2304 kB\n", nil),
    ("VmHWM:\tmany kB\n", nil), ("VmHWM: 2304", nil), ("", nil),
  ])
  func readsTheLineOfThePeak(line: String, bytes: Int?) {
    #expect(ProcessMemory.peakBytes(in: line) == bytes)
  }

  @Test func growsByWhatIsTouched() throws {
    let before = try #require(ProcessMemory.peakBytes)
    let touched = [UInt8](repeating: 1, count: before + (32 << 20))
    let after = try #require(ProcessMemory.peakBytes)
    #expect(after >= touched.count)
  }
}
