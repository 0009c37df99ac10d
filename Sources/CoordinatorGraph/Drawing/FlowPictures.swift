import Diagrams
import GraphModel
import Site

/// Draws one picture for each flow of an app, and an overview named `index.svg` in which each flow is one card that leads to its picture.
///
/// A flow is what a child of the app's first coordinators leads to; a first coordinator without children is one, too.
///
/// - Returns: the pictures by the names of their files, and what the renderer had to say about them, each once.
/// - Throws: as for a picture of the whole graph.
public func flowPictures(
  of graph: GraphDocument, options: PictureOptions = PictureOptions()
) throws -> (files: [String: [UInt8]], warnings: [String]) {
  let heads = graph.flowHeads
  let names = PageName.names(for: heads)
  let overview = GraphPart(of: graph, collapsing: Set(heads), keepsScreens: false)
  var overviewOptions = try ViewOptions(options).showing(overview)
  overviewOptions.pages = PageNames(names: names, ending: ".svg")
  var pictures = ["index": try drawn(overview.document, options, overviewOptions, as: .svg)]
  for head in heads {
    guard let name = names[head] else { continue }
    pictures[name] = try render(GraphPart(of: graph, flowFrom: head), as: .svg, options: options)
  }
  return (
    Dictionary(uniqueKeysWithValues: pictures.map { ($0.key + ".svg", $0.value.bytes) }),
    Set(pictures.values.flatMap(\.warnings)).sorted()
  )
}
