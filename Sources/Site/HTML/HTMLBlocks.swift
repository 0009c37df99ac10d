import GraphModel

/// Blocks and running text as HTML.
struct HTMLBlocks {
  let content: SiteContent
  /// Of the page.
  let words: Words

  func html(_ block: Block) -> [HTML] {
    switch block {
    case .paragraph(let text): [.tag("p", [:], inlines(text))]
    case .section(let section): [html(section)]
    case .columns(let sections): [.tag("div", ["class": "columns"], sections.map(html))]
    case .notice(let text): [.tag("p", ["class": "notice"], inlines(text))]
    case .picture(let name): HTMLMap(content: content, words: words).map(name)
    case .illustration(let name): HTMLMap(content: content, words: words).illustration(name)
    case .figures(let figures): [.tag("ul", ["class": "figures"], figures.map(figure))]
    case .entries(let entries): [.tag("ul", ["class": "entries"], entries.map(entry))]
    case .groups(let groups): groups.map(group)
    case .lines(let lines): [.tag("ul", ["class": "lines"], lines.map { .tag("li", [:], inlines($0)) })]
    case .steps(let steps): [.tag("ol", ["class": "steps"], steps.map(step))]
    case .terms(let terms): [.tag("dl", ["class": "terms"], terms.flatMap(term))]
    case .code(let code): [.tag("pre", ["tabindex": "0"], [.tag("code", [:], [.text(code)])])]
    case .details(let title, let blocks): [details(title, blocks.flatMap(html))]
    case .directory(let title, let lines): [.tag("ul", ["class": "directory", "aria-label": title], lines.map(line))]
    case .documentation(let text): [.tag("div", ["class": "doc"], paragraphs(text))]
    case .image(let file, let label): [.tag("img", ["class": "shot", "src": file, "alt": label, "loading": "lazy"])]
    }
  }

  func inlines(_ text: [Inline]) -> [HTML] { text.map(html) }

  private func html(_ section: Section) -> HTML {
    .tag(
      "section", ["aria-labelledby": section.id],
      [.tag("h2", ["id": section.id], [.text(section.title)])] + section.blocks.flatMap(html))
  }

  private func html(_ inline: Inline) -> HTML {
    switch inline {
    case .text(let text): .text(text)
    case .code(let code): .tag("code", [:], [.text(code)])
    case .type(let id): type(id)
    case .page(let page, let part, let label): .link(address(of: page, part), [.text(label)])
    case .place(let place): self.place(place)
    case .transition(let transition):
      .tag("span", ["class": "tag \(transition.rawValue)"], [.text(transition.rawValue)])
    case .severity(let severity): .tag("span", ["class": "tag \(severity.rawValue)"], [.text(severity.rawValue)])
    case .term(let id, let label): .link(address(of: GlossaryPage.name, id), class: "term", [.text(label)])
    case .aside(let text): .tag("span", ["class": "remark"], [.text(text)])
    }
  }

  private func address(of page: String, _ part: String?) -> String {
    page + ".html" + (part.map { "#\($0)" } ?? "")
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
    .tag("li", [:], [.text(figure.before), .tag("strong", [:], [.text("\(figure.count)")]), .text(figure.after)])
  }

  private func entry(_ entry: Entry) -> HTML {
    .tag(
      "li", ["data-name": entry.name], [.tag("p", [:], inlines(entry.statement))] + evidence(entry.evidence))
  }

  /// The first place stands in sight, the helpers that it goes through behind a disclosure.
  private func evidence(_ evidence: [Evidence]) -> [HTML] {
    guard let first = evidence.first else { return [] }
    let rest = evidence.dropFirst().map { self.place($0, "li") }
    if rest.isEmpty { return [place(first, "div")] }
    let label = words(
      "through \(rest.count == 1 ? "1 more place" : "\(rest.count) more places")", "거쳐 간 곳 \(rest.count)개")
    return [place(first, "div"), details(label, [.tag("ol", [:], rest)])]
  }

  private func place(_ evidence: Evidence, _ element: String) -> HTML {
    .tag(element, ["class": "evidence"], [.tag("code", [:], [.text(evidence.note)]), " ", place(evidence.location)])
  }

  private func details(_ title: String, _ children: [HTML]) -> HTML {
    .tag("details", [:], [.tag("summary", [:], [.text(title)])] + children)
  }

  /// Open at first, so that a page without scripts shows all that it has.
  private func group(_ group: EntryGroup) -> HTML {
    .tag(
      "details", ["class": "group"],
      [.tag("summary", [:], inlines(group.head))] + html(.entries(group.entries))
    ).flagged("open")
  }

  private func step(_ step: WalkStep) -> HTML {
    .tag(
      "li", ["id": WalkStep.id(step.number)],
      [.tag("h2", [:], [.text("\(step.number) ")] + inlines(step.title))] + step.blocks.flatMap(html))
  }

  private func term(_ term: Term) -> [HTML] {
    let blocks = term.blocks.flatMap(html)
    return [
      .tag("dt", ["id": term.id], [.text(term.word)]),
      .tag("dd", [:], [.tag("p", [:], inlines(term.meaning))] + blocks),
    ]
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
