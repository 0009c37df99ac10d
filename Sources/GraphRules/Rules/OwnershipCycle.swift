import GraphModel

/// Finds coordinators that start each other in a circle.
package struct OwnershipCycle: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "ownership-cycle",
      summary: "Coordinators start each other in a circle.",
      why: """
        That may be meant: a user can go from a profile to a post and on to another profile. But each step adds a \
        coordinator to the one before, so that the tree grows as long as the user goes on, and the app has no tree \
        to draw.
        """,
      visible: """
        Each step round the circle adds an instance to the memory graph, which goes when the user steps back.
        """,
      exception: "Users are meant to go on without an end, and each step back ends a coordinator.",
      source: "The pattern itself: coordinators form a tree, of which the root is the app's",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .info)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    let steps = app.graph.edges.filter { $0.relation.kind == "child" && $0.from != $0.to && $0.confidence == .certain }
    let next = Dictionary(grouping: steps, by: \.from)
    var told: Set<[String]> = []
    return next.keys.sorted().compactMap { start -> Offence? in
      guard let circle = circle(from: start, next) else { return nil }
      let members = circle.map(\.from).sorted()
      // A circle is told once, from the member that comes first, and no member twice.
      guard members.first == start, told.isDisjoint(with: members.map { [$0] }) else { return nil }
      told.formUnion(members.map { [$0] })
      return offence(circle)
    }
  }

  /// The shortest way back to where it began.
  private func circle(from start: String, _ next: [String: [Edge]]) -> [Edge]? {
    var ways: [[Edge]] = (next[start] ?? []).map { [$0] }
    var seen: Set<String> = []
    var index = 0
    while index < ways.count {
      let way = ways[index]
      index += 1
      guard let last = way.last?.to else { continue }
      if last == start { return way }
      if seen.insert(last).inserted { ways += (next[last] ?? []).map { way + [$0] } }
    }
    return nil
  }

  private func offence(_ circle: [Edge]) -> Offence? {
    guard let place = circle[0].evidence.first else { return nil }
    let names = circle.map(\.from) + [circle[0].from]
    return Offence(
      message: "coordinators start each other in a circle: \(names.joined(separator: " → "))",
      location: place.location, symbols: circle.map(\.from),
      places: circle.compactMap(\.evidence.first).saying("starts the next here"))
  }

  private static let badExample = example(
    profile: """
      func start() { children.forEach { $0.start() } }
        @objc func postTapped() {
          let post = PostCoordinator()
          children = [post]
          post.start()
        }
      """)

  private static let goodExample = example(profile: "func start() { children.forEach { $0.start() } }")

  private static func example(profile: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class ProfileCoordinator: Coordinator {
      private var children: [Coordinator] = []
      \(profile)
    }

    final class PostCoordinator: Coordinator {
      private var author: ProfileCoordinator?

      func start() {
        let author = ProfileCoordinator()
        self.author = author
        author.start()
      }
    }

    final class AppCoordinator: Coordinator {
      private let post = PostCoordinator()
      func start() { post.start() }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
