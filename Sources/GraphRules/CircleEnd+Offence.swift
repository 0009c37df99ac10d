import GraphModel

extension CircleEnd {
  /// How long the circle lasts, behind what a message says of it.
  var clause: String {
    switch self {
    case .never: ""
    case .withApp: " for as long as the app runs"
    case .withStack: " even when its navigation stack has gone"
    case .letGo: " until its flow ends"
    }
  }

  /// Where the circle is cut.
  var places: [Finding.Place] {
    if case .letGo(let places) = self { places.saying("let go of here") } else { [] }
  }
}
