import GraphModel
import GraphSketch
import Testing

@Suite struct GraphSelectionTests {
  private typealias Change = (inout GraphSelection) -> Void

  private func part(of graph: GraphDocument = Shop.graph, _ change: Change) throws -> GraphPart {
    var selection = GraphSelection()
    change(&selection)
    return try selection.part(of: graph)
  }

  private func nodes(_ part: GraphPart) -> String { part.document.nodes.map(\.id).joined(separator: " ") }

  private func rests(_ part: GraphPart) -> [String] {
    part.rests.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.words)" }
  }

  @Test func `nothing asked for is the whole`() throws {
    #expect(GraphSelection().isWhole)
    #expect(try part { _ in } == GraphPart(whole: Shop.graph))
  }

  @Test func `a focus has one step around it, and its neighbours say what else they lead to`() throws {
    let part = try part { $0.focus = ["Cart"] }
    #expect(nodes(part) == "CardView Cart CartView DoneView ListView Pay Store")
    #expect(rests(part).isEmpty)
    let app = try self.part { $0.focus = ["App"] }
    #expect(nodes(app) == "App HelpView ListView Login LoginView Scene Store")
    #expect(rests(app) == ["Store +2 coordinators, 3 screens"])
  }

  @Test func `a focus of several names has what is around each, and a larger depth more of it`() throws {
    #expect(try nodes(part { $0.focus = ["Stray", "Login"] }) == "App HelpView Login LoginView Stray StrayView")
    let deep = try part {
      $0.focus = ["Store"]
      $0.depth = 2
    }
    #expect(nodes(deep) == "App CardView Cart CartView DoneView ListView Pay Scene Store")
    #expect(rests(deep) == ["App +1 coordinator, 2 screens"])
  }

  @Test func `around a screen stand the screens that moves join to it`() throws {
    #expect(try nodes(part { $0.focus = ["LoginView"] }) == "HelpView Login LoginView Store")
    #expect(try nodes(part { $0.focus = ["CardView"] }) == "CardView DoneView Pay")
  }

  @Test func `a depth alone counts from where the app begins`() throws {
    let part = try part { $0.depth = 1 }
    #expect(nodes(part) == "App HelpView ListView Login LoginView Scene Store Stray StrayView")
    #expect(rests(part) == ["Store +2 coordinators, 3 screens"])
    #expect(try nodes(self.part { $0.depth = 0 }) == "App Scene Stray StrayView")
  }

  @Test func `all ways to a screen are what leads there, and what shows it`() throws {
    #expect(
      try nodes(part { $0.reaches = ["CardView"] })
        == "App CardView Cart CartView ListView Login LoginView Pay Scene Store")
    #expect(try nodes(part { $0.reaches = ["HelpView"] }) == "App HelpView Login LoginView Scene")
  }

  @Test func `the shortest ways are those of the least steps`() throws {
    let part = try part {
      $0.from = "LoginView"
      $0.to = "CartView"
    }
    #expect(nodes(part) == "Cart CartView Login LoginView Store")
    #expect(throws: SelectionError.noWay(from: "CardView", to: "Login")) {
      try self.part {
        $0.from = "CardView"
        $0.to = "Login"
      }
    }
  }

  @Test func `a collapsed coordinator stands for what only it leads to`() throws {
    let part = try part { $0.collapsed = ["Store"] }
    #expect(nodes(part) == "App HelpView Login LoginView Scene Store Stray StrayView")
    #expect(rests(part) == ["Store +2 coordinators, 4 screens"])
    let shared = Sketch.document(Shop.text + "\nchild Login Pay collection started")
    let open = try self.part(of: shared) { $0.collapsed = ["Store"] }
    #expect(nodes(open) == "App CardView DoneView HelpView Login LoginView Pay Scene Store Stray StrayView")
    #expect(
      open.document.edges.filter { $0.to == "Pay" }.map { "\($0.relation.kind) \($0.from)" }
        == ["child Login", "child Store"])
  }

  @Test func `moves into what is collapsed lead to its card`() throws {
    let graph = Sketch.document(Shop.text + "\nflow HelpView CardView buy present Login")
    let moves = try part(of: graph) { $0.collapsed = ["Store"] }.document.edges.filter { $0.relation.kind == "flow" }
    #expect(moves.map { "\($0.from) \($0.to)" } == ["HelpView Store", "LoginView HelpView", "LoginView Store"])
  }

  @Test func `what is hidden is left out, and nothing tells of it`() throws {
    let part = try part { $0.hidden = ["*View", "Stra?"] }
    #expect(nodes(part) == "App Cart Login Pay Scene Store")
    #expect(part.rests.isEmpty)
    #expect(Set(part.document.edges.map(\.relation.kind)) == ["root", "child"])
  }

  @Test func `one kind alone`() throws {
    #expect(try nodes(part { $0.only = .coordinators }) == "App Cart Login Pay Scene Store Stray")
    let screens = try part { $0.only = .screens }
    #expect(nodes(screens) == "CardView CartView DoneView HelpView ListView LoginView StrayView")
    #expect(
      screens.document.edges.map { "\($0.from) \($0.to)" } == [
        "CardView DoneView", "CartView CardView", "ListView CartView", "LoginView HelpView", "LoginView ListView",
      ])
  }

  @Test
  func `a move to a coordinator without screens of its own leads to those of the children that it starts by itself`()
    throws
  {
    let graph = Sketch.document(
      """
      coordinator App
      coordinator Tabs
      coordinator Home
      coordinator Help
      child App Tabs property started
      child Tabs Home property started
      child Tabs Help property started
      shows App LoginView root initial
      shows Home HomeView tab initial
      shows Home DetailView push
      shows Help HelpView present
      flow LoginView Tabs loggedIn start App
      flow HomeView Help help start Tabs
      flow HomeView DetailView open push Home
      """)
    let edges = try part(of: graph) { $0.only = .screens }.document.edges
    #expect(edges.map { "\($0.from) \($0.to)" } == ["HomeView DetailView", "HomeView HelpView", "LoginView HomeView"])
  }

  @Test func `options join`() throws {
    let part = try part {
      $0.focus = ["App"]
      $0.hidden = ["Login"]
      $0.only = .coordinators
    }
    #expect(nodes(part) == "App Scene Store")
  }

  @Test(arguments: ["Nobody", "", "*Presenter", "[Cc]art"])
  func `a name that means nothing is an error`(name: String) {
    #expect(throws: SelectionError.nothingCalled(name)) { try part { $0.focus = [name] } }
    #expect(throws: SelectionError.nothingCalled(name)) { try part { $0.hidden = [name] } }
  }

  @Test func `names are the last part of a qualified name, too`() throws {
    let graph = Sketch.document("coordinator Main/Flow.Start name=Flow.Start\ncoordinator Other")
    for name in ["Main/Flow.Start", "Flow.Start", "Start", "St*"] {
      #expect(try nodes(part(of: graph) { $0.focus = [name] }) == "Main/Flow.Start")
    }
  }

  @Test func `circles end`() throws {
    let graph = Sketch.document(
      "coordinator A\ncoordinator B\nchild A B property started\nchild B A property started\nshows B S push")
    for change: Change in [{ $0.focus = ["A"] }, { $0.depth = 5 }, { $0.collapsed = ["B"] }, { $0.reaches = ["S"] }] {
      #expect(try !part(of: graph, change).document.nodes.isEmpty)
    }
  }

  @Test func `a part is a valid selection's fixed point`() throws {
    for change: Change in [
      { $0.focus = ["Cart"] }, { $0.depth = 1 }, { $0.collapsed = ["Store"] }, { $0.hidden = ["S*"] },
    ] {
      let once = try part(change).document
      guard (try? part(of: once, change)) != nil else { continue }
      #expect(try part(of: once, change).document == once)
    }
  }
}
