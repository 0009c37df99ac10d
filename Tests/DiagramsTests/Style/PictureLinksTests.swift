import GraphModel
import Testing

@testable import Diagrams

@Suite struct PictureLinksTests {
  private let node = BookShelf.node("HomeCoordinator", .coordinator, "Home/Home.swift", 6)

  @Test func `a picture of its own leads to the source`() {
    let links = PictureLinks(template: .relative, pages: nil, linksPlaces: true)
    #expect(links.link(to: node)?.address == "Home/Home.swift#L6")
    #expect(links.link(toPlace: node.location)?.address == "Home/Home.swift#L6")
  }

  @Test func `in a page cards lead to pages, where there are some`() {
    let pages = PageNames(names: ["HomeCoordinator": "Home"], ending: ".html")
    let links = PictureLinks(template: .relative, pages: pages, linksPlaces: false)
    #expect(links.link(to: node)?.address == "Home.html")
    #expect(links.link(to: BookShelf.node("Other", .owner, "O.swift", 2))?.address == "O.swift#L2")
    #expect(links.link(toPlace: node.location) == nil)
  }

  @Test func `there can be no links at all`() {
    #expect(PictureLinks(template: .nowhere, pages: nil, linksPlaces: true).link(to: node) == nil)
  }
}
