import GraphModel
import Workspace

/// Finds the graphs of two states of an app: commits, the index, the working tree, documents.
///
/// Source comes out of git's object store; the checkout is not touched, and nothing is written. A file that is the same on
/// both sides is read and parsed once, and where all are the same, nothing is.
///
/// This waits for other processes and threads: call it from a thread of your own and not from a task.
///
/// - Parameters:
///   - range: the two states.
///   - options: what to read and what to look for; the paths need not exist on both sides.
///   - rules: what the team settled about the rules, whose new findings are told; nil for no rules.
///   - configuration: what became of the configuration between both sides.
///   - cache: what earlier runs found out about the files; it is given what this one does.
///   - workingDirectory: the folder whose repository is asked, and that paths are relative to.
///   - progress: is told after each file and stage; from any thread, one call at a time.
/// - Throws: an error whose description names what could not be read: a revision, a document, a path, a repository.
public func snapshots(
  of range: ComparisonRange, options: ScanOptions = ScanOptions(), rules: CheckOptions? = nil,
  configuration: Comparison.ConfigurationChange? = nil, cache: FactCache? = nil, workingDirectory: String = ".",
  progress: @escaping @Sendable (ScanProgress) -> Void = { _ in }
) throws -> ComparedGraphs {
  // Documents first: a wrong file should not cost the time of a scan.
  let documents = try [range.base, range.head].map { try document($0, in: workingDirectory) }
  var options = options
  if rules != nil { options.observes = true }
  let reader = Reader(
    range: range, documents: documents, options: options, rules: rules, configuration: configuration, cache: cache,
    workingDirectory: workingDirectory, progress: progress)
  return range.needsRepository ? try reader.withRepository() : try reader.withoutRepository()
}

private func document(_ snapshot: Snapshot, in folder: String) throws -> GraphDocument? {
  guard case .document(let path) = snapshot else { return nil }
  return try committedGraph(at: path == "-" ? path : path.path(in: folder), format: OutputFormat(fileNamed: path))
}

extension ComparisonRange {
  /// A document was drawn of the files as they were, with or without git.
  fileprivate var needsRepository: Bool {
    ![base, head].allSatisfy { $0.isDocument || $0 == .workingTree } || !(base.isDocument || head.isDocument)
  }
}

/// A comparison of which the documents are read.
private struct Reader: Sendable {
  let range: ComparisonRange
  /// Of base and head; nil for what is source.
  let documents: [GraphDocument?]
  let options: ScanOptions
  let rules: CheckOptions?
  let configuration: Comparison.ConfigurationChange?
  let cache: FactCache?
  let workingDirectory: String
  let progress: @Sendable (ScanProgress) -> Void

  /// Compares a document with the files as any scan reads them, or with another document.
  func withoutRepository() throws -> ComparedGraphs {
    var options = options
    options.paths = options.paths.map { $0.path(in: workingDirectory) }
    let sides = try zip([range.base, range.head], documents).map { snapshot, document in
      if let document { return ComparedGraph(snapshot, graph: document) }
      return ComparedGraph(snapshot, scan: try scan(options, cache: cache, progress: progress))
    }
    return graphs(sides)
  }

  func withRepository() throws -> ComparedGraphs {
    let start = ContinuousClock.now
    let (repository, states) = try waiting { [workingDirectory, range] in
      let repository = try await Repository(at: workingDirectory)
      return (repository, try await SourceState.both(of: range, in: repository))
    }
    var sources = try ComparedSources(states, in: repository, options: options, workingDirectory: workingDirectory)
    if sources.areSame {
      let sides = states.map { ComparedGraph($0.snapshot, commit: $0.commit, folder: sources.folder) }
      return graphs(sides, isSameSource: true)
    }
    let known = try sources.completeFromPackages(cache: cache)
    let (scans, readings) = try sources.scans(since: start, knowing: known, cache: cache, progress: progress)
    sources.leaveOut(scans.map(\.uncompiledFiles))
    let declarations = try sources.declarations(knowing: readings, cache: cache)
    let asksStoryboards = scans.contains { $0.observations.unusedScreens.contains(where: \.mayBeLoaded) }
    let loaded = asksStoryboards ? try StoryboardClasses(of: states, in: repository).names : states.map { _ in nil }
    let read = states.indices.map { side in
      ComparedGraph(
        states[side].snapshot, commit: states[side].commit, scan: scans[side], folder: sources.folder,
        changedFiles: sources.changedFiles(of: side), ownFiles: sources.ownFiles(of: side),
        movedFiles: sources.movedFiles(of: side), declarations: declarations[side], storyboardClasses: loaded[side])
    }
    return graphs([
      documents[0].map { ComparedGraph(range.base, graph: $0) } ?? read[0],
      documents[1].map { ComparedGraph(range.head, graph: $0) } ?? read[read.count - 1],
    ])
  }

  private func graphs(_ sides: [ComparedGraph], isSameSource: Bool = false) -> ComparedGraphs {
    ComparedGraphs(
      base: sides[0], head: sides[1], isSameSource: isSameSource, rules: rules, configuration: configuration)
  }
}
