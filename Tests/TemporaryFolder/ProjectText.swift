/// The text of an Xcode project, as Xcode writes it: for tests that need one.
package struct ProjectText {
  /// One of the project's targets.
  package struct Target {
    let name: String
    let files: [String]
    let type: String
    let linked: [String]

    /// - Parameters:
    ///   - files: paths relative to the project's folder.
    ///   - type: the end of the product's type.
    ///   - linked: names of frameworks that it links.
    package init(_ name: String, _ files: [String], type: String = "application", linked: [String] = []) {
      self.name = name
      self.files = files
      self.type = type
      self.linked = linked
    }
  }

  package let text: String

  /// A project in which each target lists its files, in one flat group.
  package init(_ targets: [Target]) {
    let keys = targets.indices.map { "T\($0)" }
    let files = Array(Set(targets.flatMap(\.files))).sorted()
    let references = files.enumerated().map { index, path in
      "\t\tF\(index) /* file */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \"\(path)\"; sourceTree = SOURCE_ROOT; };"
    }
    let objects = targets.enumerated().map { index, target in
      let builds = target.files.map { path in (key: "B\(index)_\(files.firstIndex(of: path) ?? 0)", path: path) }
      let links = target.linked.indices.map { "L\(index)_\($0)" }
      let lines =
        builds.map {
          "\t\t\($0.key) = {isa = PBXBuildFile; fileRef = F\(files.firstIndex(of: $0.path) ?? 0) /* file */; };"
        }
        + target.linked.enumerated().flatMap { number, name in
          [
            "\t\tL\(index)_\(number) = {isa = PBXBuildFile; fileRef = R\(index)_\(number); };",
            "\t\tR\(index)_\(number) = {isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };",
          ]
        } + [
          "\t\tS\(index) = {isa = PBXSourcesBuildPhase; files = (\(builds.map { $0.key + ", " }.joined())); };",
          "\t\tK\(index) = {isa = PBXFrameworksBuildPhase; files = (\(links.map { $0 + ", " }.joined())); };",
          "\t\tP\(index) = {isa = PBXFileReference; path = \(target.name).\(target.type); sourceTree = BUILT_PRODUCTS_DIR; };",
          "\t\t\(keys[index]) /* \(target.name) */ = {isa = PBXNativeTarget; buildPhases = (S\(index), K\(index)); name = \"\(target.name)\"; "
            + "productReference = P\(index); productType = \"com.apple.product-type.\(target.type)\"; };",
        ]
      return lines.joined(separator: "\n")
    }
    text = """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjectVersion = 56;
      \tobjects = {
      \(references.joined(separator: "\n"))
      \(objects.joined(separator: "\n"))
      \t\tG /* top */ = {isa = PBXGroup; children = (\(files.indices.map { "F\($0)" }.joined(separator: ", "))); sourceTree = "<group>"; };
      \t\tX /* Project object */ = {isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (\(keys.map { $0 + ", " }.joined())); };
      \t};
      \trootObject = X /* Project object */;
      }

      """
  }
}

extension TemporaryFolder {
  /// Writes a project into a folder whose name ends in `.xcodeproj`.
  package func writeProject(_ name: String = "App.xcodeproj", _ targets: ProjectText.Target...) throws {
    try write(ProjectText(targets).text, to: name + "/project.pbxproj")
  }
}
