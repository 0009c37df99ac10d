/// All library models, indexed by what is looked up.
package final class LibraryModels: Sendable {
  /// The libraries that come with the tool, in alphabetical order.
  package static let builtIn: [LibraryModel] = [
    .combine, .rxSwift, .standardLibrary, .swiftUI, .uiKit,
  ]

  let protocols: Set<String>
  /// All described types, sorted.
  let typeNames: [String]
  private let types: [String: TypeModel]
  private let globalCalls: [String: [CallModel]]
  /// Calls by name whatever their type, for a receiver of which nothing is known.
  private let callsByName: [String: [CallModel]]

  package init(_ libraries: [LibraryModel] = LibraryModels.builtIn) {
    let all = libraries.flatMap(\.types)
    types = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    typeNames = types.keys.sorted()
    protocols = Set(all.filter(\.isProtocol).map(\.name))
    globalCalls = Dictionary(grouping: libraries.flatMap(\.calls), by: \.name)
    callsByName = Dictionary(grouping: all.flatMap(\.calls), by: \.name)
  }

  func supertypes(of name: String) -> [String] { types[name]?.inherits ?? [] }

  func isStream(_ name: String) -> Bool { types[name]?.isStream ?? false }

  func initializer(of name: String) -> [CallEffect]? { types[name]?.initializer }

  func isKnown(_ name: String) -> Bool { types[name] != nil }

  func call(_ name: String, labels: [String?], on type: String) -> CallModel? {
    types[type]?.calls.first { $0.name == name && $0.accepts(labels) }
  }

  func globalCall(_ name: String, labels: [String?]) -> CallModel? {
    globalCalls[name]?.first { $0.accepts(labels) }
  }

  /// The call of a name where nothing is known of the receiver and only a name with labels can tell.
  func call(_ name: String, labels: [String?]) -> CallModel? {
    callsByName[name]?.first { $0.accepts(labels) && ($0.isDistinctive || !$0.labels.isEmpty) }
  }

  func property(_ name: String, of type: String) -> PropertyModel? {
    types[type]?.properties.first { $0.name == name }
  }
}

extension CallModel {
  func accepts(_ labels: [String?]) -> Bool { self.labels.allSatisfy { labels.contains($0) } }
}
