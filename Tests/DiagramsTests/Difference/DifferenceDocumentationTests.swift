import Foundation
import GraphModel
import Testing

@testable import Diagrams

/// The example of a difference in the README is the small app of these tests.
@Suite struct DifferenceDocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized
  private static let picture = root.appending(path: "docs/samples/difference.svg")

  private func options() throws -> DifferenceOptions {
    let template = "https://example.com/blob/{revision}/{path}#L{line}"
    return DifferenceOptions(
      title: "What feature changes", links: try DifferenceLinks(template, of: BookShelf.comparison))
  }

  @Test func `the text in docs is the tool's`() throws {
    let page = try String(contentsOf: Self.root.appending(path: "docs/review.md"), encoding: .utf8)
    #expect(page.contains(DifferenceText.text(of: BookShelf.comparison, options: try options())))
  }

  @Test func `the picture in docs says what is drawn today`() throws {
    let drawn = try PictureWriter().picture(of: BookShelf.comparison, as: .svg, options: try options()).bytes
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" { try Data(drawn).write(to: Self.picture) }
    let committed = [UInt8](try Data(contentsOf: Self.picture))
    #expect(SVGOutline(committed).texts["text"] == SVGOutline(drawn).texts["text"])
  }
}
