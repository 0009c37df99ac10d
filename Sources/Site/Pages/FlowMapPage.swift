import GraphModel

/// The page with the moves of a user through the whole app, or in an app too large for one picture, the list of its flows.
struct FlowMapPage {
  static let name = "flow"

  let content: SiteContent

  private var index: SiteIndex { content.index }
  private var words: Words { content.words }

  var page: Page {
    let heads = content.plan.parts.compactMap(\.head)
    let isWhole = heads.isEmpty
    let move = Inline.term("flow", label: words("move", "이동"))
    return Page(
      name: Self.name, title: words("Flow map", "플로우 지도"), kind: words("What a user meets", "사용자가 만나는 것"),
      lead: isWhole
        ? words(
          ["Every box is a coordinator with its screens, and every arrow a ", move, " from one screen to the next."],
          ["상자는 코디네이터와 그 화면이고, 화살표는 한 화면에서 다음 화면으로 가는 ", move, "이다."])
        : words(
          ["The app is too large for one picture: these are its flows. Every arrow in them is a ", move, "."],
          ["앱이 커서 한 그림에 담을 수 없으므로 플로우별로 나누었다. 화살표는 ", move, "이다."]),
      blocks: (isWhole ? [.picture(Self.name)] : [flows(heads)]) + [moves].compactMap(\.self))
  }

  private var moves: Block? {
    let moves = index.all(.flow)
    if moves.isEmpty { return nil }
    let section = Section("moves", words("All moves", "모든 이동"), [.groups(MoveEntry.groups(of: moves, in: content))])
    return .section(section)
  }

  private func flows(_ heads: [String]) -> Block {
    let lines = heads.map { head in
      DirectoryLine(
        page: content.plan.names.flowPage(of: head), name: index.name(of: head),
        remark: words.count(content.plan.tree.subtree(of: head).count, .coordinator))
    }
    return .directory(title: words("Flows", "플로우"), lines)
  }
}

/// The page about all that one coordinator leads to, in an app too large for one picture.
struct FlowPage {
  let content: SiteContent
  let head: String

  var page: Page {
    let words = content.words
    let name = content.plan.names.flowPage(of: head)
    let count = content.plan.tree.subtree(of: head).count
    return Page(
      name: name, title: content.index.name(of: head), kind: words("Flow", "플로우"),
      lead: words(["All that ", .type(head), " leads to."], [.type(head), "에서 이어지는 모든 것."]),
      blocks: [
        .figures([words.figure(count, .coordinator)]), .picture(name),
        .section(Section("moves", words("What a user meets", "사용자가 만나는 것"), [.picture(name + "-moves")])),
      ])
  }
}
