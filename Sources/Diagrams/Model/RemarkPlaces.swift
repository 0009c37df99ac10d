import GraphModel

/// Which part of the cards each remark belongs to: an arrow between two of its subjects, else a screen's row, else a card.
struct RemarkPlaces {
  private struct Row: Hashable {
    let coordinator: String
    let screen: String
  }

  private struct Start: Hashable {
    let from: String
    let to: String
  }

  private var cards: [String: [Remark]] = [:]
  private var rows: [Row: [Remark]] = [:]
  private var starts: [Start: [Remark]] = [:]
  /// What is about nothing that is drawn.
  private(set) var unplaced: [Remark] = []

  private let drawnStarts: [Start]
  private let drawnRows: [Row]
  private let coordinators: Set<String>

  /// - Parameter starts: the arrows that are drawn.
  init(_ remarks: [Remark], in index: GraphIndex, starts: [Edge]) {
    drawnStarts = starts.map { Start(from: $0.from, to: $0.to) }
    drawnRows = index.coordinators.flatMap { coordinator in
      index.shownScreens(of: coordinator).map { Row(coordinator: coordinator.id, screen: $0.screen.id) }
    }
    coordinators = Set(index.coordinators.map(\.id))
    for remark in remarks { place(remark) }
  }

  func remarks(onCardOf coordinator: String) -> [Remark] { cards[coordinator] ?? [] }

  func remarks(onRowOf screen: String, in coordinator: String) -> [Remark] {
    rows[Row(coordinator: coordinator, screen: screen)] ?? []
  }

  func remarks(on edge: Edge) -> [Remark] { starts[Start(from: edge.from, to: edge.to)] ?? [] }

  private mutating func place(_ remark: Remark) {
    let subjects = remark.subjects
    if let start = start(between: subjects) {
      starts[start, default: []].append(remark)
    } else if let row = row(of: subjects) {
      rows[row, default: []].append(remark)
    } else if let card = subjects.first(where: coordinators.contains) {
      cards[card, default: []].append(remark)
    } else if let start = drawnStarts.first(where: { subjects.contains($0.from) }) {
      // Owners are too small for a mark; what they do shows on the arrow to their coordinator.
      starts[start, default: []].append(remark)
    } else {
      unplaced.append(remark)
    }
  }

  private func start(between subjects: [String]) -> Start? {
    let pairs = subjects.flatMap { one in subjects.filter { $0 != one }.map { Start(from: one, to: $0) } }
    return pairs.first(where: drawnStarts.contains)
  }

  /// The row of the first screen among the subjects: in the card of a coordinator among them, if one of these shows it.
  private func row(of subjects: [String]) -> Row? {
    for screen in subjects {
      let rows = drawnRows.filter { $0.screen == screen }
      if let row = rows.first(where: { subjects.contains($0.coordinator) }) ?? rows.first { return row }
    }
    return nil
  }
}
