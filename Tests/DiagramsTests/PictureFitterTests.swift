import GraphModel
import GraphSketch
import Graphviz
import Testing

@testable import Diagrams

struct PictureFitterTests {
  private func fitted(_ document: GraphDocument, _ change: (inout ViewOptions) -> Void = { _ in }) throws
    -> PictureFitter.Fitted
  {
    var options = ViewOptions()
    change(&options)
    return try PictureFitter(options: options, renderer: GraphvizRenderer()).fitted(document, draw: CardsView.graph)
  }

  @Test func aSmallPictureIsDrawnAcross() throws {
    let picture = try fitted(BookShelf.document)
    #expect(picture.text == 16)
    #expect(picture.graph.attributes[.rankdir] == "LR")
  }

  @Test func aLongChainIsDrawnDown() throws {
    let picture = try fitted(BookShelf.chain(20))
    #expect(picture.text == 16)
    #expect(picture.graph.attributes[.rankdir] == "TB")
  }

  /// Too deep to be drawn across, and too wide to be drawn down.
  private static let large = Sketch.document(
    (0..<20).flatMap { step in
      ["coordinator Step\(step)"] + (step > 0 ? ["child Step\(step - 1) Step\(step) property started"] : [])
        + (0..<14).flatMap { side in
          [
            "coordinator Step\(step)Side\(side)", "child Step\(step) Step\(step)Side\(side) property started",
            "shows Step\(step)Side\(side) Screen\(step)of\(side) push",
          ]
        }
    }.joined(separator: "\n"))

  @Test func whatDoesNotFitIsCollapsed() throws {
    let whole = try fitted(Self.large)
    let picture = try fitted(Self.large) { $0.textBudget = .cards }
    #expect(whole.text < 9)
    #expect(whole.graph.nodes.count == 300)
    #expect(picture.text >= 9)
    #expect(picture.graph.nodes.count < 300)
  }

  private func screens(inFlowOf text: String) throws -> [String] {
    var options = ViewOptions()
    options.textBudget = .flow
    let fitter = PictureFitter(options: options, renderer: GraphvizRenderer())
    let picture = try fitter.fitted(Sketch.document(text), draw: FlowView.graph)
    #expect(picture.text >= 10)
    return picture.graph.clusters.flatMap(\.nodes).map(\.id)
  }

  /// The rows of a coordinator whose screens have no room across nor down.
  private static func wide(_ name: String) -> String {
    (0..<8).flatMap { step in
      ["coordinator \(name)", "shows \(name) \(name)\(step) push"]
        + (step > 0 ? ["flow \(name)\(step - 1) \(name)\(step) onwardToTheNextOne push \(name)"] : [])
        + (0..<12).flatMap { side in
          [
            "shows \(name) \(name)\(step)Side\(side) push",
            "flow \(name)\(step) \(name)\(step)Side\(side) aside push \(name)",
          ]
        }
    }.joined(separator: "\n")
  }

  /// Not the lightest, nor the first by name.
  @Test func whatTheAppBeginsWithIsOpenedFirst() throws {
    let screens = try screens(
      inFlowOf: """
        owner Scene
        owner ABridge
        coordinator App
        coordinator Home
        coordinator Help
        root Scene App kept
        root ABridge Wide kept
        child App Home property started
        child Home Help property started
        shows Home HomeView root initial
        shows Help HelpView push
        flow HomeView Help help start Home
        \(Self.wide("Wide"))
        """)
    #expect(screens == ["Help › HelpView", "Home › HomeView"])
  }

  /// A heavy coordinator of the app's own part takes no room from the light ones behind a bridge.
  @Test func whatHasNoRoomIsPassedOver() throws {
    let screens = try screens(
      inFlowOf: """
        owner Scene
        owner ABridge
        coordinator App
        coordinator Light
        root Scene App kept
        root ABridge Light kept
        child App Wide property started
        shows Light LightView push
        \(Self.wide("Wide"))
        """)
    #expect(screens == ["Light › LightView"])
  }

  @Test func aCollapsedPictureSaysSoAndCountsTheWhole() throws {
    let picture = try PictureWriter(options: budget).picture(of: Self.large, as: .svg, draw: CardsView.graph)
    let texts = try #require(SVGOutline(picture.bytes).texts["text"])
    #expect(texts.contains { $0.hasPrefix("300 coordinators · 280 screens") })
    #expect(texts.contains { $0.hasPrefix("Collapsed so that names can be read") })
    #expect(texts.contains { $0.hasPrefix("+") && $0.hasSuffix("screens") })
    #expect(try SVGMetadata.document(inSVG: picture.bytes) == Self.large.outline)
  }

  @Test func aSmallAppKeepsToALargerText() {
    #expect(TextBudget.cards.least(for: BookShelf.tree(20)) == 12)
    #expect(TextBudget.cards.least(for: BookShelf.tree(21)) == 9)
    #expect(TextBudget.flow.least(for: BookShelf.tree(20)) == 10)
  }

  @Test func theEntryIsAtTheTop() throws {
    let document = Sketch.document(
      """
      owner ABridge
      owner Scene
      coordinator App
      coordinator Home
      coordinator Single
      root ABridge Single kept
      root Scene App kept
      child App Home property started
      """)
    let across = try fitted(document).graph
    #expect(across.order.map { $0.first } == ["ABridge", "Scene"])
    #expect(across.nodes.first?.id == "Scene")
  }

  private var budget: ViewOptions {
    var options = ViewOptions()
    options.textBudget = .cards
    return options
  }
}
