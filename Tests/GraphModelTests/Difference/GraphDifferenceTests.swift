import GraphModel
import GraphSketch
import Testing

@Suite struct GraphDifferenceTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let base: String
    let head: String
    let changes: [String]
  }

  private static let app = """
    owner Scene
    coordinator App
    coordinator Home
    coordinator Login
    root Scene App kept
    child App Home collection started removed
    child App Login collection started removed
    delegate Home App delegate weak didEnd()
    shows Home List push
    shows Login Form root
    shows Login Help present
    flow Form Help tapHelp() present Login
    """

  static let cases = [
    Case(testDescription: "nothing changes", base: app, head: app, changes: []),
    Case(
      testDescription: "a coordinator comes with its edges", base: app,
      head: app + "\ncoordinator Cart\nchild Home Cart collection started\nshows Cart Basket push",
      changes: ["+ screen Basket", "+ coordinator Cart", "+ child Home Cart", "+ screen Cart Basket"]),
    Case(
      testDescription: "a coordinator goes with its edges", base: app,
      head: """
        owner Scene
        coordinator App
        coordinator Home
        root Scene App kept
        child App Home collection started removed
        delegate Home App delegate weak didEnd()
        shows Home List push
        """,
      changes: [
        "- screen Form", "- screen Help", "- coordinator Login", "- child App Login", "- flow Form Help",
        "- screen Login Form", "- screen Login Help",
      ]),
    Case(
      testDescription: "retention, transition, strength and messages change", base: app,
      head: app.replacing("child App Home collection", with: "child App Home property")
        .replacing("shows Home List push", with: "shows Home List present")
        .replacing("weak didEnd()", with: "didEnd() didFail()"),
      changes: ["~ child App Home", "~ delegate Home App", "~ screen Home List"]),
    Case(
      testDescription: "a reference loses its source", base: app,
      head: app.replacing("delegate weak didEnd()", with: "delegate unstored didEnd()"), changes: []),
    Case(
      testDescription: "a reference becomes strong", base: app,
      head: app.replacing("delegate weak didEnd()", with: "delegate didEnd()"), changes: ["~ delegate Home App"]),
    Case(
      testDescription: "a child is no longer kept, but started still", base: app,
      head: app.replacing("child App Login collection started removed", with: "child App Login started"),
      changes: ["~ child App Login"]),
    Case(
      testDescription: "what a link is called does not count", base: app + "\ndelegate List Home delegate link=a",
      head: app + "\ndelegate List Home delegate link=b", changes: []),
    Case(
      testDescription: "files and lines do not count", base: app,
      head: "coordinator Home @New/Home.swift\n" + app, changes: []),
    Case(
      testDescription: "a screen is shown in two ways, and then in one", base: app + "\nshows Home List present",
      head: app, changes: ["- screen Home List"]),
    Case(
      testDescription: "a type becomes a coordinator", base: app + "\nparticipant Helper",
      head: app + "\ncoordinator Helper", changes: ["~ coordinator Helper"]),
    Case(
      testDescription: "a base class loses its subclasses, and nobody makes one", base: app + "\ncoordinator Base base",
      head: app + "\ncoordinator Base", changes: []),
    Case(
      testDescription: "a base class is made", base: app + "\ncoordinator Base base",
      head: app + "\ncoordinator Base\nchild App Base started", changes: ["~ coordinator Base", "+ child App Base"]),
    Case(
      testDescription: "a coordinator that was made becomes a base class",
      base: app + "\ncoordinator Base\nchild App Base started",
      head: app + "\ncoordinator Base base", changes: ["~ coordinator Base", "- child App Base"]),
    Case(
      testDescription: "a coordinator goes by another name", base: app,
      head: app.replacing("Login", with: "SignIn"), changes: ["= Login SignIn"]),
    Case(
      testDescription: "a renamed coordinator is changed too", base: app,
      head: app.replacing("Login", with: "SignIn").replacing("SignIn Help present", with: "SignIn Help push"),
      changes: ["= Login SignIn", "~ screen SignIn Help"]),
    Case(
      testDescription: "a parent and its child are renamed together", base: app,
      head: app.replacing("Login", with: "SignIn").replacing("Form", with: "Mask").replacing("App", with: "Main"),
      changes: ["= App Main", "= Form Mask", "= Login SignIn"]),
    Case(
      testDescription: "another type in the same place, with less in common, is no rename", base: app,
      head: app.replacing("shows Home List push", with: "shows Home Grid push"),
      changes: ["+ screen Grid", "- screen List", "+ screen Home Grid", "- screen Home List"]),
    Case(
      testDescription: "one edge is enough where the name is related",
      base: app.replacing("List", with: "BookListView"),
      head: app.replacing("List", with: "BookGridView"), changes: ["= BookListView BookGridView"]),
    Case(
      testDescription: "one edge is enough in the same file", base: app + "\nscreen Grid @F.swift\nshows Home Grid tab",
      head: app + "\nscreen Wall @F.swift\nshows Home Wall tab", changes: ["= Grid Wall"]),
    Case(
      testDescription: "one edge is enough where all else was renamed by the same words",
      base: app.replacing("Form", with: "LoginView") + "\nshows Login LoginTerms push",
      head: app.replacing("Login", with: "SignIn").replacing("Form", with: "SignInView")
        + "\nshows SignIn SignInTerms push",
      changes: ["= Login SignIn", "= LoginTerms SignInTerms", "= LoginView SignInView"]),
    Case(
      testDescription: "a coordinator that kept its only edge", base: app + "\ncoordinator Old\nchild App Old",
      head: app + "\ncoordinator New\nchild App New", changes: ["= Old New"]),
    Case(
      testDescription: "another flow in the same place is no rename",
      base: app + "\ncoordinator Old\nchild App Old\nshows Old OldList root",
      head: app + "\ncoordinator New\nchild App New\nshows New NewGrid root",
      changes: [
        "+ coordinator New", "+ screen NewGrid", "- coordinator Old", "- screen OldList", "+ child App New",
        "- child App Old", "+ screen New NewGrid", "- screen Old OldList",
      ]),
    Case(
      testDescription: "of two that have as good a claim none is the renamed one", base: app,
      head: app.replacing("shows Login Form root", with: "shows Login FormA root\nshows Login FormB root")
        .replacing("flow Form Help", with: "flow FormA Help")
        + "\nflow FormB Help tapHelp() present Login",
      changes: [
        "- screen Form", "+ screen FormA", "+ screen FormB", "- flow Form Help", "+ flow FormA Help",
        "+ flow FormB Help", "- screen Login Form", "+ screen Login FormA", "+ screen Login FormB",
      ]),
    Case(
      testDescription: "a namesake comes, and puts a folder before the id", base: app + "\nshows Home Cell push",
      head: app + """

        screen A.Cell name=Cell @Cell.swift
        screen B.Cell name=Cell
        shows Home A.Cell push
        shows Login B.Cell push
        """,
      changes: ["+ screen B.Cell", "+ screen Login B.Cell"]),
    Case(
      testDescription: "a move goes by another trigger", base: app, head: app.replacing("tapHelp()", with: "askHelp()"),
      changes: ["~ flow Form Help"]),
    Case(
      testDescription: "of several triggers one goes", base: app + "\nflow Form Help ask() present Login",
      head: app, changes: ["- flow Form Help"]),
    Case(
      testDescription: "a move by another coordinator is another move", base: app,
      head: app.replacing("present Login", with: "present Home"), changes: ["- flow Form Help", "+ flow Form Help"]),
    Case(
      testDescription: "of several wires those of one kind correspond",
      base: app + "\ndelegate Home App closure a()\ndelegate Home App publisher",
      head: app + "\ndelegate Home App closure a() b()", changes: ["~ delegate Home App", "- delegate Home App"]),
    Case(
      testDescription: "a name is written with another capital, and nearly all else changes",
      base: app + "\ncoordinator TabbarFlow\nchild App TabbarFlow none started",
      head: app + """

        coordinator TabBarFlow
        screen One
        screen Two
        child App TabBarFlow collection started removed
        shows TabBarFlow One tab
        shows TabBarFlow Two tab
        """,
      changes: [
        "= TabbarFlow TabBarFlow", "+ screen One", "+ screen Two", "~ child App TabBarFlow",
        "+ screen TabBarFlow One", "+ screen TabBarFlow Two",
      ]),
    Case(testDescription: "everything comes", base: "", head: "coordinator A", changes: ["+ coordinator A"]),
  ]

  @Test(arguments: cases) func `tells what changed and nothing else`(sample: Case) {
    let (base, head) = (Sketch.document(sample.base), Sketch.document(sample.head))
    let difference = GraphDifference(from: base, to: head)
    #expect(difference.lines == sample.changes)
    #expect(difference.isEmpty == sample.changes.isEmpty)
  }

  @Test(arguments: cases) func `the other direction is the mirror image`(sample: Case) {
    let (base, head) = (Sketch.document(sample.base), Sketch.document(sample.head))
    let difference = GraphDifference(from: base, to: head)
    #expect(GraphDifference(from: head, to: base) == difference.inverted)
    #expect(difference.inverted.inverted == difference)
  }

  /// A type whose file both sides have was there before, whatever had its part in the flow.
  @Test(
    arguments: [
      ("Shop/Page.swift", "Shop/MainPage.swift", [], [], false),
      ("Shop/Page.swift", "Shop/MainPage.swift", ["Shop/Page.swift"], [], false),
      ("Shop/Page.swift", "Shop/MainPage.swift", [], ["Shop/MainPage.swift"], false),
      ("Shop/Page.swift", "Shop/MainPage.swift", ["Shop/Page.swift"], ["Shop/MainPage.swift"], true),
      ("Shop/Page.swift", "Shop/Page.swift", [], [], true),
    ] as [(String, String, Set<String>, Set<String>, Bool)])
  func `a type of a related name is renamed only with its file, or in it`(
    old: String, new: String, base: Set<String>, head: Set<String>, isRename: Bool
  ) {
    let app = "coordinator Shop\nshows Shop Cart push"
    let before = Sketch.document(app + "\nscreen Page @\(old)\nshows Shop Page root")
    let after = Sketch.document(app + "\nscreen MainPage @\(new)\nshows Shop MainPage root")
    let difference = GraphDifference(from: before, to: after, ownFiles: (base, head))
    #expect(difference.renames.map(\.to.name) == (isRename ? ["MainPage"] : []))
    #expect(GraphDifference(from: after, to: before, ownFiles: (head, base)) == difference.inverted)
  }

  /// Two more of the name came, which puts folders in front of all ids.
  @Test(arguments: [["Base/Flow.swift": "1-Base/Flow.swift", "Base/Page.swift": "1-Base/Page.swift"], [:]])
  func `of several namesakes that is meant to which the file moved`(movedFiles: [String: String]) {
    func flow(_ folder: String, prefix: String) -> String {
      """
      coordinator \(prefix)Flow name=Flow @\(folder)/Flow.swift
      screen \(prefix)Page name=Page @\(folder)/Page.swift
      shows \(prefix)Flow \(prefix)Page push
      """
    }
    let before = Sketch.document(flow("Base", prefix: ""))
    let after = Sketch.document(
      flow("1-Base", prefix: "1.") + "\n" + flow("2-Next", prefix: "2.") + "\n" + flow("3-Last", prefix: "3."))
    let difference = GraphDifference(from: before, to: after, movedFiles: movedFiles)
    let come = difference.nodes.filter { $0.before == nil }.map(\.current.id)
    let others = ["2.Flow", "2.Page", "3.Flow", "3.Page"]
    #expect(come == (movedFiles.isEmpty ? ["1.Flow", "1.Page"] : []) + others)
    #expect(difference.nodes.filter { $0.after == nil }.isEmpty == !movedFiles.isEmpty)
    let back = GraphDifference(
      from: after, to: before, movedFiles: Dictionary(uniqueKeysWithValues: movedFiles.map { ($1, $0) }))
    #expect(back == difference.inverted)
  }

  /// A type that left the flow, and one that came into it beside, are two.
  @Test(arguments: [([], [], true), (["MainPage"], [], false), ([], ["Page"], false)] as [([String], [String], Bool)])
  func `a type that the other side declares too was not renamed`(base: [String], head: [String], isRename: Bool) {
    func declarations(_ names: [String]) -> DeclaredTypes {
      DeclaredTypes(members: Dictionary(uniqueKeysWithValues: names.map { ($0, []) }))
    }
    let app = "coordinator Shop\nshows Shop Cart push"
    let before = Sketch.document(app + "\nscreen Page @Old.swift\nshows Shop Page root")
    let after = Sketch.document(app + "\nscreen MainPage @New.swift\nshows Shop MainPage root")
    let declared = (base: declarations(base + ["Page"]), head: declarations(head + ["MainPage"]))
    let difference = GraphDifference(
      from: before, to: after, ownFiles: (["Old.swift"], ["New.swift"]), declarations: declared)
    #expect(difference.renames.map(\.to.name) == (isRename ? ["MainPage"] : []))
  }

  /// Where one side has two types that may be the other's, their members tell which was renamed.
  @Test(arguments: [(["load", "title"], true), (["load", "title", "cart"], false)] as [(Set<String>, Bool)])
  func `of two types of related names the one with the members was renamed`(others: Set<String>, isRename: Bool) {
    let app = "coordinator Shop\nshows Shop Cart push"
    let before = Sketch.document(app + "\nscreen ShopPage @Old.swift\nshows Shop ShopPage root")
    let after = Sketch.document(app + "\nscreen ShopHomePage @New.swift\nshows Shop ShopHomePage root")
    let members: Set = ["load", "title", "cart"]
    let declared = (
      base: DeclaredTypes(members: ["ShopPage": members]),
      head: DeclaredTypes(members: ["ShopHomePage": members, "ShopListPage": others])
    )
    let ownFiles: (base: Set<String>, head: Set<String>) = (["Old.swift"], ["New.swift", "List.swift"])
    let difference = GraphDifference(from: before, to: after, ownFiles: ownFiles, declarations: declared)
    #expect(difference.renames.map(\.to.name) == (isRename ? ["ShopHomePage"] : []))
    let back = GraphDifference(
      from: after, to: before, ownFiles: (ownFiles.head, ownFiles.base), declarations: (declared.head, declared.base))
    #expect(back == difference.inverted)
  }

  /// Screens that are shown alike are told apart by what they have.
  @Test func `of several screens in one role each has its members still`() {
    func document(_ pages: [String]) -> GraphDocument {
      Sketch.document(
        "coordinator Shop\nshows Shop List push\n"
          + pages.map {
            "screen \($0) @\($0).swift\nshows Shop \($0) present\nflow List \($0) tap\($0.count) present Shop"
          }
          .joined(separator: "\n"))
    }
    func files(_ pages: [String]) -> Set<String> { Set(pages.map { $0 + ".swift" }) }
    func declarations(_ pages: [String]) -> DeclaredTypes {
      let members: [Set<String>] = [["viewDidLoad", "clock"], ["viewDidLoad", "bell", "ring"]]
      return DeclaredTypes(members: Dictionary(uniqueKeysWithValues: zip(pages, members)))
    }
    let (old, new) = (["TimePage", "BellPage"], ["ClockSheet", "AlarmSheet"])
    let difference = GraphDifference(
      from: document(old), to: document(new), ownFiles: (files(old), files(new)),
      declarations: (declarations(old), declarations(new)))
    #expect(
      difference.renames.map { "\($0.from.name) \($0.to.name)" }.sorted() == [
        "BellPage AlarmSheet", "TimePage ClockSheet",
      ])
    let back = GraphDifference(
      from: document(new), to: document(old), ownFiles: (files(new), files(old)),
      declarations: (declarations(new), declarations(old)))
    #expect(back == difference.inverted)
  }

  /// A new screen is shown where the old one was: by what both have it is told whether it is that one.
  @Test(
    arguments: [(["viewDidLoad", "items", "tapItem"], true), (["viewDidLoad", "map", "pins"], false)]
      as [(Set<String>, Bool)])
  func `a screen of another name in the place of one was renamed if it has its members`(
    members: Set<String>, isRename: Bool
  ) {
    func document(_ page: String) -> GraphDocument {
      Sketch.document(
        "coordinator Shop\nshows Shop Home root\nscreen \(page) @\(page).swift\nshows Shop \(page) push\nflow Home \(page) tap push Shop"
      )
    }
    let difference = GraphDifference(
      from: document("ItemList"), to: document("PlacesMap"), ownFiles: (["ItemList.swift"], ["PlacesMap.swift"]),
      declarations: (
        DeclaredTypes(members: ["ItemList": ["viewDidLoad", "items", "tapItem", "sort"]]),
        DeclaredTypes(members: ["PlacesMap": members])
      ))
    #expect(difference.renames.map(\.to.name) == (isRename ? ["PlacesMap"] : []))
  }

  /// A type in a file with most of the same lines is the same, whatever became of its edges; another type may go by its old name. A file that both
  /// sides have holds another one.
  @Test(
    arguments: [
      (["ItemList": "PlacesMap"], ["ItemList.swift"], true), ([:], ["ItemList.swift"], false),
      (["ItemList": "PlacesMap"], [], false),
    ] as [([String: String], Set<String>, Bool)])
  func `a type whose file has its lines still was renamed`(names: [String: String], own: Set<String>, isRename: Bool) {
    let before = Sketch.document(
      "coordinator Shop\nshows Shop Home root\nscreen ItemList @ItemList.swift\nshows Shop ItemList push\nflow Home ItemList tap push Shop"
    )
    let after = Sketch.document(
      "coordinator Shop\nshows Shop Home root\ncoordinator Map\nscreen PlacesMap @PlacesMap.swift\nshows Map PlacesMap root"
    )
    let declared = (
      base: DeclaredTypes(members: ["ItemList": ["items"]], otherNames: names),
      head: DeclaredTypes(
        members: ["ItemList": ["list"], "PlacesMap": ["items"]],
        otherNames: Dictionary(uniqueKeysWithValues: names.map { ($1, $0) }))
    )
    let ownFiles: (base: Set<String>, head: Set<String>) = (own, ["PlacesMap.swift"])
    let difference = GraphDifference(from: before, to: after, ownFiles: ownFiles, declarations: declared)
    #expect(difference.renames.map(\.to.name) == (isRename ? ["PlacesMap"] : []))
    let back = GraphDifference(
      from: after, to: before, ownFiles: (ownFiles.head, ownFiles.base), declarations: (declared.head, declared.base))
    #expect(back == difference.inverted)
  }

  @Test func `a document and itself differ in nothing`() {
    for sample in Self.cases {
      let document = Sketch.document(sample.head)
      #expect(GraphDifference(from: document, to: document).isEmpty)
    }
  }

  @Test func `what was removed has the base's ids, the rest the head's`() {
    let base = Sketch.document(Self.app + "\nshows Login Terms push")
    let head = Sketch.document(Self.app.replacing("Login", with: "SignIn"))
    let difference = GraphDifference(from: base, to: head)
    #expect(difference.edges.map(\.current.from) == ["Login"])
    #expect(difference.newID(of: "Login") == "SignIn")
    #expect(difference.newID(of: "App") == "App")
  }
}
