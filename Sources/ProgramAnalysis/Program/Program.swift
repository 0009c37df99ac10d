import SourceFacts

/// The symbols of all files: types with their extensions merged, conformance closed, members looked up.
///
/// It is built once and only grows by the names of types without source, which are added when they are first met.
final class Program {
  let files: [FileFacts]
  let models: LibraryModels
  /// The targets that compile each file; empty where no file's are known.
  let fileTargets: [Set<String>]
  /// What of the scanned tree is a library's own source; its files are not among ``files``.
  let librarySources: [LibrarySource]
  /// The modules that each file imports.
  private let modules: [Set<String>]
  var types: [TypeInfo] = []
  /// Types by simple name, in the order of declaration.
  var typesByName: [String: [TypeID]] = [:]
  var externalTypes: [String: TypeID] = [:]
  var globalFunctions: [String: [FunctionSymbol]] = [:]
  /// Operator functions by their name, wherever they are declared.
  var operators: [String: [FunctionSymbol]] = [:]
  var globalProperties: [String: [PropertySymbol]] = [:]
  var globalTypealiases: [String: [ScopedType]] = [:]
  var symbolCount = 0
  /// The texts of notifications' names, by the constants that stand for them.
  private(set) lazy var notificationConstants = findNotificationConstants()
  /// How actions reach what a reducer is a part of.
  private(set) lazy var actionRoutes = findActionRoutes()
  /// Strings that name what a container makes.
  private(set) lazy var keys = findKeys()
  /// Names may be remembered only once all types are there.
  private(set) var isBuilt = false
  var resolutions: [ResolutionKey: TypeID?] = [:]

  /// The names of all functions by the ids of their symbols.
  var functionNames: [Int: String] = [:]
  var wrapsCache: [TypeID: Bool] = [:]
  var eraserCache: [TypeID: Bool] = [:]
  var standInCache: [TypeID: Bool] = [:]
  /// Types without source that extensions make conform to something.
  private lazy var extendedTypes = types.indices.map(TypeID.init(index:)).filter {
    types[$0.index].isExternal && !types[$0.index].inherits.isEmpty
  }
  private var implementersCache: [TypeID: [TypeID]] = [:]
  private lazy var folderNames = Set(files.flatMap { $0.path.split(separator: "/").map(String.init) })
  private var unsourcedBases: [TypeID: TypeID?] = [:]
  private var streamCache: [TypeID: Bool] = [:]
  private var filesCache: [TypeID: Set<Int>] = [:]
  private var ancestorsCache: [[TypeID]?] = []
  private var ancestorSetCache: [Set<TypeID>?] = []
  private var concreteSubtypesIndex: [TypeID: [TypeID]] = [:]

  init(files: [FileFacts], libraries: [LibraryModel], targets: [String: Set<String>] = [:]) {
    let scanned = CanonicalOrder.sorted(files)
    librarySources = LibrarySourceFinder(files: scanned, libraries: libraries).sources()
    let foreign = librarySources.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
    let files = foreign.isEmpty ? scanned : scanned.indices.filter { !foreign.contains($0) }.map { scanned[$0] }
    self.files = files
    fileTargets = targets.isEmpty ? [] : files.map { targets[$0.path, default: []] }
    // Whose module re-exports another is not known here, so that any file may mean what one of them exports.
    let exported = Set(files.flatMap(\.exportedImports).map(Self.module)).union(Self.builtIn(librarySources, files))
    modules = files.map { exported.union($0.imports.map(Self.module)) }
    models = LibraryModels(libraries, modules: modules.reduce(into: []) { $0.formUnion($1) })
    build()
    isBuilt = true
  }

  /// The modules that any file imports, sorted.
  private(set) lazy var importedModules = modules.reduce(into: Set()) { $0.formUnion($1) }.sorted()

  /// The models of which no file imports a module or names a type: they do nothing.
  func idle(_ models: [LibraryModel]) -> [String] {
    models.filter { model in
      let isImported = model.modules.contains(where: importedModules.contains)
      let names = Set(model.types.map(\.name))
      let isNamed =
        files.contains { !$0.usedTypeNames.isDisjoint(with: names) }
        || types.contains { type in type.inherits.contains { !names.isDisjoint(with: $0.reference.names) } }
      return !isImported && !isNamed
    }.map(\.name)
  }

  subscript(_ id: TypeID) -> TypeInfo { types[id.index] }

  /// The type itself, its superclasses from near to far, then its protocols.
  func ancestors(of id: TypeID) -> [TypeID] {
    if id.index < ancestorsCache.count, let cached = ancestorsCache[id.index] { return cached }
    var order: [TypeID] = []
    var seen: Set<TypeID> = []
    var protocols: [TypeID] = []
    var next: TypeID? = id
    while let current = next, seen.insert(current).inserted {
      order.append(current)
      next = nil
      for supertype in types[current.index].supertypes {
        // Only the first can be a superclass; of what has no source and no model the others are protocols.
        if isProtocol(supertype) || next != nil {
          protocols.append(supertype)
        } else {
          next = supertype
        }
      }
    }
    var index = 0
    while index < protocols.count {
      let current = protocols[index]
      index += 1
      guard seen.insert(current).inserted else { continue }
      order.append(current)
      protocols += types[current.index].supertypes
    }
    // While the program is being built, what the ancestors inherit may not be known yet.
    guard isBuilt else { return order }
    if ancestorsCache.count <= id.index {
      ancestorsCache += Array(repeating: nil, count: types.count - ancestorsCache.count)
    }
    ancestorsCache[id.index] = order
    return order
  }

  func isSubtype(_ id: TypeID, of ancestor: TypeID) -> Bool {
    if id == ancestor { return true }
    if id.index < ancestorSetCache.count, let cached = ancestorSetCache[id.index] { return cached.contains(ancestor) }
    let set = Set(ancestors(of: id))
    if ancestorSetCache.count <= id.index {
      ancestorSetCache += Array(repeating: nil, count: types.count - ancestorSetCache.count)
    }
    ancestorSetCache[id.index] = set
    return set.contains(ancestor)
  }

  /// Whether a type is or inherits from one that delivers values to subscribers.
  func isStream(_ id: TypeID) -> Bool {
    if let known = streamCache[id] { return known }
    let isStream = ancestors(of: id).contains { models.isStream(types[$0.index].name) }
    streamCache[id] = isStream
    return isStream
  }

  /// Whether something is known of a type: it has source, or a model describes it.
  func isDescribed(_ id: TypeID) -> Bool { !types[id.index].isExternal || models.isKnown(types[id.index].name) }

  /// Whether it is or inherits from a type of that name that has no source.
  func inherits(_ id: TypeID, fromExternal name: String) -> Bool {
    guard let external = externalTypes[name] else { return false }
    return isSubtype(id, of: external)
  }

  func isProtocol(_ id: TypeID) -> Bool {
    let info = types[id.index]
    return info.kind == .protocol || (info.isExternal && models.protocols.contains(info.name))
  }

  /// The types with source that conform to a protocol or inherit from a class (itself included), in the order of declaration.
  func concreteSubtypes(of id: TypeID) -> [TypeID] {
    if concreteSubtypesIndex.isEmpty { concreteSubtypesIndex = indexConcreteSubtypes() }
    guard types[id.index].kind == .protocol, types[id.index].name.contains(" & ") else {
      return concreteSubtypesIndex[id] ?? []
    }
    let required = types[id.index].supertypes
    return (required.first.flatMap { concreteSubtypesIndex[$0] } ?? []).filter { candidate in
      required.dropFirst().allSatisfy { isSubtype(candidate, of: $0) }
    }
  }

  /// The types that conform to a protocol: those with source, and those without that the app's extensions make conform.
  func implementers(of id: TypeID) -> [TypeID] {
    if let known = implementersCache[id] { return known }
    let implementers = concreteSubtypes(of: id) + extendedTypes.filter { isSubtype($0, of: id) }
    implementersCache[id] = implementers
    return implementers
  }

  private func indexConcreteSubtypes() -> [TypeID: [TypeID]] {
    var index: [TypeID: [TypeID]] = [:]
    for type in types.indices.map(TypeID.init(index:)) {
      let info = types[type.index]
      guard !info.isExternal, info.kind != .protocol else { continue }
      for ancestor in ancestors(of: type) { index[ancestor, default: []].append(type) }
    }
    return index
  }

  /// Whether a type without source is, by what Cocoa calls such classes, a view controller: one of the app's own in Objective-C.
  /// Those of the system's frameworks begin with the framework's prefix.
  func isUnsourcedController(_ id: TypeID) -> Bool {
    let info = types[id.index]
    guard info.isExternal, info.name.hasSuffix("ViewController") || info.name.hasSuffix("Controller") else {
      return false
    }
    return !models.isKnown(info.name) && !AppleFrameworks.owns(info.name)
  }

  /// The class that a type inherits from and of which there is neither source nor model; nil for the system's classes.
  func unsourcedBase(of id: TypeID) -> TypeID? {
    if let known = unsourcedBases[id] { return known }
    var base: TypeID?
    var current = id
    while let next = types[current.index].supertypes.first, !isProtocol(next), next != id {
      current = next
      guard types[next.index].isExternal else { continue }
      let name = types[next.index].name
      if !models.isKnown(name), !AppleFrameworks.owns(name), !AppleFrameworks.protocols.contains(name) { base = next }
      break
    }
    unsourcedBases[id] = base
    return base
  }

  /// What a view controller of the app's own in Objective-C inherits from, as far as its name tells.
  private func unsourcedSupertypes(of name: String) -> [String] {
    guard !AppleFrameworks.owns(name) else { return [] }
    for ending in [
      "NavigationController", "TabBarController", "SplitViewController", "PageViewController", "ViewController",
    ]
    where name.hasSuffix(ending) {
      return ["UI" + ending]
    }
    return ["Controller", "Scene", "Screen"].contains { name.hasSuffix($0) } ? ["UIViewController"] : []
  }

  /// Library types that a model describes as subtypes of another.
  func externalSubtypes(of name: String) -> [TypeID] {
    models.typeNames.map { externalType($0) }.filter { inherits($0, fromExternal: name) }
  }

  /// The files that declare a type or members of it.
  func files(of id: TypeID) -> Set<Int> {
    if let known = filesCache[id] { return known }
    let info = types[id.index]
    var files: Set<Int> = info.scope.file >= 0 ? [info.scope.file] : []
    for symbol in info.orderedFunctions { files.insert(symbol.scope.file) }
    for symbol in info.orderedProperties { files.insert(symbol.scope.file) }
    filesCache[id] = files
    return files
  }

  func functionName(_ symbol: Int) -> String? { functionNames[symbol] }

  /// A type that has no source, by its name.
  func externalType(_ name: String) -> TypeID {
    if let known = externalTypes[name] { return known }
    let id = TypeID(index: types.count)
    externalTypes[name] = id
    types.append(TypeInfo(name: name, kind: nil, scope: Scope(file: -1, type: nil), nameOffset: 0))
    types[id.index].supertypes = (models.isKnown(name) ? models.supertypes(of: name) : unsourcedSupertypes(of: name))
      .map { externalType($0) }
    return id
  }

  /// A type that has no source, by the name that a file uses for it.
  func externalType(_ name: String, in scope: Scope) -> TypeID {
    guard modules.indices.contains(scope.file) else { return externalType(name) }
    return externalType(models.qualifiedName(of: name, importing: modules[scope.file]))
  }

  func imports(_ module: String, in scope: Scope) -> Bool {
    modules.indices.contains(scope.file) && modules[scope.file].contains(module)
  }

  /// Whether a file imports a module that is neither the system's nor a folder of the app.
  func importsLibrary(_ file: Int) -> Bool {
    modules.indices.contains(file)
      && modules[file].contains { !AppleFrameworks.modules.contains($0) && !folderNames.contains($0) }
  }

  /// The modules of libraries whose source belongs to the app's own target, since nobody imports them.
  private static func builtIn(_ sources: [LibrarySource], _ files: [FileFacts]) -> [String] {
    sources.compactMap { source in
      files.contains { $0.imports(anyOf: source.modules) } ? nil : source.modules.first
    }
  }

  /// The module of an import such as `UIKit.UIImage`.
  private static func module(_ path: String) -> String { String(path.prefix { $0 != "." }) }

  /// A protocol that stands for the composition of others.
  func composition(_ parts: [TypeID]) -> TypeID {
    if parts.count == 1 { return parts[0] }
    let name = parts.map { types[$0.index].name }.joined(separator: " & ")
    if let known = typesByName[name]?.first { return known }
    let id = TypeID(index: types.count)
    let info = TypeInfo(name: name, kind: .protocol, scope: Scope(file: -1, type: nil), nameOffset: 0)
    info.supertypes = parts
    types.append(info)
    typesByName[name] = [id]
    return id
  }
}
