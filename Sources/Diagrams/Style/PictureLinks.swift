import GraphModel
import Graphviz

/// The pages that a picture inside a page leads to.
package struct PageNames: Sendable, Equatable {
  /// What pages are called, by the `id` of the node that each is about: ASCII letters, digits, `-`, `_` and `.`.
  package var names: [String: String]
  /// What follows the name in an address.
  package var ending: String
  /// What the `id`s of the picture's nodes begin with, so that two pictures can stand in one page.
  package var prefix: String

  package init(names: [String: String], ending: String = ".html", prefix: String = "card-") {
    self.names = names
    self.ending = ending
    self.prefix = prefix
  }
}

/// Where the parts of a picture lead: to source lines, or in a page to the pages beside it.
struct PictureLinks {
  let template: LinkTemplate
  let pages: PageNames?
  /// Whether tags and arrows link to statements; pages list those in their text, where there is room for all of them.
  let linksPlaces: Bool

  /// The page about a type, or the place where it is declared.
  func link(to node: Node) -> Link? {
    if let pages, let name = pages.names[node.id], let link = try? Link(name + pages.ending) { return link }
    return template.link(to: node.location)
  }

  /// The statement behind an arrow or a tag.
  func link(toPlace location: SourceLocation) -> Link? {
    linksPlaces ? template.link(to: location) : nil
  }
}
