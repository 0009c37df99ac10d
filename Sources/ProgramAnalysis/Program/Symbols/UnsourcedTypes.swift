/// Types of which there is no source: what their names and the models tell of them.
final class UnsourcedTypes: ProgramPart {
  unowned(unsafe) let program: Program
  private var unsourcedBases: [TypeID: TypeID?] = [:]

  init(program: Program) {
    self.program = program
  }

  /// Whether something is known of a type: it has source, or a model describes it.
  func isDescribed(_ id: TypeID) -> Bool {
    !program.types[id.index].isExternal || program.models.isKnown(program.types[id.index].name)
  }

  /// Whether a type without source is, by what Cocoa calls such classes, a view controller: one of the app's own in Objective-C.
  /// Those of the system's frameworks begin with the framework's prefix.
  func isUnsourcedController(_ id: TypeID) -> Bool {
    let info = program.types[id.index]
    guard info.isExternal, info.name.hasSuffix("ViewController") || info.name.hasSuffix("Controller") else {
      return false
    }
    return !program.models.isKnown(info.name) && !AppleFrameworks.owns(info.name)
  }

  /// The class that a type inherits from and of which there is neither source nor model; nil for the system's classes. An enumeration's raw type
  /// is no base: `enum Page: String`.
  func unsourcedBase(of id: TypeID) -> TypeID? {
    if let known = unsourcedBases[id] { return known }
    if [.enum, .struct].contains(program.types[id.index].kind) { return nil }
    var base: TypeID?
    var current = id
    while let next = program.types[current.index].supertypes.first, !hierarchy.isProtocol(next), next != id {
      current = next
      guard program.types[next.index].isExternal else { continue }
      let name = program.types[next.index].name
      if !program.models.isKnown(name), !AppleFrameworks.owns(name), !AppleFrameworks.protocols.contains(name) {
        base = next
      }
      break
    }
    unsourcedBases[id] = base
    return base
  }

  /// What a view controller of the app's own in Objective-C inherits from, as far as its name tells.
  func unsourcedSupertypes(of name: String) -> [String] {
    guard !AppleFrameworks.owns(name) else { return [] }
    for ending in [
      "NavigationController", "TabBarController", "SplitViewController", "PageViewController", "ViewController",
    ]
    where name.hasSuffix(ending) {
      return ["UI" + ending]
    }
    return ["Controller", "Scene", "Screen"].contains { name.hasSuffix($0) } ? ["UIViewController"] : []
  }
}
