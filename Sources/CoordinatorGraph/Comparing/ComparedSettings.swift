import GraphModel
import Workspace

/// The settings under which both sides of a comparison are read: those of the base, so that what the configuration says does not
/// count as a change of the code.
public struct ComparedSettings: Sendable {
  /// What the base's configuration settles.
  public let settings: Settings
  /// What the head does to the configuration; nil for nothing.
  public let change: Comparison.ConfigurationChange?

  /// Reads the configuration nearest to a folder, as the base has it.
  ///
  /// - Parameters:
  ///   - range: both sides; what is no commit has the configuration of the working tree.
  ///   - file: the configuration to take instead, for both sides.
  /// - Throws: an error whose description names the file and, where it is one of content, the line.
  public init(of range: ComparisonRange, file: String? = nil, workingDirectory: String = ".") throws {
    guard file == nil, range.hasCommits else {
      settings = try Settings(file: file, nearestTo: workingDirectory)
      change = nil
      return
    }
    let (base, head) = try waiting {
      let repository = try await Repository(at: workingDirectory)
      let base = try await repository.configuration(of: range.base, nearestTo: workingDirectory)
      // A head that cannot be read is another one: its mistakes are told where it is the one that counts.
      let head = try? await repository.configuration(of: range.head, nearestTo: workingDirectory).map {
        $0.configuration
      }
      return (base, head)
    }
    settings = try Settings(base)
    change =
      switch (base?.configuration, head ?? nil) {
      case (nil, nil): nil
      case (nil, _): .added
      case (_, nil): .removed
      case (let old, let new): old == new ? nil : .changed
      }
  }
}

extension ComparisonRange {
  /// Documents were made under a configuration that is not known, and are read under the one that is there.
  fileprivate var hasCommits: Bool {
    ![base, head].contains { $0.isDocument || $0 == .workingTree } || base.isCommit && !head.isDocument
  }
}

extension Snapshot {
  fileprivate var isCommit: Bool {
    switch self {
    case .revision, .mergeBase: true
    case .index, .workingTree, .document: false
    }
  }
}

extension Repository {
  fileprivate func configuration(of snapshot: Snapshot, nearestTo folder: String) async throws -> ConfigurationFile? {
    guard snapshot.isCommit, let place = try? AbsolutePath(resolving: folder) else {
      return try ConfigurationFile.nearest(to: folder)
    }
    return try await configuration(of: try await commit(of: snapshot), nearestTo: place)
  }
}
