import Diagrams
import GraphModel
import Graphviz
import Site

/// Draws the pictures that a site needs.
struct SitePainter {
  let plan: SitePlan
  let title: String
  let template: LinkTemplate
  let format: SiteFormat
  let layout: LayoutOptions
  /// Names as all pictures of the app show them.
  let shownNames: ShownNames
  /// What cards stand for beside themselves, by the `id` of their coordinators.
  let rests: [String: GraphPart.Rest]

  /// What came of the pictures.
  struct Outcome {
    /// By the names that the plan gives them.
    var pictures: [String: RenderedGraph] = [:]
    /// What the legends of those that were drawn explain.
    var legends: [String: PictureLegend] = [:]
    /// Why some are missing, a line each.
    var failures: [String] = []
  }

  /// Draws as many at a time as there are processors. One that is too large to be laid out is left out, and one that could not be is told too.
  func paint() throws -> Outcome {
    var outcome = Outcome()
    let deadline = ContinuousClock.now + layout.timeLimit
    let drawn = DeepStack.map(plan.pictures, finished: { _, _ in }) { picture in
      // Half of what is left, so that one picture that takes too long leaves time for the others.
      Result { (try draw(picture, timeLimit: ContinuousClock.now.duration(to: deadline) / 2), legend(of: picture)) }
    }
    for (picture, result) in zip(plan.pictures, drawn) {
      do {
        (outcome.pictures[picture.name], outcome.legends[picture.name]) = try result.get()
      } catch GraphvizError.tooLarge {
        continue
      } catch let error as GraphvizError where error.isOfOneGraph {
        outcome.failures.append("no picture for '\(picture.label)': \(error)")
      }
    }
    return outcome
  }

  /// How a page has the picture: as markup, or by the address of its file.
  func reference(to picture: RenderedGraph, named name: String) -> String {
    format == .html ? String(decoding: picture.bytes, as: UTF8.self) : name + ".svg"
  }

  private func draw(_ picture: PicturePlan, timeLimit: Duration) throws -> RenderedGraph {
    var writer = PictureWriter(options: options(for: picture), renderer: layout.renderer(timeLimit: timeLimit))
    let view = view(of: picture)
    let pages = writer.options.pages
    let linked: View.GraphDrawing = { document, options in
      var options = options
      options.pages = pages
      return view(document, options)
    }
    if !picture.isExample { nameNodes(of: linked(picture.graph, writer.options), in: &writer.options) }
    return switch format {
    case .html: try writer.inlinePicture(of: picture.graph, label: picture.label, draw: linked)
    case .markdown: try writer.attachedPicture(of: picture.graph, draw: view)
    }
  }

  private func view(of picture: PicturePlan) -> View.GraphDrawing {
    picture.view == .cards ? CardsView.graph : FlowView.graph
  }

  /// The legend that the picture has where it stands by itself, so that pages explain the same as `render`.
  private func legend(of picture: PicturePlan) -> PictureLegend {
    let framed = view(of: picture)(picture.graph, options(for: picture))
    guard case .html(.table(let block))? = framed.attributes[.label] else { return PictureLegend(texts: []) }
    // The title and what stands under it are lines of text; the legend stands in tables.
    let tables = block.rows.joined().filter { if case .table = $0.content { true } else { false } }
    return PictureLegend(texts: tables.flatMap(\.content.texts))
  }

  /// Names what has no page, too, so that addresses of parts of a picture stay the same when others come and go.
  private func nameNodes(of graph: DOTGraph, in options: inout ViewOptions) {
    let nodes = (graph.nodes + graph.clusters.flatMap(\.nodes)).map(\.id)
    let pages = options.pages?.names ?? [:]
    options.pages?.names.merge(PageName.names(for: nodes.filter { pages[$0] == nil })) { page, _ in page }
  }

  private func options(for picture: PicturePlan) -> ViewOptions {
    var options = ViewOptions(
      title: format == .html ? title : picture.label, linkTemplate: picture.isExample ? .nowhere : template,
      drawsDelegates: picture.showsDelegates)
    if picture.isExample {
      // Their types have no pages, and many stand on one.
      options.pages = PageNames(names: [:], prefix: picture.name + "-")
      return options
    }
    options.pages = PageNames(
      names: plan.pageNames.merging(picture.pageNames) { $1 }, ending: format == .html ? ".html" : ".md",
      prefix: picture.view == .cards ? "card-" : "move-")
    options.cardNotes = rests.mapValues(\.words).merging(picture.remarks) { "\($1) · \($0)" }
    options.names = shownNames
    return options
  }
}

extension HTMLLabel {
  /// All texts in their order.
  fileprivate var texts: [String] {
    switch self {
    case .text(let texts): texts.map(\.words)
    case .table(let table): table.rows.joined().flatMap(\.content.texts)
    }
  }
}
