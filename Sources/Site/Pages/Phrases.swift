import Algorithms
import GraphModel

/// The words that pages have for the facts of an edge.
struct Phrases: Sendable {
  let words: Words

  /// "started, kept in a collection, removed when it ends".
  func keeping(_ edge: Edge) -> [Inline] {
    var parts: [Inline] = []
    switch edge.relation {
    case .root(let isRetained, let isStarted):
      if !isStarted { parts.append(.text(words("not started by it", "이것이 시작하지 않음"))) }
      parts.append(
        .term("retention", label: isRetained ? words("kept in a property", "프로퍼티에 유지됨") : notKept))
    case .child(let child):
      if !child.isStarted { parts.append(.text(words("not started by it", "이것이 시작하지 않음"))) }
      parts.append(.term("retention", label: retention(of: child)))
      if child.isRemoved { parts.append(.term("removal", label: words("removed when it ends", "끝나면 제거됨"))) }
    case .delegate, .screen, .flow: break
    }
    return (parts + likely(edge)).joined(", ")
  }

  /// "through the delegate `delegate` as `LoginCoordinatorDelegate`, held weakly · sends `didFinish`".
  func wire(_ wire: DelegateRelation) -> [Inline] {
    var text: [Inline] = [.term("callback", label: via(wire.via)), " "]
    text += wire.links.map(Inline.code).joined(", ")
    if let name = wire.protocolName { text += [.text(words(" as ", ", 타입 ")), .code(name)] }
    // A closure that is held strongly may well capture weakly; only references to the coordinator are told about.
    if let isWeak = wire.isWeak, [.delegate, .parent].contains(wire.via) {
      text.append(.text(isWeak ? words(", held weakly", ", 약한 참조") : words(", held strongly", ", 강한 참조")))
    }
    if wire.messages.isEmpty { return text + [.text(words(" · sends nothing yet", " · 보내는 메시지 없음"))] }
    return text + [.text(words(" · sends ", " · 메시지 "))] + wire.messages.map(Inline.code).joined(", ")
  }

  func likely(_ edge: Edge) -> [Inline] {
    edge.confidence == .likely ? [.term("likely", label: words("likely", "추정"))] : []
  }

  /// The remark at the end of a statement on an edge that is only likely.
  func doubt(_ edge: Edge) -> [Inline] { likely(edge).flatMap { [" · ", $0] } }

  /// Where a move leads: the screen and how it comes up, or the coordinator that starts with what it opens.
  func target(of move: Edge, _ openings: OpeningScreens) -> [Inline] {
    switch move.flow?.move {
    case .transition(let transition): return [.transition(transition), " ", .type(move.to)]
    case .start, nil:
      let screens = openings.screens(of: move.to)
      let name: [Inline] = words(["starts ", .type(move.to)], [.type(move.to), " 시작"])
      if screens.isEmpty { return name }
      return name + [.text(words(", which opens ", ", 첫 화면 "))] + listed(screens)
    }
  }

  /// A few types by name, and how many more there are.
  func listed(_ ids: [String], limit: Int = 6) -> [Inline] {
    let more = ids.count - limit
    let rest: [Inline] = more > 0 ? [.text(words(" and \(more) more", " 외 \(more)개"))] : []
    return ids.prefix(limit).map(Inline.type).joined(", ") + rest
  }

  /// A way as what the user meets: screens and messages, with the coordinators alone that no screen stands for.
  func way(_ hops: [UserWays.Hop], _ index: SiteIndex) -> [Inline] {
    var text: [Inline] = [start(of: hops, index)]
    var crossed: [String] = []
    var isUnknown = false
    for hop in hops {
      if case .message(let message) = hop.cause {
        crossed = []
        text += [" → ", .code(message)]
      }
      isUnknown = hop.cause == .unknown || (isUnknown && !crossed.isEmpty)
      if index.nodes[hop.to]?.kind == .coordinator {
        crossed.append(hop.to)
      } else {
        if isUnknown { text += [" → "] + crossed.map(Inline.type).joined(" → ") }
        text += [" → ", .type(hop.to)]
        (crossed, isUnknown) = ([], false)
      }
    }
    return crossed.isEmpty ? text : text + [" → "] + crossed.map(Inline.type).joined(" → ")
  }

  /// The launch, or an owner that it cannot be told how the app gets to.
  private func start(of hops: [UserWays.Hop], _ index: SiteIndex) -> Inline {
    let launch = Inline.aside(words("Launch", "앱 시작"))
    guard let owner = hops.first?.from, index.nodes[owner]?.isLaunch == false,
      index.roots.contains(where: { index.nodes[$0.from]?.isLaunch == true })
    else { return launch }
    return .type(owner)
  }

  /// What a message leads to, by how it comes up; where a coordinator starts, in words of its own.
  func targets(of moves: [Edge], _ openings: OpeningScreens) -> [Inline] {
    let starts = Array(moves.filter { $0.shownBy == nil }.map { target(of: $0, openings) }.uniqued(on: \.self))
    let shown = Transition.allCases.compactMap { transition -> [Inline]? in
      let screens = moves.filter { $0.shownBy == transition }.map(\.to).uniqued(on: \.self)
      if screens.isEmpty { return nil }
      return [.transition(transition), " "] + screens.map(Inline.type).joined(", ")
    }
    return (shown + starts).joined(words(", or ", ", 또는 "))
  }

  private var notKept: String { words("not kept", "유지되지 않음") }

  private func retention(of child: ChildRelation) -> String {
    switch child.retention {
    case .collection: words("kept in a collection", "컬렉션에 유지됨")
    case .property: words("kept in a property", "프로퍼티에 유지됨")
    case .none: child.isValue ? words("a value", "값") : notKept
    }
  }

  private func via(_ via: DelegateRelation.Via) -> String {
    switch via {
    case .delegate: words("through the delegate", "델리게이트")
    case .parent: words("as its parent,", "부모 참조")
    case .closure: words("through the closure", "클로저")
    case .publisher: words("through the publisher", "퍼블리셔")
    }
  }
}

extension Edge {
  /// How a move brings a screen up; nil where it starts a coordinator.
  fileprivate var shownBy: Transition? {
    if case .transition(let transition)? = flow?.move { transition } else { nil }
  }
}
