/// A mapping of which all keys are known.
struct ModelTable {
  private let node: ModelNode
  private let name: String
  private var values: [String: ModelNode] = [:]

  init(_ entries: [ModelNode.Entry], of node: ModelNode, name: String, keys: [String]) throws(ModelError) {
    self.node = node
    self.name = name
    for entry in entries {
      let key = try entry.key.text("a key of \(name)")
      guard keys.contains(key) else {
        throw entry.key.error("unknown key '\(key)' of \(name); the keys are \(keys.joined(separator: ", "))")
      }
      values[key] = entry.value
    }
  }

  subscript(_ key: String) -> ModelNode? { values[key] }

  func required(_ key: String) throws(ModelError) -> ModelNode {
    guard let value = values[key] else { throw node.error("\(name) needs the key '\(key)'") }
    return value
  }

  func text(_ key: String) throws(ModelError) -> String { try required(key).text(key) }

  func texts(_ key: String) throws(ModelError) -> [String] { try values[key]?.texts(key) ?? [] }

  func flag(_ key: String) throws(ModelError) -> Bool { try values[key]?.flag(key) ?? false }

  /// What is read from each entry of a list; nothing where there is no list.
  func map<Element>(
    _ key: String, _ read: (ModelNode) throws(ModelError) -> Element
  ) throws(ModelError) -> [Element] {
    var elements: [Element] = []
    for node in try values[key]?.list(key) ?? [] { elements.append(try read(node)) }
    return elements
  }
}
