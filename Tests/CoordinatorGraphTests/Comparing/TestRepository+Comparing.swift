import CoordinatorGraph
import TestRepository

/// The source of an app of two coordinators.
enum App {
  static let base = """
    protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }
    class A: Coordinator { var children: [Coordinator] = [] }
    class B: Coordinator { var children: [Coordinator] = [] }
    """

  /// What makes one of them start another.
  static func starting(_ child: String) -> String {
    "extension A { func start() { children.append(\(child)()) } }"
  }
}

extension TestRepository {
  /// Finds the graphs of two states, as the words of a command line name them.
  func compare(
    _ base: String, _ head: String? = nil, isStaged: Bool = false, in folder: String = "", paths: [String] = ["."],
    excluding excluded: [String] = []
  ) async throws -> ComparedGraphs {
    let folder = folder.isEmpty ? path : path(folder)
    let range = try ComparisonRange(base: base, head: head, isStaged: isStaged, workingDirectory: folder)
    let options = ScanOptions(paths: paths, excludedPaths: excluded, excludedPathsFolder: path)
    return try await onThread { try snapshots(of: range, options: options, workingDirectory: folder) }
  }
}

extension ComparedGraph {
  var children: [String] { graph.edges.map { "\($0.from) -> \($0.to)" } }
}
