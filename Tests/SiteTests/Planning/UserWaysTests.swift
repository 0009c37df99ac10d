import GraphModel
import Testing

@testable import Site

@Suite struct UserWaysTests {
  /// Nodes whose names begin with a lower case letter are screens.
  private func ways(to place: String, _ edges: [Edge]) -> [String] {
    let ids = Set(edges.flatMap { [$0.from, $0.to] }).sorted()
    let nodes = ids.map { id in
      Museum.node(id, id == "Owner" ? .owner : id.first?.isLowercase == true ? .screen : .coordinator)
    }
    let index = SiteIndex(GraphDocument(nodes: nodes, edges: edges))
    return UserWays(index, index.unprompted).ways(to: place).map { $0.map(text).joined(separator: " ") }
  }

  private func text(_ hop: UserWays.Hop) -> String {
    switch hop.cause {
    case .launch: "launch \(hop.to)"
    case .start: "> \(hop.to)"
    case .message(let message): "-\(message)- \(hop.to)"
    case .unknown: "? \(hop.to)"
    }
  }

  private func screen(_ from: String, _ to: String, isInitial: Bool = false) -> Edge {
    Museum.edge(from, to, .screen(ScreenRelation(.push, isInitial: isInitial)))
  }

  private func move(_ from: String, _ trigger: String, _ to: String, by: String) -> Edge {
    let move: FlowRelation.Move = to.first?.isLowercase == true ? .transition(.push) : .start
    return Museum.edge(from, to, .flow(FlowRelation(trigger: trigger, move: move, by: by)))
  }

  private var app: [Edge] {
    [
      Museum.edge("Owner", "App", .root(isRetained: true)), Museum.child("App", "Login"), Museum.child("App", "Main"),
      screen("Login", "login", isInitial: true), screen("Main", "home", isInitial: true), screen("Main", "detail"),
      move("login", "didLogin", "Main", by: "App"), move("home", "open", "detail", by: "Main"),
      move("detail", "again", "detail", by: "Main"),
    ]
  }

  @Test func `a way goes by screens and messages from where the app begins`() {
    #expect(ways(to: "detail", app) == ["launch App > Login > login -didLogin- Main > home -open- detail"])
  }

  @Test func `ways that end in other messages follow, those through the place itself do not`() {
    let more = app + [move("login", "skip", "Main", by: "App"), move("detail", "back", "Main", by: "App")]
    #expect(
      ways(to: "home", more) == [
        "launch App > Login > login -didLogin- Main > home", "launch App > Login > login -skip- Main > home",
      ])
  }

  @Test func `few messages come before few steps`() {
    let more =
      app + [Museum.child("App", "Tabs"), Museum.child("Tabs", "Box"), screen("Box", "detail", isInitial: true)]
    #expect(ways(to: "detail", more).first == "launch App > Tabs > Box > detail")
  }

  @Test func `what no known message leads to is reached by who shows it`() {
    let edges = app + [screen("Main", "lost"), move("nowhere", "go", "lost", by: "Main")]
    #expect(ways(to: "lost", edges) == ["launch App > Login > login -didLogin- Main ? lost"])
    #expect(ways(to: "nowhere", edges) == [])
  }

  @Test func `without an owner ways begin where nobody starts`() {
    #expect(ways(to: "home", app.filter { !$0.isOf(.root) }) == ["launch App > Login > login -didLogin- Main > home"])
  }

  @Test func `a graph with very many ways is searched in time`() {
    let layers = (0..<12).flatMap { layer in
      (0..<8).flatMap { from in
        (0..<8).map { move("l\(layer)n\(from)", "go\($0)", "l\(layer + 1)n\($0)", by: "App") }
      }
    }
    let edges = [Museum.edge("Owner", "App", .root(isRetained: true)), screen("App", "l0n0", isInitial: true)] + layers
    #expect(ways(to: "l12n0", edges).count == 8)
  }

  @Test func `all ways are told, the main one first and others as the source has them`() {
    let screens = ["z", "y", "x", "w", "v", "u"]
    let moves = screens.enumerated().map { line, screen in
      Museum.edge(screen, "end", .flow(FlowRelation(trigger: "go", move: .transition(.push), by: "App")), line + 1)
    }
    let edges =
      [
        Museum.edge("Owner", "App", .root(isRetained: true)), screen("App", "v", isInitial: true),
        move("v", "on", "x", by: "App"),
      ]
      + screens.filter { !"vx".contains($0) }.map { move("x", "to", $0, by: "App") } + moves
    #expect(
      ways(to: "end", edges).map { $0.dropFirst(13) } == [
        "v -go- end", "v -on- x -go- end", "v -on- x -to- z -go- end", "v -on- x -to- y -go- end",
        "v -on- x -to- w -go- end", "v -on- x -to- u -go- end",
      ])
  }

  @Test func `what no launch leads to begins with its owner, and a screen's own coordinator with the screen`() {
    let nodes =
      [Museum.node("App", .coordinator), Museum.node("Own", .coordinator), Museum.node("Lost", .coordinator)]
      + ["home", "own", "lost"].map { Museum.node($0, .screen) } + [Museum.node("Bridge", .owner)]
    let launch = Node(id: "Launch", kind: .owner, name: "Launch", isLaunch: true, location: Museum.place(1))
    let edges = [
      Museum.edge("Bridge", "Lost", .root(isRetained: true)), Museum.edge("Launch", "App", .root(isRetained: true)),
      Museum.edge("home", "Own", .root(isRetained: true)), screen("App", "home", isInitial: true),
      screen("Own", "own", isInitial: true), screen("Lost", "lost", isInitial: true),
    ]
    let content = Museum.content(of: GraphDocument(nodes: nodes + [launch], edges: edges), findings: [])
    let way = { (place: String) -> String in
      let lines = content.plan.ways.ways(to: place).map { content.phrases.way($0, content.index) }
      let pieces = lines.first?.compactMap { piece -> String? in
        switch piece {
        case .aside(let text), .type(let text): text
        default: nil
        }
      }
      return pieces?.joined(separator: " ") ?? ""
    }
    #expect(way("own") == "Launch home own")
    #expect(way("lost") == "Bridge lost")
  }

  @Test func `tabs need no message, and what is never started is no way`() {
    let never = ChildRelation(retention: .property, isStarted: false, isRemoved: false)
    let edges = [
      Museum.edge("Owner", "App", .root(isRetained: true)), screen("App", "bar", isInitial: true),
      Museum.edge("App", "tab", .screen(ScreenRelation(.tab))), Museum.edge("App", "Other", .child(never)),
      screen("Other", "other", isInitial: true),
    ]
    #expect(ways(to: "tab", edges) == ["launch App > tab"])
    #expect(ways(to: "other", edges) == [])
  }
}
