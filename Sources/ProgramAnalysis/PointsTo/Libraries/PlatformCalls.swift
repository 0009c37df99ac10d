import SourceFacts

/// What the platform's own calls do with what they are given, as far as ownership goes.
enum PlatformCalls {
  /// Calls that run a closure and let go of it when they are done, at once or a little later.
  static let lettingGo: Set<String> = [
    "Task", "addCompletion", "animate", "animateKeyframes", "async", "asyncAfter", "asyncAndWait", "detached",
    "dismiss", "dismissViewControllerAnimated",
    "filter", "forEach", "map", "compactMap", "flatMap", "perform", "performBatchUpdates", "performWithoutAnimation",
    "run",
    "setCompletionBlock", "sorted", "sync", "transition", "withCheckedContinuation", "withLock", "print", "debugPrint",
    "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError", "ObjectIdentifier", "type",
    "contains", "firstIndex", "first", "removeAll", "removeValue", "remove",
  ]

  /// Types whose initializers run their closure at once.
  static let runningInitializers: Set<String> = ["AsyncStream", "AsyncThrowingStream", "Future", "Result", "Task"]

  /// Calls on a collection that leave some of its elements out.
  static let removals: Set<String> = [
    "filter", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
  ]

  /// Calls that take a page down, or what lies above one.
  static let takingDown: Set<String> = [
    "dismiss", "popToRootViewController", "popToViewController", "popViewController",
  ]

  /// Calls that put the token of a subscription where it lives.
  static let tokenKeepers: Set<String> = ["store", "disposed"]

  /// Whether an object of the platform keeps the closures that it is made with.
  static func keepsClosures(_ type: String) -> Bool { type.hasSuffix("DiffableDataSource") }

  /// What the system calls before a view controller is seen, once in its life.
  static let loadingMethods: Set<String> = ["awakeFromNib", "loadView", "viewDidLoad"]

  /// Whether the system calls a method of a screen once in its life.
  static func happensOnce(_ fact: FunctionFact) -> Bool {
    fact.kind == .initializer || loadingMethods.contains(fact.name)
  }

  /// Whether the system calls a method of an application or scene delegate once, when it starts.
  static func launches(_ fact: FunctionFact) -> Bool {
    fact.kind == .initializer || fact.name == "applicationDidFinishLaunching"
      || fact.parameters.contains { ["didFinishLaunchingWithOptions", "willConnectTo"].contains($0.label) }
  }

  /// Whether a modifier of that name only says, by SwiftUI's convention, what happens once the user or the system does something: `onTapGesture`.
  /// A view appears, and is loaded, by itself: `onFirstAppear`.
  static func isListener(_ modifier: String) -> Bool {
    modifier.hasPrefix("on") && modifier.dropFirst(2).first?.isUppercase == true
      && !["Appear", "Load"].contains(where: modifier.hasSuffix)
  }

  /// Whether a method of that name only says what happens once something changes: `addSnapshotListener`, `observeChanges`.
  static func addsListener(_ method: String) -> Bool {
    method.hasPrefix("observe") && method.dropFirst(7).first?.isLowercase != true
      || method.hasPrefix("add") && ["Listener", "Observer"].contains(where: method.hasSuffix)
  }

  /// Whether an argument or property of that name is, by Cocoa's convention, not kept.
  static func isWeak(_ name: String?) -> Bool {
    guard let name = name?.lowercased() else { return false }
    return name.hasSuffix("delegate") || name.hasSuffix("datasource") || name == "target"
  }
}
