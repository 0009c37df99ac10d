import Algorithms
import GraphModel
import SourceFacts
import Workspace

/// The Swift files of both sides of a comparison, of the one side that is no document, or of many commits.
struct ComparedSources: Sendable {
  let root: AbsolutePath
  /// The scanned root relative to the top of the repository.
  let folder: String

  private let repository: Repository
  private let options: ScanOptions
  private var sides: [ScannedState]
  /// Whether a side has files of the other's.
  private(set) var isCompleted = false

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
    let projects = try ProjectReading.readings(of: listings, in: states, repository)
    try options.refuseUnknownTargets(in: projects.map(\.projects))
    let memberships = states.indices.map {
      options.membership(of: listings[$0], in: trees[$0], projects: projects[$0].projects)
    }
    sides = states.indices.map { side in
      // A file that no target compiles goes by that on both sides or on none.
      let membership =
        states.count == 2 ? memberships[side].leavingOpen(memberships[1 - side].undecided) : memberships[side]
      let files = membership.listing.files.map {
        SourceFile(path: $0, content: states[side].tree.contents[places.root.appending($0)] ?? .file)
      }
      return ScannedState(membership: membership, files: files, projectProblems: projects[side].problems)
    }
    root = places.root
    folder = places.root.relative(to: repository.root) ?? ""
    self.repository = repository
    self.options = options
  }

  /// Whether both sides have the same files with the same contents, in the same targets.
  var areSame: Bool {
    sides.count == 2 && sides[0].files == sides[1].files && sides[0].files.allSatisfy { $0.content != .file }
      && sides[0].membership.targets == sides[1].membership.targets
  }

  /// The files of a side that the other has not or has in another way; none where there is no other side.
  func changedFiles(of side: Int) -> Set<String> {
    guard sides.count == 2 else { return [] }
    return Set(Set(sides[side].files).subtracting(sides[1 - side].files).map(\.path))
  }

  /// The files of a side that the other has under no name; those of the file system count by their paths.
  func ownFiles(of side: Int) -> Set<String> {
    guard sides.count == 2 else { return [] }
    let others = sides[1 - side].files
    let paths = Set(others.map(\.path))
    let blobs = Set(others.compactMap(\.content.object))
    return Set(
      sides[side].files.filter { file in
        !paths.contains(file.path) && !(file.content.object.map(blobs.contains) ?? false)
      }
      .map(\.path))
  }

  /// Where files of a side lie on the other, if that is another path; none where there is no other side.
  func movedFiles(of side: Int) -> [String: String] {
    guard sides.count == 2 else { return [:] }
    let contents = sides.map { Dictionary($0.files.map { ($0.path, $0.content) }) { first, _ in first } }
    return FileMoves(from: contents[side], to: contents[1 - side]).targets
  }

  /// The types that the changed files of each side declare.
  ///
  /// - Parameter known: files that were read before.
  func declarations(knowing known: [SourceFile: FileReading], cache: FactCache?) throws -> [DeclaredTypes] {
    let changed = sides.indices.map { side in
      let paths = changedFiles(of: side)
      return sides[side].files.filter { paths.contains($0.path) }
    }
    let read = try DeepStack.run { [self] in
      Result { try readings(of: changed.flatMap(\.self), knowing: known, cache: cache) { _ in } }
    }.get()
    let facts = changed.map { files in files.compactMap { read[$0]?.facts } }
    let own = facts.indices.map { ownFiles(of: $0) }
    let otherNames =
      facts.count == 2 ? namesOfRewrittenTypes(from: (facts[0], own[0]), to: (facts[1], own[1])) : [:]
    return facts.indices.map { side in
      DeclaredTypes(
        members: facts[side].declarations, otherNames: side == 0 ? otherNames : otherNames.inverted)
    }
  }

  /// Adds to each of two sides the files that it has in a package and the other on its own.
  ///
  /// - Parameter known: files that were read before.
  /// - Returns: these, and what was read to find them.
  mutating func completeFromPackages(
    knowing known: [SourceFile: FileReading] = [:], cache: FactCache?
  ) throws -> [SourceFile: FileReading] {
    guard sides.count == 2 else { return known }
    let own = sides.indices.map { side in
      let paths = ownFiles(of: side).subtracting(sides[side].membership.uncompiled)
      return sides[side].files.filter { paths.contains($0.path) }
    }
    if own.allSatisfy(\.isEmpty) { return known }
    let files = sides.map { Dictionary($0.files.map { ($0.path, $0) }) { first, _ in first } }
    let changed = changedFiles(of: 0).intersection(changedFiles(of: 1)).sorted()
    let needed = own.flatMap(\.self) + changed.flatMap { path in files.compactMap { $0[path] } }
    let read = try DeepStack.run { [self] in
      Result { try readings(of: needed, knowing: known, cache: cache) { _ in } }
    }.get()
    func facts(_ path: String, of side: Int) -> FileFacts? { files[side][path].flatMap { read[$0]?.facts } }
    let packaged = sides.indices.map { side in
      let pairs = changed.compactMap { path -> (here: FileFacts, there: FileFacts)? in
        guard let here = facts(path, of: 1 - side), let there = facts(path, of: side) else { return nil }
        return (here, there)
      }
      let facts = [side, 1 - side].map { own[$0].compactMap { read[$0]?.facts } }
      let paths = PackagedSources(own: facts[0], others: facts[1], changed: pairs).paths
      return own[side].filter { paths.contains($0.path) }
    }
    for side in sides.indices where !packaged[1 - side].isEmpty {
      sides[side] = sides[side].adding(packaged[1 - side])
      isCompleted = true
    }
    return read.merging(known) { first, _ in first }
  }

  /// Leaves out what the scans of the sides did, because no target compiles it.
  mutating func leaveOut(_ uncompiled: [Set<String>]) {
    for (side, paths) in zip(sides.indices, uncompiled) where !paths.isEmpty {
      sides[side] = sides[side].leavingOut(paths)
    }
  }

  /// Takes the sides over that an earlier run found the same; reads and parses each file of the others once, and resolves them at the same
  /// time.
  ///
  /// - Parameters:
  ///   - known: files that were read before.
  ///   - cache: what earlier runs found out about the files.
  /// - Returns: the scans, and the readings of all files that were needed.
  func scans(
    since start: ContinuousClock.Instant, knowing known: [SourceFile: FileReading] = [:], cache: FactCache?,
    progress: @escaping @Sendable (ScanProgress) -> Void
  ) throws -> (scans: [Scan], readings: [SourceFile: FileReading]) {
    let knownScans = DeepStack.map(sides, finished: { _, _ in }) { $0.knownScan(cache, options, since: start) }
    // The order of the first appearance, so that blobs arrive in the order in which they are waited for.
    var found: Set<SourceFile> = []
    let all = zip(sides, knownScans).filter { $1 == nil }.flatMap(\.0.files).filter { found.insert($0).inserted }
    return try DeepStack.run {
      Result {
        let byFile = try readings(of: all, knowing: known, cache: cache, progress: progress)
        progress(.resolving(fileCount: all.count))
        let readingTime = .now - start
        let jobs = zip(sides, knownScans).map { side, known in
          let files = known == nil ? side.files.compactMap { byFile[$0] } : []
          return (known, side, side.reading(of: files, options))
        }
        let scans = try DeepStack.map(jobs, finished: { _, _ in }) { known, side, reading in
          Result { () throws(InputError) in
            if let known { return known }
            return try side.scan(reading, options, cache: cache, readingTime: readingTime)
          }
        }.map { try $0.get() }
        return (scans, byFile)
      }
    }.get()
  }

  /// Reads the files that neither the caller nor the cache knows.
  private func readings(
    of files: [SourceFile], knowing known: [SourceFile: FileReading], cache: FactCache?,
    progress: @escaping @Sendable (ScanProgress) -> Void
  ) throws -> [SourceFile: FileReading] {
    let known =
      cache.map { known.merging(cachedReadings(files.filter { known[$0] == nil }, $0)) { first, _ in first } } ?? known
    let unread = files.filter { known[$0] == nil }
    let blobs = BlobReader(unread.compactMap(\.content.object).uniqued(on: \.self), from: repository)
    // Of a history many states are read at once.
    let deadline = ContinuousClock.now + options.timeLimit * max(1, sides.count / 2)
    let read = try FileReading.map(
      unread, below: root, blobs: blobs, cache: cache, before: deadline, progress: progress)
    var byFile = Dictionary(uniqueKeysWithValues: zip(unread, read))
    for file in files { byFile[file] = byFile[file] ?? known[file] }
    return byFile
  }

  /// What a cache has: git is asked only for the rest.
  private func cachedReadings(_ files: [SourceFile], _ cache: FactCache) -> [SourceFile: FileReading] {
    let readings = DeepStack.map(files, finished: { _, _ in }) { [root] file in
      FileReading(of: file, below: root, knownTo: cache).map { (file, $0) }
    }
    return Dictionary(uniqueKeysWithValues: readings.compactMap(\.self))
  }
}
