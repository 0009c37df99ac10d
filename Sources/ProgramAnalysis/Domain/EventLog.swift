import Collections
import GraphModel
import SourceFacts

/// What the interpreter notes down for the rules while it runs, beside the effects that the graph is made of.
///
/// It is kept only where somebody asks for observations, and nothing in it feeds back into the run.
final class EventLog {
  /// A property of an object was assigned to.
  struct Assignment: Hashable {
    enum Kind: Hashable { case value, nothing, element }

    let holder: ObjectID
    let property: String
    let kind: Kind
    /// On whose behalf: for what an object stores in its own code, its caller.
    let actor: ObjectID
    let site: Site
    let isInitial: Bool
  }

  /// A coordinator entered a collection.
  struct Insertion: Hashable {
    let holder: ObjectID
    let property: String
    let coordinator: ObjectID
    let activation: Int
    let site: Site
    /// Whether it takes the place of what stood under the same key, or of everything.
    var isReplacing: Bool
  }

  /// Something left a collection or property.
  struct Removal: Hashable {
    let holder: ObjectID
    let property: String
    let activation: Int
    let site: Site
    /// Whether nothing stayed: `children = []`, `children.removeAll()`.
    let isOfAll: Bool
  }

  /// A container was told to show a screen.
  struct Showing: Hashable {
    let container: ObjectID
    let screen: ObjectID
  }

  /// The token of a subscription was put into a property.
  struct Token: Hashable {
    let holder: ObjectID
    let property: String
    let site: Site
  }

  private(set) var assignments: OrderedSet<Assignment> = []
  private(set) var insertions: OrderedSet<Insertion> = []
  private(set) var removals: OrderedSet<Removal> = []
  private(set) var showings: OrderedDictionary<Showing, Site> = [:]
  /// Those by which the container keeps the screen.
  private(set) var keptShowings: Set<Showing> = []
  private(set) var tokens: OrderedSet<Token> = []
  /// Closures and methods that listen to a stream, with the call that made them do so.
  private(set) var subscriptions: OrderedDictionary<Value, Site> = [:]
  /// What was passed to code that could not be followed, with the place.
  private(set) var escapes: OrderedDictionary<Value, Site> = [:]
  /// The coordinators whose identity a body asks for.
  private(set) var compared: [Int: OrderedSet<ObjectID>] = [:]
  /// Bodies that ask for an identity that is not known.
  private(set) var comparesUnknown: Set<Int> = []

  func note(_ assignment: Assignment) { assignments.append(assignment) }
  func note(_ insertion: Insertion) { insertions.append(insertion) }
  func note(_ removal: Removal) { removals.append(removal) }
  func note(_ token: Token) { tokens.append(token) }

  func note(_ showing: Showing, isKept: Bool, at site: Site) {
    showings[showing] = showings[showing] ?? site
    if isKept { keptShowings.insert(showing) }
  }

  func noteSubscription(of listener: Value, at site: Site) {
    subscriptions[listener] = subscriptions[listener] ?? site
  }

  func noteEscape(of values: ValueSet, at site: Site) {
    for value in values.values where escapes[value] == nil { escapes[value] = site }
  }

  func noteComparison(of coordinators: [ObjectID], in activation: Int) {
    if coordinators.isEmpty { comparesUnknown.insert(activation) }
    compared[activation, default: []].formUnion(coordinators)
  }
}
