import Testing

@testable import Graphviz

struct DOTGraphTests {
  @Test func countsTheNodesOfNestedClusters() {
    let inner = DOTCluster("inner", nodes: [DOTNode("c"), DOTNode("d")])
    let outer = DOTCluster("outer", nodes: [DOTNode("b")], clusters: [inner])
    #expect(DOTGraph(name: "g", nodes: [DOTNode("a")], clusters: [outer]).nodeCount == 4)
  }

  @Test func namesAClusterAsEdgesReferToIt() {
    #expect(DOTCluster("flow").name == "cluster_flow")
  }
}
