import Foundation
import SourceFacts
import Workspace

/// What stands in the folders and files that a scan left out, for who misses it in the graph.
struct OmittedTypes {
  /// A type that is called like a coordinator, or was asked for.
  struct Found: Hashable {
    let name: String
    /// Relative to the scanned root.
    let file: String
    let line: Int
  }

  /// What was left out and declares such types, in the order of the paths.
  private(set) var places: [(omission: LeftOut, types: [Found])] = []

  /// Enough for the tests and packages of a large app; a search that says what may be missing must not outlast the scan.
  private static let fileLimit = 3_000

  /// - Parameter names: types to look for beside those that are called coordinators.
  init(_ omissions: [LeftOut], below root: AbsolutePath, names: Set<String>) {
    var remaining = Self.fileLimit
    for omission in omissions where !omission.isHidden {
      let files = Self.swiftFiles(at: root.appending(omission.path)).prefix(remaining)
      remaining -= files.count
      let types = files.flatMap { Self.types(in: $0, below: root, names: names) }
      if !types.isEmpty { places.append((omission, types)) }
    }
  }

  private static func swiftFiles(at path: AbsolutePath) -> [AbsolutePath] {
    switch FileSystem.kind(of: path.string) {
    case .file: return path.name.hasSuffix(".swift") ? [path] : []
    case .folder:
      return ((try? FileSystem.entries(ofFolder: path.string)) ?? []).flatMap { swiftFiles(at: path.appending($0)) }
    default: return []
    }
  }

  private static func types(in file: AbsolutePath, below root: AbsolutePath, names: Set<String>) -> [Found] {
    guard let path = file.relative(to: root), let bytes = Workspace.SourceText(of: path, below: root).bytes else {
      return []
    }
    // Most files are none of interest, and parsing takes a hundred times as long as looking.
    let data = Data(bytes)
    guard names.union(["Coordinator"]).contains(where: { data.firstRange(of: Data($0.utf8)) != nil }) else { return [] }
    let facts = bytes.withUnsafeBufferPointer { readFacts(of: $0, path: path) }
    return facts.types.filter { names.contains($0.name) || $0.isCalledCoordinator }.map {
      Found(name: $0.name, file: path, line: facts.text.position(of: $0.nameOffset).line)
    }
  }
}

extension TypeFact {
  fileprivate var isCalledCoordinator: Bool { kind != .protocol && kind != .enum && name.hasSuffix("Coordinator") }
}

extension LeftOut {
  /// Whether it is a tool's own folder, such as `.build`.
  fileprivate var isHidden: Bool {
    reason == .foreign && path.pathComponents.last?.hasPrefix(".") == true
  }
}
