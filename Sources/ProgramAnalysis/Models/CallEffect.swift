import GraphModel

/// One thing that a call does.
package indirect enum CallEffect: Sendable, Equatable {
  /// Puts what the argument is, holds or returns in front of the user.
  case show(ArgumentModel, Transition)
  /// Puts what the values are or hold in front of the user.
  case reveal(ResultModel, Transition)
  /// The receiver keeps the argument as its content.
  case hold(ArgumentModel)
  /// The receiver keeps what the closures that were called returned.
  case holdReturned
  /// The receiver can be asked for the argument's elements, which are shown already.
  case keep(ArgumentModel)
  /// The receiver can be asked for the argument by the name of a property.
  case store(ArgumentModel, property: String)
  /// Adds to the collection that is the receiver.
  case insert(ArgumentModel)
  /// Adds the value to the collection that is the receiver.
  case append(ResultModel)
  /// Takes something out of the collection that is the receiver.
  case remove
  /// Calls the closure, or makes an object where the argument is an initializer.
  case call(ArgumentModel, with: [ResultModel])
  /// Calls the closure for each value that the receiver delivers, with the values of the named arguments before it.
  case subscribe(ArgumentModel, owner: ArgumentModel? = nil)
  /// Calls the closure when the receiver delivers no more, with the values of the named arguments.
  case subscribeToEnd(ArgumentModel, owner: ArgumentModel? = nil)
  /// Delivers the argument to the receiver's subscribers.
  case emit(ArgumentModel)
  /// The receiver delivers something by itself to whoever listens, unless a coordinator or screen makes it, which may leave that to the user.
  /// What it delivers is not known.
  case fulfill
  /// The receiver delivers no more, for whatever reason.
  case end
  /// Whoever observes the notification that the argument names hears of it.
  case post(ArgumentModel)
  /// What can be called, or the method that a selector names, hears of the notification.
  case observe(ArgumentModel, by: ArgumentModel)
  /// Delivers what the receiver delivers to the argument too.
  case forward(to: ArgumentModel)
  /// Delivers what the streams among the argument deliver to the receiver too.
  case drain(ArgumentModel)
  /// The receiver delivers what each of the streams among the argument delivers.
  case gather(ArgumentModel)
  /// The receiver, or else the coordinator that calls, takes the argument's coordinators as its children, in a collection that
  /// the library keeps under that name.
  case addChildren(ArgumentModel, property: String)
  /// The receiver lets children go that it took by ``addChildren(_:property:)``.
  case release(property: String)
  /// The flows of the coordinators begin.
  case start(ResultModel)
  /// The receiver, a coordinator, has the argument's screens for its own, whoever made them.
  case own(ArgumentModel)
  /// What the property of that name holds of the coordinator that the argument is, the coordinator has for its own where nobody is seen to make it.
  case ownUnmade(property: String, of: ArgumentModel)
  /// The library calls the app's method.
  case deliver(Delivery)
  /// The coordinators' method of that name is called with each value that a stream of the argument delivers.
  case listen(ArgumentModel, stream: String, by: ResultModel, method: String)
  /// What gives an instance of the types that the argument names, when a container is asked for one.
  case register(ArgumentModel, name: ArgumentModel? = nil, factory: ResultModel)
  /// What the factories make is made once for all who ask, where the argument, if any is meant, names one of the scopes.
  case share(ResultModel, by: ArgumentModel? = nil, among: [String] = [])
  /// Calls the closure with the receiver and each object that the factories make.
  case complete(ResultModel, by: ArgumentModel)
  /// The receiver keeps the argument itself, to be called when it is asked.
  case wrap(ArgumentModel)
  /// The wrapped property gets the value.
  case provide(ResultModel)
  /// Does again what the wrapper of the property does that the argument's key path names.
  case open(ArgumentModel, message: String)
  /// The coordinator whose code this is begins with the properties that the argument's key paths name, and with none of those that its wrappers
  /// show besides.
  case begin(ArgumentModel)
  /// The property gets the coordinator that its type names.
  case inject
  /// Puts what the closure builds of the state's value in front of the user whenever the state is written; with `ifCase` of the payload of the
  /// case that this argument names.
  case present(ArgumentModel, by: ArgumentModel, Transition, ifCase: ArgumentModel? = nil)
  /// The state is a path: for each value that enters it, the destination of its type is pushed.
  case route(ArgumentModel)
  /// The closure hears the actions that are sent to the object whose code makes the receiver.
  case handle(ArgumentModel)
  /// The reducers that the values are or closures among them make are parts of the one whose code runs.
  case compose(ResultModel)
  /// So are those of a macro's enum whose state the argument, a key path, names: no closure makes them.
  case composeCases(of: ArgumentModel)
  /// The action is sent to the receiver, and to what it is a part of; or to the store in that property of the receiver.
  case dispatch(ArgumentModel, by: String? = nil)
  /// The closure builds what is shown for each step of the path that is the state; of a store, of that property of its state.
  case steps(ArgumentModel, of: ArgumentModel, property: String? = nil)
  /// The closure builds what is shown for values of the type that the argument names, or for the text that it is. Without a transition
  /// it is shown by those who go there only.
  case destination(ArgumentModel, for: ArgumentModel, Transition?)
  /// Shows each step among the argument as it says itself.
  case showSteps(ArgumentModel)
  /// Shows the destinations of the argument.
  case follow(ArgumentModel, Transition)
  /// The user may push what the arguments say: a destination, or that of a value.
  case link
  /// Of the pages that the closure builds, the state selects by their tags which one is seen.
  case select(ArgumentModel, by: ArgumentModel)
  /// The part of the store's state that the other argument names is what the store gives as its state in the view that calls.
  case watch(ArgumentModel, ArgumentModel)
  /// The closure builds what stands there for each case that the state of the store becomes.
  case alternate(ArgumentModel, by: ArgumentModel)
  /// What the receiver delivers is written to the property that the argument, a key path, names of the other one; or to the state to which it
  /// refers.
  case overwrite(ArgumentModel, of: ArgumentModel? = nil)
  /// The receiver can be selected by the value.
  case tag(ArgumentModel)
  /// The receiver refers to the state that the closure reads.
  case bind(ArgumentModel)
  /// The receiver holds what the closure builds, unless that is one of several parts.
  case arrange(ArgumentModel)
  /// The views below get the argument by the name of the environment's property that the other one, a key path, names.
  case send(ArgumentModel, as: ArgumentModel)
  /// The receiver, and the views that it makes or holds, get the argument's objects by their types.
  case lend(ArgumentModel)
  /// The wrapped property gets what was sent by the name in the argument, a key path.
  case receive(ArgumentModel)
  /// The receiver holds what the closure builds of each of the elements.
  case `repeat`(ArgumentModel, over: ArgumentModel)
  /// The call gives what the argument, a modifier, makes of the receiver.
  case modify(ArgumentModel)
  /// What is said for the case that the argument is; the rest where that is none of them.
  case choose(ArgumentModel, [CaseModel], otherwise: [CallEffect])
  case result(ResultModel)
}

/// What a call does if an argument is a case of that name.
package struct CaseModel: Sendable, Equatable {
  package let name: String
  package let effects: [CallEffect]

  package init(_ name: String, _ effects: [CallEffect]) {
    self.name = name
    self.effects = effects
  }
}

/// A call of one of the app's methods by the library.
package struct Delivery: Sendable, Equatable {
  package let method: String
  package let receiver: ResultModel
  package let arguments: [ResultModel]
  /// What the app calls to bring it about; nil where the library does it by itself.
  package let message: String?
  /// Whether it is how the caller tells the coordinator something.
  package let isCallback: Bool
  /// Whether it is left out where nothing is known of what is passed.
  package let needsValue: Bool
  /// Whether it is how the flow of the receiver begins.
  package let beginsFlow: Bool

  package init(
    _ method: String, to receiver: ResultModel, _ arguments: [ResultModel], message: String? = nil,
    isCallback: Bool = false, needsValue: Bool = false, beginsFlow: Bool = false
  ) {
    self.method = method
    self.receiver = receiver
    self.arguments = arguments
    self.message = message
    self.isCallback = isCallback
    self.needsValue = needsValue
    self.beginsFlow = beginsFlow
  }
}

/// Which argument of a call is meant.
package enum ArgumentModel: Sendable, Equatable {
  case first
  case second
  case position(Int)
  case labeled(String)
  /// The last closure, trailing or not.
  case closure
  /// The first closure.
  case builder
  /// All closures.
  case closures
  case all
  /// The type that the place of the call asks for.
  case expected
  /// The type that the first argument names, or else the one that the place of the call asks for.
  case requested
  /// The type that the first argument names, or else that of what the last closure gives, as far as it is written.
  case product
}

/// What a call or property gives.
package indirect enum ResultModel: Sendable, Equatable {
  case receiver
  /// The coordinator or screen on whose behalf the code runs.
  case actor
  /// What the receiver holds.
  case content
  case argument(ArgumentModel)
  /// What the closure returns.
  case returned(by: ArgumentModel)
  /// What the closures that were called returned; of views that can be selected by a case those alone whose case the argument may be.
  case returnedCase(of: ArgumentModel)
  /// What running a closure with the values gives.
  case outcome(of: ResultModel, with: [ResultModel] = [])
  /// A collection of what the closure returns.
  case collection(of: ArgumentModel)
  /// An instance of the type on which a static method is called.
  case new
  /// An instance of a type of that name.
  case instance(String)
  /// An instance of a type of that name whose fields hold other values.
  case object(String, [FieldModel])
  case tuple([FieldModel])
  /// The part of the receiver's state that the argument's key path names: the object whose state it is, or a reference to it. What that is
  /// sent, the receiver is sent in the case that `actions` names.
  case scoped(ArgumentModel, actions: ArgumentModel? = nil)
  /// A step of a path: the argument, and how it is shown.
  case step(ArgumentModel, Transition)
  /// What a property of each of the values gives.
  case property(String, of: ResultModel)
  /// The coordinators that the argument is or holds; where there is none, the one that calls.
  case coordinators(in: ArgumentModel)
  /// The coordinators that took the one that calls as their child.
  case parents
  /// An object of the type that the receiver's class names for the first parameter of its superclass without source.
  case superclassArgument
  /// An instance of the type that the generic clause of the call names first: `CellRegistration<Cell, Item> { … }`.
  case typeParameter
  /// What the argument holds.
  case contents(of: ArgumentModel)
  /// What the receiver holds of the type that the argument names: `enter(DoneState.self)`.
  case contentOfType(ArgumentModel)
  /// An instance of the type that the argument names: `resolve(Type.self)`.
  case typeArgument(ArgumentModel)
  /// The coordinators that the wrapped property of the receiver gives that the argument's key path names; where there is none, the
  /// receiver.
  case routed(ArgumentModel)
  /// What was registered for the type that the argument names, made with the values.
  case registered(ArgumentModel, name: ArgumentModel? = nil, with: [ResultModel])
  /// The receiver, of which the factories that it holds make one object for all who ask.
  case shared
  /// What the property gives that the argument's key path names, of the value or of an object of the key path's root; the argument itself
  /// where it is no key path.
  case keyPath(ArgumentModel, of: ResultModel)
  /// A stream of what the closure makes of the receiver's values.
  case mapped(ArgumentModel)
  /// A stream of those of the receiver's values for which the closure does not say `false`.
  case filtered(ArgumentModel)
  /// What the receiver holds, without the values for which the closure is known to say `false`.
  case selected(ArgumentModel)
  /// A collection of the same.
  case selection(ArgumentModel)
  /// A pair of the argument and each of the receiver's values.
  case paired(ArgumentModel)
  /// A stream of what the receiver and the streams among the arguments deliver.
  case merged(ArgumentModel)
  /// The same, as soon as each of them has delivered something.
  case joined(ArgumentModel)
  /// A stream of the receiver's values but for those that it has when somebody subscribes.
  case skipped
  /// A stream of the receiver's own, the same whoever asks for it. Fed by another one, it delivers something whenever that one does: what may
  /// be any value of a type that is nested in the receiver's, or anything. The library hands what it delivers to methods of the receiver's, if
  /// some are given.
  case port(String, fedBy: String? = nil, delivering: String? = nil, handledBy: Handlers? = nil)
  /// The notifications that the argument names, as a stream of a type of that name.
  case notifications(ArgumentModel, as: String)
  case unknown
}

/// A field of an object that a call gives.
package struct FieldModel: Sendable, Equatable {
  package let name: String
  package let value: ResultModel

  package init(_ name: String, _ value: ResultModel) {
    self.name = name
    self.value = value
  }
}

/// The methods by which an object handles what a stream delivers: one that is passed each value and gives a stream, and one that makes a new
/// state of the old one and of each value of that stream.
package struct Handlers: Hashable, Sendable {
  package let handler: String
  package let reducer: String
  /// The nested type of the states.
  package let state: String
}
