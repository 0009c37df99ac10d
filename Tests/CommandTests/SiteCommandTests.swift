import Foundation
import TemporaryFolder
import Testing

@Suite struct SiteCommandTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder(SmallApp.files)
    tool = Tool(folder: folder.path)
  }

  /// Without the page of findings, of which there are more with every new rule.
  private func pages(of name: String) throws -> [String] {
    try folder.entries(of: name).filter { $0 != "findings.html" }
  }

  private static let pages = [
    ".coordinator-graph-site", "AppCoordinator.html", "HelpCoordinator.html", "LoginCoordinator.html", "camera.js",
    "favicon.svg", "flow.html", "glossary-ko.html", "glossary.html", "graph.js", "index.html", "lists.js", "map.js",
    "overview.js", "picture.js", "search-index.js", "search.js", "site.css", "words.js",
  ]

  @Test func `the folder is made and filled`() async throws {
    let run = try await tool("site", "App", "-o", "docs/flow", "--title", "Small")
    #expect(run.code == 0)
    #expect(run.output == [])
    let count = try folder.entries(of: "docs/flow").count - 1
    #expect(run.errors.hasPrefix("wrote \(count) files to docs/flow; 5 files, 3 coordinators, "))
    #expect(try pages(of: "docs/flow") == Self.pages)
    #expect(try folder.text(of: "docs/flow/index.html").contains("<h1>Small</h1>"))
    // The link leads from the page to the source, wherever both are cloned to.
    #expect(try folder.text(of: "docs/flow/AppCoordinator.html").contains("href=\"../../App/AppCoordinator.swift#L1\""))
  }

  @Test func `a second run leaves the same bytes, and removes what is no longer there`() async throws {
    #expect(try await tool("site", "App", "-o", "out", "--quiet").code == 0)
    let index = try folder.text(of: "out/index.html")
    #expect(try await tool("site", "App", "-o", "out", "--quiet").code == 0)
    #expect(try folder.text(of: "out/index.html") == index)
    try FileManager.default.removeItem(atPath: folder.path("App/HelpCoordinator.swift"))
    try folder.write("mine", to: "out/notes.txt")
    #expect(try await tool("site", "App", "-o", "out", "--quiet").code == 0)
    #expect(
      try pages(of: "out") == (Self.pages.filter { $0 != "HelpCoordinator.html" } + ["notes.txt"]).sorted())
    #expect(try folder.text(of: "out/notes.txt") == "mine")
  }

  @Test func `a folder of others is left alone`() async throws {
    try folder.write("mine", to: "out/index.html")
    let run = try await tool("site", "App", "-o", "out", "--quiet")
    #expect(
      run
        == Tool.Run(
          code: 2, output: [],
          errors: "out: error: holds files that no run of this tool put there; --force writes beside them\n"))
    #expect(try folder.entries(of: "out") == ["index.html"])
    #expect(try folder.text(of: "out/index.html") == "mine")
    #expect(try await tool("site", "App", "-o", "out", "--quiet", "--force").code == 0)
    #expect(try folder.text(of: "out/index.html").hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `a file that somebody put beside the site is not replaced by a page of its name`() async throws {
    #expect(try await tool("site", "App", "-o", "out", "--quiet").code == 0)
    try folder.write("mine", to: "out/README.md")
    let run = try await tool("site", "App", "-o", "out", "--quiet", "--format", "markdown")
    #expect(run.code == 2)
    #expect(run.errors == "out/README.md: error: is no page of an earlier run; --force replaces it\n")
    #expect(try folder.text(of: "out/README.md") == "mine")
  }

  @Test func `another format takes the place of the first`() async throws {
    #expect(try await tool("site", "App", "-o", "out", "--quiet").code == 0)
    #expect(try await tool("site", "App", "-o", "out", "--quiet", "--format", "markdown").code == 0)
    let names = try folder.entries(of: "out")
    #expect(names.contains("README.md") && names.contains("index.svg"))
    #expect(!names.contains { $0.hasSuffix(".html") || $0.hasSuffix(".js") })
  }

  @Test func `nothing is written or removed outside of the folder`() async throws {
    try folder.write("mine", to: "victim.html")
    try folder.write("../victim.html\n/etc/passwd\n.git\n", to: "out/.coordinator-graph-site")
    try folder.link("out/index.html", to: "../victim.html")
    #expect(try await tool("site", "App", "-o", "out", "--quiet", "--force").code == 0)
    #expect(try folder.text(of: "victim.html") == "mine")
    #expect(try folder.text(of: "out/index.html").hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `a file in the place of the folder`() async throws {
    try folder.write("", to: "out")
    let run = try await tool("site", "App", "-o", "out", "--quiet")
    #expect(run == Tool.Run(code: 2, output: [], errors: "out: error: Not a directory\n"))
  }

  @Test func `the app is called by its project, package or folder`() async throws {
    #expect(try await tool("site", "App", "-o", "out", "--quiet").code == 0)
    #expect(try folder.text(of: "out/index.html").contains("<title>App</title>"))
    // A folder beside a package's sources is an app of its own.
    try folder.write("", to: "Package.swift")
    #expect(try await tool("site", "App", "-o", "out", "--quiet").code == 0)
    #expect(try folder.text(of: "out/index.html").contains("<title>App</title>"))
    let name = URL(fileURLWithPath: folder.path).lastPathComponent
    try folder.write("class AppCoordinator: Coordinator {}", to: "Sources/Target/App.swift")
    for sources in ["Sources", "Sources/Target"] {
      #expect(try await tool("site", sources, "-o", "out", "--quiet").code == 0)
      #expect(try folder.text(of: "out/index.html").contains("<title>\(name)</title>"), "\(sources)")
    }
    try folder.write("", to: "App/Museum.xcodeproj/project.pbxproj")
    #expect(try await tool("site", "App", "-o", "out", "--quiet").code == 0)
    #expect(try folder.text(of: "out/index.html").contains("<title>Museum</title>"))
  }

  @Test func `pages speak Korean`() async throws {
    #expect(try await tool("site", "App", "-o", "out", "--quiet", "--language", "ko").code == 0)
    #expect(try folder.text(of: "out/index.html").contains("<html lang=\"ko\">"))
    #expect(try folder.text(of: "out/words.js").contains("검색"))
    #expect(try await tool("site", "App", "-o", "out", "--language", "xx").code == 64)
  }

  @Test func `images that are named for a screen are shown`() async throws {
    let screen =
      "import UIKit\nfinal class LoginCoordinator: Coordinator {\n  let navigation = UINavigationController()\n"
      + "  func start() { navigation.pushViewController(LoginViewController(), animated: true) }\n}\n"
      + "final class LoginViewController: UIViewController {}\n"
    try folder.write(screen, to: "App/LoginCoordinator.swift")
    try folder.write("PNG", to: "Tests/__Snapshots__/LoginTests/text.png")
    let run = try await tool("site", "App", "-o", "out", "--quiet", "--screenshots", "**/__Snapshots__/**")
    #expect(run.code == 0)
    // What is no image is not published, whatever it is called.
    #expect(try !folder.entries(of: "out").contains { $0.hasSuffix(".png") })
    let image = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])
    try folder.write(image, to: "Tests/__Snapshots__/LoginTests/text.png")
    #expect(try await tool("site", "App", "-o", "out", "--quiet", "--screenshots", "**/__Snapshots__/**").code == 0)
    #expect(try folder.text(of: "out/LoginViewController.html").contains("src=\"LoginViewController-screenshot.png\""))
    #expect(try folder.entries(of: "out").contains("LoginViewController-screenshot.png"))
    #expect(try await tool("site", "App", "-o", "out", "--quiet").code == 0)
    #expect(try !folder.entries(of: "out").contains("LoginViewController-screenshot.png"))
  }

  @Test func `where source lines are no links, it says so`() async throws {
    let outside = try TemporaryFolder([:])
    let run = try await tool("site", "App", "-o", outside.path("site"))
    #expect(run.code == 0)
    #expect(run.errors.contains("warning: source lines on the pages are no links"))
    let linked = try await tool("site", "App", "-o", outside.path("site"), "--link-template", "x/{path}#L{line}")
    #expect(!linked.errors.contains("no links"))
  }

  @Test func `findings of the check have a page`() async throws {
    let owner = SmallApp.files["App/SceneDelegate.swift", default: ""]
      .replacing("coordinator = AppCoordinator()", with: "let coordinator = AppCoordinator()")
      .replacing("coordinator?.start()", with: "coordinator.start()")
    try folder.write(owner, to: "App/SceneDelegate.swift")
    #expect(try await tool("site", "App", "-o", "out", "--quiet").code == 0)
    #expect(try folder.text(of: "out/findings.html").contains("unretained-root"))
  }

  @Test func `it says which folder is missing`() async throws {
    #expect(try await tool("site", "App").code == 64)
    #expect(try await tool("site", "no", "-o", "out", "--quiet").code == 2)
    #expect(try folder.entries() == ["App"])
  }
}
