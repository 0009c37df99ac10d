import GraphModel
import Graphviz
import Testing

@testable import Diagrams

struct RemarkMarkTests {
  private static func remark(_ text: String, _ gravity: Remark.Gravity, _ subjects: String...) -> Remark {
    Remark(
      gravity: gravity, text: text, location: SourceLocation(file: "Home/Home.swift", line: 7, column: 3),
      subjects: subjects)
  }

  private static let hostile = "`|\"<script>&amp;\\N]]> @everyone 한글😀\u{202E}\n\u{1B}"

  private static let remarks = [
    remark("one", .note, "HomeCoordinator"), remark("two", .error, "HomeCoordinator"),
    remark("three", .error, "HomeCoordinator"), remark(hostile, .warning, "HomeCoordinator", "SearchView"),
    remark(hostile, .error, "AppCoordinator", "HomeCoordinator"), remark("lost", .warning, "Nobody"),
  ]

  private func options(_ remarks: [Remark]?) -> ViewOptions {
    var options = ViewOptions(title: "BookShelf")
    options.remarks = remarks
    return options
  }

  @Test func theCardsCarryTheMarks() throws {
    let graph = CardsView.graph(of: BookShelf.document, options: options(Self.remarks))
    try expectSnapshot("remarks.dot", DOTWriter.text(of: graph))
  }

  @Test func aMarkSaysHowManyAndItsTooltipWhat() {
    let marks = RemarkMark.marks(for: Array(Self.remarks.prefix(3)))
    #expect(marks.map(\.words) == ["2 errors", "note"])
    #expect(marks.map(\.tooltip) == ["two · three", "one"])
    #expect(RemarkMark.marks(for: []).isEmpty)
  }

  @Test func thePictureIsWellFormedAndSaysWhatItCouldNotPlace() throws {
    let picture = try PictureWriter(options: options(Self.remarks)).picture(
      of: BookShelf.document, as: .svg, draw: CardsView.graph)
    let texts = try #require(SVGOutline(picture.bytes).texts["text"])
    #expect(texts.contains("3 errors, 2 warnings, 1 note; 1 about nothing that is drawn here"))
    #expect(texts.filter { ["error", "2 errors", "warning", "note"].contains($0) }.count == 4)
  }

  @Test func aPictureThatWasAskedSaysThatThereIsNone() throws {
    let picture = try PictureWriter(options: options([])).picture(
      of: BookShelf.document, as: .svg, draw: CardsView.graph)
    #expect(SVGOutline(picture.bytes).texts["text"]?.contains("no findings") == true)
  }

  @Test func withoutRemarksNothingChanges() {
    let plain = CardsView.graph(of: BookShelf.document, options: options(nil))
    let asked = CardsView.graph(of: BookShelf.document, options: options([Self.remark("lost", .note, "Nobody")]))
    #expect(plain.nodes == asked.nodes)
    #expect(plain.edges == asked.edges)
  }
}
