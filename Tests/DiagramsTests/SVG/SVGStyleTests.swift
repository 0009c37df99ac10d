import Testing

@testable import Diagrams

struct SVGStyleTests {
  @Test(arguments: Tone.allCases)
  func hasADarkColorForEachTone(_ tone: Tone) {
    #expect(SVGStyle.sheet.contains("[fill=\"\(tone.light)\"]{fill:\(tone.dark)}"))
    #expect(SVGStyle.sheet.contains("[stroke=\"\(tone.light)\"]{stroke:\(tone.dark)}"))
  }

  /// Every colour that Graphviz writes must be one that the sheet replaces, else it stays light in the dark.
  @Test(arguments: [CardsView.graph, FlowView.graph] as [View.GraphDrawing])
  func coversEveryColorOfAPicture(_ draw: @escaping View.GraphDrawing) throws {
    let options = ViewOptions(drawsDelegates: true)
    let picture = try PictureWriter(options: options).picture(of: BookShelf.document, as: .svg, draw: draw)
    let known = Set(Tone.allCases.map(\.light)).union(["none", "transparent"])
    #expect(SVGOutline(picture.bytes).colors.subtracting(known) == [])
  }
}
