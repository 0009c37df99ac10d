import Algorithms
import GraphModel

/// The sentences for the screens that a coordinator begins with.
struct StartWords {
  let coordinator: String
  let come: [EdgeChange]
  let gone: [EdgeChange]
  /// What it begins with besides, then and now.
  let others: [String]

  private var hasOthers: Bool { !others.isEmpty }

  func statement(in comparison: Comparison) -> ChangeStatement {
    ChangeStatement(
      topic: areTabs ? .screens : .starts, sign: come.isEmpty ? .removed : gone.isEmpty ? .added : .changed,
      phrase: phrase("\(name: coordinator)"), location: (come + gone)[0].location(in: comparison),
      isLikely: (come + gone).allSatisfy(\.isLikely), subjects: ChangeStatement.subjects(come + gone))
  }

  /// "`C` opens with `A` instead of `B`".
  func phrase(_ subject: Phrase) -> Phrase {
    let isChoice = hasOthers && gone.isEmpty && !areTabs
    let new = Phrase.list(come.map(\.to).uniqued(on: \.self), last: isChoice ? "or" : "and")
    let old = Phrase.list(gone.map(\.to).uniqued(on: \.self))
    if areTabs {
      if gone.isEmpty { return "\(subject) has \(Self.tabs(come)) with \(new) now" }
      if come.isEmpty { return "\(subject) no longer has \(Self.tabs(gone)) with \(old)" }
      return "\(subject) has \(Self.tabs(come)) with \(new) instead of \(old)"
    }
    let areFew = (1...3).contains(others.count)
    if gone.isEmpty {
      let besides: Phrase = areFew ? ", besides \(Phrase.list(others))" : ""
      return "\(subject) \(hasOthers ? "may also open" : "opens") with \(new) now\(besides)"
    }
    if come.isEmpty {
      let kept: Phrase = areFew ? ", still with \(Phrase.list(others, last: "or"))" : ""
      return "\(subject) no longer opens with \(old)\(kept)"
    }
    return "\(subject) opens with \(new) instead of \(old)"
  }

  /// Whether all are some of several tabs, which are there from the beginning and are not what the user sees first.
  private var areTabs: Bool { hasOthers && (come + gone).allSatisfy { $0.screen?.transition == .tab } }

  private static func tabs(_ changes: [EdgeChange]) -> String {
    Set(changes.map(\.to)).count == 1 ? "a tab" : "tabs"
  }
}
