import GraphModel

/// What is missing in the site: what could not be read or followed, and what was left out.
struct MissingSection {
  static let id = "missing"
  /// Longer lists are cut, with their length.
  private static let limit = 200

  let content: SiteContent

  private var words: Words { content.words }

  /// Stands on top of the first page; nil where all was read whole.
  var notice: Block? {
    let files = Set(content.problems.compactMap { $0.location?.file }).count
    guard files > 0 else { return nil }
    return .notice([
      .text(
        words(
          "\(words.count(files, .file)) could not be read whole, so that these pages may lack something. ",
          "\(words.count(files, .file))를 온전히 읽지 못해 빠진 내용이 있을 수 있다. ")),
      .page(OverviewPage.name, part: Self.id, label: words("Which, and why", "어떤 파일인지 보기")),
    ])
  }

  /// Nil where all was read and followed.
  var section: Section? {
    let blocks = [problems, leftOut, unfollowed].compactMap(\.self)
    return blocks.isEmpty ? nil : Section(Self.id, words("What these pages leave out", "이 페이지에 없는 것"), blocks)
  }

  private var problems: Block? {
    let lines = content.problems.map { problem -> [Inline] in
      (problem.location.map { [.place($0), " "] } ?? []) + [.text(problem.message)]
    }
    return details(words("What went wrong", "읽지 못한 것"), lines)
  }

  private var leftOut: Block? {
    let lines = content.leftOut.map { [Inline.code($0.path), " · ", .text($0.reason)] }
    return details(words("Left out", "제외한 것"), lines)
  }

  private var unfollowed: Block? {
    let notes = content.graph.diagnostics.filter { $0.severity == .note && $0.location != nil }
    let lines = notes.map { note -> [Inline] in
      (note.location.map { [.place($0), " "] } ?? []) + [.text(note.message)]
    }
    return details(words("Could not be followed", "따라가지 못한 호출"), lines)
  }

  private func details(_ title: String, _ lines: [[Inline]]) -> Block? {
    if lines.isEmpty { return nil }
    let more = lines.count - Self.limit
    let rest: [[Inline]] = more > 0 ? [[.text(words("\(more) more", "외 \(more)개"))]] : []
    return .details(title: "\(title) (\(lines.count))", [.lines(lines.prefix(Self.limit) + rest)])
  }
}
