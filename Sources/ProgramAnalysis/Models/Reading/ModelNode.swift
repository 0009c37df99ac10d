/// A part of a model as somebody wrote it down, with the place where it stands.
package struct ModelNode: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    case text(String)
    case list([ModelNode])
    /// In the order written.
    case mapping([Entry])
  }

  package struct Entry: Sendable, Equatable {
    package let key: ModelNode
    package let value: ModelNode

    package init(key: ModelNode, value: ModelNode) {
      self.key = key
      self.value = value
    }
  }

  package let content: Content
  /// Both from 1.
  package let line: Int
  package let column: Int

  package init(_ content: Content, line: Int, column: Int) {
    self.content = content
    self.line = line
    self.column = column
  }
}

/// Something in a model that cannot be meant, with the place where it stands.
package struct ModelError: Error, Equatable {
  package let message: String
  package let line: Int
  package let column: Int
}

extension ModelNode {
  func error(_ message: String) -> ModelError { ModelError(message: message, line: line, column: column) }

  func text(_ name: String) throws(ModelError) -> String {
    guard case .text(let text) = content, !text.isEmpty else { throw error("'\(name)' must be text") }
    return text
  }

  func flag(_ name: String) throws(ModelError) -> Bool {
    switch content {
    case .text("true"): return true
    case .text("false"): return false
    default: throw error("'\(name)' must be true or false")
    }
  }

  func list(_ name: String) throws(ModelError) -> [ModelNode] {
    guard case .list(let list) = content else { throw error("'\(name)' must be a list") }
    return list
  }

  func texts(_ name: String) throws(ModelError) -> [String] {
    var texts: [String] = []
    for element in try list(name) { texts.append(try element.text("an entry of \(name)")) }
    return texts
  }

  /// The entries as a table that answers for its keys.
  func table(_ name: String, keys: [String]) throws(ModelError) -> ModelTable {
    guard case .mapping(let entries) = content else { throw error("\(name) must be a mapping") }
    return try ModelTable(entries, of: self, name: name, keys: keys)
  }
}
