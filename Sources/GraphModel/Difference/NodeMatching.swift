/// Finds out which node of one document is which of another.
///
/// A node keeps its id unless it was renamed or a namesake came or went, which puts a folder in front of the id or takes it away.
/// A rename is claimed only where a type kept most of its edges and no other type has as good a claim, or where its file kept most of its lines,
/// so that reading the two documents in the other order finds the same pairs.
struct NodeMatching {
  /// The head's id for each of the base's nodes that the head has.
  private(set) var partners: [String: String] = [:]
  private(set) var renames: [GraphDifference.Rename] = []

  private var gone: [Node]
  private var come: [Node]
  private let oldLinks: [String: [NodeLink]]
  private let newLinks: [String: [NodeLink]]
  private let ownFiles: (base: Set<String>, head: Set<String>)?
  /// Where files of the base lie in the head, if that is another path.
  private let movedFiles: [String: String]
  /// The types that the changed files of a side declare.
  private let declared: (base: DeclaredTypes, head: DeclaredTypes)
  /// The types that one side alone declares.
  private let ownTypes: (base: [String: Set<String>], head: [String: Set<String>])

  init(
    base: GraphDocument, head: GraphDocument, ownFiles: (base: Set<String>, head: Set<String>)?,
    movedFiles: [String: String],
    declarations: (base: DeclaredTypes, head: DeclaredTypes)
  ) {
    self.ownFiles = ownFiles
    self.movedFiles = movedFiles
    declared = declarations
    ownTypes = (
      declarations.base.members.filter { !declarations.head.contains($0.key) },
      declarations.head.members.filter { !declarations.base.contains($0.key) }
    )
    let (old, new) = (Set(base.nodes.map(\.id)), Set(head.nodes.map(\.id)))
    gone = base.nodes.filter { !new.contains($0.id) }
    come = head.nodes.filter { !old.contains($0.id) }
    oldLinks = NodeLink.links(in: base)
    newLinks = NodeLink.links(in: head)
    for id in old.intersection(new) { partners[id] = id }
    // Those of one name first: what is left is judged by its neighbours, and by then most of these are known.
    matchUntilSettled(where: { $0.name == $1.name }, isRename: false)
    matchUntilSettled(where: { $0.kind == $1.kind }, isRename: true)
  }

  /// Each match may tell the neighbours of the next ones.
  private mutating func matchUntilSettled(where isCandidate: (Node, Node) -> Bool, isRename: Bool) {
    while true {
      let pairs = best(candidates(where: isCandidate, isRename: isRename))
      if pairs.isEmpty { return }
      for pair in pairs {
        partners[pair.old.id] = pair.new.id
        gone.removeAll { $0.id == pair.old.id }
        come.removeAll { $0.id == pair.new.id }
        if isRename { renames.append(GraphDifference.Rename(from: pair.old, to: pair.new)) }
      }
    }
  }

  private struct Pair {
    let old: Node
    let new: Node
    let score: Score
  }

  private func candidates(where isCandidate: (Node, Node) -> Bool, isRename: Bool) -> [Pair] {
    let known = Set(partners.values)
    let substitutions = Set(renames.map { NameWords.substitution(from: $0.from.name, to: $0.to.name) })
    let targets = come.map { new in
      (node: new, sides: NodeSides(newLinks[new.id] ?? []) { known.contains($0) ? $0 : nil })
    }
    return gone.flatMap { old in
      let sides = NodeSides(oldLinks[old.id] ?? []) { partners[$0] }
      return targets.filter { isCandidate(old, $0.node) }.map { new in
        let isAnalogous = substitutions.contains(NameWords.substitution(from: old.name, to: new.node.name))
        let score = Score(
          old: old, sides, new: new.node, new.sides, isInSameFile: areInSameFile(old, new.node),
          isAnalogous: isAnalogous,
          sharedMembers: sharedMembers(old.name, new.node.name), isSameBase: areSameBase(old, new.node),
          isRewritten: isRewritten(old, new.node))
        return Pair(old: old, new: new.node, score: score)
      }.filter { pair in
        if !isRename || isRewritten(pair.old, pair.new) { return true }
        let stays = pair.score.hasRelatedName ? staysBesideNew(pair.old, pair.new) : staysBehind(pair.old, pair.new)
        return pair.score.isRename && !stays && !isThereToo(pair.old, pair.new) && !mayBeAnother(pair.old, pair.new)
          && !isReplacement(pair)
      }
    }
  }

  private func areInSameFile(_ old: Node, _ new: Node) -> Bool {
    (movedFiles[old.location.file] ?? old.location.file) == new.location.file
  }

  /// Whether a file with one of both types is there on both sides, and the other type is in another file: the type is likely there still, and
  /// has no part in the flow.
  private func staysBehind(_ old: Node, _ new: Node) -> Bool {
    guard let ownFiles, !areInSameFile(old, new) else { return false }
    return !ownFiles.base.contains(old.location.file) || !ownFiles.head.contains(new.location.file)
  }

  /// Whether one of both files is there on both sides, and the other on one alone: beside the type came another one, or went. So it is with two
  /// files that both sides have.
  private func staysBesideNew(_ old: Node, _ new: Node) -> Bool {
    guard let ownFiles else { return false }
    let (isOldGone, isNewCome) = (
      ownFiles.base.contains(old.location.file), ownFiles.head.contains(new.location.file)
    )
    return isOldGone != isNewCome || !isOldGone && !areInSameFile(old, new)
  }

  /// Whether the other side declares a type of the same name too, which has no part in the flow there.
  private func isThereToo(_ old: Node, _ new: Node) -> Bool {
    declared.base.contains(new.name) || declared.head.contains(old.name)
  }

  /// Whether two types stand in one file, or in files that one side alone has each, of which the one became the other by its lines.
  private func isRewritten(_ old: Node, _ new: Node) -> Bool {
    guard let ownFiles, declared.base.otherNames[old.name] == new.name else { return false }
    return areInSameFile(old, new)
      || ownFiles.base.contains(old.location.file) && ownFiles.head.contains(new.location.file)
  }

  /// Whether a type of another name, in another file, that has few of the members took the place of one that went: a new screen is shown where
  /// the old one was.
  private func isReplacement(_ pair: Pair) -> Bool {
    !pair.score.hasRelatedName && !pair.score.isInSameFile
      && ownTypes.base[pair.old.name] != nil && ownTypes.head[pair.new.name] != nil
      && sharedMembers(pair.old.name, pair.new.name) < 0.5
  }

  /// Whether, of two types of related names, one side alone declares another one too that is called as much like the partner, has as many of its
  /// members, and has no partner yet: which of both it is cannot be told.
  private func mayBeAnother(_ old: Node, _ new: Node) -> Bool {
    let closeness = NameWords.closeness(old.name, new.name)
    guard closeness > 0, !areInSameFile(old, new), NameWords.areRelated(old.name, new.name) else {
      return false
    }
    let (known, found) = (Set(renames.map(\.from.name) + [old.name]), Set(renames.map(\.to.name) + [new.name]))
    let likeness = sharedMembers(old.name, new.name)
    return ownTypes.head.keys.contains {
      !found.contains($0) && NameWords.closeness(old.name, $0) >= closeness && sharedMembers(old.name, $0) >= likeness
    }
      || ownTypes.base.keys.contains {
        !known.contains($0) && NameWords.closeness($0, new.name) >= closeness
          && sharedMembers($0, new.name) >= likeness
      }
  }

  /// The share of their members that a type which the base alone declares and one which the head alone declares have in common, from 0 to 1.
  private func sharedMembers(_ old: String, _ new: String) -> Double {
    guard let members = ownTypes.base[old], let others = ownTypes.head[new] else { return 0 }
    return Double(members.intersection(others).count) / Double(max(1, members.union(others).count))
  }

  /// Whether two base classes, of which each side declares one alone, have nearly the same members: they may have no part in the flow by
  /// which they could be known.
  private func areSameBase(_ old: Node, _ new: Node) -> Bool {
    old.isBase && new.isBase && sharedMembers(old.name, new.name) >= 0.8
  }

  /// The pairs of which both nodes have no other partner that is as likely.
  private func best(_ pairs: [Pair]) -> [Pair] {
    let byOld = Dictionary(grouping: pairs, by: \.old.id)
    let byNew = Dictionary(grouping: pairs, by: \.new.id)
    return pairs.filter { pair in
      let rivals =
        (byOld[pair.old.id] ?? []).filter { $0.new.id != pair.new.id }
        + (byNew[pair.new.id] ?? []).filter { $0.old.id != pair.old.id }
      return rivals.allSatisfy { $0.score < pair.score }
    }
  }
}

/// One end of an edge as its node sees it.
private struct NodeLink: Hashable {
  let kind: String
  let isOutgoing: Bool
  /// The node at the other end.
  let neighbour: String

  /// The links of each node, each once.
  static func links(in document: GraphDocument) -> [String: [NodeLink]] {
    var links: [String: Set<NodeLink>] = [:]
    for edge in document.edges {
      let kind = edge.relation.kind
      links[edge.from, default: []].insert(NodeLink(kind: kind, isOutgoing: true, neighbour: edge.to))
      links[edge.to, default: []].insert(NodeLink(kind: kind, isOutgoing: false, neighbour: edge.from))
    }
    return links.mapValues { Array($0) }
  }
}

/// The links of a node, by whether both documents know the neighbour.
private struct NodeSides {
  /// With the head's ids.
  var known: Set<NodeLink> = []
  /// How many lead to nodes that are not matched, without these.
  var unknown: [NodeLink: Int] = [:]

  init(_ links: [NodeLink], newID: (String) -> String?) {
    for link in links {
      if let id = newID(link.neighbour) {
        known.insert(NodeLink(kind: link.kind, isOutgoing: link.isOutgoing, neighbour: id))
      } else {
        unknown[NodeLink(kind: link.kind, isOutgoing: link.isOutgoing, neighbour: ""), default: 0] += 1
      }
    }
  }

  var count: Int { known.count + unknown.values.reduce(0, +) }
}

/// How likely two nodes are one type.
private struct Score: Comparable {
  /// The share of the edges that both have, from 0 to 1; one to a neighbour that may itself be renamed counts half.
  let kept: Double
  /// How many edges lead to the same neighbours.
  let shared: Int
  /// How many tenths of their members both have, where it is known and most of them are: a few have the same names everywhere.
  private let members: Int
  let isInSameFile: Bool
  let hasRelatedName: Bool
  private let isCoordinator: Bool
  private let isSameBase: Bool
  private let isRewritten: Bool
  /// Whether the names differ in nothing but capitals.
  private let isSameWord: Bool
  /// Whether a type of that name is in that file on both sides.
  private let isSameType: Bool

  /// - Parameters:
  ///   - isInSameFile: whether the file with the one has become that with the other.
  ///   - isAnalogous: whether another type was renamed by the same change of words.
  ///   - sharedMembers: the share of their members that both have.
  ///   - isSameBase: whether both are base classes with the same members.
  ///   - isRewritten: whether the file of the one became that of the other, by its lines.
  init(
    old: Node, _ oldSides: NodeSides, new: Node, _ newSides: NodeSides, isInSameFile: Bool, isAnalogous: Bool,
    sharedMembers: Double, isSameBase: Bool, isRewritten: Bool
  ) {
    members = sharedMembers < 0.5 ? 0 : Int(10 * sharedMembers)
    isSameWord = old.name.lowercased() == new.name.lowercased()
    self.isSameBase = isSameBase
    self.isRewritten = isRewritten
    shared = oldSides.known.intersection(newSides.known).count
    let halves = oldSides.unknown.reduce(0) { $0 + min($1.value, newSides.unknown[$1.key] ?? 0) }
    kept = (Double(shared) + Double(halves) / 2) / Double(max(oldSides.count, newSides.count, 1))
    self.isInSameFile = isInSameFile
    isSameType = isInSameFile && old.name == new.name
    hasRelatedName = isAnalogous || NameWords.areRelated(old.name, new.name)
    isCoordinator = old.kind == .coordinator
  }

  /// With one edge alone it may be a new screen in the place of the old one, unless something else speaks for it.
  var isRename: Bool {
    let isLikely = isInSameFile || hasRelatedName || isCoordinator && kept == 1
    return isSameBase || isRewritten || isSameWord || kept > 0.5 && (shared > 1 || shared == 1 && isLikely)
  }

  static func < (first: Score, second: Score) -> Bool {
    if first.isSameWord != second.isSameWord { return second.isSameWord }
    if first.isSameType != second.isSameType { return second.isSameType }
    if first.isRewritten != second.isRewritten { return second.isRewritten }
    return (first.kept, first.members, first.evidence, first.shared)
      < (second.kept, second.members, second.evidence, second.shared)
  }

  private var evidence: Int { (isInSameFile ? 1 : 0) + (hasRelatedName ? 1 : 0) + (isSameBase ? 1 : 0) }
}
