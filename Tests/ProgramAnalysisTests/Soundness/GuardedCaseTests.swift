import Testing

/// Cases with a `where`, lists of cases, and bodies that an error leaves.
@Suite struct GuardedCaseTests {
  private static let forms = FixtureCase.list(
    """
    # what is not known lets the value on to later cases
      func open() { show(.modal, traits.isCompact) }
      func show(_ style: Style, _ isCompact: Bool) {
        switch style {
        case .modal where isCompact: push(screen)
        case .modal: present(screen)
        default: embed(screen)
        }
      }
    > push, present
    # what holds does not
      func open() { show(.modal, true) }
      func show(_ style: Style, _ isCompact: Bool) {
        switch style { case .modal where isCompact: push(screen); case .modal: present(screen); default: embed(screen) }
      }
    > push
    # what fails shows nothing
      func open() { show(.modal, false) }
      func show(_ style: Style, _ isCompact: Bool) {
        switch style { case .modal where isCompact: push(screen); case .modal: present(screen); default: embed(screen) }
      }
    > present
    # of several patterns each has its own
      func open() { show(.modal, false) }
      func show(_ style: Style, _ isCompact: Bool) {
        switch style { case .modal where isCompact, .push: push(screen); default: present(screen) }
      }
    > present
    # a list that has another case alone
      func open() { show(.modal) }
      func show(_ style: Style) {
        switch style {
        case _ where Self.pushed.contains(style): push(screen)
        case _ where [.modal].contains(style): present(screen)
        default: return
        }
      }
      static var pushed: [Style] { [.push, .embedded] }
    > present
    # a list that may have it may also be empty
      func open() { show(.modal) }
      func show(_ style: Style) { if [Style.modal, .embedded].contains(style) { present(screen) } else { push(screen) } }
    > push, present
    # a list to which it is added
      private var styles: [Style] = [.push]
      func open() { show(.modal) }
      func add() { styles.append(.modal) }
      func show(_ style: Style) { if styles.contains(style) { present(screen) } else { push(screen) } }
    > push, present
    # a question of that name that a type answers itself
      struct Area { let style: Style; func contains(_ other: Style) -> Bool { other == .modal } }
      func open() { show(.modal, in: Area(style: .push)) }
      func show(_ style: Style, in area: Area) { if area.contains(style) { present(screen) } else { push(screen) } }
    > present
    # a list that is read from elsewhere
      private var styles: [Style] = [.push]
      func load(_ names: [String]) { styles = names.compactMap(Style.init(named:)) }
      func open() { show(.modal) }
      func show(_ style: Style) { if styles.contains(style) { present(screen) } else { push(screen) } }
    > push, present
    # a flag that a stream writes
      private var isCompact = false
      func listen(_ compact: AnyPublisher<Bool, Never>) { _ = compact.assign(to: \\.isCompact, on: self) }
      func open() { if isCompact { present(screen) } else { push(screen) } }
    > push, present
    # an error leaves the body
      func open() throws { try show(.modal) }
      func show(_ style: Style) throws {
        guard style == .push else { throw Lost() }
        push(screen)
      }
      func help() { present(screen) }
    > present
    # one that is caught does not
      func open() {
        do { throw Lost() } catch { present(screen) }
        push(screen)
      }
    > push, present
    # nor is it left by one in a part for some builds
      func open() {
        do {
          #if DEBUG
          throw Lost()
          #else
          throw Lost()
          #endif
        } catch { present(screen) }
        push(screen)
      }
    > push, present
    # one that a closure throws leaves that alone
      func open() {
        do { try run { throw Lost() } } catch {}
        push(screen)
      }
      func run(_ work: () throws -> Void) throws { try work() }
    > push
    """)

  @Test(arguments: forms)
  func `a condition of a case is asked`(form: FixtureCase) {
    Fixture(
      """
      import Combine
      enum Style { case push, modal, embedded; init?(named: String) { self = .push } }
      struct Lost: Error {}
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        let traits: Traits
        init(traits: Traits) { self.traits = traits }
        func start() {}
        var screen: FeedViewController { FeedViewController() }
        func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
        func present(_ screen: UIViewController) { navigation.present(screen, animated: true) }
        func embed(_ screen: UIViewController) { navigation.addChild(screen) }
      \(form.code)
      }
      """
    ).expect(
      form.outcome.split(separator: ", ").map { "screen FeedCoordinator -> FeedViewController \($0)" }.joined(
        separator: "\n"), kind: "screen")
  }
}
