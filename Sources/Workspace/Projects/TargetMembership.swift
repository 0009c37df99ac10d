/// Which targets compile the files of a listing, and what is left out of it for that.
package struct TargetMembership: Sendable {
  /// The listing without the files that are left out.
  package let listing: FileListing
  /// The names of the targets that compile each file, by its path; a file without is of no target that is known.
  package let targets: [String: Set<String>]
  /// The files of the listing that the projects which know their folders compile in no target.
  package let uncompiled: Set<String>

  /// Asks the projects about each file.
  ///
  /// - Parameters:
  ///   - tree: what the listing was made of.
  ///   - chosen: names of the targets whose code alone is meant, with the libraries that they are built of; empty for all.
  ///   - includesTests: whether what only test targets compile is read.
  package init(
    of listing: FileListing, in tree: some FileTree, projects: XcodeProjects, chosen: [String], includesTests: Bool
  ) {
    let index = TargetIndex(projects)
    let owners = FileOwners(listing, in: tree, projects: projects)
    let places = listing.files.map { (path: $0, place: listing.root.appending($0)) }
    var compiled = Dictionary(
      uniqueKeysWithValues: places.map {
        ($0.path, index.targets(of: $0.place, isOfPackage: owners.isOfPackage($0.place)))
      })
    let trusted = owners.trusted { compiled[$0]?.isEmpty == false }
    let moved = places.compactMap { path, place in
      owners.isOfPackage(place) || compiled[path]?.isEmpty != true
        ? nil : owners.project(of: place).map { (path: path, place: place, project: $0) }
    }
    let present = places.map(\.place) + listing.leftOut.map { listing.root.appending($0.path) }
    for (path, targets) in index.targets(ofMoved: moved, among: present) { compiled[path] = targets }
    let choice = projects.closure(of: chosen)
    var reasons: [String: LeftOut.Reason] = [:]
    var uncompiled: Set<String> = []
    for (path, place) in places {
      let targets = compiled[path, default: []]
      if targets.isEmpty {
        guard owners.project(of: place).map(trusted.contains) ?? false else { continue }
        if chosen.isEmpty { uncompiled.insert(path) } else { reasons[path] = .noTarget }
      } else if !chosen.isEmpty {
        if choice.isDisjoint(with: targets) { reasons[path] = .otherTarget }
      } else if !includesTests, targets.allSatisfy({ projects.all[$0].kind == .tests }) {
        reasons[path] = .testTarget
      }
    }
    self.listing = listing.leavingOut(reasons)
    self.uncompiled = uncompiled.filter { !listing.isGiven($0) }
    self.targets = compiled.filter { !$0.value.isEmpty }.mapValues { Set($0.map { projects.names[$0] }) }
  }

  private init(listing: FileListing, targets: [String: Set<String>], uncompiled: Set<String>) {
    self.listing = listing
    self.targets = targets
    self.uncompiled = uncompiled
  }

  /// The files that are read though the projects know no target of them, because they know too few of the files around.
  package var undecided: Set<String> {
    Set(listing.files.filter { targets[$0] == nil }).subtracting(uncompiled)
  }

  /// With files of which it is left open whether a target compiles them.
  package func leavingOpen(_ files: Set<String>) -> TargetMembership {
    TargetMembership(listing: listing, targets: targets, uncompiled: uncompiled.subtracting(files))
  }

  /// With files that are read whatever the projects say of them.
  package func joining(_ files: [String]) -> TargetMembership {
    TargetMembership(
      listing: listing.joining(files, given: files, projects: []), targets: targets,
      uncompiled: uncompiled.subtracting(files))
  }
}

/// Finds the targets of a file without asking each of them.
private struct TargetIndex {
  private var files: [String: [Int]] = [:]
  private var folders: [String: [(target: Int, exceptions: Set<String>)]] = [:]

  init(_ projects: XcodeProjects) {
    for (number, target) in projects.all.enumerated() {
      for file in target.files { files[file, default: []].append(number) }
      for (folder, exceptions) in target.folders { folders[folder, default: []].append((number, exceptions)) }
    }
  }

  /// The targets of files that were moved without telling their project, by their paths: it names one file below it that is not there, and one
  /// file of that name is in no target.
  ///
  /// - Parameter places: the files and folders that are there, those that are not read among them.
  func targets(
    ofMoved uncompiled: [(path: String, place: AbsolutePath, project: AbsolutePath)], among places: [AbsolutePath]
  ) -> [String: Set<Int>] {
    let candidates = Dictionary(grouping: uncompiled) { $0.place.folded.pathComponents.last ?? "" }
      .filter { $0.value.count == 1 }
    if candidates.isEmpty || files.isEmpty { return [:] }
    let present = Set(places.map(\.folded))
    let named = Dictionary(grouping: files.keys) { $0.pathComponents.last ?? "" }
    return candidates.reduce(into: [:]) { found, candidate in
      let references = named[candidate.key] ?? []
      let file = candidate.value[0]
      guard references.count == 1, references[0].hasPrefix(file.project.folded + "/") else { return }
      // The file itself, or a folder around it that is not read.
      let way = sequence(first: references[0]) { place in place.lastIndex(of: "/").map { String(place[..<$0]) } }
      if way.contains(where: present.contains) { return }
      found[file.path] = Set(files[references[0]] ?? [])
    }
  }

  /// - Parameter isOfPackage: whether another tool compiles it, and a project only if it names the file.
  func targets(of file: AbsolutePath, isOfPackage: Bool) -> Set<Int> {
    var found = Set(files[file.folded] ?? [])
    if folders.isEmpty || isOfPackage { return found }
    // The file and the folders on the way up, any of which may be excepted.
    var passed = [file.folded]
    var place = file
    while place != place.parent {
      place = place.parent
      for (target, exceptions) in folders[place.folded] ?? [] where exceptions.isDisjoint(with: passed) {
        found.insert(target)
      }
      passed.append(place.folded)
    }
    return found
  }
}
