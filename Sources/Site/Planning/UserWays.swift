import Algorithms
import GraphModel

/// How a user gets to coordinators and screens from where the app begins, by as few messages as possible.
struct UserWays: Sendable {
  /// One step towards a place.
  struct Hop: Hashable, Sendable {
    enum Cause: Hashable, Sendable {
      /// Where the app begins, or an owner that nothing is known to lead to.
      case launch
      /// The coordinator before does it by itself.
      case start
      /// A user's message asks for it.
      case message(String)
      /// The coordinator before does it, at whose word could not be followed.
      case unknown
    }

    /// Nil where the app begins, and nobody is known to begin it.
    let from: String?
    let to: String
    let cause: Cause
  }

  /// The last step of the shortest way to each place.
  private let last: [String: Hop]
  private let distances: [String: Int]
  /// All last steps to each place, in the order of the source.
  private let arrivals: [String: [Hop]]

  init(_ index: SiteIndex, _ unprompted: Unprompted) {
    var search = WaySearch(index, unprompted)
    search.run()
    last = search.last
    distances = search.distances
    arrivals = Dictionary(grouping: search.all, by: \.to)
  }

  /// The ways to a place that differ in their last message, the shortest first, then as the source has them; none where nothing leads
  /// there from the start.
  func ways(to place: String) -> [[Hop]] {
    guard let shortest = way(to: place) else { return [] }
    var seen: Set<String> = [place]
    let others = endings(at: place, &seen).compactMap { ending -> [Hop]? in
      guard let first = ending.first, let from = first.from, let before = way(to: from) else { return nil }
      return before.contains { hop in ending.contains { $0.to == hop.to } } ? nil : before + ending
    }.filter { $0 != shortest }
    let ordered = others.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
    return [shortest] + ordered.map(\.element)
  }

  /// How far a place is from where the app begins, for who orders places; the unreachable come last.
  func distance(of place: String) -> Int { distances[place] ?? .max }

  /// The messages that lead to a place, each with what follows from it without another one.
  private func endings(at place: String, _ seen: inout Set<String>) -> [[Hop]] {
    var endings: [[Hop]] = []
    for hop in arrivals[place] ?? [] {
      switch hop.cause {
      case .message: endings.append([hop])
      case .start:
        guard let from = hop.from, seen.insert(from).inserted else { continue }
        endings += self.endings(at: from, &seen).map { $0 + [hop] }
      // A way that could not be followed says nothing where there are others.
      case .launch, .unknown: continue
      }
    }
    return endings
  }

  private func way(to place: String) -> [Hop]? {
    var way: [Hop] = []
    var next: String? = place
    while let place = next {
      guard let hop = last[place] else { return nil }
      way.append(hop)
      next = hop.cause == .launch ? nil : hop.from
    }
    return way.reversed()
  }
}

extension UserWays.Hop {
  /// The certain before the unknown.
  fileprivate var rank: Int {
    switch cause {
    case .launch: 0
    case .start: 1
    case .message: 2
    case .unknown: 3
    }
  }
}

extension [UserWays.Hop] {
  /// How many messages it takes, then how many steps.
  fileprivate var cost: Int { count { $0.rank >= 2 } * 1_000 + count }
}

/// Spreads from where the app begins: first what needs no message, then what one more message leads to.
private struct WaySearch {
  private(set) var last: [String: UserWays.Hop] = [:]
  /// In which order places were reached.
  private(set) var distances: [String: Int] = [:]
  /// All steps, those of coordinators first.
  let all: [UserWays.Hop]
  /// The same by where they lead away from.
  private let hops: [String: [UserWays.Hop]]
  private let launches: [UserWays.Hop]
  /// What owners start that the system does not launch.
  private let bridges: [UserWays.Hop]
  private var reached: [String] = []

  init(_ index: SiteIndex, _ unprompted: Unprompted) {
    var hops: [UserWays.Hop] = []
    for coordinator in index.coordinators.map(\.id) {
      // What is made and never started shows nothing.
      let children = index.edges(from: coordinator, .child).filter(\.isStarted).map(\.to)
      let screens = index.edges(from: coordinator, .screen)
      let initial = screens.filter(\.isInitialScreen).map(\.to)
      // Of a tab bar every tab is one touch away.
      let tabs = screens.filter { $0.transition == .tab }.map(\.to)
      let sure = Set(
        initial + tabs + unprompted.children(of: coordinator)
          + (initial.isEmpty ? unprompted.screens(of: coordinator) : []))
      hops += (screens.map(\.to) + children).uniqued(on: \.self).map { target in
        UserWays.Hop(from: coordinator, to: target, cause: sure.contains(target) ? .start : .unknown)
      }
    }
    hops += index.edges.compactMap { edge in
      edge.flow.map { UserWays.Hop(from: edge.from, to: edge.to, cause: .message($0.trigger)) }
    }
    let launched = index.roots.filter { index.nodes[$0.from]?.isLaunch == true }
    let others = launched.isEmpty ? [] : index.roots.filter { index.nodes[$0.from]?.isLaunch != true }
    // A screen that starts a coordinator of its own does it when it comes up.
    hops += others.map { UserWays.Hop(from: $0.from, to: $0.to, cause: .start) }
    all = Array(hops.uniqued(on: \.self))
    self.hops = Dictionary(grouping: all) { $0.from ?? "" }
    bridges = others.map { UserWays.Hop(from: $0.from, to: $0.to, cause: .launch) }
    let roots = launched.isEmpty ? index.roots : launched
    let parentless = index.coordinators.filter { index.starters(of: $0.id).allSatisfy { $0.from == $0.to } }
    launches =
      roots.isEmpty
      ? parentless.map { UserWays.Hop(from: nil, to: $0.id, cause: .launch) }
      : roots.map { UserWays.Hop(from: $0.from, to: $0.to, cause: .launch) }
  }

  mutating func run() {
    var level = launches
    while !level.isEmpty {
      let new = spread(level)
      level = steps(from: new) { if case .message = $0 { true } else { false } }
      // Only where no message leads on: whatever else the coordinators do.
      if level.isEmpty { level = steps(from: reached) { $0 == .unknown } }
      // And last where nothing else leads: from owners that it cannot be told how the app gets to.
      if level.isEmpty { level = bridges.filter { last[$0.to] == nil } }
    }
  }

  /// Takes the steps to new places, and all that follows without a message.
  private mutating func spread(_ level: [UserWays.Hop]) -> [String] {
    var waiting = level
    var new: [String] = []
    var position = 0
    while position < waiting.count {
      let hop = waiting[position]
      position += 1
      guard last[hop.to] == nil else { continue }
      last[hop.to] = hop
      distances[hop.to] = distances.count
      new.append(hop.to)
      waiting += (hops[hop.to] ?? []).filter { $0.cause == .start }
    }
    reached += new
    return new
  }

  private func steps(from places: [String], where isMeant: (UserWays.Hop.Cause) -> Bool) -> [UserWays.Hop] {
    places.flatMap { hops[$0] ?? [] }.filter { isMeant($0.cause) && last[$0.to] == nil }
  }
}
