import Testing

@testable import Workspace

/// Which files became which by their lines.
@Suite struct RewrittenFilesTests {
  private func expect(
    _ base: [String: String], _ head: [String: String], others: [String] = [], targets: [String: String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (old, new) =
      ([base, head].map { texts in
        RewrittenFiles.Side(own: texts.mapValues { Array($0.utf8) }, others: others.map { Array($0.utf8) })
      }).pair
    #expect(RewrittenFiles(from: old, to: new).targets == targets, sourceLocation: sourceLocation)
    let back = RewrittenFiles(from: new, to: old).targets
    #expect(back == Dictionary(uniqueKeysWithValues: targets.map { ($1, $0) }), sourceLocation: sourceLocation)
  }

  private func page(_ name: String, _ lines: [String]) -> String {
    "//  Made today.\nimport UIKit\n\nclass \(name): Page {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private let body = [
    "let title = UILabel()", "let list = UITableView(frame: .zero, style: .insetGrouped)",
    "func reload() { list.reloadData(); title.text = settings.title.localized }",
    "func open(_ entry: Entry) { coordinator?.show(entry, on: self) }",
    "override func viewDidLoad() { super.viewDidLoad(); list.dataSource = source }",
  ]

  @Test func `a file became the one that has most of its lines`() {
    expect(["Old.swift": page("Old", body)], ["New.swift": page("New", body)], targets: ["Old.swift": "New.swift"])
    expect(
      ["Old.swift": page("Old", body)],
      ["New.swift": page("New", Array(body.prefix(2)) + body.dropFirst(2).map { $0.uppercased() })], targets: [:])
    expect([:], ["New.swift": page("New", body)], targets: [:])
  }

  @Test func `blanks around a line, comments and imports do not count`() {
    let indented = page("New", body).split(separator: "\n").map { "\t\($0)  \r\n" }.joined()
    expect(["Old.swift": page("Old", body)], ["New.swift": indented], targets: ["Old.swift": "New.swift"])
    let header = String(repeating: "//  A long line that says who made the file, when, and for whom.\n", count: 9)
    let license = "/*\n" + String(repeating: " * What everybody may do with it.\n", count: 19) + " */\nimport UIKit\n"
    for head in [header, license] {
      expect(
        ["Old.swift": head + page("Old", body)], ["New.swift": head + page("New", body.map { $0.uppercased() })],
        targets: [:])
    }
    expect(["Old.swift": ""], ["New.swift": ""], targets: [:])
  }

  @Test func `of several the one that is most alike counts, and of those that are as much so none`() {
    let more = body + ["func close() { coordinator?.close(self, animated: true) }"]
    expect(
      ["Old.swift": page("Old", more)],
      ["New.swift": page("New", more), "Other.swift": page("Other", body.map { $0.uppercased() })],
      targets: ["Old.swift": "New.swift"])
    expect(
      ["Old.swift": page("Old", body)], ["New.swift": page("New", body), "Own.swift": page("Own", body)], targets: [:])
  }

  /// What a template gives stands in other files too, and little says nothing.
  @Test func `lines that other files have do not count`() {
    expect(
      ["Old.swift": page("Old", body)], ["New.swift": page("New", body)], others: [page("App", body)], targets: [:])
    expect(
      ["Old.swift": page("Old", Array(body.prefix(2)))], ["New.swift": page("New", Array(body.prefix(2)))], targets: [:]
    )
  }
}

extension [RewrittenFiles.Side] {
  fileprivate var pair: (Element, Element) { (self[0], self[1]) }
}
