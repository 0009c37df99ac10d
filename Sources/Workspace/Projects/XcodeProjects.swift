/// All projects that have to do with a scan.
package struct XcodeProjects: Sendable {
  /// Sorted by their places.
  package let projects: [XcodeProject]
  /// The targets of all.
  let all: [XcodeTarget]
  /// What each of ``all`` is called: where two projects have a target of one name, with the project's place.
  let names: [String]

  /// - Parameter root: the scanned root, which folders are relative to.
  package init(_ projects: [XcodeProject], root: AbsolutePath) {
    self.projects = projects.sorted { $0.place.string < $1.place.string }
    let targets = self.projects.flatMap { project in project.targets.map { (project: project, target: $0) } }
    var counts: [String: Int] = [:]
    for (_, target) in targets { counts[target.name, default: 0] += 1 }
    all = targets.map(\.target)
    names = targets.map { project, target in
      let isShared = counts[target.name, default: 0] > 1
      return isShared ? "\(project.place.way(from: root).dropLast(".xcodeproj".count))/\(target.name)" : target.name
    }
  }

  /// The names by which targets can be chosen, sorted.
  package var targetNames: [String] { Set(all.map(\.name) + names).sorted() }

  /// The targets of these names, and the libraries that they are built of, and so on.
  func closure(of chosen: [String]) -> Set<Int> {
    let libraries = all.indices.filter { all[$0].kind == .library }
    let byName = Dictionary(grouping: libraries) { all[$0].name }
    let byProduct = Dictionary(grouping: libraries) { all[$0].product ?? "" }
    var found: Set<Int> = []
    var waiting = all.indices.filter { chosen.contains(all[$0].name) || chosen.contains(names[$0]) }
    // Each name is looked up once, however many ask for it.
    var known: Set<[String]> = []
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      for name in all[next].dependencies where known.insert(["target", name]).inserted { waiting += byName[name] ?? [] }
      for name in all[next].linkedProducts where known.insert(["product", name]).inserted {
        waiting += byProduct[name] ?? []
      }
    }
    return found
  }
}

extension AbsolutePath {
  /// The path as seen from a folder, with `..` where it lies above or beside.
  package func way(from folder: AbsolutePath) -> String {
    let shared = commonAncestor(with: folder)
    let up = folder.string.pathComponents.count - shared.string.pathComponents.count
    let down = relative(to: shared) ?? ""
    let names = Array(repeating: "..", count: up) + down.pathComponents
    return names.isEmpty ? "." : names.joined(separator: "/")
  }
}
