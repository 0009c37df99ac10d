import SourceFacts

/// What one file declares of what a library's model describes.
struct LibraryTrace {
  private(set) var types: Set<String> = []
  private(set) var members: Set<String> = []

  var isEmpty: Bool { types.isEmpty && members.isEmpty }

  init(of fingerprint: LibraryFingerprint, in file: FileFacts) {
    for type in file.types where fingerprint.describes(type.name, asProtocol: type.kind == .protocol) {
      types.insert(type.name)
      add(type.members)
    }
    for alias in file.typealiases where fingerprint.describes(alias.name, asProtocol: false) {
      types.insert(alias.name)
    }
    for extended in file.extensions {
      if let name = extended.extendedName, fingerprint.describes(name) { add(extended.members) }
    }
  }

  private mutating func add(_ facts: MemberFacts) {
    members.formUnion(facts.functions.map(\.name))
    members.formUnion(facts.properties.map(\.name))
    members.formUnion(facts.cases.map(\.name))
  }
}

extension FileFacts {
  /// The names of the types and aliases that it declares, and of the types that it extends.
  var declaredNames: Set<String> {
    Set(types.map(\.name)).union(typealiases.map(\.name)).union(extensions.compactMap(\.extendedName))
  }

  func imports(anyOf modules: [String]) -> Bool {
    imports.contains { path in modules.contains(String(path.prefix { $0 != "." })) }
  }

  /// Whether it cannot be a library's own source: it imports the library, or an app begins there.
  func uses(_ fingerprint: LibraryFingerprint) -> Bool {
    imports(anyOf: fingerprint.modules) || types.contains(where: \.isLaunched)
  }
}

extension TypeFact {
  /// Whether the system makes its instances when an app starts.
  var isLaunched: Bool {
    attributes.contains("main") || inherits.contains { !Self.launchNames.isDisjoint(with: $0.names) }
  }

  private static let launchNames: Set<String> = [
    "App", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]
}

extension ExtensionFact {
  /// The outermost type that it extends, or a member type of.
  fileprivate var extendedName: String? {
    if case .named(let path, _) = extended { path.first } else { nil }
  }
}
