import CoordinatorGraph
import TemporaryFolder
import TestRepository
import Testing

@Suite struct TargetTests {
  private func edges(_ scan: Scan) -> [String] { scan.graph.edges.map { "\($0.from) -> \($0.to)" } }

  @Test func `an app's dead code is told from its code`() throws {
    let folder = try TemporaryFolder([
      "App/App.swift": App.base + "\n" + App.starting("B"), "App/Old.swift": "class Old: Coordinator {}",
    ])
    try folder.writeProject("App.xcodeproj", .init("App", ["App/App.swift"]))
    let found = try scan(ScanOptions(paths: [folder.path]))
    #expect(found.graph.nodes.map(\.id) == ["A", "B"])
    #expect(found.leftOutReasons == ["App/Old.swift": "left out: no target compiles it"])
    #expect(found.uncompiledCount == 1)
  }

  /// Without it the project would not compile: what it names, and what that names in turn, comes in; what else the file is about does not.
  @Test func `a file that the project lacks though it needs it is read`() throws {
    let compiled = (1...12).map { "App/Part\($0).swift" } + ["App/App.swift", "App/Start.swift"]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: compiled.map { ($0, "") }))
    for (file, text) in [
      "App": App.base,
      "Start": App.starting("CartCoordinator")
        + "\nlet two: TwoCoordinator\nstruct Box<Payload> {}\nlet panel = Panel(), page: Page, sheet: Sheet",
      "CartCoordinator": "class CartCoordinator: Coordinator { let next = DealCoordinator() }",
      "DealCoordinator": "class DealCoordinator: Coordinator {}",
      "OldCoordinator": "class OldCoordinator: Coordinator {}",
      "CopyCoordinator": "class A: Coordinator {}\nclass CopyCoordinator {}", "Payload": "struct Payload {}",
      "OtherCoordinator": "class OtherCoordinator: Coordinator { let next = CartCoordinator() }",
      "Panel": "class Panel: UIViewController { let next = SaleCoordinator() }", "Page": "struct Page: View {}",
      "SaleCoordinator": "class SaleCoordinator: Coordinator {}", "Sheet": "class Sheet: NSObject {}",
      "TwoCoordinator": "class TwoCoordinator: Coordinator {}",
      "Old/TwoCoordinator": "class TwoCoordinator: Coordinator {}",
    ] { try folder.write(text, to: "App/\(file).swift") }
    try folder.writeProject("App.xcodeproj", .init("App", compiled))
    let found = try scan(ScanOptions(paths: [folder.path]))
    #expect(
      found.leftOutReasons.keys.sorted()
        == [
          "CopyCoordinator", "Old/TwoCoordinator", "OldCoordinator", "OtherCoordinator", "Payload", "Sheet",
          "TwoCoordinator",
        ].map { "App/\($0).swift" })
    #expect(
      found.graph.nodes.map(\.id) == ["A", "B", "CartCoordinator", "DealCoordinator", "Panel", "SaleCoordinator"])
  }

  @Test func `a target is chosen by name, and one that nobody has is an error`() throws {
    let folder = try TemporaryFolder([
      "One/A.swift": App.base, "One/B.swift": App.starting("A"), "Two/B.swift": App.starting("B"),
    ])
    try folder.writeProject(
      "App.xcodeproj", .init("One", ["One/A.swift", "One/B.swift"]), .init("Two", ["One/A.swift", "Two/B.swift"]))
    var options = ScanOptions(paths: [folder.path])
    options.targets = ["Two"]
    let found = try scan(options)
    #expect(edges(found) == ["A -> B"])
    #expect(found.uncompiledCount == 0)
    #expect(found.leftOutReasons == ["One/B.swift": "left out: only other targets compile it"])
    options.targets = ["Towo"]
    let error = #expect(throws: (any Error).self) { try scan(options) }
    #expect(
      error.map { "\($0)" }
        == "\(folder.path): error: no target 'Towo'; did you mean 'Two'? the targets are One, Two")
    options.paths = [folder.path("One")]
    let none = #expect(throws: (any Error).self) { try scan(options) }
    #expect(
      none.map { "\($0)" }
        == "\(folder.path("One")): error: no target 'Towo': no Xcode project stands there or above")
  }

  @Test func `types of one name are told apart by target, wherever they lie`() throws {
    let folder = try TemporaryFolder([
      "Shared/Coordinator.swift": App.base,
      "One/Start/a.swift":
        "class First: Coordinator { var children: [Coordinator] = []; func start() { children.append(Login()) } }",
      "One/Two/b.swift": "class Login: Coordinator { var children: [Coordinator] = [] }",
      "One/Start/c.swift": "class Login: Coordinator { var children: [Coordinator] = [] }",
      "d.swift":
        "class Second: Coordinator { var children: [Coordinator] = []; func start() { children.append(Login()) } }",
    ])
    let before = try scan(ScanOptions(paths: [folder.path]))
    #expect(edges(before).contains("First -> Start.Login"))
    try folder.writeProject(
      "App.xcodeproj", .init("Main", ["Shared/Coordinator.swift", "One/Start/a.swift", "One/Two/b.swift"]),
      .init("Mini", ["Shared/Coordinator.swift", "d.swift", "One/Start/c.swift"]))
    let found = try scan(ScanOptions(paths: [folder.path]))
    #expect(edges(found) == ["First -> Main.Login", "Second -> Mini.Login"])
  }

  @Test func `the project of a revision says what it compiled`() async throws {
    let repository = try await TestRepository([
      "App/App.swift": App.base, "App/More.swift": App.starting("B"),
      "App.xcodeproj/project.pbxproj": ProjectText([.init("App", ["App/App.swift"])]).text,
    ])
    try await repository.commit([
      "App.xcodeproj/project.pbxproj": ProjectText([.init("App", ["App/App.swift", "App/More.swift"])]).text
    ])
    for folder in ["", "App"] {
      let committed = try await repository.compare("HEAD~1", "HEAD", in: folder)
      #expect(committed.base.children == [])
      #expect(committed.head.children == ["A -> B"])
      #expect(!committed.isSameSource)
    }
    try repository.folder.write(
      ProjectText([.init("App", ["App/App.swift"])]).text, to: "App.xcodeproj/project.pbxproj")
    let working = try await repository.compare("HEAD")
    #expect(working.base.children == ["A -> B"])
    #expect(working.head.scan?.files == ["App/App.swift"])
  }

  @Test func `a project that changed without another file in it is the same source`() async throws {
    let text = ProjectText([.init("App", ["App/App.swift"])]).text
    let repository = try await TestRepository(["App/App.swift": App.base, "App.xcodeproj/project.pbxproj": text])
    try await repository.commit(["App.xcodeproj/project.pbxproj": text + "// edited\n"])
    #expect(try await repository.compare("HEAD~1", "HEAD").isSameSource)
  }
}
