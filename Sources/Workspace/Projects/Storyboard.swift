/// A document in which Interface Builder keeps the screens that the system makes of it: a storyboard or nib.
package enum Storyboard {
  /// How the names of such files end.
  package static let endings = [".storyboard", ".xib"]

  package static func isOne(fileNamed name: String) -> Bool { endings.contains(where: name.hasSuffix) }

  /// The classes of the objects that it makes, by their names without a module.
  ///
  /// Interface Builder writes them as attributes, `customClass="FeedViewController"`, with nothing in them that XML would escape. A placeholder,
  /// as the owner of a nib has, stands for an object that code makes.
  package static func classNames(in contents: some BidirectionalCollection<UInt8>) -> Set<String> {
    let key = Array("customClass=\"".utf8)
    let placeholder = Array("<placeholder ".utf8)
    var names: Set<String> = []
    var rest = contents[...]
    while let attribute = rest.firstRange(of: key) {
      let element = rest[..<attribute.lowerBound].lastIndex(of: UInt8(ascii: "<")).map { rest[$0...] }
      rest = rest[attribute.upperBound...]
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { break }
      if element?.starts(with: placeholder) != true { names.insert(String(decoding: rest[..<end], as: UTF8.self)) }
      rest = rest[end...]
    }
    return names
  }
}
