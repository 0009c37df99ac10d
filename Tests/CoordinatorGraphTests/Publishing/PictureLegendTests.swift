import Foundation
import GraphModel
import Testing

@testable import CoordinatorGraph
@testable import Diagrams
@testable import Site

/// Pages explain what is drawn as the pictures themselves do.
@Suite struct PictureLegendTests {
  @Test func `pages know every caption of pictures`() {
    let captions = PictureKey.Mark.allCases.map(\.caption) + Arrow.allCases.map(\.caption)
    #expect(Set(captions) == Set(PictureLegend.Mark.allCases.map(\.rawValue)))
    #expect(PictureLegend(texts: captions).items.count == captions.count)
    let moves = Transition.allCases.map { "leads to, by \($0.rawValue)" }
    #expect(PictureLegend(texts: moves).items == Transition.allCases.map(PictureLegend.Item.move))
    #expect(PictureLegend(texts: ["Name ?", "+2", "from 9", "", "TabBar"]).items == [])
  }

  @Test(arguments: ["TabBar", "Pitfalls", "FlowActions"], [("index", "cards"), ("flow", "flow")])
  func `the legend of a page is that of the picture`(sample: String, page: (name: String, view: String)) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../samples/\(sample)")
    let scan = try scan(ScanOptions(paths: [folder.standardized.path]))
    let html = String(decoding: try site(of: scan).contents["\(page.name).html"] ?? [], as: UTF8.self)
    let legend = try #require(
      html.firstMatch(of: /<figcaption class="legend">(.*?)<\/figcaption>/.dotMatchesNewlines()))
    let told = legend.1.replacing(/<[^>]*>/, with: "\n").split(separator: "\n").map {
      $0.trimming(while: \.isWhitespace)
    }
    let explained = told.map { $0.replacing("&#39;", with: "'") }.filter {
      !["", "Name ?", "+2", "from 9"].contains($0)
    }
    let key = key(of: scan.graph, view: page.view)
    let meant =
      key.marks.map(\.caption) + key.arrows.map(\.caption) + key.transitions.map(\.rawValue)
      + key.moves.map { "leads to, by \($0.rawValue)" }
    #expect(explained.sorted() == meant.sorted())
    #expect(meant.count > 3)
  }

  private func key(of graph: GraphDocument, view: String) -> PictureKey {
    let (index, options) = (GraphIndex(graph), ViewOptions())
    if view == "cards" {
      return PictureKey(cards: index, arrows: StartArrows(index), hasCalls: false, options: options)
    }
    return PictureKey(flow: index, passages: FlowPassages(FlowPlan(index), index), options: options)
  }
}

extension Substring {
  fileprivate func trimming(while isPadding: (Character) -> Bool) -> String {
    String(drop(while: isPadding).reversed().drop(while: isPadding).reversed())
  }
}
