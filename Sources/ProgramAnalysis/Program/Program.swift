import SourceFacts

/// The symbols of all files: types with their extensions merged, conformance closed, members looked up.
///
/// It is built once and only grows by the names of types without source, which are added when they are first met.
/// What can be asked of the symbols stands in parts of their own (``ProgramPart``).
final class Program {
  private(set) lazy var hierarchy = TypeHierarchy(program: self)
  private(set) lazy var unsourced = UnsourcedTypes(program: self)
  private(set) lazy var resolution = TypeResolution(program: self)
  private(set) lazy var erasers = EraserRecognition(program: self)
  private(set) lazy var memberWrites = MemberWrites(program: self)
  private(set) lazy var stateReads = StateReads(program: self)
  private(set) lazy var closureWrappers = ClosureWrapperRecognition(program: self)
  private(set) lazy var emitters = EmitterRecognition(program: self)
  private(set) lazy var reducers = ReducerActions(program: self)
  /// What the app adds to all streams to listen to them, and to all controls to be told what the user does there.
  private(set) lazy var addedListeners = AddedListeners(program: self)
  /// What the app adds to the system's views to put pages into them.
  private(set) lazy var addedEmbeddings = AddedEmbeddings(program: self)
  private(set) lazy var notificationNames = NotificationNames(program: self)
  let files: [FileFacts]
  let models: LibraryModels
  /// The targets that compile each file; empty where no file's are known.
  let fileTargets: [Set<String>]
  /// The module of each file; empty where no file's is known.
  let fileModules: [String?]
  /// What of the scanned tree is a library's own source; its files are not among ``files``.
  let librarySources: [LibrarySource]
  /// The modules that each file imports.
  private let modules: [Set<String>]
  @exclusivity(unchecked) var types: [TypeInfo] = []
  /// Types by simple name, in the order of declaration.
  @exclusivity(unchecked) var typesByName: [String: [TypeID]] = [:]
  @exclusivity(unchecked) var externalTypes: [String: TypeID] = [:]
  @exclusivity(unchecked) var globalFunctions: [String: [FunctionSymbol]] = [:]
  /// Operator functions by their name, wherever they are declared.
  @exclusivity(unchecked) var operators: [String: [FunctionSymbol]] = [:]
  @exclusivity(unchecked) var globalProperties: [String: [PropertySymbol]] = [:]
  @exclusivity(unchecked) var globalTypealiases: [String: [ScopedType]] = [:]
  @exclusivity(unchecked) var symbolCount = 0
  /// Strings that name what a container makes.
  private(set) lazy var keys = keyFinder.findKeys()
  /// Numbers and strings that stand for tabs.
  private(set) lazy var tags = keyFinder.findTags()
  /// Names may be remembered only once all types are there.
  @exclusivity(unchecked) private(set) var isBuilt = false

  /// The names of all functions by the ids of their symbols.
  @exclusivity(unchecked) var functionNames: [Int: String] = [:]
  /// By file, the folders that it lies in, from the root down.
  let folders: [[String]]
  private lazy var folderNames = Set(folders.joined())
  private lazy var controllerBases = ControllerBases(files: files)
  @exclusivity(unchecked) private var filesCache: [TypeID: Set<Int>] = [:]

  /// The modules that any file imports, sorted.
  private(set) lazy var importedModules = modules.reduce(into: Set()) { $0.formUnion($1) }.sorted()

  init(
    files: [FileFacts], libraries: [LibraryModel], targets: [String: Set<String>] = [:], modules: [String: String] = [:]
  ) {
    let scanned = CanonicalOrder.sorted(files)
    let scannedFolders = scanned.map { Array(Self.components(of: $0.path).dropLast()) }
    librarySources = LibrarySourceFinder(files: scanned, folders: scannedFolders, libraries: libraries).sources()
    let foreign = librarySources.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
    let own = scanned.indices.filter { !foreign.contains($0) }
    let files = own.map { scanned[$0] }
    self.files = files
    folders = own.map { scannedFolders[$0] }
    fileTargets = targets.isEmpty ? [] : files.map { targets[$0.path, default: []] }
    fileModules = modules.isEmpty ? [] : files.map { modules[$0.path] }
    // Whose module re-exports another is not known here, so that any file may mean what one of them exports.
    let exported = Set(files.flatMap(\.exportedImports).map(Self.module)).union(Self.builtIn(librarySources, files))
    self.modules = files.map { exported.union($0.imports.map(Self.module)) }
    models = LibraryModels(libraries, modules: self.modules.reduce(into: []) { $0.formUnion($1) })
    tableBuilder.build()
    isBuilt = true
  }

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
    types[id.index].supertypes = supertypes(ofExternal: name).map { externalType($0) }
    return id
  }

  private func supertypes(ofExternal name: String) -> [String] {
    if models.isKnown(name) { return models.supertypes(of: name) }
    let named = unsourced.unsourcedSupertypes(of: name)
    let isController = named.isEmpty && !AppleFrameworks.owns(name) && controllerBases.names.contains(name)
    return isController ? ["UIViewController"] : named
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

  private static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// The module of an import such as `UIKit.UIImage`.
  private static func module(_ path: String) -> String { String(path.prefix { $0 != "." }) }

  /// A protocol that stands for the composition of others.
  func composition(_ parts: [TypeID]) -> TypeID {
    if parts.count == 1 { return parts[0] }
    let name = parts.map { types[$0.index].name }.joined(separator: " & ")
    if let known = typesByName[name]?.first { return known }
    let id = TypeID(index: types.count)
    let info = TypeInfo(
      name: name, kind: .protocol, scope: Scope(file: -1, type: nil), nameOffset: 0, isComposition: true)
    info.supertypes = parts
    types.append(info)
    typesByName[name] = [id]
    return id
  }
}
