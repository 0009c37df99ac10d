import GraphModel
import GraphSketch
import Testing

@testable import Diagrams

struct OwnerOrderTests {
  private let document = Sketch.document(
    """
    owner Bridge
    owner Scene
    coordinator App
    coordinator Home
    coordinator Side
    root Bridge Side kept
    root Scene App kept
    child App Home property started
    """)

  @Test func putsWhatMostLiesBehindFirst() {
    #expect(GraphIndex(document).owners.map(\.id) == ["Scene", "Bridge"])
  }

  @Test func putsWhatTheSystemBeginsWithFirst() {
    let nodes = document.nodes.map { node in
      Node(id: node.id, kind: node.kind, name: node.name, isLaunch: node.id == "Bridge", location: node.location)
    }
    #expect(GraphIndex(GraphDocument(nodes: nodes, edges: document.edges)).owners.map(\.id) == ["Bridge", "Scene"])
  }
}
