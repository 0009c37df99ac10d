/// A directed graph in Graphviz's terms, as a value.
///
/// Names and texts may hold anything: ``DOTWriter`` escapes them.
package struct DOTGraph: Equatable, Sendable {
  /// Never left out: Graphviz would number an unnamed graph with a counter of the process and put it into the picture.
  package var name: String
  package var attributes: DOTAttributes
  package var nodeDefaults: DOTAttributes
  package var edgeDefaults: DOTAttributes
  /// The `id`s of nodes, part by part, in the order in which the layout is to meet them; those that are left out come after them.
  package var order: [[String]]
  package var nodes: [DOTNode]
  package var clusters: [DOTCluster]
  package var edges: [DOTEdge]

  package init(
    name: String, attributes: DOTAttributes = [:], nodeDefaults: DOTAttributes = [:],
    edgeDefaults: DOTAttributes = [:], order: [[String]] = [], nodes: [DOTNode] = [], clusters: [DOTCluster] = [],
    edges: [DOTEdge] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.nodeDefaults = nodeDefaults
    self.edgeDefaults = edgeDefaults
    self.order = order
    self.nodes = nodes
    self.clusters = clusters
    self.edges = edges
  }

  /// The number of nodes, those of clusters included.
  package var nodeCount: Int { clusters.reduce(nodes.count) { $0 + $1.nodeCount } }

  /// What is left free on each side of the picture, in inches; Graphviz's own where nothing else is said.
  var padding: Double {
    if case .number(let pad)? = attributes[.pad] { pad } else { 4.0 / 72 }
  }
}

/// One node; `id` is its identity in the graph and its title in the picture.
package struct DOTNode: Equatable, Sendable {
  package var id: String
  package var attributes: DOTAttributes
  package var link: Link?

  package init(_ id: String, _ attributes: DOTAttributes = [:], link: Link? = nil) {
    self.id = id
    self.attributes = attributes
    self.link = link
  }
}

/// A box around nodes, which may hold further boxes.
package struct DOTCluster: Equatable, Sendable {
  package var id: String
  package var attributes: DOTAttributes
  package var link: Link?
  package var nodes: [DOTNode]
  package var clusters: [DOTCluster]
  /// Names of its nodes that share a rank.
  package var rank: [String]

  package init(
    _ id: String, _ attributes: DOTAttributes = [:], link: Link? = nil, nodes: [DOTNode] = [],
    clusters: [DOTCluster] = [], rank: [String] = []
  ) {
    self.id = id
    self.attributes = attributes
    self.link = link
    self.nodes = nodes
    self.clusters = clusters
    self.rank = rank
  }

  /// What an edge's `lhead` and `ltail` attributes call this box.
  package var name: String { "cluster_" + id }

  var nodeCount: Int { clusters.reduce(nodes.count) { $0 + $1.nodeCount } }
}

/// An arrow between two nodes, named by their `id`.
package struct DOTEdge: Equatable, Sendable {
  package var tail: String
  package var head: String
  package var attributes: DOTAttributes
  package var link: Link?

  package init(_ tail: String, _ head: String, _ attributes: DOTAttributes = [:], link: Link? = nil) {
    self.tail = tail
    self.head = head
    self.attributes = attributes
    self.link = link
  }
}
