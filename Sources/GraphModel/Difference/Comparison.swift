/// Two documents, what the reader calls them, and how they differ.
public struct Comparison: Equatable, Sendable {
  /// What the change starts from.
  public let base: Side
  /// What it leads to.
  public let head: Side
  /// How the flow changed from base to head.
  public let difference: GraphDifference

  /// One of the two documents.
  public struct Side: Equatable, Sendable {
    /// What the reader asked for: a revision, the working tree, a file.
    public let name: String
    /// The id of the commit; nil where it is none.
    public let revision: String?
    /// The folder in the repository that the graph's paths are relative to; empty for its top.
    public let folder: String
    /// The graph there.
    public let graph: GraphDocument

    /// Makes one side.
    public init(name: String, revision: String? = nil, folder: String = "", graph: GraphDocument) {
      self.name = name
      self.revision = revision
      self.folder = folder
      self.graph = graph
    }
  }

  /// Compares two documents.
  public init(base: Side, head: Side) {
    self.base = base
    self.head = head
    difference = GraphDifference(from: base.graph, to: head.graph)
  }
}
