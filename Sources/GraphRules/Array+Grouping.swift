extension Array {
  /// The elements that share a key together, in the order in which each key comes first.
  func grouped(by key: (Element) -> [String]) -> [[Element]] {
    var order: [[String]] = []
    var groups: [[String]: [Element]] = [:]
    for element in self {
      let key = key(element)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(element)
    }
    return order.compactMap { groups[$0] }
  }
}

extension [String] {
  /// The names with commas between them.
  var listed: String { joined(separator: ", ") }

  /// The names as the subject or object of a sentence: `A`, `A and B`, `A and 3 others`.
  var summed: String {
    switch count {
    case 0, 1: listed
    case 2: "\(self[0]) and \(self[1])"
    default: "\(self[0]) and \(count - 1) others"
    }
  }
}

extension String {
  /// The id of a type as a variable of it would be called: `LoginCoordinator` gives `loginCoordinator`.
  var asVariable: String {
    let name = split(separator: ".").last.map(String.init) ?? self
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The id of a type without what it is nested in.
  var asTypeName: String { split(separator: ".").last.map(String.init) ?? self }
}
