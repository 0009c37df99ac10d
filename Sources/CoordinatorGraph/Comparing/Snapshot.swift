/// One state of an app that a comparison has on one of its sides.
public enum Snapshot: Sendable, Hashable {
  /// The commit that git finds for a revision: a branch, a tag, `HEAD~2`, part of a commit's name.
  case revision(String)
  /// The newest commit that the histories of two revisions share.
  case mergeBase(String, String)
  /// What is staged for the next commit.
  case index
  /// The files as they are now, except those that git is told to ignore.
  case workingTree
  /// A graph that was written before: a graph document, or a picture of ours that carries its graph; `-` is standard input.
  case document(path: String)

  /// What a reader would call it; a revision or path stands in it as it was written.
  public var name: String {
    switch self {
    case .revision(let revision): revision
    case .mergeBase(let left, let right): "the merge base of \(left) and \(right)"
    case .index: "the index"
    case .workingTree: "the working tree"
    case .document(let path): path == "-" ? "standard input" : path
    }
  }

  var isDocument: Bool {
    if case .document = self { true } else { false }
  }
}
