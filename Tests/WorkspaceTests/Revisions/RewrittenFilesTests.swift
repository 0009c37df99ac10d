import Testing

@testable import Workspace

/// Which files became which by their lines.
@Suite struct RewrittenFilesTests {
  private func expect(
    _ base: [String: String], _ head: [String: String], targets: [String: String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (old, new) = (base.mapValues { Array($0.utf8) }, head.mapValues { Array($0.utf8) })
    #expect(RewrittenFiles(from: old, to: new).targets == targets, sourceLocation: sourceLocation)
    let back = RewrittenFiles(from: new, to: old).targets
    #expect(back == Dictionary(uniqueKeysWithValues: targets.map { ($1, $0) }), sourceLocation: sourceLocation)
  }

  private func page(_ name: String, _ lines: [String]) -> String {
    "//  Made today.\nimport UIKit\n\nclass \(name): Page {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private let body = ["let title = UILabel()", "let list = UITableView()", "func reload() { list.reloadData() }"]

  @Test func `a file became the one that has most of its lines`() {
    expect(["Old.swift": page("Old", body)], ["New.swift": page("New", body)], targets: ["Old.swift": "New.swift"])
    expect(
      ["Old.swift": page("Old", body)],
      ["New.swift": page("New", Array(body.prefix(1)) + ["func open() { show(self) }"])],
      targets: [:])
    expect([:], ["New.swift": page("New", body)], targets: [:])
  }

  @Test func `blanks around a line, comments and imports do not count`() {
    let indented = page("New", body).split(separator: "\n").map { "\t\($0)  \r\n" }.joined()
    expect(["Old.swift": page("Old", body)], ["New.swift": indented], targets: ["Old.swift": "New.swift"])
    let header = "//  A long line that says who made the file, and when, and for whom.\nimport UIKit\nimport SnapKit\n"
    expect(["Old.swift": header + "class Old {}"], ["New.swift": header + "struct New {}"], targets: [:])
    expect(["Old.swift": ""], ["New.swift": ""], targets: [:])
  }

  @Test func `of several the one that is most alike counts, and of those that are as much so none`() {
    expect(
      ["Old.swift": page("Old", body)],
      ["New.swift": page("New", body), "Other.swift": page("Other", body + ["func tap() {}"])],
      targets: ["Old.swift": "New.swift"])
    expect(
      ["Old.swift": page("Old", body)], ["New.swift": page("New", body), "Own.swift": page("Own", body)], targets: [:])
  }
}
