import Algorithms
import Workspace

/// The Swift files of both sides of a comparison, of the one side that is no document, or of many commits.
struct ComparedSources: Sendable {
  let root: AbsolutePath
  /// The scanned root relative to the top of the repository.
  let folder: String

  private let repository: Repository
  private let options: ScanOptions
  private let memberships: [TargetMembership]
  private let projects: [ProjectReading]
  /// One for each file of the listing, in its order.
  private let files: [[SourceFile]]

  /// - Parameter refusesAbsence: whether it is an error that no side has a path, or Swift files.
  /// - Throws: where a path lies outside the repository, or what is needed is absent.
  init(
    _ states: [SourceState], in repository: Repository, options: ScanOptions, workingDirectory: String,
    refusesAbsence: Bool = true
  ) throws(InputError) {
    // Most often both sides have the same paths, and what holds for one of them holds for the other.
    let arePathsSame = states.allSatisfy { $0.tree.contents.keys == states[0].tree.contents.keys }
    func perSide<Value>(_ make: (Int) -> Value) -> [Value] {
      arePathsSame ? Array(repeating: make(0), count: states.count) : states.indices.map(make)
    }
    let trees = perSide { PathTree(files: states[$0].tree.contents.keys, below: repository.root) }
    let places = try ScannedPlaces(
      options.paths, in: repository, workingDirectory: workingDirectory, states: states, trees: trees,
      refusesAbsence: refusesAbsence)
    let listings = perSide {
      FileListing(
        of: places.starts, in: trees[$0], root: places.root, top: repository.root, exclusion: options.exclusion)
    }
    if refusesAbsence, let listing = listings.last, listings.allSatisfy(\.files.isEmpty) {
      throw InputError(path: options.paths.joined(separator: ", "), message: absence(of: listing))
    }
    projects = try ProjectReading.readings(of: listings, in: states, repository)
    try options.refuseUnknownTargets(in: projects.map(\.projects))
    memberships = zip(listings.indices, projects).map { side, projects in
      options.membership(of: listings[side], in: trees[side], projects: projects.projects)
    }
    root = places.root
    folder = places.root.relative(to: repository.root) ?? ""
    files = zip(memberships, states).map { membership, state in
      membership.listing.files.map {
        SourceFile(path: $0, content: state.tree.contents[places.root.appending($0)] ?? .file)
      }
    }
    self.repository = repository
    self.options = options
  }

  /// Whether both sides have the same files with the same contents, in the same targets.
  var areSame: Bool {
    files.count == 2 && files[0] == files[1] && files[0].allSatisfy { $0.content != .file }
      && memberships[0].targets == memberships[1].targets
  }

  /// The files of a side that the other has not or has in another way; none where there is no other side.
  func changedFiles(of side: Int) -> Set<String> {
    guard files.count == 2 else { return [] }
    return Set(Set(files[side]).subtracting(files[1 - side]).map(\.path))
  }

  /// The files of a side that the other has under no name; those of the file system count by their paths.
  func ownFiles(of side: Int) -> Set<String> {
    guard files.count == 2 else { return [] }
    let paths = Set(files[1 - side].map(\.path))
    let blobs = Set(files[1 - side].compactMap(\.content.object))
    return Set(
      files[side].filter { file in !paths.contains(file.path) && !(file.content.object.map(blobs.contains) ?? false) }
        .map(\.path))
  }

  /// Reads and parses each file once, and resolves the sides at the same time.
  ///
  /// - Parameters:
  ///   - known: files that were read before.
  ///   - cache: what earlier runs found out about the files.
  /// - Returns: the scans, and the readings of all their files.
  func scans(
    since start: ContinuousClock.Instant, knowing known: [SourceFile: FileReading] = [:], cache: FactCache?,
    progress: @escaping @Sendable (ScanProgress) -> Void
  ) throws -> (scans: [Scan], readings: [SourceFile: FileReading]) {
    // The order of the first appearance, so that blobs arrive in the order in which they are waited for.
    var found: Set<SourceFile> = []
    let all = files.joined().filter { found.insert($0).inserted }
    let known =
      cache.map { known.merging(cachedReadings(all.filter { known[$0] == nil }, $0)) { first, _ in first } }
      ?? known
    let unread = all.filter { known[$0] == nil }
    let blobs = BlobReader(unread.compactMap(\.content.object).uniqued(on: \.self), from: repository)
    return try DeepStack.run {
      Result {
        // Of a history many states are read at once.
        let deadline = ContinuousClock.now + options.timeLimit * max(1, files.count / 2)
        let read = try FileReading.map(
          unread, below: memberships[0].listing.root, blobs: blobs, cache: cache, before: deadline, progress: progress)
        var byFile = Dictionary(uniqueKeysWithValues: zip(unread, read))
        for file in all { byFile[file] = byFile[file] ?? known[file] }
        progress(.resolving(fileCount: all.count))
        let sides = files.indices.map { side in
          Reading(
            memberships[side], files: files[side].compactMap { byFile[$0] }, projectProblems: projects[side].problems,
            includesTests: options.includesTests)
        }
        let readingTime = .now - start
        let scans = try DeepStack.map(sides, finished: { _, _ in }) { side in
          Result { () throws(InputError) in try Scan(of: side, options: options, readingTime: readingTime) }
        }.map { try $0.get() }
        return (scans, byFile)
      }
    }.get()
  }

  /// What a cache has: git is asked only for the rest.
  private func cachedReadings(_ files: [SourceFile], _ cache: FactCache) -> [SourceFile: FileReading] {
    let readings = DeepStack.map(files, finished: { _, _ in }) { [root] file in
      FileReading(of: file, below: root, knownTo: cache).map { (file, $0) }
    }
    return Dictionary(uniqueKeysWithValues: readings.compactMap(\.self))
  }
}
