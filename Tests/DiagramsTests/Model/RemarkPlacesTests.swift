import GraphModel
import Testing

@testable import Diagrams

struct RemarkPlacesTests {
  private static func remark(_ subjects: [String], _ gravity: Remark.Gravity = .warning) -> Remark {
    Remark(
      gravity: gravity, text: subjects.joined(separator: " "),
      location: SourceLocation(file: "A.swift", line: 1, column: 1), subjects: subjects)
  }

  /// Where a remark on the subjects goes.
  private func place(_ subjects: String...) -> [String] {
    let index = GraphIndex(BookShelf.document)
    let places = RemarkPlaces([Self.remark(subjects)], in: index, starts: StartArrows(index).all)
    let cards = index.coordinators.filter { !places.remarks(onCardOf: $0.id).isEmpty }.map { "card \($0.id)" }
    let rows = index.coordinators.flatMap { coordinator in
      index.shownScreens(of: coordinator).filter { !places.remarks(onRowOf: $0.screen.id, in: coordinator.id).isEmpty }
        .map { "row \(coordinator.id) \($0.screen.id)" }
    }
    let arrows = (index.roots + index.children).filter { !places.remarks(on: $0).isEmpty }
      .map { "arrow \($0.from) \($0.to)" }
    return cards + rows + arrows + places.unplaced.map { _ in "nowhere" }
  }

  @Test func aRemarkOnTwoGoesToTheArrowBetweenThem() {
    #expect(place("AppCoordinator", "HomeCoordinator", "children") == ["arrow AppCoordinator HomeCoordinator"])
    #expect(place("HomeCoordinator", "delegate", "AppCoordinator") == ["arrow AppCoordinator HomeCoordinator"])
    #expect(place("SceneDelegate", "AppCoordinator") == ["arrow SceneDelegate AppCoordinator"])
  }

  @Test func elseToTheRowOfAScreen() {
    #expect(place("HomeView", "SearchView") == ["row HomeCoordinator HomeView"])
    #expect(place("DetailView", "view", "HomeCoordinator") == ["row DetailCoordinator DetailView"])
  }

  @Test func ofAScreenInTwoCardsTheOneInQuestionIsMarkedElseTheFirst() {
    let place = SourceLocation(file: "A.swift", line: 1, column: 1)
    let nodes = ["A", "B"].map { Node(id: $0, kind: .coordinator, name: $0, location: place) }
    let screen = Node(id: "S", kind: .screen, name: "S", location: place)
    let edges = ["A", "B"].map { Edge(from: $0, to: "S", relation: .screen(ScreenRelation(.push)), evidence: []) }
    let index = GraphIndex(GraphDocument(nodes: nodes + [screen], edges: edges))
    let places = RemarkPlaces(
      [Self.remark(["S", "B"]), Self.remark(["S", "x"])], in: index, starts: StartArrows(index).all)
    #expect(places.remarks(onRowOf: "S", in: "A").map(\.text) == ["S x"])
    #expect(places.remarks(onRowOf: "S", in: "B").map(\.text) == ["S B"])
  }

  @Test func elseToACard() {
    #expect(place("delegate", "HomeCoordinator") == ["card HomeCoordinator"])
    #expect(place("DetailCoordinator", "Nobody") == ["card DetailCoordinator"])
  }

  @Test func whatIsAboutAnOwnerGoesToItsArrow() {
    #expect(place("SceneDelegate", "window") == ["arrow SceneDelegate AppCoordinator"])
  }

  @Test func whatIsDrawnNowhereIsCounted() {
    #expect(place("Nobody") == ["nowhere"])
    #expect(place("BaseCoordinator") == ["nowhere"])
    #expect(place() == ["nowhere"])
  }

  @Test func remarksAreCountedMostSevereFirst() {
    let remarks = [Remark.Gravity.note, .error, .error, .note].map { Self.remark([], $0) }
    #expect(Remark.counts(of: remarks) == "2 errors, 2 notes")
    #expect(Remark.counts(of: [Self.remark([])]) == "1 warning")
  }
}
