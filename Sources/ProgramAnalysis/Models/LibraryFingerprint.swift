/// By what a library's own source is told from an app's types that merely share some of its names: the types that its model
/// describes, and the members that it describes of them.
struct LibraryFingerprint: Sendable {
  let name: String
  let modules: [String]
  /// Whether each described type is a protocol, by its name.
  private let types: [String: Bool]
  private let members: Set<String>

  /// Nil where the model describes too little to tell a copy of the library by.
  init?(_ library: LibraryModel) {
    let types = library.types.filter { !$0.isExtension }
    name = library.name
    modules = library.modules
    self.types = Dictionary(types.map { ($0.name, $0.isProtocol) }, uniquingKeysWith: { $0 || $1 })
    members = types.reduce(into: []) { $0.formUnion($1.memberNames) }
    guard types.count >= Self.fewest, members.count >= Self.fewest || types.count >= Self.manyTypes else { return nil }
  }

  private static let fewest = 4
  /// So many types tell a library that has hardly any members described.
  private static let manyTypes = 6

  var typeNames: some Sequence<String> { types.keys }

  func describes(_ type: String) -> Bool { types[type] != nil }

  func describes(_ type: String, asProtocol isProtocol: Bool) -> Bool { types[type] == isProtocol }

  /// Whether so many of the described types and members are declared that it must be the library: the model may describe what only
  /// some of its versions have.
  func matches(types declared: Set<String>, members declaredMembers: Set<String>) -> Bool {
    let shared = declared.intersection(types.keys).count
    let sharedMembers = declaredMembers.intersection(members).count
    return shared >= Self.fewest && 2 * shared >= types.count
      && sharedMembers >= min(Self.fewest, members.count) && 2 * sharedMembers >= members.count
  }
}

extension TypeModel {
  /// What the library's source declares of it: members that are called or read, and those of the app that it calls.
  fileprivate var memberNames: Set<String> {
    let effects = initializer + calls.flatMap(\.effects)
    let others = effects.flatMap { effect -> [String] in
      switch effect {
      case .store(_, let property): [property]
      case .deliver(let delivery): [delivery.method]
      case .listen(_, let stream, _, let method): [stream, method]
      default: []
      }
    }
    return Set(calls.map(\.name) + properties.map(\.name) + others + (carrier.map { [$0.name] } ?? []))
  }
}
