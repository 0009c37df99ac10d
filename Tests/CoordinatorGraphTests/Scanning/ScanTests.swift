import Foundation
import GraphModel
import TemporaryFolder
import Testing

@testable import CoordinatorGraph

@Suite struct ScanTests {
  @Test func `the files read are listed, relative to the root`() throws {
    let folder = try TemporaryFolder(["A/a.swift": "class A {}", "b.swift": "", "Tests/c.swift": ""])
    let scan = try scan(ScanOptions(paths: [folder.path]))
    #expect(scan.files == ["A/a.swift", "b.swift"])
    #expect(scan.leftOut == ["Tests"])
    #expect(scan.root == folder.path)
    #expect(scan.unreadable.isEmpty)
  }

  @Test func `files that need a test framework are left out, unless they are given or asked for`() throws {
    let folder = try TemporaryFolder(["a.swift": "class A {}", "b.swift": "import XCTest\nlet b = \u{0}1"])
    let found = try scan(ScanOptions(paths: [folder.path]))
    #expect(found.files == ["a.swift"])
    #expect(found.leftOut == ["b.swift"])
    #expect(found.leftOutReasons == ["b.swift": "left out: test code"])
    #expect(found.graph.diagnostics.isEmpty)
    #expect(try scan(ScanOptions(paths: [folder.path], includesTests: true)).files == ["a.swift", "b.swift"])
    #expect(try scan(ScanOptions(paths: [folder.path("b.swift")])).files == ["b.swift"])
  }

  @Test func `a folder of nothing but tests is an error that names them`() throws {
    let folder = try TemporaryFolder(["a.swift": "import XCTest"])
    let error = #expect(throws: (any Error).self) { try scan(ScanOptions(paths: [folder.path])) }
    #expect(
      error.map { "\($0)" }
        == "\(folder.path): error: no Swift files there except in what is left out: a.swift; what is given as a path is read whatever its name, and --include-tests reads tests and mocks"
    )
  }

  @Test func `odd source becomes diagnostics of the graph, sorted by place`() throws {
    let folder = try TemporaryFolder(["c.swift": "let a = \u{0}1\n"])
    try folder.write(Data([0x2F, 0x2F, 0xFF, 0x0A]), to: "b.swift")
    try folder.write(Data(repeating: 0x20, count: 10_000_001), to: "a.swift")
    let scan = try scan(ScanOptions(paths: [folder.path]))
    let found = scan.graph.diagnostics.map { "\($0.location?.file ?? ""):\($0.location?.line ?? 0): \($0.message)" }
    #expect(
      found == [
        "a.swift:1: skipped: larger than 10 MB",
        "b.swift:1: not UTF-8; what is invalid was replaced",
        "c.swift:1: contains NUL bytes; they were read as spaces",
      ])
    #expect(scan.unreadable.isEmpty)
  }

  @Test func `source that nests ten thousand deep is read`() throws {
    let count = 10_000
    let nested = [
      "brackets": String(repeating: "[", count: count) + String(repeating: "]", count: count),
      "calls": "a" + String(repeating: ".b()", count: count),
      "operators": "a" + String(repeating: " + a", count: count),
      "conditions": "func f() { if a {}" + String(repeating: " else if a {}", count: count) + "}",
      "closures": String(repeating: "{", count: count),
      "generics": "let a: " + String(repeating: "A<", count: count),
      "prefixes": "let a = " + String(repeating: "!", count: count) + "b",
    ]
    let folder = try TemporaryFolder()
    for (name, text) in nested { try folder.write("let x = " + text + "\n", to: name + ".swift") }
    #expect(try scan(ScanOptions(paths: [folder.path])).files.count == nested.count)
  }

  @Test func `progress is told for each file, then for the next stage`() throws {
    let folder = try TemporaryFolder(["a.swift": "", "b.swift": ""])
    let steps = Steps()
    _ = try scan(ScanOptions(paths: [folder.path])) { steps.add($0) }
    #expect(
      steps.all == [
        .reading(filesRead: 1, fileCount: 2), .reading(filesRead: 2, fileCount: 2), .resolving(fileCount: 2),
      ])
  }

  @Test func `a folder without Swift is an error that says so`() throws {
    let folder = try TemporaryFolder(["read.me": ""])
    let error = #expect(throws: (any Error).self) { try scan(ScanOptions(paths: [folder.path])) }
    #expect(
      error.map { "\($0)" }
        == "\(folder.path): error: no Swift files there; give the folder that holds the app's Swift source (storyboards and Objective-C are not read)"
    )
  }

  @Test func `a folder whose Swift is left out is an error that names what is`() throws {
    let folder = try TemporaryFolder()
    for number in 1...7 { try folder.write("", to: "Tests\(number)/a.swift") }
    let error = #expect(throws: (any Error).self) { try scan(ScanOptions(paths: [folder.path])) }
    let list = "Tests1, Tests2, Tests3, Tests4, Tests5 and 2 more"
    #expect(
      error.map { "\($0)" }
        == "\(folder.path): error: no Swift files there except in what is left out: \(list); what is given as a path is read whatever its name, and --include-tests reads tests and mocks"
    )
  }

  @Test func `a run without coordinators says what it looked for`() throws {
    let folder = try TemporaryFolder(["a.swift": "struct A {}\n", "b.swift": ""])
    let report = try scan(
      ScanOptions(paths: [folder.path], coordinatorNames: CoordinatorNames(included: ["Flow", "Route*"]))
    )
    .guidance?.findings
    #expect(
      report == [
        "no coordinators in the 2 Swift files under \(folder.path)",
        "looked for types that conform to a coordinator protocol, inherit from a base coordinator, or are called …Coordinator and show screens, and for Flow, Route*",
      ])
  }

  @Test func `patterns that leave nothing out are known, unless what they are about was not searched`() throws {
    let folder = try TemporaryFolder(["App/Old/a.swift": "", "App/b.swift": "", "Pods/c.swift": ""])
    func idle(_ patterns: [String], in path: String = "") throws -> [String] {
      try scan(
        ScanOptions(paths: [folder.path(path)], excludedPaths: patterns, excludedPathsFolder: folder.path)
      ).idlePatterns
    }
    #expect(
      try idle(["App/Old", "*.gen.swift", "Nowhere/**", "Pods/c.swift", "Pods"]) == ["*.gen.swift", "Nowhere/**"])
    #expect(try idle(["Nowhere/**"], in: "App") == [])
  }

  @Test func `templates are left out by what they declare`() throws {
    let folder = try TemporaryFolder([
      "a.swift": "class A {}", "b.swift": "final class ___VARIABLE_sceneName___Coordinator {}",
      "c.swift": "class ___FILEBASENAMEASIDENTIFIER___: UIView {}", "d.swift": "class __D {}",
    ])
    let found = try scan(ScanOptions(paths: [folder.path], includesTests: true))
    #expect(found.files == ["a.swift", "d.swift"])
    #expect(found.leftOutReasons["b.swift"] == "left out: a template that code is generated from")
  }

  @Test func `paths are shown relative to a folder that holds the root, and absolute elsewhere`() throws {
    let folder = try TemporaryFolder(["App/Sources/a.swift": "", "Other/b.swift": ""])
    let scan = try scan(ScanOptions(paths: [folder.path("App/Sources")]))
    #expect(scan.path(of: "a.swift", from: folder.path) == "App/Sources/a.swift")
    #expect(scan.path(of: "a.swift", from: folder.path("App/Sources")) == "a.swift")
    #expect(scan.path(of: "a.swift", from: folder.path("Other")) == folder.path("App/Sources/a.swift"))
  }

  @Test func `links lead from the picture to the source within the working directory`() throws {
    let folder = try TemporaryFolder(["App/My Sources/a.swift": "", "docs/flow/x.md": ""])
    let scan = try scan(ScanOptions(paths: [folder.path("App/My Sources")]))
    func template(_ picture: String) -> String? {
      scan.linkTemplate(forPictureIn: folder.path(picture), workingDirectory: folder.path)
    }
    #expect(template("docs/flow") == "../../App/My%20Sources/{path}#L{line}")
    #expect(template("App") == "My%20Sources/{path}#L{line}")
    #expect(template("App/My Sources") == "{path}#L{line}")
    #expect(scan.linkTemplate(forPictureIn: "/", workingDirectory: folder.path) == nil)
    #expect(scan.linkTemplate(forPictureIn: folder.path("none"), workingDirectory: folder.path) == nil)
  }
}

/// Collects the progress of a scan.
///
/// Unchecked, because a scan reports from one thread at a time and the test reads when it has ended.
private final class Steps: @unchecked Sendable {
  private(set) var all: [ScanProgress] = []

  func add(_ step: ScanProgress) {
    all.append(step)
  }
}
