import GraphModel
import Workspace

extension Scan {
  /// A path of the graph as a reader in the given folder would write it: relative where the scanned root lies in that folder,
  /// absolute otherwise, so that terminals and editors can open it.
  public func path(of file: String, from workingDirectory: String = ".") -> String {
    pathPrefix(from: workingDirectory) + file
  }

  /// What stands before a path of the graph where a reader in the given folder would write it: empty, or ends with `/`.
  public func pathPrefix(from workingDirectory: String = ".") -> String {
    let root = AbsolutePath(root)
    let folder = try? AbsolutePath(resolving: workingDirectory)
    guard let prefix = folder.flatMap(root.relative(to:)) else { return root.appending("").string }
    return prefix.isEmpty ? "" : prefix + "/"
  }
}
