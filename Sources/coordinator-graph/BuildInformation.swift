import CoordinatorGraph

/// What `--version` says: the version, and what this executable was built from.
enum BuildInformation {
  static var text: String {
    "\(toolVersion)\nbuilt from \(source), with Graphviz \(graphvizVersion)"
  }

  /// git writes the commit over this where it makes an archive (`.gitattributes`), of which releases are built.
  private static let commit = "$Format:%H$"

  private static var source: String {
    commit.hasPrefix("$") ? "a checkout" : "commit \(commit)"
  }
}
