import GraphModel
import GraphSketch
import Testing

@testable import Diagrams

/// How a comment is put together.
@Suite struct DifferenceCommentTests {
  private func side(
    _ text: String, revision: String? = nil, changedFiles: Set<String> = [], ownFiles: Set<String> = [],
    declarations: [String: Set<String>] = [:], unmadeScreens: [String: Bool] = [:],
    uncalledGoals: [String: Set<String>]? = [:], windows: [String]? = nil, pageSteps: Set<[String]> = []
  ) -> Comparison.Side {
    Comparison.Side(
      name: "side", revision: revision, changedFiles: changedFiles, ownFiles: ownFiles,
      declarations: DeclaredTypes(members: declarations),
      unmadeScreens: unmadeScreens, uncalledGoals: uncalledGoals,
      windowScreens: windows?.map {
        WindowScreen(
          owner: "Scene", screen: $0, name: $0, location: SourceLocation(file: "Scene.swift", line: 7, column: 3))
      }, pageSteps: pageSteps, graph: Sketch.document(text))
  }

  private func comment(_ comparison: Comparison, command: String? = nil) throws -> String {
    DifferenceMarkdown.text(
      of: comparison,
      options: DifferenceOptions(title: "Flow", links: try DifferenceLinks(nil, of: comparison), command: command))
  }

  private let app = "coordinator App\nshows App First push initial"

  @Test func `callbacks alone are folded, and nothing is drawn`() throws {
    let comparison = Comparison(
      base: side(app, revision: String(repeating: "1", count: 40)),
      head: side(app + "\ndelegate First App delegate weak tap()", revision: String(repeating: "2", count: 40)))
    #expect(
      try comment(comparison, command: "coordinator-graph diff 1 2") == """
        ### Flow

        Screens and the ways between them stay the same; `First` now calls back `App` with `tap()`.

        <details><summary>1 callback between objects and coordinators</summary>

        - **+** `First` now calls back `App` with `tap()` — `First.swift:3`

        </details>

        <sub>`1111111111` → `2222222222` · coordinator-graph \(Generator.current.version) · `coordinator-graph diff 1 2`</sub>

        """)
  }

  @Test func `eight changes are seen and the rest is folded`() throws {
    let screens = (1...12).map { "\nshows App Screen\($0) push" }
    for (count, folded) in [(8, 0), (9, 0), (10, 2), (12, 4)] {
      let text = try comment(Comparison(base: side(app), head: side(app + screens.prefix(count).joined())))
      let head = text.split(separator: "<details>")[0]
      #expect(head.split(separator: "\n").count { $0.hasPrefix("- **") } == count - folded)
      #expect(text.contains("<summary>\(folded) more changes</summary>") == (folded > 0))
    }
  }

  @Test func `what is likely lies apart`() throws {
    let head = side(app + "\nshows App Second push likely\nshows App Third push")
    let text = try comment(Comparison(base: side(app), head: head))
    #expect(
      text.contains(
        """
        <details><summary>1 change that is likely, but not certain</summary>

        - **+** `App` now pushes `Second` — `App.swift:3`

        </details>

        """))
    #expect(text.hasPrefix("### Flow\n\nCoordinators now show `Third`.\n"))
  }

  @Test func `a change of the configuration is told, alone too`() throws {
    for (change, words) in [
      (Comparison.ConfigurationChange.added, "A configuration comes with the head; both sides were read without it."),
      (.removed, "The head has no configuration any more; both sides were read with the base's."),
      (.changed, "The configuration changed; both sides were read with the base's."),
    ] {
      let text = try comment(Comparison(base: side(app), head: side(app), configuration: change))
      #expect(text.hasPrefix("### Flow\n\nThe configuration changed, and nothing else.\n\n\(words)\n"))
    }
  }

  @Test func `new findings have their rule and place`() throws {
    let finding = Comparison.Remark(
      rule: "too-deep", message: "App_is @all deep", location: SourceLocation(file: "a/App.swift", line: 3, column: 1),
      symbols: ["App"])
    let text = try comment(Comparison(base: side(app), head: side(app), findings: [finding]))
    #expect(
      text.contains(
        "**New findings of `check`**\n\n- **+** `too-deep`: App\\_is @\u{2060}all deep — `App.swift:3`\n"))
    #expect(
      text.contains("\nScreens and the ways between them stay the same; `check` now finds `too-deep` in `App`.\n"))
    let bare = try comment(Comparison(base: side(""), head: side(""), findings: [finding]))
    #expect(bare.contains("\nNeither side has a coordinator; `check` now finds `too-deep` in `App`.\n"))
    let several = try comment(Comparison(base: side(app), head: side(app), findings: [finding, finding]))
    #expect(several.contains("\nScreens and the ways between them stay the same; `check` has 2 new findings.\n"))
  }

  @Test(arguments: [
    ("App keeps it; write `weak var app: App?`", "App keeps it; write `weak var app: App?`"),
    (
      "nothing takes it out; write `children.removeAll { $0 === child }` there",
      "nothing takes it out; write `children.removeAll { $0 === child }` there"
    ),
    ("App.`default` keeps it; write `[weak self]`", "App.`default` keeps it; write `[weak self]`"),
    ("an odd ` mark", "an odd \\` mark"),
    ("`a_b` and `<img>` and c_d", "`a_b` and `<img>` and c\\_d"),
  ])
  func `what a finding advises to write is code`(message: String, markdown: String) throws {
    let finding = Comparison.Remark(
      rule: "some-rule", message: message, location: SourceLocation(file: "App.swift", line: 3, column: 1),
      symbols: ["App"])
    let text = try comment(Comparison(base: side(app), head: side(app), findings: [finding]))
    #expect(text.contains("- **+** `some-rule`: \(markdown) — `App.swift:3`\n"), "\(text)")
  }

  @Test func `a finding that a change says already is not told again`() throws {
    let finding = Comparison.Remark(
      rule: "unretained-child", message: "m", location: SourceLocation(file: "App.swift", line: 3, column: 1),
      symbols: ["App", "Child"])
    let base = "coordinator App\ncoordinator Child\nchild App Child property started"
    let head = base.replacing("property ", with: "")
    #expect(
      ChangeStatement.statements(of: Comparison(base: side(base), head: side(head), findings: [finding])).count == 1)
    #expect(
      ChangeStatement.statements(of: Comparison(base: side(base), head: side(base), findings: [finding])).count == 1)
  }

  @Test func `a place is one in a file that changed`() {
    let places = ["Helper.swift", "App.swift"].map {
      Evidence(location: SourceLocation(file: $0, line: 7, column: 1), note: "")
    }
    let graph = Sketch.document(app)
    let edge = Edge(
      from: "App", to: "Second", relation: .screen(ScreenRelation(.push)), evidence: places)
    for (changed, file) in [(["App.swift"], "App.swift"), ([], "Helper.swift"), (["Other.swift"], "Helper.swift")] {
      let head = Comparison.Side(
        name: "head", changedFiles: Set(changed), graph: GraphDocument(nodes: graph.nodes, edges: graph.edges + [edge]))
      let statements = ChangeStatement.statements(of: Comparison(base: side(app), head: head))
      #expect(statements.map(\.location?.file) == [file])
    }
  }

  /// A class whose file both sides have has not become another one in a new file, nor the other way round.
  @Test func `a type whose file is still there is not renamed`() {
    let base = side(
      app
        + "\nparticipant Box\ndelegate Box App delegate weak a()\ndelegate Box Child delegate weak a()\ncoordinator Child"
    )
    func head(ownFiles: Set<String>) -> Comparison.Side {
      side(
        app
          + "\nparticipant Engine\ndelegate Engine App delegate weak a()\ndelegate Engine Child delegate weak a()\ncoordinator Child",
        changedFiles: ["Engine.swift"], ownFiles: ownFiles)
    }
    let new = head(ownFiles: ["Engine.swift"])
    #expect(Comparison(base: base, head: new).difference.renames.isEmpty)
    #expect(Comparison(base: new, head: base).difference.renames.isEmpty)
    let former = side(
      app
        + "\nparticipant Box\ndelegate Box App delegate weak a()\ndelegate Box Child delegate weak a()\ncoordinator Child",
      changedFiles: ["Box.swift"], ownFiles: ["Box.swift"])
    #expect(Comparison(base: former, head: new).difference.renames.map(\.to.id) == ["Engine"])
    #expect(Comparison(base: new, head: former).difference.renames.map(\.to.id) == ["Box"])
  }

  /// A name that is nearly the same is no proof, where the old file is still there and the new one came.
  @Test func `a type beside which one of a related name comes is not renamed`() {
    let base = side(app + "\nshows App EditPage push")
    let head = side(
      app + "\nshows App EditSettingPage push", changedFiles: ["EditSettingPage.swift"],
      ownFiles: ["EditSettingPage.swift"])
    #expect(Comparison(base: base, head: head).difference.renames.isEmpty)
    #expect(Comparison(base: head, head: base).difference.renames.isEmpty)
    let former = side(app + "\nshows App EditPage push", changedFiles: ["EditPage.swift"], ownFiles: ["EditPage.swift"])
    #expect(Comparison(base: former, head: head).difference.renames.map(\.to.id) == ["EditSettingPage"])
    #expect(Comparison(base: head, head: former).difference.renames.map(\.to.id) == ["EditPage"])
  }

  /// The page that asks for an address goes by a new name and is shown by nobody now; the one that is shown is another.
  @Test func `a type is not renamed where another one may be its successor`() {
    func comparison(_ types: String...) -> (there: Comparison, back: Comparison) {
      let old = side(
        app + "\nshows App ForgotCodePage push", changedFiles: ["ForgotCodePage.swift"],
        ownFiles: ["ForgotCodePage.swift"], declarations: ["ForgotCodePage": []])
      let files = Set(types.map { "\($0).swift" })
      let new = side(
        app + "\nshows App CodeResetDonePage push", changedFiles: files, ownFiles: files,
        declarations: Dictionary(uniqueKeysWithValues: types.map { ($0, []) }))
      return (Comparison(base: old, head: new), Comparison(base: new, head: old))
    }
    let (one, several) = (comparison("CodeResetDonePage"), comparison("CodeResetDonePage", "CodeResetPage"))
    #expect(one.there.difference.renames.map(\.to.id) == ["CodeResetDonePage"])
    #expect(one.back.difference.renames.map(\.to.id) == ["ForgotCodePage"])
    #expect(several.there.difference.renames.isEmpty)
    #expect(several.back.difference.renames.isEmpty)
    // Another role is no rival, and where both names end in other words none is.
    #expect(!comparison("CodeResetDonePage", "CodeResetModel").there.difference.renames.isEmpty)
    let old = side(
      app + "\nshows App ListPageImp push", changedFiles: ["ListPageImp.swift"], ownFiles: ["ListPageImp.swift"],
      declarations: ["ListPageImp": []])
    let new = side(
      app + "\nshows App ListPage push", changedFiles: ["ListPage.swift"], ownFiles: ["ListPage.swift"],
      declarations: ["ListPage": [], "ListPageProtocol": []])
    #expect(Comparison(base: old, head: new).difference.renames.map(\.to.id) == ["ListPage"])
  }

  @Test(arguments: [(["start", "children", "add"], true), (["begin", "stop"], false), ([], false)])
  func `a base class is known by its members under another name`(members: [String], isRename: Bool) {
    func side(_ name: String, _ members: [String]) -> Comparison.Side {
      self.side(
        app + "\ncoordinator \(name) base", changedFiles: ["\(name).swift"], ownFiles: ["\(name).swift"],
        declarations: [name: Set(members)])
    }
    let (old, new) = (side("Coordinator", ["start", "children", "add"]), side("BaseFlow", members))
    #expect(Comparison(base: old, head: new).difference.renames.map(\.to.id) == (isRename ? ["BaseFlow"] : []))
    #expect(Comparison(base: new, head: old).difference.renames.map(\.to.id) == (isRename ? ["Coordinator"] : []))
  }

  @Test func `a type that both sides declare is not new`() {
    let old = side(app, changedFiles: ["Other.swift"], declarations: ["Other": []])
    let new = side(
      app + "\ncoordinator Other\nchild App Other property started", changedFiles: ["Other.swift"],
      declarations: ["Other": ["start"]])
    #expect(
      ChangeStatement.statements(of: Comparison(base: old, head: new)).map(\.phrase.plain)
        == ["Other is a coordinator now: App starts it and keeps it in a property"])
    #expect(
      ChangeStatement.statements(of: Comparison(base: new, head: old)).map(\.phrase.plain)
        == ["Other is no coordinator any more: App no longer starts it"])
  }

  /// Another app in the repository is none that starts in one more way.
  @Test(
    arguments: [
      (["Widget.swift"], "The new Widget starts with Chat."), ([], "The app now also starts with Chat."),
    ] as [(Set<String>, String)])
  func `what begins in a file of its own is not what the app begins with`(ownFiles: Set<String>, sentence: String) {
    let old = side(app + "\nowner Scene @Scene.swift\nroot Scene App kept")
    let new = side(
      app
        + "\nowner Scene @Scene.swift\nroot Scene App kept\ncoordinator Chat\nowner Widget @Widget.swift\nroot Widget Chat",
      changedFiles: ["Widget.swift"], ownFiles: ownFiles)
    #expect(ChangeSummary(Comparison(base: old, head: new)).sentence.plain == sentence)
  }

  @Test func `a namesake of what is in the flow already is new`() {
    let other = app + "\ncoordinator Other\nchild App Other property started"
    let old = side(other, changedFiles: ["Other.swift"], declarations: ["Other": []])
    let new = side(
      other + "\ncoordinator B.Other name=Other @B/Other.swift\nchild App B.Other property started",
      changedFiles: ["Other.swift", "B/Other.swift"], ownFiles: ["B/Other.swift"], declarations: ["Other": []])
    #expect(
      ChangeStatement.statements(of: Comparison(base: old, head: new)).map(\.phrase.plain)
        == ["B.Other is new: App starts it and keeps it in a property"])
    let pages = side(app + "\nshows App Page push", changedFiles: ["Page.swift"], declarations: ["Page": []])
    let more = side(
      app + "\nshows App Page push\nscreen B.Page name=Page @B/Page.swift\nshows App B.Page push",
      changedFiles: ["Page.swift", "B/Page.swift"], declarations: ["Page": []])
    #expect(
      ChangeSummary(Comparison(base: pages, head: more)).sentence.plain == "Coordinators now show B.Page, which is new."
    )
  }

  @Test func `a type of a file that did not change is not new`() {
    let head = side(app + "\ncoordinator Other base @Old.swift", changedFiles: ["App.swift"])
    let back = Comparison(base: head, head: side(app))
    #expect(
      ChangeStatement.statements(of: Comparison(base: side(app), head: head)).map(\.phrase.plain)
        == ["Other is a coordinator now, a base class"])
    #expect(ChangeStatement.statements(of: back).map(\.phrase.plain) == ["Other is no coordinator any more"])
  }

  @Test(arguments: [
    (["Second", "Third"], ", which other code may have shown before", ", which other code may show now"),
    (["Second"], ", some of which other code may have shown before", ", some of which other code may show now"),
    ([], ", which are new", ", which are gone"),
  ])
  func `of screens it is said whether both sides declare them`(shared: [String], before: String, after: String) {
    let old = side(
      app, changedFiles: ["Second.swift", "Third.swift"],
      declarations: Dictionary(uniqueKeysWithValues: shared.map { ($0, []) }))
    let new = side(
      app + "\nshows App Second push\nshows App Third push", changedFiles: ["Second.swift", "Third.swift"],
      declarations: ["Second": [], "Third": []])
    #expect(
      ChangeSummary(Comparison(base: old, head: new)).sentence.plain
        == "Coordinators now show Second and Third\(before).")
    #expect(
      ChangeSummary(Comparison(base: new, head: old)).sentence.plain
        == "Coordinators no longer show Second and Third\(after).")
  }

  @Test func `from where a new screen is reached is not said of one that is gone`() {
    let launched = "owner Scene\nroot Scene App\n" + app
    let old = side(
      launched + "\nshows App Third push\nshows App Help push\nflow First Help ask push App", ownFiles: ["Help.swift"])
    let new = side(
      launched + "\nshows App Third push\nshows App Second push\nflow Third Second tap push App",
      ownFiles: ["Second.swift"])
    #expect(
      ChangeSummary(Comparison(base: old, head: new)).sentence.plain
        == "Users can now get to Second, and no longer get to Help.")
  }

  /// With the flows that lead to the old screen and to the new one.
  @Test(arguments: [
    ("", "", "App now pushes Second instead of Help."),
    (
      "\nflow First Help ask push App", "\nflow Third Second tap push App",
      "Users can now get to Second, and no longer get to Help."
    ),
  ])
  func `a screen may take the place of another one`(before: String, after: String, sentence: String) {
    let launched = "owner Scene\nroot Scene App\n" + app + "\nshows App Third push"
    let old = side(launched + "\nshows App Help push" + before, ownFiles: ["Help.swift"])
    let new = side(launched + "\nshows App Second push" + after, ownFiles: ["Second.swift"])
    #expect(ChangeSummary(Comparison(base: old, head: new)).sentence.plain == sentence)
  }

  @Test func `a screen that one of several coordinators shows in another way is so by that one`() {
    let both = "coordinator Login\nchild App Login started collection removed\n" + app
    let old = side(both + "\nshows App Pin push\nshows Login Pin push")
    let new = side(both + "\nshows App Pin present\nshows Login Pin push")
    #expect(
      ChangeSummary(Comparison(base: old, head: new)).sentence.plain == "Pin is presented instead of pushed by App.")
  }

  @Test func `a screen that neither side declares is neither new nor old`() {
    let new = side(app + "\nshows App Second push", changedFiles: ["Second.swift"])
    #expect(
      ChangeSummary(Comparison(base: side(app), head: new)).sentence.plain == "Coordinators now show Second.")
  }

  @Test(arguments: [("Home", true), ("BaseCoordinator", true), ("Login", false)])
  func `a finding is told by the strength of a reference only where it is about that one`(owner: String, isTold: Bool) {
    let flows = "coordinator BaseCoordinator base\ncoordinator Home\ncoordinator Login\n" + app
    let finding = Comparison.Remark(
      rule: "strong-delegate", message: "a circle", location: SourceLocation(file: "App.swift", line: 1, column: 1),
      symbols: [owner, "delegate"])
    let comparison = Comparison(
      base: side(flows + "\ndelegate Home App delegate weak link=delegate"),
      head: side(flows + "\ndelegate Home App delegate link=delegate"),
      findings: [finding])
    #expect(ChangeStatement.statements(of: comparison).count == (isTold ? 1 : 2))
  }

  @Test func `what nothing keeps is told in the first sentence`() {
    let location = SourceLocation(file: "App.swift", line: 1, column: 1)
    let head = side(app + "\ncoordinator Detail\nchild App Detail none started\nshows Detail Second push initial")
    let comparison = Comparison(
      base: side(app), head: head,
      findings: [
        Comparison.Remark(rule: "unretained-child", message: "", location: location, symbols: ["App", "Detail"])
      ])
    #expect(
      ChangeSummary(comparison).sentence.plain
        == "Coordinators now show Second: App now starts Detail; nothing keeps Detail.")
  }

  @Test(arguments: ["child Other Detail collection started", "root Scene Detail kept"])
  func `who does not keep what another keeps is told in the first sentence`(other: String) {
    let location = SourceLocation(file: "App.swift", line: 1, column: 1)
    let head = side(
      app
        + """

        coordinator Other
        coordinator Detail
        child App Detail none started
        \(other)
        shows Detail Second push initial
        """)
    let comparison = Comparison(
      base: side(app + "\ncoordinator Other"), head: head,
      findings: [
        Comparison.Remark(rule: "unretained-child", message: "", location: location, symbols: ["App", "Detail"])
      ])
    #expect(
      ChangeSummary(comparison).sentence.plain
        == "Coordinators now show Second; App does not keep the Detail that it starts.")
  }

  @Test func `users get to what one side alone declares and a move leads to, where the app is known to begin`() {
    let launched = "owner Scene\nroot Scene App\n" + app
    let shown = "\nshows App Second push"
    let led = shown + "\nflow First Second tap push App"
    for (app, more, isForUsers) in [(launched, led, true), (launched, shown, false), (app, led, false)] {
      let side = (old: side(app), new: side(app + more, ownFiles: ["Second.swift"]))
      let way = more == led ? ": First leads to it" : ""
      #expect(
        ChangeSummary(Comparison(base: side.old, head: side.new)).sentence.plain
          == (isForUsers ? "Users can now get to Second from First." : "Coordinators now show Second\(way)."))
      #expect(
        ChangeSummary(Comparison(base: side.new, head: side.old)).sentence.plain
          == "\(isForUsers ? "Users can no longer get to" : "Coordinators no longer show") Second\(more == led ? ": First led to it" : "")."
      )
    }
    // Of two screens, one of which was there before, no more is said than of both.
    let head = side(launched + led + "\nshows App Third push", ownFiles: ["Second.swift"])
    let comparison = Comparison(base: side(launched), head: head)
    #expect(
      ChangeSummary(comparison).sentence.plain == "Coordinators now show Second and Third: First leads to Second.")
  }

  /// By which moves users get to screens that come into reach; a move by a child counts for the screens that the child begins with.
  @Test(arguments: [
    ([("First", "Second"), ("First", "Third")], "First leads to both"),
    ([("First", "Second"), ("Second", "Third")], "First leads to Second, and Second to Third"),
    ([("Second", "Third"), ("Third", "Second")], "Second leads to Third, and Third to Second"),
    (
      [("First", "Second"), ("First", "Third"), ("Other", "Second"), ("Other", "Third")], "First and Other lead to both"
    ),
    ([("First", "Child"), ("First", "Third")], "First leads to both"),
  ])
  func `it is told what leads to new screens`(moves: [(String, String)], told: String) {
    let old = "owner Scene\nroot Scene App\n" + app + "\nshows App Other push"
    let flows = moves.map { "\nflow \($0) \($1) tap \($1 == "Child" ? "start" : "push") App" }.joined()
    let child = "\ncoordinator Child\nchild App Child property started\nshows Child Second push initial"
    let shown = "\nshows App Third push" + (moves.contains { $1 == "Child" } ? child : "\nshows App Second push")
    let new = side(old + shown + flows, ownFiles: ["Second.swift", "Third.swift", "Child.swift"])
    #expect(
      ChangeSummary(Comparison(base: side(old), head: new)).sentence.plain
        == "Users can now get to Second and Third: \(told).")
  }

  @Test func `of many screens that lead to a new one nothing is told`() {
    let old = "owner Scene\nroot Scene App\n" + app + (1...4).map { "\nshows App Page\($0) push" }.joined()
    let flows = (["First"] + (1...4).map { "Page\($0)" }).map { "\nflow \($0) Second tap push App" }.joined()
    let new = side(old + "\nshows App Second push" + flows, ownFiles: ["Second.swift"])
    #expect(
      ChangeSummary(Comparison(base: side(old), head: new)).sentence.plain == "Users can now get to Second.")
  }

  @Test func `a page that leads to another of its class does so for two coordinators, and is named once`() {
    let flows =
      app + "\ncoordinator Search\nchild App Search property started\nshows Search First push initial"
      + "\nshows App Help push\nflow First Help tap push App"
    let moves = "\nflow First First tap push App\nflow First First tap push Search"
    #expect(
      ChangeSummary(Comparison(base: side(flows + moves), head: side(flows))).sentence.plain
        == "First no longer leads to another First.")
  }

  /// What both sides declare, by whether code of the other one makes it, and whether a storyboard may.
  @Test(arguments: [
    ([:], "Coordinators now show Second, which other code may have shown before: First leads to it."),
    (
      ["Second": true],
      "Coordinators now show Second, which only a storyboard may have shown before: First leads to it."
    ),
    (["Second": false], "Users can now get to Second from First."),
  ])
  func `a screen that nothing made before is new to users`(unmade: [String: Bool], sentence: String) {
    let launched = "owner Scene\nroot Scene App\n" + app
    // The file stays, or it moves and changes.
    for (former, present) in [([], []), (["Page.swift"], ["Second.swift"])] as [(Set<String>, Set<String>)] {
      let old = side(
        launched, changedFiles: former.union(["App.swift"]), ownFiles: former, declarations: ["Second": []],
        unmadeScreens: unmade)
      let new = side(
        launched + "\nshows App Second push\nflow First Second tap push App",
        changedFiles: present.union(["App.swift"]), ownFiles: present, declarations: ["Second": []])
      #expect(ChangeSummary(Comparison(base: old, head: new)).sentence.plain == sentence)
    }
  }

  /// What a page shows itself on the other side, users got to before, or still do.
  @Test func `a move that a page makes itself is no new one`() {
    let launched = "owner Scene\nroot Scene App\n" + app + "\nshows App Third push\nflow Third Second tap push App"
    let old = side(launched + "\nshows App Second push", pageSteps: [["First", "Second"]])
    let new = side(launched + "\nshows App Second push\nflow First Second tap push App")
    #expect(
      ChangeSummary(Comparison(base: old, head: new)).sentence.plain
        == "First still leads to Second, now through App.")
    #expect(
      ChangeSummary(Comparison(base: new, head: old)).sentence.plain == "First still leads to Second, now by itself.")
  }

  @Test(
    arguments: [
      ([], "Users can now get to Second from First."),
      ([["First", "Second"]], "Coordinators now show Second: First leads to it."),
    ] as [(Set<[String]>, String)])
  func `a screen that a page showed itself is not new to users`(steps: Set<[String]>, sentence: String) {
    let launched = "owner Scene\nroot Scene App\n" + app
    let old = side(
      launched, changedFiles: ["App.swift"], declarations: ["Second": []], unmadeScreens: ["Second": false],
      pageSteps: steps)
    let new = side(
      launched + "\nshows App Second push\nflow First Second tap push App", changedFiles: ["App.swift"],
      declarations: ["Second": []])
    #expect(ChangeSummary(Comparison(base: old, head: new)).sentence.plain == sentence)
  }

  @Test func `what a page leads to itself can be reached`() {
    let old = "owner Scene\nroot Scene App\n\(app)\ncoordinator Help\nshows Help Index push initial"
    let new = side(old + "\nchild App Help property started")
    func told(_ steps: Set<[String]>) -> [String] {
      let comparison = Comparison(base: side(old, pageSteps: steps), head: new)
      return comparison.reach.gained.flatMap { [$0.node.id] + $0.behind }
    }
    #expect(told([]) == ["Help", "Index"])
    #expect(told([["First", "Index"]]) == ["Help"])
  }

  /// Code that nothing calls brings users nowhere: it stands in the comment as such.
  @Test(arguments: [
    (
      "child App Help property started", "App now starts Help, in code that nothing calls.",
      "App no longer starts Help, in code that nothing called."
    ),
    (
      "shows App Tour present", "App now presents Tour, in code that nothing calls.",
      "App no longer presents Tour, in code that nothing called."
    ),
    (
      "shows App Tour present\nshows App Second push\nflow First Second tap push App",
      "Coordinators now show Second, which other code may have shown before: First leads to it.",
      "Coordinators no longer show Second, which other code may show now: First led to it."
    ),
  ])
  func `users do not get to where only code leads that nothing calls`(more: String, come: String, gone: String) {
    let old = "owner Scene\nroot Scene App\n\(app)\ncoordinator Help\nshows Help Index push initial"
    let less = side(old, changedFiles: ["App.swift"], ownFiles: ["Old.swift"], declarations: ["Old": []])
    let full = side(
      "\(old)\n\(more)", changedFiles: ["App.swift"], ownFiles: ["New.swift"], declarations: ["Second": []],
      uncalledGoals: ["App": ["Help", "Tour"]])
    #expect(ChangeSummary(Comparison(base: less, head: full)).sentence.plain == come)
    #expect(ChangeSummary(Comparison(base: full, head: less)).sentence.plain == gone)
  }

  /// A document does not say what nothing calls.
  @Test func `where one side does not know what nothing calls the other does not leave it out`() {
    let app = "owner Scene\nroot Scene App\n\(app)\nshows App Tour present"
    let unknown = side(app, uncalledGoals: nil)
    let known = side("\(app)\nshows App Second push", uncalledGoals: ["App": ["Tour", "Second"]])
    #expect(ChangeSummary(Comparison(base: unknown, head: known)).sentence.plain == "Coordinators now show Second.")
    #expect(
      ChangeSummary(Comparison(base: known, head: unknown)).sentence.plain == "Coordinators no longer show Second.")
  }

  /// What begins with something else and could not be reached before opens nothing: users get to it now.
  @Test func `what can be reached anew is told as such`() {
    let old = "owner Scene\nroot Scene App\n\(app)\ncoordinator Help\nshows Help Index push initial\n"
    let base = side(old)
    let head = side(old.replacing("Index", with: "Contents") + "child App Help property started initial")
    #expect(
      ChangeSummary(Comparison(base: base, head: head)).sentence.plain
        == "Coordinators now show Contents: App now starts Help.")
    #expect(
      ChangeSummary(Comparison(base: head, head: base)).sentence.plain
        == "Coordinators no longer show Contents: App no longer starts Help.")
  }

  @Test func `a new coordinator may begin with what a screen led to before`() {
    let old = "owner Scene\nroot Scene App\n\(app)\ncoordinator Tabs\n"
    let base = old + "child App Tabs property started\nflow First Tabs finish start App"
    let head =
      old + "coordinator Stack\nchild App Stack property started\nchild Stack Tabs property started initial\n"
      + "flow First Stack finish start App"
    #expect(
      ChangeSummary(Comparison(base: side(base), head: side(head))).sentence.plain
        == "First still leads to Tabs, now through Stack.")
  }

  @Test func `an owner that is a screen now starts what it started`() {
    let scene = "owner Scene\nroot Scene App\n\(app)\ncoordinator Pier\n"
    let base = side(scene + "owner Page\nroot Page Pier")
    let head = side(scene + "shows App Page push\nflow Page Pier start start Pier\nflow First Page open push App")
    for (old, new) in [(base, head), (head, base)] {
      let statements = ChangeSummary(Comparison(base: old, head: new)).statements.map(\.phrase.plain)
      #expect(!statements.contains { $0.contains("Pier") }, "\(statements)")
    }
  }

  @Test(arguments: [
    ("child App Pier collection started initial", "App now starts Pier, which shows no screen of the app's own."),
    (
      "child App Pier collection started\nflow First Pier tap start App",
      "First now leads to Pier, which shows no screen of the app's own."
    ),
    (
      "child App Pier collection started initial\nshows Pier Boat push initial",
      "Users can now get to Boat: App now starts Pier."
    ),
  ])
  func `a new flow that shows nothing is no place to get to`(more: String, sentence: String) {
    let launched = "owner Scene\nroot Scene App\n\(app)\n"
    let head = side(
      launched + "coordinator Pier\n" + more, changedFiles: ["App.swift"], ownFiles: ["Pier.swift", "Boat.swift"])
    #expect(ChangeSummary(Comparison(base: side(launched), head: head)).sentence.plain == sentence)
  }

  @Test func `of many ways each move counts`() {
    let pages = """
      owner Scene
      root Scene App
      \(app)
      coordinator Tag
      child App Tag property started
      shows App Second push
      shows App Third push
      shows App Fourth push
      flow First Second tap push App
      flow Second Third tap push App
      flow Third Fourth tap push App

      """
    let head = """
      shows Tag Second push
      shows Tag Third push
      shows Tag Fourth push
      flow First Second tap push Tag
      flow Second Third tap push Tag
      flow First Fourth tap push Tag
      flow Second Fourth tap push Tag
      flow Third Fourth tap push Tag
      """
    #expect(
      ChangeSummary(Comparison(base: side(pages), head: side(pages + head))).sentence.plain
        == "First now leads to Fourth, to Second in Tag and 3 more ways are new.")
  }

  @Test func `an app that begins with tabs has them, and opens with none of them alone`() {
    let base = side("owner Scene\nroot Scene Home\ncoordinator Home\nshows Home List root initial")
    let head = side(
      """
      owner Scene
      root Scene Tabs
      coordinator Tabs
      shows Tabs Chat tab initial
      shows Tabs List tab initial
      """, changedFiles: ["Tabs.swift"], ownFiles: ["Tabs.swift"])
    #expect(
      ChangeSummary(Comparison(base: base, head: head)).sentence.plain.hasPrefix(
        "The app now starts with Tabs, which has tabs with Chat and List, instead of Home"))
    #expect(
      ChangeSummary(Comparison(base: head, head: base)).sentence.plain.hasPrefix(
        "The app now starts with Home, which opens with List, instead of Tabs"))
  }

  @Test func `users get to a new tab`() {
    let launched = "owner Scene\nroot Scene App\n" + app
    let head = side(launched + "\nshows App Chat tab", changedFiles: ["App.swift"], ownFiles: ["Chat.swift"])
    #expect(
      ChangeSummary(Comparison(base: side(launched), head: head)).sentence.plain == "Users can now get to Chat.")
  }

  @Test func `a class that both sides declare and nothing made is not called new`() {
    let declarations: [String: Set<String>] = ["Second": []]
    let old = side(app, changedFiles: ["App.swift"], declarations: declarations, unmadeScreens: ["Second": false])
    let new = side(app + "\nshows App Second push", changedFiles: ["App.swift"], declarations: declarations)
    #expect(ChangeSummary(Comparison(base: old, head: new)).sentence.plain == "Coordinators now show Second.")
  }

  /// Where the app begins with a coordinator that showed nothing, its first screen is what the app opens with.
  @Test(arguments: [(true, "The app opens with Second now."), (false, "Coordinators now show Second.")])
  func `the first screen of all is what the app opens with`(isLaunched: Bool, sentence: String) {
    let old = (isLaunched ? "owner Scene\nroot Scene App\n" : "") + "coordinator App"
    let (base, head) = (side(old), side(old + "\nshows App Second push initial"))
    #expect(ChangeSummary(Comparison(base: base, head: head)).sentence.plain == sentence)
    #expect(
      ChangeSummary(Comparison(base: head, head: base)).sentence.plain
        == (isLaunched ? "The app no longer opens with Second." : "Coordinators no longer show Second."))
  }

  @Test func `what the app opened with is not what other code may have shown`() {
    let old = side(
      "", changedFiles: ["App.swift"], declarations: ["First": [], "Second": []], windows: ["First"])
    func sentence(_ more: String) -> String {
      let new = side(
        Self.launched + more, changedFiles: ["App.swift"], declarations: ["First": [], "Second": []], windows: [])
      return ChangeSummary(Comparison(base: old, head: new)).sentence.plain
    }
    #expect(sentence("") == "The app still starts with First, now through App.")
    #expect(
      sentence("\nshows App Second push")
        == "The app still starts with First, now through App; coordinators now show Second, which other code may have shown before."
    )
  }

  private static let launched = "owner Scene\ncoordinator App\nroot Scene App kept\nshows App First push initial"

  /// What the app begins with where no coordinator has a part in it.
  @Test(
    arguments: [
      (
        launched, [], "coordinator App\nshows App First push initial", ["Home"],
        "The app now starts with Home instead of App.",
        ["+ Scene now opens the app with Home", "− Scene no longer starts App"]
      ),
      (
        "coordinator App\nshows App First push initial", ["Home"], launched, [],
        "The app now starts with App, which opens with First, instead of Home.",
        ["− Scene no longer opens the app with Home", "+ Scene now starts App and keeps it"]
      ),
      (
        launched, [], "coordinator App\nshows App First push initial", [],
        "The app no longer starts with App, which opened with First.",
        ["− Scene no longer starts App"]
      ),
      (
        launched, nil, "coordinator App\nshows App First push initial", nil,
        "The app no longer starts with App, which opened with First.", ["− Scene no longer starts App"]
      ),
      (
        launched, ["Home"], launched, ["Splash"], "The app now also starts with Splash, and no longer with Home.",
        ["~ Scene now opens the app with Splash instead of Home"]
      ),
      (launched, ["Home"], launched, nil, ChangeSummary.noChange, []),
      (
        launched, [], launched, ["Home"], "The app now also starts with Home.", ["+ Scene now opens the app with Home"]
      ),
      (
        launched, ["Home"], launched, [], "The app no longer starts with Home, but with App.",
        ["− Scene no longer opens the app with Home"]
      ),
      (
        launched, ["Home"], launched, ["Home", "Splash"], "The app now also starts with Splash.",
        ["+ Scene now opens the app with Splash"]
      ),
      ("", ["Home"], "", ["Splash"], ChangeSummary.noChange, []),
    ] as [(String, [String]?, String, [String]?, String, [String])])
  func `what is put into the window without a coordinator`(
    base: String, old: [String]?, head: String, new: [String]?, sentence: String, lines: [String]
  ) {
    let comparison = Comparison(base: side(base, windows: old), head: side(head, windows: new))
    #expect(ChangeSummary(comparison).sentence.plain == sentence)
    #expect(ChangeStatement.statements(of: comparison).map { "\($0.sign.rawValue) \($0.phrase.plain)" } == lines)
    #expect(comparison.isEmpty == lines.isEmpty)
  }
}
