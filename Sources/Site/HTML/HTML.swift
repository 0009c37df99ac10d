/// HTML as a tree of values; ``HTMLWriter`` alone escapes.
indirect enum HTML: Equatable, Sendable {
  case text(String)
  case element(String, [Attribute], [HTML])
  /// Markup that is written as it stands: a picture, made from escaped text by Graphviz.
  case markup(String)

  struct Attribute: Equatable, Sendable {
    let name: String
    /// Nil for an attribute that is only there or not.
    let value: String?
  }

  /// An element; attributes in the order they are given, nil ones left out.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [HTML] = []) -> HTML {
    .element(
      name, attributes.compactMap { key, value in value.map { Attribute(name: key, value: $0) } }, children)
  }

  /// An element with an attribute that has no value.
  func flagged(_ flag: String) -> HTML {
    guard case .element(let name, let attributes, let children) = self else { return self }
    return .element(name, attributes + [Attribute(name: flag, value: nil)], children)
  }

  static func link(_ address: String, class name: String? = nil, _ children: [HTML]) -> HTML {
    .tag("a", ["class": name, "href": address], children)
  }
}

extension HTML: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self = .text(text)
  }
}
