import GraphModel

extension ArgumentModel {
  /// A place among the arguments, or else a label.
  init(_ text: String) {
    switch text {
    case "first": self = .first
    case "second": self = .second
    case "closure": self = .closure
    case "all": self = .all
    case "expected": self = .expected
    case "product": self = .product
    case "requested": self = .requested
    default: self = .labeled(text)
    }
  }
}

extension ResultModel {
  /// Reads words such as `receiver`, `argument first` or `property root of argument first`.
  init(_ node: ModelNode) throws(ModelError) {
    let text = try node.text("a value")
    var words = text.split(separator: " ").map(String.init)[...]
    guard let model = ResultModel(&words), words.isEmpty else {
      throw node.error("'\(text)' is no value; values are \(Self.forms.joined(separator: ", "))")
    }
    self = model
  }

  private static let forms = [
    "receiver", "actor", "content", "parents", "new", "superclassArgument", "typeParameter", "unknown", "argument A",
    "contents A", "returned A",
    "type A", "registered A",
    "mapped A", "filtered A", "selected A", "paired A", "merged A", "coordinators A", "collection A", "instance TYPE",
    "outcome VALUE",
    "property NAME of VALUE", "step TRANSITION A",
  ]

  private init?(_ words: inout ArraySlice<String>) {
    guard let word = words.popFirst() else { return nil }
    if let plain = Self.plain[word] {
      self = plain
    } else if let make = Self.ofArgument[word] {
      guard let argument = words.popFirst() else { return nil }
      self = make(ArgumentModel(argument))
    } else {
      self.init(word, &words)
    }
  }

  private init?(_ word: String, _ words: inout ArraySlice<String>) {
    switch word {
    case "step":
      guard let transition = words.popFirst().flatMap(Transition.init(rawValue:)), let argument = words.popFirst()
      else {
        return nil
      }
      self = .step(ArgumentModel(argument), transition)
    case "instance":
      guard let type = words.popFirst() else { return nil }
      self = .instance(type)
    case "outcome":
      guard let factory = ResultModel(&words) else { return nil }
      self = .outcome(of: factory)
    case "port":
      guard let name = words.popFirst() else { return nil }
      guard words.first == "fedBy" else {
        self = .port(name)
        return
      }
      words.removeFirst()
      guard let feeder = words.popFirst() else { return nil }
      self = .port(name, fedBy: feeder)
    case "property":
      guard let name = words.popFirst(), words.popFirst() == "of", let owner = ResultModel(&words) else { return nil }
      self = .property(name, of: owner)
    default: return nil
    }
  }

  private static let plain: [String: ResultModel] = [
    "receiver": .receiver, "actor": .actor, "content": .content, "parents": .parents, "new": .new, "unknown": .unknown,
    "skipped": .skipped,
    "superclassArgument": .superclassArgument, "typeParameter": .typeParameter,
  ]

  private static let ofArgument: [String: @Sendable (ArgumentModel) -> ResultModel] = [
    "argument": { .argument($0) }, "contents": { .contents(of: $0) }, "returned": { .returned(by: $0) },
    "type": { .typeArgument($0) },
    "registered": { .registered($0, with: [.receiver]) }, "mapped": { .mapped($0) },
    "filtered": { .filtered($0) }, "selected": { .selected($0) }, "selection": { .selection($0) },
    "paired": { .paired($0) },
    "merged": { .merged($0) }, "joined": { .joined($0) }, "coordinators": { .coordinators(in: $0) },
    "collection": { .collection(of: $0) },
  ]
}
