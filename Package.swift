// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A C library of the distribution.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// A library target and the targets it may import.
func room(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

/// The tests of one target.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: settings)
}

let package = Package(
  name: "Proofsheet",
  products: [
    .library(
      name: "Proofsheet",
      targets: [
        "Graphics", "JSONInput", "FeedModel", "LayoutEngine", "Painting", "PNGCodec", "ContactSheet", "VisualDiff",
        "BenchKit", "FileSystem", "Digest",
      ]),
    .executable(name: "proofsheet", targets: ["proofsheet"]),
  ],
  targets: [
    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
    system("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    system("CNettle", pkgConfig: "nettle", apt: "nettle-dev", brew: "nettle"),

    room("Graphics"),
    room("JSONInput"),
    room("FeedModel", ["Graphics", "JSONInput"]),
    room("LayoutEngine", ["Graphics"]),
    room("Painting", ["Graphics", "JSONInput", "CCairo", "CPango"]),
    room("PNGCodec", ["Graphics", "CPNG", "CDeflate"]),
    room("FileSystem"),
    room("Digest", ["CNettle"]),
    room(
      "ContactSheet",
      ["Graphics", "JSONInput", "FeedModel", "LayoutEngine", "Painting", "PNGCodec", "FileSystem", "Digest"]),
    room("VisualDiff", ["Graphics"]),
    room("BenchKit"),
    .executableTarget(
      name: "proofsheet",
      dependencies: [
        "Graphics", "JSONInput", "FeedModel", "LayoutEngine", "Painting", "PNGCodec", "ContactSheet", "VisualDiff",
        "BenchKit", "FileSystem",
      ],
      swiftSettings: settings),

    .target(name: "TestSupport", dependencies: ["Graphics"], path: "Tests/TestSupport", swiftSettings: settings),
    tests("GraphicsTests", ["Graphics"]),
    tests("JSONInputTests", ["JSONInput"]),
    tests("FeedModelTests", ["FeedModel", "Graphics", "JSONInput"]),
    tests("LayoutEngineTests", ["LayoutEngine", "Graphics"]),
    tests("PaintingTests", ["Painting", "Graphics", "JSONInput", "PNGCodec", "VisualDiff", "CCairo"]),
    tests("PNGCodecTests", ["PNGCodec", "Graphics"]),
    tests("ContactSheetTests", ["ContactSheet", "FeedModel", "Graphics", "LayoutEngine", "Painting", "PNGCodec"]),
    tests("VisualDiffTests", ["VisualDiff", "Graphics"]),
    tests("BenchKitTests", ["BenchKit"]),
    tests("FileSystemTests", ["FileSystem"]),
    tests("DigestTests", ["Digest"]),
    tests("proofsheetTests", ["proofsheet", "ContactSheet", "Graphics", "PNGCodec"]),
  ],
  swiftLanguageModes: [.v6]
)
