import SourceFacts

extension PropertyFact {
  /// Whether SwiftUI keeps what it holds for as long as its view has its place, however often the view is made.
  var isViewState: Bool { attributes.contains { ["State", "StateObject"].contains($0.name) } }
}
