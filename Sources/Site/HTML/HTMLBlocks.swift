import GraphModel

/// Blocks and running text as HTML.
struct HTMLBlocks {
  let content: SiteContent

  func html(_ block: Block) -> [HTML] {
    switch block {
    case .paragraph(let text): [.tag("p", [:], inlines(text))]
    case .section(let id, let title, let language, let blocks):
      [
        .tag(
          "section", ["aria-labelledby": id, "lang": language],
          [.tag("h2", ["id": id], [.text(title)])] + blocks.flatMap(html))
      ]
    case .picture(let name): HTMLMap(content: content).map(name)
    case .figures(let figures): [.tag("ul", ["class": "figures"], figures.map(figure))]
    case .entries(let entries): [.tag("ul", ["class": "entries"], entries.map(entry))]
    case .terms(let terms): [.tag("dl", ["class": "terms"], terms.flatMap(term))]
    case .directory(let title, let lines): [.tag("ul", ["class": "directory", "aria-label": title], lines.map(line))]
    case .documentation(let text): [.tag("div", ["class": "doc"], paragraphs(text))]
    }
  }

  func inlines(_ text: [Inline]) -> [HTML] { text.map(html) }

  private func html(_ inline: Inline) -> HTML {
    switch inline {
    case .text(let text): .text(text)
    case .code(let code): .tag("code", [:], [.text(code)])
    case .type(let id): type(id)
    case .card(let card, let page, let label): .link("\(page).html#card-\(card)", [.text(label)])
    case .place(let place): self.place(place)
    case .transition(let transition):
      .tag("span", ["class": "tag \(transition.rawValue)"], [.text(transition.rawValue)])
    case .severity(let severity): .tag("span", ["class": "tag \(severity.rawValue)"], [.text(severity.rawValue)])
    case .term(let id, let label): .link("glossary.html#\(id)", class: "term", [.text(label)])
    }
  }

  private func type(_ id: String) -> HTML {
    let name = content.index.name(of: id)
    if let page = content.plan.names.page(of: id) { return .link(page + ".html", class: "type", [.text(name)]) }
    guard let place = content.index.nodes[id]?.location, let address = content.sourceLink(place) else {
      return .text(name)
    }
    return .link(address, class: "type", [.text(name)])
  }

  private func place(_ place: SourceLocation) -> HTML {
    let text = HTML.text("\(place.file):\(place.line)")
    return content.sourceLink(place).map { .link($0, class: "place", [text]) }
      ?? .tag("span", ["class": "place"], [text])
  }

  private func figure(_ figure: Figure) -> HTML {
    .tag(
      "li", [:],
      [.tag("strong", [:], [.text("\(figure.count)")]), .text(" \(figure.noun)\(figure.count == 1 ? "" : "s")")])
  }

  private func entry(_ entry: Entry) -> HTML {
    .tag("li", [:], [.tag("p", [:], inlines(entry.statement))] + evidence(entry.evidence))
  }

  /// The first place stands in sight, the helpers that it goes through behind a disclosure.
  private func evidence(_ evidence: [Evidence]) -> [HTML] {
    guard let first = evidence.first else { return [] }
    let rest = evidence.dropFirst().map { self.place($0, "li") }
    let label = rest.count == 1 ? "1 more place" : "\(rest.count) more places"
    let more: [HTML] =
      rest.isEmpty
      ? [] : [.tag("details", [:], [.tag("summary", [:], [.text("through \(label)")]), .tag("ol", [:], rest)])]
    return [place(first, "div")] + more
  }

  private func place(_ evidence: Evidence, _ element: String) -> HTML {
    .tag(element, ["class": "evidence"], [.tag("code", [:], [.text(evidence.note)]), " ", place(evidence.location)])
  }

  private func term(_ term: Term) -> [HTML] {
    [.tag("dt", ["id": term.id], [.text(term.word)]), .tag("dd", [:], inlines(term.meaning))]
  }

  private func line(_ line: DirectoryLine) -> HTML {
    let remark: [HTML] = line.remark.isEmpty ? [] : [" ", .tag("span", ["class": "remark"], [.text(line.remark)])]
    return .tag("li", ["data-name": line.name], [.link(line.page + ".html", [.text(line.name)])] + remark)
  }

  private func paragraphs(_ text: String) -> [HTML] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).paragraphs.map {
      .tag("p", [:], inlines(Inline.prose($0)))
    }
  }
}

extension [String] {
  /// Lines joined to paragraphs, which empty lines separate; the points of a list keep lines of their own.
  var paragraphs: [String] {
    split { $0.allSatisfy(\.isWhitespace) }.map { lines in
      lines.dropFirst().reduce(lines.first ?? "") { text, line in
        text + (["- ", "* "].contains { line.drop(while: \.isWhitespace).hasPrefix($0) } ? "\n" : " ") + line
      }
    }
  }
}
