import GraphModel

/// The page with the moves of a user through the whole app, or in an app too large for one picture, the list of its flows.
struct FlowMapPage {
  static let name = "flow"

  let content: SiteContent

  private var index: SiteIndex { content.index }

  var page: Page {
    let heads = content.plan.parts.compactMap(\.head)
    let isWhole = heads.isEmpty
    return Page(
      name: Self.name, title: "Flow map", kind: "What a user meets",
      lead: [
        "Every box is a coordinator with its screens, and every arrow a ", .term("flow", label: "move"),
        .text(
          isWhole ? " from one screen to the next." : ". The app is too large for one picture: these are its flows."),
      ],
      blocks: isWhole ? [.picture(Self.name)] + [moves].compactMap(\.self) : [flows(heads)])
  }

  private var moves: Block? {
    let moves = index.edges.filter { $0.isOf(.flow) }
    if moves.isEmpty { return nil }
    return .section(id: "moves", title: "All moves", language: nil, [.entries(moves.map { MoveEntry($0).entry })])
  }

  private func flows(_ heads: [String]) -> Block {
    let lines = heads.map { head in
      DirectoryLine(
        page: content.plan.names.flowPage(of: head), name: index.name(of: head),
        remark: SiteIndex.count(content.plan.tree.subtree(of: head).count, "coordinator"))
    }
    return .directory(title: "Flows", lines)
  }
}

/// The page about all that one coordinator leads to, in an app too large for one picture.
struct FlowPage {
  let content: SiteContent
  let head: String

  var page: Page {
    let name = content.plan.names.flowPage(of: head)
    let index = content.index
    return Page(
      name: name, title: index.name(of: head), kind: "Flow",
      lead: ["All that ", .type(head), " leads to."],
      blocks: [
        .figures([Figure(count: content.plan.tree.subtree(of: head).count, noun: "coordinator")]), .picture(name),
        .section(id: "moves", title: "What a user meets", language: nil, [.picture(name + "-moves")]),
      ])
  }
}
