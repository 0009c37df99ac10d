import Testing

/// Coordinators that listen to what a view model sends by a member of its base class, of which there is no source.
@Suite struct SceneListenerTests {
  private func app(_ way: String, tap: String = "navigator.next(.done)") -> Fixture {
    Fixture(
      """
      import SceneKitty
      enum Step { case done }
      class LockModel: BaseModel<Step> { func tap() { \(tap) } }
      class LockScene: Scene<LockModel> {}
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        \(way) {
          let model = LockModel()
          let scene = LockScene(model: model)
          model.navigator.steps.sinkOnMain { [weak self] step in
            switch step { case .done: self?.showDetail() }
          }.store(in: &bag)
          return scene
        }\(way.hasSuffix("=") ? "()" : "")
        func start() { navigation.pushViewController(scene\(way.hasSuffix("=") ? "" : "()"), animated: true) }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """)
  }

  @Test(arguments: ["func scene() -> LockScene", "private lazy var scene: LockScene ="])
  func `a coordinator listens to a member without source`(way: String) {
    app(way).expect(
      "delegate LockModel -> AppCoordinator via publisher links navigator messages navigator.done likely",
      kind: "delegate")
  }

  @Test func `a member by which nothing is sent is no wire`() {
    app("func scene() -> LockScene", tap: "").expect("", kind: "delegate")
  }
}
