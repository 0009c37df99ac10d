/// A document in which Interface Builder keeps the screens that the system makes of it: a storyboard or nib.
package enum Storyboard {
  /// How the names of such files end.
  package static let endings = [".storyboard", ".xib"]

  package static func isOne(fileNamed name: String) -> Bool { endings.contains(where: name.hasSuffix) }

  /// The classes of the objects that it makes, by their names without a module.
  ///
  /// Interface Builder writes them as attributes, `customClass="FeedViewController"`, with nothing in them that XML would escape.
  package static func classNames(in contents: some Collection<UInt8>) -> Set<String> {
    let key = Array("customClass=\"".utf8)
    var names: Set<String> = []
    var rest = contents[...]
    while let start = rest.firstRange(of: key)?.upperBound {
      rest = rest[start...]
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { break }
      names.insert(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[end...]
    }
    return names
  }
}
