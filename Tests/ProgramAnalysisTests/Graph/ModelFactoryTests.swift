import Testing

/// View models that an object of the app's own makes or keeps for a coordinator.
@Suite struct ModelFactoryTests {
  private static let screens = """
    //- Picker.swift
    class PickerViewController: UIViewController {
      let model: PickerModel
      init(model: PickerModel) { self.model = model }
      func tap() { model.pick() }
    }
    class DetailViewController: UIViewController {}
    """

  /// The container's file names no view controller, and what it gives is a plain class.
  @Test(arguments: [
    ("class Container { func model() -> PickerModel { .init() } }", "publisher"),
    ("class Container { func model() -> PickerModel { PickerModel() } }", "closure"),
    ("class Container { func model() -> PickerModel { return PickerModel() } }", "publisher"),
    (
      """
      class Container {
        func model() -> PickerModel {
          let model = PickerModel()
          return model
        }
      }
      """, "closure"
    ),
    ("class Container { static func model() -> PickerModel { PickerModel() } }", "publisher"),
    (
      """
      protocol Making { func model() -> PickerModel }
      class Container: Making { func model() -> PickerModel { PickerModel() } }
      """, "publisher"
    ),
  ])
  func `a view model that a container makes sends to who listens`(container: String, via: String) {
    let make = container.contains("static") ? "Container.model()" : "container.model()"
    let type = container.contains("protocol") ? "Making" : "Container"
    Fixture(
      """
      //- Model.swift
      class PickerModel {
        let picked = PassthroughSubject<Void, Never>()
        var onPick: (() -> Void)?
        func pick() { \(via == "closure" ? "onPick?()" : "picked.send()") }
      }
      //- Container.swift
      \(container)
      \(Self.screens)
      //- App.swift
      class AppCoordinator: Coordinator {
        let container: \(type) = Container()
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        func start() {
          let model = \(make)
          \(via == "closure" ? "model.onPick =" : "model.picked.sink") { [weak self] in self?.showDetail() }
          navigation.pushViewController(PickerViewController(model: model), animated: true)
        }
        private func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      via == "closure"
        ? """
        delegate PickerModel -> AppCoordinator via closure links onPick strong messages onPick
        flow PickerViewController -> DetailViewController onPick push by AppCoordinator
        screen AppCoordinator -> DetailViewController push
        screen AppCoordinator -> PickerViewController push
        """
        : """
        delegate PickerModel -> AppCoordinator via publisher links picked messages picked
        flow PickerViewController -> DetailViewController picked push by AppCoordinator
        screen AppCoordinator -> DetailViewController push
        screen AppCoordinator -> PickerViewController push
        """)
  }

  /// What is made is a record of the container's own data, which no screen holds.
  @Test func `a service that a container makes sends nothing to who listens`() {
    Fixture(
      """
      //- Session.swift
      class Session {
        let expired = PassthroughSubject<Void, Never>()
        func check() { expired.send() }
      }
      //- Container.swift
      class Container { func session() -> Session { Session() } }
      //- App.swift
      class FeedViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let container = Container()
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        func start() {
          container.session().expired.sink { [weak self] in self?.showFeed() }.store(in: &bag)
        }
        private func showFeed() { navigation.pushViewController(FeedViewController(), animated: true) }
      }
      """
    ).expect("screen AppCoordinator -> FeedViewController push")
  }

  /// Generic containers of the app's own, with what puts the model there and what takes it out.
  @Test(arguments: [
    (
      """
      struct Stack<Element> {
        private var items = [Element]()
        mutating func push(_ item: Element) { items.append(item) }
        func peek() -> Element? { items.last }
      }
      """, "Stack<DetailModel>()", "models.push(model)", "models.peek()"
    ),
    (
      """
      class Box<Value> {
        private var value: Value?
        func set(_ new: Value) { value = new }
        func get() -> Value? { value }
      }
      """, "Box<DetailModel>()", "models.set(model)", "models.get()"
    ),
    (
      """
      class Cache<Key, Value> {
        private var values: [Key: Value] = [:]
        subscript(key: Key) -> Value? {
          get { values[key] }
          set { values[key] = newValue }
        }
        func insert(_ value: Value, at key: Key) { values[key] = value }
      }
      """, "Cache<Int, DetailModel>()", "models.insert(model, at: 1)", "models[1]"
    ),
  ])
  func `what a generic container holds is what was put into it`(
    container: String, made: String, put: String, taken: String
  ) {
    Fixture(
      """
      //- Container.swift
      \(container)
      //- Model.swift
      class DetailModel { let back = PassthroughSubject<Void, Never>() }
      //- App.swift
      class DetailViewController: UIViewController {
        let model: DetailModel
        init(model: DetailModel) { self.model = model }
        func tap() { model.back.send() }
      }
      class AppCoordinator: Coordinator {
        var models = \(made)
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        func start() {
          let model = DetailModel()
          model.back.sink { [weak self] in self?.pop() }.store(in: &bag)
          \(put)
          show()
        }
        func show() {
          guard let model = \(taken) else { return }
          navigation.pushViewController(DetailViewController(model: model), animated: true)
        }
        func pop() { navigation.popViewController(animated: true) }
      }
      """
    ).expect(
      """
      delegate DetailModel -> AppCoordinator via publisher links back
      screen AppCoordinator -> DetailViewController push
      """)
  }

  /// What a container gives is of a composition of protocols, which an alias names.
  @Test(arguments: ["PickerInput & PickerOutput", "(PickerInput & PickerOutput)"])
  func `a view model that a container makes behind two protocols sends to who listens`(composition: String) {
    Fixture(
      """
      //- Model.swift
      protocol PickerInput: AnyObject { func pick() }
      protocol PickerOutput: AnyObject { var onPick: (() -> Void)? { get set } }
      typealias PickerModeling = \(composition)
      final class PickerModel: PickerModeling {
        var onPick: (() -> Void)?
        func pick() { onPick?() }
      }
      //- Picker.swift
      class PickerViewController: UIViewController {
        let model: PickerModeling
        init(model: PickerModeling) { self.model = model }
        func tap() { model.pick() }
      }
      class DetailViewController: UIViewController {}
      //- Container.swift
      protocol FlowContainer { func makeModel() -> PickerModeling }
      final class DefaultFlowContainer: FlowContainer {
        func makeModel() -> PickerModeling { PickerModel() }
      }
      protocol AppContainer { func makeFlowContainer() -> FlowContainer }
      final class DefaultAppContainer: AppContainer {
        func makeFlowContainer() -> FlowContainer { DefaultFlowContainer() }
      }
      //- App.swift
      class PickerCoordinator: Coordinator {
        let navigation = UINavigationController()
        let container: FlowContainer
        init(container: FlowContainer) { self.container = container }
        func start() {
          let model = container.makeModel()
          model.onPick = { [weak self] in self?.showDetail() }
          navigation.pushViewController(PickerViewController(model: model), animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class AppCoordinator: Coordinator {
        let container: AppContainer = DefaultAppContainer()
        var child: Coordinator?
        func start() {
          child = PickerCoordinator(container: container.makeFlowContainer())
          child?.start()
        }
      }
      """
    ).expect(
      "flow PickerViewController -> DetailViewController onPick push by PickerCoordinator", kind: "flow")
  }
}
