import SourceFacts

/// Classes without source that must be view controllers, because a class of the app inherits from them and overrides what the system calls on
/// each view controller.
struct ControllerBases {
  let names: Set<String>

  init(files: [FileFacts]) {
    names = Set(files.flatMap(\.types).flatMap(\.withNested).compactMap(Self.base))
  }

  /// What a class inherits from directly, where that is a view controller.
  private static func base(of type: TypeFact) -> String? {
    guard type.kind == .class, case .named(let path, _)? = type.inherits.first,
      type.members.functions.contains(where: { $0.isOverride && lifecycle.contains($0.name) })
    else { return nil }
    return path.joined(separator: ".")
  }

  private static let lifecycle: Set = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewDidLayoutSubviews",
  ]
}

extension TypeFact {
  fileprivate var withNested: [TypeFact] { [self] + members.types.flatMap(\.withNested) }
}
