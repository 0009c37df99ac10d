import GraphModel

/// The words by which the pattern calls the beginning and the end of a flow.
///
/// Nothing else in the analysis goes by what an app calls its methods: that a flow begins or ends is not told by what a body does, only
/// by what teams agreed to call it.
package enum PatternWords {
  /// What a library's call that starts a flow counts as.
  static let start = "start"
  /// Messages that begin the flow of a coordinator that runs already.
  private static let restarts: Set<String> = [start, "coordinate"]

  /// Whether a method such as `start`, `startLogin` or `coordinate` begins a flow.
  static func isStart(_ name: String) -> Bool { name.hasPrefix(start) || name == "coordinate" }

  /// Whether a message begins the flow of a coordinator that runs already, or a method is called so and nothing more.
  static func isRestart(_ name: String) -> Bool { restarts.contains(name) }

  /// Whether a type is called a coordinator, also where one letter of the word is missing, doubled, wrong or exchanged with the next, or where
  /// its version follows: `CartCoordinator`, `CartCoodinator`, `CartCoordinatorV2`, `CartCoordinatorNew`.
  static func isCalledCoordinator(_ fullName: String) -> Bool {
    let name = withoutVersion(fullName)
    if name.hasSuffix(coordinator) { return true }
    guard let start = name.utf8.lastIndex(of: UInt8(ascii: "C")) else { return false }
    let word = Array(name.utf8[start...])
    return !name.hasSuffix(coordinator + "s") && isNearly(Array(coordinator.utf8), word)
  }

  /// A name without what tells one version of a type from another at its end.
  private static func withoutVersion(_ name: String) -> String {
    let unnumbered = name.reversed().drop(while: \.isNumber)
    if unnumbered.count < name.count, let last = unnumbered.first {
      return String((last == "V" ? unnumbered.dropFirst() : unnumbered).reversed())
    }
    return versions.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
  }

  private static let versions = ["New", "Old", "Legacy", "Impl", "Implementation"]

  /// Whether a type is called a flow: `LoginFlow`.
  static func isCalledFlow(_ name: String) -> Bool { name.hasSuffix("Flow") }

  /// Whether a type is called a flow controller, the name by which Krzysztof Zabłocki's form of the pattern goes: `LoginFlowController`.
  static func isCalledFlowController(_ name: String) -> Bool { name.hasSuffix("FlowController") }

  /// The word by which the pattern goes.
  static let coordinator = "Coordinator"

  /// Whether two words differ by one edit at most: a letter more, less or another, or two neighbours exchanged (Damerau's distance).
  private static func isNearly(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard abs(first.count - second.count) <= 1 else { return false }
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = min(
      zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count, min(first.count, second.count) - start)
    let rests = [first[start..<first.count - end], second[start..<second.count - end]]
    return rests.allSatisfy { $0.count <= 1 }
      || rests.allSatisfy { $0.count == 2 } && rests[0].elementsEqual(rests[1].reversed())
  }

  /// How a method shows what it is handed, as far as its name says, or else the labels of its arguments.
  static func transition(of name: String, labels: [String?]) -> Transition? {
    transition(in: name) ?? labels.lazy.compactMap { $0.flatMap(transition) }.first
  }

  /// How a container of the app's own shows what its method is handed, where the method says that it pushes or presents.
  static func placement(by name: String) -> Transition? { split(name).first.flatMap { placements[$0] } }

  /// The method by which a navigation controller, or what is like one, is given another stack.
  static let stackReplacement = "setViewControllers"

  /// Whether a label such as `over` says where something is put, and not what.
  static func namesPlace(_ label: String) -> Bool {
    namesSurroundings(label) || split(label).first.map(places.contains) == true
  }

  private static let places: Set<String> = ["above", "below", "by", "in", "inside", "into", "on", "onto", "over", "to"]

  private static let placements: [String: Transition] = ["push": .push, "present": .present]

  /// Whether a method such as `remove` or `childDidFinish` lets go of what it is handed.
  static func isRelease(_ name: String) -> Bool {
    split(name).contains { isEnding($0) || ["remove", "removes", "free", "release", "pop", "clear"].contains($0) }
  }

  /// Whether a name such as `presentingViewController` or `delegate` speaks of what is around an object, not of what it holds.
  static func namesSurroundings(_ name: String) -> Bool { split(name).contains(where: surroundings.contains) }

  static func namesParent(_ name: String) -> Bool { split(name).contains("parent") }

  /// Whether a protocol such as `LoginCoordinatorDelegate` is called a delegate, and not one of parents as `ParentDelegate` is.
  static func namesPlainDelegate(_ name: String) -> Bool { split(name).last == "delegate" && !namesParent(name) }

  /// Whether a name such as `childCoordinator` speaks of a child, and not of what hears it.
  static func namesChild(_ name: String) -> Bool { split(name).contains("child") && !namesSurroundings(name) }

  /// Whether a property such as `uiViewController` is called a view controller and nothing more, as none around it is.
  static func namesController(_ name: String) -> Bool { controllers.contains(name.lowercased()) }

  private static let controllers: Set<String> = ["viewcontroller", "uiviewcontroller", "asviewcontroller"]

  /// Whether a type such as `WeakBox` is called after how it refers to what is in it.
  static func namesWeakReference(_ name: String) -> Bool {
    split(name).contains { $0 == "weak" || $0 == "unowned" }
  }

  /// Whether a name such as `MockCoordinator` says that something only stands in for another.
  static func namesMock(_ name: String) -> Bool { split(name).contains("mock") }

  /// Whether a name such as `NavigationManager` or `RouterPath` speaks of getting about in the app.
  static func namesNavigation(_ name: String) -> Bool { split(name).contains(where: navigation.contains) }

  /// Whether a method of a window is called after putting something else into it: `switchRootViewController(to:)`.
  static func namesReplacement(_ name: String) -> Bool { split(name).contains(where: replacements.contains) }

  private static let replacements: Set<String> = [
    "animate", "change", "fade", "install", "replace", "root", "set", "show", "swap", "switch", "transition",
  ]

  /// Whether a property is called what a view is put around, as SwiftUI calls it: `content`, `rootView`.
  static func namesContent(_ name: String) -> Bool { split(name).contains(where: content.contains) }

  private static let content: Set<String> = ["content", "root", "page", "screen"]

  /// Whether what is left of a type's name says nothing of what it shows, as of `ContentView` and `BaseViewController`.
  static func namesAnyPage(_ name: String) -> Bool { split(name).allSatisfy(anyPage.contains) }

  private static let anyPage: Set<String> = [
    "app", "base", "container", "content", "custom", "generic", "main", "page", "root", "screen", "swift", "ui", "view",
  ]

  /// Whether a property is called a part of a view, as `header` and `customActions` are, or what comes after it: `nextScreen`.
  static func namesPart(_ name: String) -> Bool { split(name).contains(where: viewParts.contains) }

  private static let viewParts: Set<String> = [
    "accessory", "action", "actions", "background", "badge", "button", "buttons", "cell", "destination", "empty",
    "error", "footer", "header", "icon", "image", "item", "label", "leading", "loading", "next", "overlay",
    "placeholder", "row", "sheet", "subtitle", "title", "toolbar", "trailing", "unavailable",
  ]

  /// Whether a type is called the view model or presenter of a screen.
  static func isCalledViewModel(_ name: String) -> Bool {
    if name.hasSuffix("VM") { return name.dropLast(2).last?.isLowercase == true }
    return ["ViewModel", "Presenter"].contains(where: name.hasSuffix)
  }

  /// Whether what follows the name of a view says that a type has the view's state: `Store` in `PierCoordinatorStore`.
  static func namesState(_ rest: String) -> Bool { states.contains(rest) }

  private static let states: Set<String> = ["Model", "State", "Store", "ViewModel", "ViewState", "ViewStore"]

  /// Whether a type is called like a part of a flow: a coordinator, a view controller, or a screen's view model or presenter.
  package static func namesPartOfFlow(_ name: String) -> Bool {
    CoordinatorFinder.isNamedForRole(name) || isCalledViewModel(name) || name.hasSuffix("ViewController")
  }

  /// Whether what inherits from a type of that name is a screen or a part of one.
  package static func namesScreen(_ name: String) -> Bool { name == "View" || name.hasSuffix("ViewController") }

  private static let navigation: Set<String> = ["navigation", "navigator", "router", "routing"]

  private static let surroundings: Set<String> = [
    "delegate", "from", "host", "owner", "parent", "presenter", "presenting", "sender", "source", "target",
  ]

  private static func transition(in name: String) -> Transition? {
    split(name).lazy.compactMap { transitions[$0] }.first
  }

  private static let transitions: [String: Transition] = [
    "push": .push, "show": .push, "present": .present, "modal": .present, "modally": .present, "sheet": .present,
    "root": .root, "replace": .root, "embed": .embed, "tab": .tab, "tabs": .tab, "open": .other, "display": .other,
    "navigate": .other,
  ]

  private static let stems = ["finish", "complet", "dismiss", "cancel"]
  private static let words: Set<String> = [
    "close", "closed", "closes", "closing", "done", "end", "ended", "ending", "ends", "exit", "exited", "quit", "stop",
    "stopped",
  ]

  /// Whether a name such as `didFinish`, `onClose` or `finishDelegate` speaks of an end.
  static func areIn(_ name: String) -> Bool {
    split(name).contains(where: isEnding)
  }

  /// Whether a message such as `loginDidFinish` or `didFinishLogin` says that a coordinator itself has ended: that
  /// a `HomeCoordinator` did complete a payment does not.
  static func areIn(_ message: String, ofCoordinator name: String) -> Bool {
    let words = split(message)
    guard let last = words.lastIndex(where: isEnding) else { return false }
    let own = Set(split(name)).union([
      "flow", "child", "self", "scene", "module", "screen", "button", "tapped", "with", "by",
    ])
    return words[(last + 1)...].allSatisfy(own.contains)
  }

  private static func isEnding(_ word: String) -> Bool {
    words.contains(word) || stems.contains { word.hasPrefix($0) }
  }

  /// The words of a name in camel case, in lowercase.
  private static func split(_ name: String) -> [String] {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return splitCharacters(of: name) }
    func isUppercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    func isLetter(_ byte: UInt8) -> Bool { isUppercase(byte & ~0x20) }
    var words: [String] = []
    var current: [UInt8] = []
    for byte in name.utf8 {
      if !current.isEmpty, isUppercase(byte) || !isLetter(byte) {
        words.append(String(decoding: current, as: UTF8.self))
        current.removeAll(keepingCapacity: true)
      }
      if isLetter(byte) { current.append(byte | 0x20) }
    }
    return current.isEmpty ? words : words + [String(decoding: current, as: UTF8.self)]
  }

  /// The same of a name in any script.
  private static func splitCharacters(of name: String) -> [String] {
    var words: [String] = []
    var current = ""
    for character in name {
      if character.isUppercase || !character.isLetter {
        if !current.isEmpty { words.append(current) }
        current = ""
      }
      if character.isLetter { current.append(contentsOf: character.lowercased()) }
    }
    return current.isEmpty ? words : words + [current]
  }
}
