// swift-tools-version: 6.0
import PackageDescription

// A package to copy into an app's repository: `swift package coordinator-graph …` without building the tool.
let package = Package(
  name: "RunCoordinatorGraph",
  products: [.plugin(name: "RunCoordinatorGraph", targets: ["RunCoordinatorGraph"])],
  targets: [
    .plugin(
      name: "RunCoordinatorGraph",
      capability: .command(
        intent: .custom(verb: "coordinator-graph", description: "Draws the coordinators of this package."),
        permissions: [.writeToPackageDirectory(reason: "The pictures and pages that it writes go there.")]),
      dependencies: ["coordinator-graph"]),
    // Of a release, unpacked beside this file; or with url: and checksum: instead of path:.
    .binaryTarget(name: "coordinator-graph", path: "coordinator-graph.artifactbundle"),
  ]
)
