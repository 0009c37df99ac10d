import Testing

@testable import Site

@Suite struct MarkdownSiteTests {
  private func files(of content: SiteContent) -> [String: String] {
    let pictures = content.pictures.mapValues { Array($0.utf8) }
    let files = MarkdownSite.files(of: content, pictures: pictures)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test(arguments: [
    "README", "flow", "AppCoordinator", "ExhibitCoordinator", "ExhibitListViewController", "ExhibitCoordinator-walk",
    "findings", "glossary",
  ])
  func `a page is written as expected`(name: String) throws {
    try expectSnapshot("\(name).md", files(of: Museum.content(ending: ".svg"))["\(name).md"] ?? "")
  }

  @Test func `pictures stand beside the pages`() {
    #expect(files(of: Museum.content(ending: ".svg"))["ExhibitCoordinator.svg"] == "ExhibitCoordinator.svg")
  }

  @Test func `every link to a page leads to one`() {
    let files = files(of: Museum.content(ending: ".svg"))
    for (name, text) in files where name.hasSuffix(".md") {
      for match in text.matches(of: /\]\(([^)#]+)[^)]*\)/) where !match.1.hasPrefix("https://") {
        #expect(files[String(match.1)] != nil, "\(name): \(match.1)")
      }
    }
  }

  @Test(arguments: Museum.hostileNames)
  func `no name gets out of its place`(name: String) {
    for (file, text) in files(of: Museum.named(name)) where file.hasSuffix(".md") && !file.hasPrefix("glossary") {
      // What stands in a code span is no markup.
      let words = text.replacing(/<a id="step-\d+"><\/a>/, with: "").replacing(/(`+) ?[^\n]*?[^`\n] ?\1(?!`)/, with: "")
      #expect(words.firstMatch(of: /<[a-z\/!]|@everyone|[^\\]\*\*bold|\]\(https:\/\/example.org/) == nil, "\(file)")
      #expect(!text.unicodeScalars.contains { [0, 0x1B, 0x202E].contains($0.value) })
    }
  }
}
