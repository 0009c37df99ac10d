import SourceFacts

/// Which files below a library's folder are the library's: all, unless somebody put them among an app's own.
struct LibraryFiles {
  private(set) var files: Set<Int>
  private let all: [FileFacts]
  private let folders: [[String]]

  init(
    of fingerprint: LibraryFingerprint, below folder: [String], among all: [FileFacts], folders: [[String]],
    declaring: some Sequence<Int>
  ) {
    self.all = all
    self.folders = folders
    let below = all.indices.filter { folders[$0].starts(with: folder) }
    files = Set(below.filter { !all[$0].uses(fingerprint) })
    let core = core(declaring)
    if files.count < below.count {
      files = core
    } else {
      removeDependents(of: folder, besides: core)
    }
    files.formUnion(extensionTargets(of: fingerprint, beside: folder))
  }

  /// The files that declare what the model describes, and those that they need.
  private func core(_ declaring: some Sequence<Int>) -> Set<Int> {
    var homes: [String: [Int]] = [:]
    for file in files {
      for type in all[file].types { homes[type.name, default: []].append(file) }
    }
    var core = files.intersection(declaring)
    var pending = Array(core)
    while let file = pending.popLast() {
      for name in all[file].usedTypeNames {
        for home in homes[name] ?? [] where core.insert(home).inserted { pending.append(home) }
      }
    }
    return core
  }

  /// Takes out what depends on the rest of the tree: an app's file does, and a library's does not.
  private mutating func removeDependents(of folder: [String], besides core: Set<Int>) {
    let outside = all.indices.filter { !folders[$0].starts(with: folder) }
    let declared = Set(files.flatMap { all[$0].types.map(\.name) })
    var foreign = Set(outside.flatMap { all[$0].types.map(\.name) }).subtracting(declared)
    var suspects = files.subtracting(core)
    while true {
      let dependents = suspects.filter { !all[$0].usedTypeNames.isDisjoint(with: foreign) }
      if dependents.isEmpty { return }
      files.subtract(dependents)
      suspects.subtract(dependents)
      foreign.formUnion(dependents.flatMap { all[$0].types.map(\.name) })
    }
  }

  /// Targets beside the library's that extend it for another framework.
  private func extensionTargets(of fingerprint: LibraryFingerprint, beside folder: [String]) -> [Int] {
    guard !folder.isEmpty else { return [] }
    let targets = fingerprint.modules.map { folder.dropLast() + [$0] }.filter { $0 != folder[...] }
    return all.indices.filter { file in
      targets.contains { folders[file].starts(with: $0) } && !all[file].types.contains(where: \.isLaunched)
    }
  }
}
