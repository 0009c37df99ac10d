/// Fields that no Swift name can clash with.
enum HiddenField {
  /// What a container, collection or wrapper holds.
  static let content = "<content>"
  /// What a dictionary holds under keys of which nothing is known.
  static let unkeyedContent = "<content under any key>"
  /// What a dictionary holds under a key of which something is known.
  static func content(under key: String) -> String { "<content under \(key)>" }
  /// What a copy of a container's own list held to begin with.
  static let copied = "<copied>"
  /// The container whose list a copy is of.
  static let copiedFrom = "<copied from>"
  /// Says of an object that a cast is all that is known of where it comes from.
  static let cast = "<cast>"
  /// What a case put in its own place: `self = .loaded(page)`.
  static let successor = "<successor>"
  /// The pages that a storyboard put into a stack, of which only a cast tells.
  static let loadedPages = "<loaded pages>"
  /// What a container of screens was given and has shown.
  static let items = "<items>"
  /// What a container of the app's own puts on itself and has made.
  static let ownContent = "<own content>"
  /// Notes that a view was made with others, of which it is not known whether they are pages.
  static let framed = "<framed>"
  static let subscribers = "<subscribers>"
  /// Who hears that a stream delivers no more.
  static let endSubscribers = "<end subscribers>"
  static let transform = "<transform>"
  static let partner = "<partner>"
  /// What says which values a stream delivers of those that it hears.
  static let predicate = "<predicate>"
  /// What a stream delivers, whatever it is made of delivers.
  static let delivered = "<delivered>"
  /// What a stream delivers to whoever subscribes, before anybody sends.
  static let first = "<first>"
  /// Notes that it is not known that a stream delivers at once what those begin with that it is made of.
  static let laterOnly = "<later only>"
  /// What is passed before each value to those who subscribed with an owner.
  static let subscriberOwner = "<subscriber owner>"
  static let upstream = "<upstream>"
  /// The object that makes a stream for its own property.
  static let streamOwner = "<stream owner>"
  /// The coordinators that listen to a stream of their own.
  static let ownListeners = "<own listeners>"
  /// The coordinators that took one as their child by a library.
  static let parents = "<parents>"
  /// The children that a class without source keeps.
  static let children = "<children>"
  /// What the initializer of a class without source was handed without a label.
  static let handedToBase = "<handed to base>"
  /// What was registered for a type.
  static let factories = "<factories>"
  /// What is done with each object that a factory makes.
  static let completions = "<completions>"

  /// What shows something when a place of state is written, or for values of a type.
  static let presenters = "<presenters>"
  /// What says of a value of the state that a binding refers to whether the binding gives `true`.
  static let condition = "<condition>"
  /// What a binding gives of the state that it reads, where that is not the state itself.
  static let derivation = "<derivation>"
  /// The coordinators with whose paths a view has stacks.
  static let pathOwners = "<path owners>"
  /// What a reducer's state is as a whole.
  static let state = "<state>"
  /// What a view that represents a view controller makes to act for it.
  static let representative = "<representative>"
  /// What a view gives to those in it by type.
  static let lent = "<lent>"
  /// The coordinators that a view gives to those in it.
  static let lentCoordinators = "<lent coordinators>"
  /// What hears the actions that are sent to an object.
  static let handlers = "<handlers>"
  /// What a page is selected by.
  static let tag = "<tag>"

  /// Whether `nil` was put into the property of that name after the object was made.
  static func cleared(_ property: String) -> String { "<cleared> " + property }
  /// What a published property of that name begins with.
  static func first(_ property: String) -> String { first + " " + property }
  /// What the library makes of a wrapped property of that name.
  static func route(_ property: String) -> String { "<route> " + property }
}
