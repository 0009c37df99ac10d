import Testing

@testable import Graphviz

struct DOTWriterTests {
  @Test func writesEverythingThatAGraphHolds() throws {
    let graph = DOTGraph(
      name: "App \"1\"",
      attributes: [.rankdir: "LR", .label: .text("Title\n2"), .nodesep: 0.25],
      nodeDefaults: [.shape: "box", .fontsize: 12],
      edgeDefaults: [.color: "#475569"],
      nodes: [DOTNode("A", [.tooltip: .text("x & y")], link: try Link("a.swift#L1")), DOTNode("")],
      clusters: [
        DOTCluster(
          "flow", [.label: .text("Flow")], link: try Link("https://example.org"), nodes: [DOTNode("B")],
          clusters: [DOTCluster("inner", nodes: [DOTNode("C"), DOTNode("D \"2\"")], rank: ["C", "D \"2\""])])
      ],
      edges: [
        DOTEdge("A", "B", [.style: "dashed", .lhead: .word(DOTCluster("flow").name)]),
        DOTEdge("A:row", "C", link: try Link("#e")),
      ])
    #expect(
      DOTWriter.text(of: graph) == #"""
        digraph "App \"1\"" {
          graph [label="Title\n2", nodesep=0.25, rankdir="LR"]
          node [fontsize=12, shape="box"]
          edge [color="#475569"]
          "A" [URL="a.swift#L1", tooltip="x &amp; y"]
          ""
          subgraph "cluster_flow" {
            graph [URL="https://example.org", label="Flow"]
            "B"
            subgraph "cluster_inner" {
              "C"
              "D \"2\""
              { rank=same; "C"; "D \"2\"" }
            }
          }
          "A" -> "B" [lhead="cluster_flow", style="dashed"]
          "A:row" -> "C" [URL="#e"]
        }

        """#)
  }

  @Test func writesNumbersInTheirShortestSpelling() {
    #expect([2, -1, 0.5, 1e20].map(DOTNumber.text) == ["2", "-1", "0.5", "1e+20"])
  }
}
