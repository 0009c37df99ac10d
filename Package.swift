// swift-tools-version: 6.2
import PackageDescription

let syntax: [Target.Dependency] = [
  .product(name: "SwiftOperators", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftSyntax", package: "swift-syntax"),
]
let algorithms: Target.Dependency = .product(name: "Algorithms", package: "swift-algorithms")
let collections: Target.Dependency = .product(name: "Collections", package: "swift-collections")

let package = Package(
  name: "coordinator-graph",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "coordinator-graph", targets: ["coordinator-graph"]),
    .library(name: "CoordinatorGraph", targets: ["CoordinatorGraph", "GraphModel", "GraphRules"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-algorithms", exact: "1.2.1"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .target(name: "GraphModel", dependencies: [algorithms]),
    .target(name: "SourceFacts", dependencies: syntax),
    .target(name: "ProgramAnalysis", dependencies: ["SourceFacts", "GraphModel", algorithms, collections]),
    .target(name: "GraphRules", dependencies: ["GraphModel", algorithms]),
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(name: "Graphviz", dependencies: ["CGraphviz"]),
    .target(name: "Markup"),
    .target(name: "Diagrams", dependencies: ["GraphModel", "Graphviz", "Markup", algorithms]),
    .target(
      name: "Site", dependencies: ["GraphModel", "GraphRules", "Markup", algorithms],
      // In the code, so that the tool can be copied alone.
      resources: [.embedInCode("Resources")]),
    .target(
      name: "Workspace",
      dependencies: [
        "GraphModel", .product(name: "Yams", package: "Yams"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
    .target(
      name: "CoordinatorGraph",
      dependencies: [
        "GraphModel", "SourceFacts", "ProgramAnalysis", "GraphRules", "Graphviz", "Diagrams", "Markup", "Site",
        "Workspace", algorithms,
      ]),
    .executableTarget(
      name: "coordinator-graph",
      dependencies: [
        "CoordinatorGraph", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .target(name: "TemporaryFolder", path: "Tests/TemporaryFolder"),
    .target(name: "TestConditions", path: "Tests/TestConditions"),
    .target(name: "GraphSketch", dependencies: ["GraphModel"], path: "Tests/GraphSketch"),
    .target(
      name: "TestRepository",
      dependencies: ["TemporaryFolder", .product(name: "Subprocess", package: "swift-subprocess")],
      path: "Tests/TestRepository"),
    .testTarget(
      name: "WorkspaceTests",
      dependencies: ["Workspace", "GraphModel", "TemporaryFolder", "TestConditions", "TestRepository"]),
    .testTarget(
      name: "CoordinatorGraphTests",
      dependencies: [
        "CoordinatorGraph", "Diagrams", "GraphModel", "GraphRules", "Graphviz", "ProgramAnalysis", "Site",
        "SourceFacts", "Workspace", "TemporaryFolder", "TestConditions", "TestRepository",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "coordinator-graph", "Graphviz", "TemporaryFolder", "TestConditions", "TestRepository",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
    .testTarget(name: "SourceFactsTests", dependencies: ["SourceFacts"]),
    .testTarget(
      name: "ProgramAnalysisTests",
      dependencies: ["ProgramAnalysis", "SourceFacts", "GraphModel", "TestConditions"]),
    .testTarget(name: "GraphModelTests", dependencies: ["GraphModel", "GraphSketch"]),
    .testTarget(
      name: "GraphRulesTests", dependencies: ["GraphRules", "GraphModel", "ProgramAnalysis", "SourceFacts"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["GraphModel", "GraphRules", "CoordinatorGraph"] + syntax),
    .testTarget(name: "GraphvizTests", dependencies: ["Graphviz", "TestConditions"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"]),
    .testTarget(name: "SiteTests", dependencies: ["Site", "GraphModel", "GraphRules"], exclude: ["Snapshots"]),
    .testTarget(
      name: "DiagramsTests",
      dependencies: ["Diagrams", "Graphviz", "GraphModel", "GraphSketch", "TestConditions"], exclude: ["Snapshots"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

let fuzzed: [Target.Dependency] = [
  "CoordinatorGraph", "Diagrams", "GraphModel", "GraphRules", "Graphviz", "ProgramAnalysis", "SourceFacts", "Workspace",
]
if Context.environment["FUZZING"] == nil {
  package.targets.append(.testTarget(name: "FuzzTests", dependencies: fuzzed, exclude: ["Entry", "Found"]))
} else {
  // `make fuzz`: the same targets as a program around libFuzzer's `main`, which only links with the flags that it gives.
  for target in package.targets where target.type == .regular {
    target.swiftSettings = [.unsafeFlags(["-enable-testing"])]
  }
  package.targets.append(
    .executableTarget(
      name: "Fuzz", dependencies: fuzzed, path: "Tests/FuzzTests", exclude: ["Found", "FoundInputTests.swift"]))
}
