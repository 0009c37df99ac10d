import ProgramAnalysis

extension ModelNode: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(stringLiteral text: String) { self.init(.text(text), line: 1, column: text.count) }

  package init(arrayLiteral elements: ModelNode...) { self.init(.list(elements), line: 2, column: elements.count) }

  package init(dictionaryLiteral entries: (ModelNode, ModelNode)...) {
    self.init(.mapping(entries.map { Entry(key: $0.0, value: $0.1) }), line: 3, column: entries.count)
  }
}
