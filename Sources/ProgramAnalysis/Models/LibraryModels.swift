/// All library models, indexed by what is looked up.
///
/// A type of a library that has to be imported is known by the first of its modules and its name (`RxFlow.Flow`), so that
/// libraries whose types share a name keep apart.
package final class LibraryModels: Sendable {
  /// The libraries that come with the tool, in alphabetical order.
  package static let builtIn: [LibraryModel] = [
    .action, .combine, .composableArchitecture, .dependencies, .dip, .factory, .flowStacks, .foundation, .gameplayKit,
    .linkNavigator,
    .needle, .reactiveSwift, .reactorKit, .resolver, .reusable,
    .ribs, .rxFlow,
    .rxSwift,
    .standardLibrary, .stinsen, .swiftUI, .swiftUINavigation, .swiftfulRouting, .swinject, .synchronization,
    .systemControllers, .texture,
    .tcaCoordinators, .then, .uiKit,
    .xCoordinator,
  ]

  let protocols: Set<String>
  /// All described types, sorted.
  let typeNames: [String]
  /// The app's methods that a library calls.
  let deliveredMethods: Set<String>
  /// Those that a library hands what a stream of theirs delivers.
  let handlingMethods: Set<String>
  /// Calls that make one stream of several, by name.
  let mergingCalls: Set<String>
  /// Calls and properties by which screens are shown, by name.
  let showingCalls: Set<String>
  let showingProperties: Set<String>
  /// The simple names of property wrappers.
  let wrapperNames: Set<String>
  /// The simple names of containers that make what was registered with them.
  let registryNames: Set<String>
  /// The simple names of protocols to which an attribute of the name makes types conform.
  let macroNames: Set<String>
  /// Labels of arguments that are names by which libraries find what to make.
  let keyLabels: Set<String>
  /// The simple names of types that are other names for collections.
  let collectionNames: Set<String>
  private let types: [String: TypeModel]
  /// The types that give a role to those that conform to them or inherit from them, sorted.
  private let players: [TypeModel.Role: [String]]
  private let supertypes: [String: [String]]
  private let qualifiedNames: [String: [(modules: [String], name: String)]]
  private let globalCalls: [String: [CallModel]]
  /// Calls by name whatever their type, for a receiver of which nothing is known.
  private let callsByName: [String: [CallModel]]
  /// The names of calls that listen to their receiver.
  let subscribingCalls: Set<String>

  /// `modules` are those that the app imports: a library of which it imports none is left out.
  package init(_ libraries: [LibraryModel] = LibraryModels.builtIn, modules: Set<String>) {
    let libraries = libraries.filter { $0.modules.isEmpty || !modules.isDisjoint(with: $0.modules) }
    let all = libraries.flatMap { library in library.types.map { (library.qualified($0.name), $0) } }
    types = Dictionary(all, uniquingKeysWith: { $0.joined(with: $1) })
    supertypes = Dictionary(
      libraries.flatMap { library in
        library.types.map { type in (library.qualified(type.name), type.inherits.map { library.qualified($0) }) }
      }, uniquingKeysWith: +)
    typeNames = types.keys.sorted()
    players = typeNames.reduce(into: [:]) { [types] players, name in
      if let role = types[name]?.role { players[role, default: []].append(name) }
    }
    protocols = Set(all.filter(\.1.isProtocol).map(\.0))
    qualifiedNames = Dictionary(
      grouping: libraries.filter { !$0.modules.isEmpty }.flatMap { library in
        library.types.filter { !$0.isExtension }.map {
          ($0.name, (modules: library.modules, name: library.qualified($0.name)))
        }
      }, by: \.0
    ).mapValues { $0.map(\.1) }
    globalCalls = Dictionary(grouping: libraries.flatMap(\.calls), by: \.name)
    let calls = all.flatMap(\.1.calls)
    callsByName = Dictionary(grouping: calls, by: \.name)
    let effects = all.flatMap(\.1.initializer) + calls.flatMap(\.effects)
    handlingMethods = Set(
      all.flatMap(\.1.properties).flatMap { property -> [String] in
        guard case .port(_, _, _, let handlers?)? = property.value else { return [] }
        return [handlers.handler, handlers.reducer]
      })
    deliveredMethods = Set(effects.compactMap { if case .deliver(let delivery) = $0 { delivery.method } else { nil } })
    subscribingCalls = Set(
      calls.filter { call in call.effects.contains { if case .subscribe = $0 { true } else { false } } }.map(\.name))
    let merges = calls.filter { $0.effects.contains { if case .result(.merged) = $0 { true } else { false } } }
    let gatherings = all.map(\.1).filter { $0.initializer.contains { if case .gather = $0 { true } else { false } } }
    mergingCalls = Set(
      merges.map(\.name) + gatherings.compactMap { $0.name.split(separator: ".").last.map(String.init) })
    showingCalls = Set(calls.filter { $0.effects.contains(where: \.isShowing) }.map(\.name))
    showingProperties = Set(
      all.flatMap(\.1.properties).filter { $0.assignment.contains(where: \.isShowing) }.map(\.name))
    registryNames = Set(all.map(\.1).filter { $0.isRegistry && !$0.isExtension }.map(\.name))
    macroNames = Set(all.map(\.1).filter(\.isMacro).map(\.name))
    keyLabels = Set(libraries.flatMap(\.keyLabels))
    collectionNames = Set(all.map(\.1).filter { $0.elements != nil }.map(\.name))
    wrapperNames = Set(all.map(\.1).filter { !$0.wrappers.isEmpty }.map(\.name))
  }

  /// Whether calls of a name are described for any type.
  func describesCalls(of name: String) -> Bool { callsByName[name] != nil }

  /// What a file that imports those modules means by the name of a type without source.
  func qualifiedName(of name: String, importing modules: Set<String>) -> String {
    qualifiedNames[name]?.first { !modules.isDisjoint(with: $0.modules) }?.name ?? name
  }

  func supertypes(of name: String) -> [String] { supertypes[name] ?? [] }

  func isStream(_ name: String) -> Bool { types[name]?.isStream ?? false }

  /// Whether a stream delivers what it was made with to each who subscribes.
  func isCold(_ name: String) -> Bool { types[name]?.isCold ?? false }

  /// Whether streams of the type deliver nothing.
  func isSilent(_ name: String) -> Bool { types[name]?.isSilent ?? false }

  /// Whether one of the types says of its nested type of that name that it is a reference to the type around it.
  func isReferenced(_ nested: String, by names: [String]) -> Bool {
    names.contains { types[$0]?.references.contains(nested) ?? false }
  }

  func carrier(of name: String) -> CarrierModel? { types[name]?.carrier }

  /// What the collections are made of that a type of a library is another name for.
  func elements(of name: String) -> ElementModel? { types[name]?.elements }

  func isTransparent(_ name: String) -> Bool { types[name]?.isTransparent ?? false }

  /// Whether values of the type stand for the reducer whose state its argument is.
  func isStore(_ name: String) -> Bool { types[name]?.isStore ?? false }

  func initializer(of name: String) -> [CallEffect]? { types[name]?.initializer }

  /// Whether an instance only hands what it is told on to the object that it was made with.
  func isSink(_ name: String) -> Bool {
    types[name]?.initializer.contains { if case .subscribe(_, owner: .some) = $0 { true } else { false } } ?? false
  }

  func isKnown(_ name: String) -> Bool { types[name] != nil }

  func wrappers(of name: String) -> [WrapperModel] { types[name]?.wrappers ?? [] }

  /// The types that give a role to those that conform to them or inherit from them, sorted.
  func types(playing role: TypeModel.Role) -> [String] { players[role] ?? [] }

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

  /// The only type that shows what is assigned to a property of the name.
  func typeShowing(by property: String) -> String? {
    guard showingProperties.contains(property) else { return nil }
    let showing = typeNames.filter { type in
      types[type]?.properties.contains { model in
        model.name == property && model.assignment.contains { if case .show = $0 { true } else { false } }
      } ?? false
    }
    return showing.count == 1 ? showing[0] : nil
  }

  func property(_ name: String, of type: String) -> PropertyModel? {
    types[type]?.properties.first { $0.name == name }
  }
}

extension LibraryModel {
  /// The name under which the program knows a type that the library declares or names.
  fileprivate func qualified(_ name: String) -> String {
    guard let module = modules.first, types.contains(where: { $0.name == name && !$0.isExtension }) else {
      return name
    }
    return module + "." + name
  }
}

extension TypeModel {
  /// Whether it takes registrations or is asked for what was registered, or says itself how something is made.
  fileprivate var isRegistry: Bool {
    (initializer + calls.flatMap(\.effects)).contains {
      switch $0 {
      case .register, .result(.registered), .destination(_, for: _, nil): true
      default: false
      }
    }
  }

  /// What two libraries say of one type: of calls and properties that both describe the first counts.
  fileprivate func joined(with other: TypeModel) -> TypeModel {
    TypeModel(
      name, inherits: inherits + other.inherits, isProtocol: isProtocol || other.isProtocol,
      isStream: isStream || other.isStream, isCold: isCold || other.isCold, isSilent: isSilent || other.isSilent,
      role: role ?? other.role,
      references: references + other.references,
      isTransparent: isTransparent || other.isTransparent, isStore: isStore || other.isStore,
      elements: elements ?? other.elements,
      isMacro: isMacro || other.isMacro,
      carrier: carrier ?? other.carrier, isExtension: isExtension && other.isExtension,
      initializer: initializer.isEmpty ? other.initializer : initializer, calls: calls + other.calls,
      properties: properties + other.properties, wrappers: wrappers + other.wrappers)
  }
}

extension CallEffect {
  fileprivate var isShowing: Bool {
    switch self {
    case .show, .reveal, .showSteps, .follow: true
    case .choose(_, let cases, let otherwise): (cases.flatMap(\.effects) + otherwise).contains(where: \.isShowing)
    default: false
    }
  }
}

extension CallModel {
  func accepts(_ labels: [String?]) -> Bool { self.labels.allSatisfy { labels.contains($0 == "_" ? nil : $0) } }
}
