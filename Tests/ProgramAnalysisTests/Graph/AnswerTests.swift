import Testing

/// What a page does itself with what others answer or tell it.
@Suite struct AnswerTests {
  /// `opening` is how the page asks by a sheet, `answer` what the sheet does when it is answered, `showing` how the coordinator shows one.
  @Test(arguments: [
    (
      "present(sheet, animated: true)", "delegate?.didAgree(self)", "",
      "flow PageViewController -> NextViewController openNext push by PageCoordinator"
    ),
    // A sheet that knows the coordinator itself sends for itself.
    (
      "sheet.coordinator = coordinator\n present(sheet, animated: true)", "coordinator?.openNext()", "",
      """
      flow PageViewController -> NextViewController openNext push by PageCoordinator
      flow SheetViewController -> NextViewController openNext push by PageCoordinator
      """
    ),
    // One that the coordinator shows is a page of its own.
    (
      "coordinator?.ask(self)", "delegate?.didAgree(self)", "navigation.present(sheet, animated: true)",
      """
      flow PageViewController -> NextViewController openNext push by PageCoordinator
      flow PageViewController -> SheetViewController ask present by PageCoordinator
      flow SheetViewController -> NextViewController openNext push by PageCoordinator
      """
    ),
  ])
  func `what the answer to a sheet leads to is the page's that puts it before itself`(
    opening: String, answer: String, showing: String, flows: String
  ) {
    Fixture(
      """
      import UIKit
      protocol SheetDelegate: AnyObject { func didAgree(_ sheet: SheetViewController) }
      class SheetViewController: UIViewController {
        weak var delegate: SheetDelegate?
        weak var coordinator: PageCoordinator?
        @objc func agree() { \(answer) }
      }
      class PageViewController: UIViewController, SheetDelegate {
        weak var coordinator: PageCoordinator?
        @objc func ask() {
          let sheet = SheetViewController()
          sheet.delegate = self
          \(opening)
        }
        func didAgree(_ sheet: SheetViewController) { coordinator?.openNext() }
      }
      class NextViewController: UIViewController {}
      class PageCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let page = PageViewController()
          page.coordinator = self
          navigation.pushViewController(page, animated: false)
        }
        func ask(_ page: PageViewController) {
          let sheet = SheetViewController()
          sheet.delegate = page
          \(showing)
        }
        func openNext() { navigation.pushViewController(NextViewController(), animated: true) }
      }
      """
    ).expect(flows, kind: "flow")
  }

  @Test func `a coordinator that asks its own view model where to go goes on by what that calls`() {
    Fixture(
      """
      import UIKit
      protocol ShopOutput: AnyObject { func openItem(); func openLogin() }
      final class ShopModel {
        weak var coordinator: ShopOutput?
        func decide(isMember: Bool) async { isMember ? coordinator?.openItem() : coordinator?.openLogin() }
      }
      class ShopViewController: UIViewController {
        let model: ShopModel
        init(model: ShopModel) { self.model = model }
      }
      class ShopBuilder {
        func build(_ navigation: UINavigationController) -> ShopCoordinator {
          ShopCoordinator(navigation: navigation, model: ShopModel())
        }
      }
      class ShopCoordinator: Coordinator, ShopOutput, ListOutput {
        let navigation: UINavigationController
        let model: ShopModel
        var list: ListCoordinator?
        init(navigation: UINavigationController, model: ShopModel) {
          self.navigation = navigation
          self.model = model
          model.coordinator = self
        }
        func start() {
          let list = ListCoordinator(navigation: navigation)
          list.output = self
          self.list = list
          list.start()
          navigation.pushViewController(ShopViewController(model: model), animated: false)
        }
        func didSelect() { Task { await model.decide(isMember: Bool.random()) } }
        func openItem() { navigation.pushViewController(ItemViewController(), animated: true) }
        func openLogin() { navigation.pushViewController(LoginViewController(), animated: true) }
      }
      protocol ListOutput: AnyObject { func didSelect() }
      class ListCoordinator: Coordinator {
        let navigation: UINavigationController
        weak var output: ListOutput?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let screen = ListViewController()
          screen.coordinator = self
          navigation.pushViewController(screen, animated: false)
        }
        func select() { output?.didSelect() }
      }
      class ListViewController: UIViewController {
        weak var coordinator: ListCoordinator?
        @objc func tapped() { coordinator?.select() }
      }
      class ItemViewController: UIViewController {}
      class LoginViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let builder = ShopBuilder()
        var shop: ShopCoordinator?
        func start() {
          let shop = builder.build(navigation)
          self.shop = shop
          shop.start()
        }
      }
      """
    ).expect(
      """
      flow ListViewController -> ItemViewController select push by ShopCoordinator
      flow ListViewController -> LoginViewController select push by ShopCoordinator
      """, kind: "flow")
  }

  /// `capture` is how the map tells what it has drawn, `binding` who hears it, `showing` how the coordinator shows a map.
  @Test(arguments: [
    // The page around the map listens to it: what follows is that page's.
    (
      "pictures.send(())", "model.bind(map.pictures)", "",
      "flow TripViewController -> SummaryViewController openSummary push by TripCoordinator"
    ),
    // What the coordinator shows is a page of its own.
    (
      "pictures.send(())", "model.bind(map.pictures)\n coordinator?.showMap(map)",
      "navigation.pushViewController(map, animated: true)",
      """
      flow MapViewController -> SummaryViewController openSummary push by TripCoordinator
      flow TripViewController -> MapViewController showMap push by TripCoordinator
      flow TripViewController -> SummaryViewController openSummary push by TripCoordinator
      """
    ),
    // The map's own callback is its own.
    (
      "onCapture?()", "map.onCapture = model.finish", "",
      """
      flow MapViewController -> SummaryViewController openSummary push by TripCoordinator
      flow TripViewController -> SummaryViewController openSummary push by TripCoordinator
      """
    ),
  ])
  func `what a page hears from another by a stream it goes on with itself`(
    capture: String, binding: String, showing: String, flows: String
  ) {
    Fixture(
      """
      import Combine
      import UIKit
      class MapViewController: UIViewController {
        let pictures = PassthroughSubject<Void, Never>()
        var onCapture: (() -> Void)?
        @objc func tap() { \(capture) }
      }
      class TripModel {
        weak var coordinator: TripCoordinator?
        var bag: Set<AnyCancellable> = []
        func bind(_ pictures: PassthroughSubject<Void, Never>) {
          pictures.sink { [weak self] in self?.finish() }.store(in: &bag)
        }
        func finish() { coordinator?.openSummary() }
      }
      class TripViewController: UIViewController {
        let model: TripModel
        let map: MapViewController
        weak var coordinator: TripCoordinator?
        init(model: TripModel, map: MapViewController) {
          self.model = model
          self.map = map
        }
        override func viewDidLoad() {
          addChild(map)
          \(binding)
        }
        @objc func done() { model.finish() }
      }
      class SummaryViewController: UIViewController {}
      class TripCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = TripModel()
          model.coordinator = self
          let trip = TripViewController(model: model, map: MapViewController())
          trip.coordinator = self
          navigation.pushViewController(trip, animated: false)
        }
        func showMap(_ map: MapViewController) { \(showing) }
        func openSummary() { navigation.pushViewController(SummaryViewController(), animated: true) }
      }
      """
    ).expect(flows, kind: "flow")
  }
}
