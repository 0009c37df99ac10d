import Foundation
import Workspace

extension Scan {
  /// A link template that leads from a picture in `folder` to the sources, wherever both are cloned to.
  ///
  /// Nil where the picture or the sources lie outside the working directory: the way between them would then tell about this
  /// machine, and differ on the next.
  public func linkTemplate(forPictureIn folder: String, workingDirectory: String = ".") -> String? {
    guard let here = try? AbsolutePath(resolving: workingDirectory),
      let pictures = try? AbsolutePath(resolving: folder),
      let up = pictures.relative(to: here), let down = AbsolutePath(root).relative(to: here)
    else { return nil }
    let (from, to) = (up.pathComponents, down.pathComponents)
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(\.percentEncoded)
    return (way + ["{path}#L{line}"]).joined(separator: "/")
  }
}
