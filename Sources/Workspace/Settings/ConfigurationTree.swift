import Yams

/// A part of the configuration as written, with its place, for those who know what it means.
package struct ConfigurationTree: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case text(String)
    case list([ConfigurationTree])
    /// Keys and values in turn, in the order written.
    case mapping([(key: ConfigurationTree, value: ConfigurationTree)])

    package static func == (left: Content, right: Content) -> Bool {
      switch (left, right) {
      case (.text(let left), .text(let right)): left == right
      case (.list(let left), .list(let right)): left == right
      case (.mapping(let left), .mapping(let right)): left.elementsEqual(right, by: ==)
      default: false
      }
    }
  }

  package let content: Content
  package let place: InputError.Place

  package init(_ content: Content, place: InputError.Place) {
    self.content = content
    self.place = place
  }

  init(_ node: Node) {
    let place = InputError.Place(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    switch node {
    case .scalar(let scalar): self.init(.text(scalar.string), place: place)
    case .sequence(let nodes): self.init(.list(nodes.map { ConfigurationTree($0) }), place: place)
    case .mapping(let entries):
      self.init(
        .mapping(entries.map { (key: ConfigurationTree($0.key), value: ConfigurationTree($0.value)) }), place: place)
    case .alias: self.init(.text(""), place: place)
    }
  }
}
