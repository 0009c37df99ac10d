import Collections
import SourceFacts

/// Which types have to do with the flow, as far as their source alone tells.
///
/// Most of an app has nothing to do with it: services, models, formatting. What types are about is told by the names that their
/// files use: those of coordinators, of view controllers and of windows.
struct Relevance {
  /// Types whose files name one of UIKit's view controllers.
  private let presenting: BitSet
  /// Types whose files name a coordinator, a view controller of UIKit's or of the app's, a window or a library's container, the app's own
  /// containers, and what registers with them.
  private let flowRelated: BitSet
  /// Types whose files name a coordinator.
  private let coordinating: BitSet
  /// Types that have a place for what a library says sends messages to coordinators, and those that the system calls and that are handed a
  /// stream, as a table's source is.
  private let relaying: BitSet

  /// Types that post notifications which coordinators observe.
  private let broadcasting: BitSet
  /// Types whose files name one that has a coordinator in a static property, and view models that make one.
  private let reaching: BitSet

  init(program: Program, roles: Roles) {
    let all = program.types.indices.map(TypeID.init(index:)).filter { program[$0].scope.file >= 0 }
    let controllers = Set(
      program.models.typeNames.filter {
        program.hierarchy.inherits(program.externalType($0), fromExternal: "UIViewController")
      })
    let coordinators = (roles.coordinatorRoots + roles.coordinatorTypes).map { program[$0].simpleName }
    let pages = all.filter { roles.isScreen($0) && roles.isController($0) }.map { program[$0].simpleName }
    let flowNames = controllers.union(coordinators).union(pages).union(["UIWindow"]).union(program.models.registryNames)
    func naming(_ names: Set<String>) -> [TypeID] {
      let files = program.files.map { !names.isDisjoint(with: $0.usedTypeNames) }
      return all.filter { program.files(of: $0).contains { files[$0] } }
    }
    presenting = Self.indices(naming(controllers))
    coordinating = Self.indices(naming(Set(coordinators)))
    broadcasting = Self.indices(program.notificationNames.broadcasters(heardBy: roles.coordinatorTypes))
    flowRelated = Self.indices(naming(flowNames) + program.containerFinder.containersAndRegistrars())
    let accessors = all.filter { Self.givesCoordinator($0, program, roles) }.map { program[$0].simpleName }
    let makers = all.filter { program.isCalledViewModel($0) && Self.makesCoordinator($0, program, roles) }
    reaching = Self.indices((accessors.isEmpty ? [] : naming(Set(accessors))) + makers)
    relaying = Self.indices(all.filter { Self.relays($0, program, roles) })
  }

  private static func indices(_ types: some Sequence<TypeID>) -> BitSet { BitSet(types.map(\.index)) }

  /// Whether a static property of a type, or any of an application or scene delegate, which all can reach, is declared to be a coordinator, or a
  /// protocol that coordinators conform to, or made as one.
  private static func givesCoordinator(_ type: TypeID, _ program: Program, _ roles: Roles) -> Bool {
    program[type].orderedProperties.contains { property in
      guard property.fact.isStatic || roles.isLaunched(type),
        let declared = (property.type ?? property.madeType).flatMap({ program.resolution.resolve($0) }),
        !program[declared].isExternal
      else { return false }
      return roles.isCoordinator(declared)
        || program.hierarchy.isProtocol(declared)
          && program.hierarchy.concreteSubtypes(of: declared).contains(where: roles.isCoordinator)
    }
  }

  /// Whether a property begins as a coordinator, or an initializer makes one unless it is given one.
  private static func makesCoordinator(_ type: TypeID, _ program: Program, _ roles: Roles) -> Bool {
    let initializers = program[type].orderedFunctions.filter { $0.fact.kind == .initializer }
    let values =
      program[type].orderedProperties.map(\.fact.initialValue)
      + initializers.flatMap { $0.fact.parameters.map(\.defaultValue) }
    return values.contains { value in
      value?.madeType.flatMap { program.resolution.resolve(.named($0), in: program[type].scope) }
        .map(roles.isCoordinator) ?? false
    }
  }

  private static func relays(_ type: TypeID, _ program: Program, _ roles: Roles) -> Bool {
    let isDelegate = program.hierarchy.isDelegate(type)
    return program[type].orderedProperties.contains { property in
      guard !property.fact.isComputed, let declared = property.type.flatMap({ program.resolution.resolve($0) }) else {
        return false
      }
      return roles.isSender(declared)
        || program.hierarchy.concreteSubtypes(of: declared).contains { roles.isSender($0) }
        || isDelegate && program[declared].isExternal && program.hierarchy.isStream(declared)
          && property.fact.initialValue == nil
    }
  }

  /// Whether its own files name one of UIKit's view controllers.
  func presents(_ type: TypeID) -> Bool { presenting.contains(type.index) }

  /// Whether its own files name a coordinator.
  func namesCoordinator(_ type: TypeID) -> Bool { coordinating.contains(type.index) }

  /// Whether it posts notifications which coordinators observe.
  func broadcasts(_ type: TypeID) -> Bool { broadcasting.contains(type.index) }

  /// Whether it may move without being given a coordinator: its own files name a type that has one in a static property, or it is a view model
  /// that makes one.
  func reachesCoordinator(_ type: TypeID) -> Bool { reaching.contains(type.index) }

  /// Whether its own files name a coordinator, a view controller of UIKit's or of the app's, a window or a library's container, or it is a
  /// container of the app's own or registers with one.
  func isFlowRelated(_ type: TypeID) -> Bool { flowRelated.contains(type.index) }

  /// Whether it may hand on what it is told to something that a library says sends messages to coordinators, as an adapter between
  /// two listeners does, or to the stream of a page, as a table's source does.
  func relays(_ type: TypeID) -> Bool { relaying.contains(type.index) }
}

extension PropertySymbol {
  /// The type of what is made for it: `lazy var flow = AppCoordinator()`.
  fileprivate var madeType: ScopedType? {
    fact.initialValue?.madeType.map { ScopedType(reference: .named($0), scope: scope) }
  }
}

extension Expression {
  /// The name of the type that a call makes.
  fileprivate var madeType: String? {
    guard case .call(let call) = self, case .name(let name, _) = call.callee else { return nil }
    return name
  }
}
