/// The files by which other tools than an Xcode project say what is compiled.
///
/// What stands below one is built by that tool, and no list of a project above it names the files: local packages, development
/// pods, modules whose projects are generated.
enum ModuleManifest {
  static func isManifest(_ name: String) -> Bool { isPackage(name) || generators.contains(name) }

  /// Manifests that may stand beside a project without making it.
  static func isPackage(_ name: String) -> Bool { name == "Package.swift" || name.hasSuffix(".podspec") }

  private static let generators: Set<String> = ["Project.swift", "project.yml", "BUILD", "BUILD.bazel"]
}
