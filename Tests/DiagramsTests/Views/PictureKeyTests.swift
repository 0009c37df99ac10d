import GraphModel
import GraphSketch
import Testing

@testable import Diagrams

/// What is drawn is explained, and nothing else is.
struct PictureKeyTests {
  private func legend(_ lines: [String], flow: Bool = false, _ change: (inout ViewOptions) -> Void = { _ in }) throws
    -> [String]
  {
    var options = ViewOptions(title: "T")
    change(&options)
    let picture = try PictureWriter(options: options).picture(
      of: Sketch.document(lines.joined(separator: "\n")), as: .svg, draw: flow ? FlowView.graph : CardsView.graph)
    let texts = SVGOutline(picture.bytes).texts["text"] ?? []
    let captions = PictureKey.Mark.allCases.map(\.caption) + Arrow.allCases.map(\.caption)
    return texts.filter { captions.contains($0) || $0.hasPrefix("leads to, by") }
  }

  private let app = ["owner O", "coordinator A", "coordinator B", "root O A kept", "child A B property started"]

  @Test func nothingIsExplainedOfNothing() throws {
    #expect(try legend([]).isEmpty)
    #expect(try legend([], flow: true).isEmpty)
  }

  @Test func theCards() throws {
    #expect(try legend(app) == ["starts the app's coordinators", "starts and keeps"])
    #expect(
      try legend(app + ["child B A none started", "shows A S push likely", "delegate B A link=d"]) {
        $0.drawsDelegates = true
        $0.cardNotes = ["A": "+1 screen"]
      } == [
        "starts the app's coordinators", "likely shown there", "stands for more", "starts and keeps",
        "starts, nobody keeps it", "calls back",
      ])
  }

  @Test func theMoves() throws {
    let screens = ["shows A S push", "shows A T push", "shows B U push"]
    #expect(
      try legend(app + screens + ["flow S T next present A", "flow S B go start A"], flow: true) == [
        "starts the app's coordinators", "a coordinator with its screens", "leads to, by present", "starts and keeps",
      ])
    #expect(try legend(["coordinator A"] + screens + ["flow S T next push A likely"], flow: true).contains("likely"))
  }
}
