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
      !PatternWords.isCalledViewModel(type.name), !PatternWords.isCalledCoordinator(type.name),
      type.members.functions.contains(where: { $0.isOverride && lifecycle[$0.name] == $0.parameters.count })
    else { return nil }
    return path.joined(separator: ".")
  }

  /// The methods, with the number of their parameters. Libraries that call view models and coordinators alike do so without any.
  private static let lifecycle = [
    "loadView": 0, "viewDidLoad": 0, "viewWillAppear": 1, "viewDidAppear": 1, "viewWillDisappear": 1,
    "viewDidDisappear": 1, "viewDidLayoutSubviews": 0,
  ]
}

extension TypeFact {
  fileprivate var withNested: [TypeFact] { [self] + members.types.flatMap(\.withNested) }
}
