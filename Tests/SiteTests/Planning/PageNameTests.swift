import Testing

@testable import Site

@Suite struct PageNameTests {
  @Test func `a Swift name is its page's name`() {
    #expect(
      PageName.names(for: ["AppCoordinator", "Outer.Inner", "_a1"])
        == ["AppCoordinator": "AppCoordinator", "Outer.Inner": "Outer.Inner", "_a1": "_a1"])
  }

  @Test(arguments: [
    ("한국어", "0120831f"), ("한A국B", "A-B-289763f2"), ("🧭", "51174668"), ("../../etc/passwd", "etc-passwd-6fadc99a"),
    ("a b", "a-b-10a3f9f2"), ("A-flow", "A-flow-d17c676f"), ("", "811c9dc5"), ("a..b.", "a.b-0f282ce0"),
    ("index", "index-090aa9ab"), ("Flow", "Flow-3df462b5"), ("con", "con-f08dd14b"), ("LPT1.x", "LPT1.x-746bb74c"),
  ])
  func `any other name gets a fingerprint`(id: String, name: String) {
    #expect(PageName.names(for: [id]) == [id: name])
  }

  @Test func `names that only differ in case all get one`() {
    let names = PageName.names(for: ["HomeView", "Homeview", "Other"])
    #expect(names == ["HomeView": "HomeView-3ab8256f", "Homeview": "Homeview-a197bc8f", "Other": "Other"])
  }

  @Test func `names stay what they are when others come`() {
    let few = PageName.names(for: ["홈", "Home"])
    let many = PageName.names(for: ["홈", "Home", "A", "홈2", "z z"])
    #expect(few.allSatisfy { many[$0.key] == $0.value })
  }

  @Test func `no two are the same, in any case of letters, and each is safe in any file system`() {
    let ids = Museum.hostileNames + Museum.hostileNames.map { $0 + "!" } + Museum.hostileNames.map { $0.uppercased() }
    let names = PageName.names(for: ids)
    #expect(Set(names.values.map { $0.lowercased() }).count == Set(ids).count)
    #expect(names.values.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_]([A-Za-z0-9_.-]{0,98}[A-Za-z0-9_])?/) != nil })
  }
}
