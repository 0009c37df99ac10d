import Foundation
import TemporaryFolder
import Testing

/// `check --fix` on the sample of pitfalls.
@Suite struct FixCommandTests {
  private let folder: TemporaryFolder
  private let tool: Tool
  private let original: URL

  init() throws {
    original =
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../samples/Pitfalls").standardized
    folder = try TemporaryFolder()
    tool = Tool(folder: folder.path("Pitfalls"))
    try FileManager.default.copyItem(at: original, to: URL(filePath: folder.path("Pitfalls")))
  }

  /// The lines that differ from the sample, with their files.
  private func changes() throws -> [String] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: original.path).filter { $0.hasSuffix(".swift") }
    return try files.sorted().flatMap { file in
      let old = try String(contentsOf: original.appending(path: file), encoding: .utf8).split(separator: "\n")
      let new = try folder.text(of: "Pitfalls/" + file).split(separator: "\n")
      return new.filter { !old.contains($0) }.map { "\(file): \($0.trimmingCharacters(in: .whitespaces))" }
    }
  }

  private func rules(_ arguments: String...) async throws -> [String] {
    let text = try await tool(["check", "--quiet"] + arguments).text
    return text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /\(([a-z-]+)\)$/).map { String($0.1) }
    }
  }

  private static let fixed = [
    "delegate-not-class-bound", "screen-captured-by-its-publisher", "strong-coordinator-reference", "strong-delegate",
    "strong-self-capture",
  ]

  @Test func `what is always safe is fixed, and nothing else changes`() async throws {
    let before = try await rules()
    #expect(try await rules("--fix").sorted() == before.filter { !Self.fixed.contains($0) }.sorted())
    #expect(
      try changes() == [
        "Account/ProfileCoordinator.swift: weak var delegate: (any ProfileCoordinatorDelegate)?",
        "Account/SettingsCoordinator.swift: protocol SettingsCoordinatorDelegate: AnyObject {",
        "Account/SettingsCoordinator.swift: weak var delegate: (any SettingsCoordinatorDelegate)?",
        "Home/ShopCoordinator.swift: rewards.onFinish = { [weak self] in self?.rewards = nil }",
        "Stores/StoresCoordinator.swift: directions.onClose = { [weak directions] in directions?.dismiss(animated: true) }",
        "Stores/StoresViewModel.swift: weak var coordinator: StoresCoordinator?",
      ])
  }

  @Test func `a dry run prints a patch that git applies, and changes nothing`() async throws {
    let dry = try await tool("check", "--fix", "--dry-run")
    #expect(dry.code == 1)
    #expect(dry.errors.hasPrefix("would fix 5 findings in 5 files; "))
    #expect(try changes() == [])
    try folder.write(dry.text, to: "fixes.patch")
    #expect(try await tool.shell("patch --batch -p1 < ../fixes.patch").code == 0)
    let patched = try changes()
    #expect(patched.count == 6)
    let again = try await tool("check", "--fix", "--dry-run")
    #expect(again.code == 0)
    #expect(again.text == "")
    #expect(again.errors.hasPrefix("nothing to change that is always safe; "))
  }

  @Test func `a file that may not be written is the job not done`() async throws {
    let file = folder.path("Pitfalls/Stores/StoresViewModel.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    // The superuser may write it all the same.
    guard access(file, W_OK) != 0 else { return }
    let run = try await tool("check", "--fix")
    #expect(run.code == 2)
    #expect(run.errors.contains("StoresViewModel.swift: error: Permission denied"))
  }
}
