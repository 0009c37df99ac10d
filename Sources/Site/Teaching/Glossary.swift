/// The pattern's words, explained to someone who has never met it.
struct Glossary {
  let language: SiteLanguage
  let introduction: String
  let terms: [Term]

  static func inLanguage(_ language: SiteLanguage) -> Glossary {
    switch language {
    case .en: english
    case .ko: korean
    }
  }

  static let english = Glossary(
    language: .en,
    introduction: """
      In plain UIKit a view controller makes the next one and pushes it: it knows its neighbour, cannot be reused in another \
      order, and nobody can say what the app's flow is without opening every screen. The coordinator pattern takes that \
      decision out of the screens.
      """,
    terms: [
      Term(
        "coordinator", "Coordinator",
        """
        An object that decides which screen comes next. It makes screens, shows them, and starts other coordinators. In SwiftUI it \
        has the state that decides: a path, a sheet, the tab that is selected.
        """),
      Term(
        "screen", "Screen",
        """
        A view controller, or a SwiftUI view that is shown as a page. It reports what the user did, and knows no other screen. A \
        view that is only a part of a page is none.
        """),
      Term(
        "coordinator-view", "Coordinator's view",
        """
        In SwiftUI, the view that turns a coordinator's state into screens: it has a `NavigationStack`, `TabView` or `.sheet` that is \
        bound to the state, and nothing of its own to see. It stands for the coordinator, whose flow begins when it appears.
        """),
      Term(
        "state", "State",
        """
        In SwiftUI nothing is pushed or presented by a call. A coordinator writes its state, as in `path.append(.detail)` or \
        `sheet = .settings`, and the view that is built for the new value appears.
        """),
      Term(
        "owner", "Owner",
        "What starts the first coordinator and keeps it: a `SceneDelegate`, an `AppDelegate`, an `App`."),
      Term(
        "root", "Root", "The first coordinator. If nobody keeps it in a property, it is gone when the method returns."),
      Term(
        "child", "Child and parent",
        """
        A coordinator hands a part of the flow to a child, which it makes and starts with `start()`. It is then the child's parent. In \
        SwiftUI a child starts when its view is shown.
        """
      ),
      Term(
        "retention", "Kept, not kept",
        """
        A parent keeps its children alive, in a collection such as `childCoordinators` or in a property. A child that nobody \
        keeps may vanish while its screens are still there, and then nobody answers them.
        """),
      Term(
        "removal", "Removed when it ends",
        "When a child's flow is over, the parent takes it out of its collection. A child that stays in it is a leak."),
      Term(
        "callback", "Callback",
        """
        How a screen or a child tells its coordinator what happened: through a delegate (`weak`, so that the two do not keep \
        each other alive), a reference to the parent, a closure, or a publisher. A SwiftUI view has it as a property or finds it \
        in the environment.
        """),
      Term(
        "message", "Message", "What is sent through a callback: the method, closure or case, such as `didSelectItem`."),
      Term(
        "transition", "Transition",
        """
        How a screen comes up: `push` on a navigation stack, `present` above the others, `root` of the window or stack, `tab` \
        of a tab bar, `embed` inside another one, or `other`. In SwiftUI, `root` is the bottom of a `NavigationStack`, `push` a \
        `navigationDestination` or `NavigationLink`, `present` a sheet, cover or popover.
        """),
      Term(
        "flow", "Flow, move",
        """
        A move is what the user meets: something on one screen makes a coordinator show the next. All moves are the flow. In \
        SwiftUI a move begins where state is written, or at a `NavigationLink`; going back is none.
        """
      ),
      Term("base", "Base class", "A coordinator class that others inherit from, and that is never made itself."),
      Term(
        "evidence", "Evidence",
        "The source lines that prove a statement: first the coordinator's own, then the helpers'."),
      Term(
        "likely", "Likely",
        "The code leaves a choice that reading cannot settle, such as a factory with two implementations. A dotted arrow."
      ),
    ])

  static let korean = Glossary(
    language: .ko,
    introduction: """
      기본적인 UIKit 앱에서는 뷰 컨트롤러가 다음 뷰 컨트롤러를 직접 만들어 띄운다. 그래서 서로를 알아야 하고, 다른 순서로 \
      재사용하기 어려우며, 모든 화면을 열어 보기 전에는 앱의 플로우를 설명할 수 없다. 코디네이터 패턴은 이 책임을 화면에서 \
      떼어 내어 코디네이터에게 맡긴다.
      """,
    terms: [
      Term(
        "coordinator", "코디네이터",
        """
        다음에 어떤 화면이 나올지 결정하는 객체. 화면을 만들어 띄우고, 다른 코디네이터를 시작한다. SwiftUI에서는 화면을 결정하는 \
        상태, 곧 경로나 시트, 선택된 탭을 가지고 있다.
        """),
      Term(
        "screen", "화면",
        """
        뷰 컨트롤러, 또는 한 페이지로 나타나는 SwiftUI 뷰. 사용자가 한 일을 코디네이터에게 알릴 뿐, 다른 화면은 알지 못한다. \
        페이지의 일부일 뿐인 뷰는 화면이 아니다.
        """),
      Term(
        "coordinator-view", "코디네이터 뷰",
        """
        SwiftUI에서 코디네이터의 상태를 화면으로 바꾸는 뷰. 상태에 바인딩된 `NavigationStack`, `TabView`, `.sheet`가 있을 뿐, \
        직접 보여 주는 내용은 없다. 코디네이터를 대신하며, 이 뷰가 나타날 때 코디네이터의 플로우가 시작된다.
        """),
      Term(
        "state", "상태",
        """
        SwiftUI에서는 함수를 불러 화면을 띄우지 않는다. 코디네이터가 `path.append(.detail)`이나 `sheet = .settings`처럼 상태를 \
        바꾸면, 새 값에 맞는 뷰가 나타난다.
        """),
      Term(
        "owner", "소유자", "첫 코디네이터를 시작하고 가지고 있는 객체. `SceneDelegate`, `AppDelegate`, `App` 등이다."),
      Term("root", "루트", "코디네이터 트리의 시작점. 프로퍼티에 담아 두지 않으면 함수가 끝날 때 바로 해제된다."),
      Term(
        "child", "자식과 부모",
        """
        코디네이터는 플로우의 일부를 자식 코디네이터에게 넘긴다. 자식을 만들고 `start()`로 시작하는 쪽이 부모이다. SwiftUI에서는 \
        자식의 뷰가 나타날 때 자식이 시작된다.
        """),
      Term(
        "retention", "유지됨, 유지되지 않음",
        """
        부모는 `childCoordinators` 같은 컬렉션이나 프로퍼티에 자식을 담아 해제되지 않게 한다. 아무도 가지고 있지 않은 \
        자식은 화면이 남아 있는데도 사라질 수 있고, 그러면 화면의 메시지를 받을 객체가 없다.
        """),
      Term(
        "removal", "끝나면 제거됨", "자식의 플로우가 끝나면 부모는 컬렉션에서 자식을 뺀다. 빼지 않으면 메모리 누수가 된다."),
      Term(
        "callback", "콜백",
        """
        화면이나 자식이 코디네이터에게 일어난 일을 알리는 길. 델리게이트(순환 참조가 생기지 않도록 `weak`), 부모에 대한 \
        참조, 클로저, 퍼블리셔가 있다. SwiftUI 뷰는 프로퍼티나 환경(environment)을 통해 코디네이터를 안다.
        """),
      Term("message", "메시지", "콜백으로 보내는 것. `didSelectItem` 같은 메서드, 클로저 또는 케이스이다."),
      Term(
        "transition", "화면 전환",
        """
        화면이 나타나는 방법. 내비게이션 스택에 쌓는 `push`, 위에 띄우는 `present`, 윈도나 스택의 `root`, 탭 바의 `tab`, \
        다른 화면 안에 넣는 `embed`, 그 밖의 `other`가 있다. SwiftUI에서 `root`는 `NavigationStack`의 맨 아래 화면, `push`는 \
        `navigationDestination`이나 `NavigationLink`, `present`는 시트와 커버, 팝오버이다.
        """),
      Term(
        "flow", "플로우, 이동",
        """
        이동은 사용자가 겪는 일이다. 한 화면에서 일어난 일 때문에 코디네이터가 다음 화면을 띄운다. 이동 전체가 플로우이다. \
        SwiftUI에서는 상태를 바꾸는 곳이나 `NavigationLink`에서 이동이 시작되며, 뒤로 가는 것은 이동이 아니다.
        """),
      Term("base", "기반 클래스", "다른 코디네이터가 상속하는 클래스. 그 자체로는 만들어지지 않는다."),
      Term("evidence", "근거", "어떤 사실을 증명하는 소스 코드의 줄. 코디네이터의 코드가 먼저, 거쳐 간 코드가 그다음에 온다."),
      Term(
        "likely", "추정", "구현이 둘인 팩토리처럼, 코드를 읽는 것만으로는 하나로 정할 수 없는 경우. 점선 화살표로 그린다."),
    ])
}

extension Term {
  /// Takes a meaning in which backticks stand around code.
  fileprivate init(_ id: String, _ word: String, _ meaning: String) {
    self.init(id: id, word: word, meaning: Inline.prose(meaning))
  }
}

extension Inline {
  /// Text in which backticks stand around code.
  static func prose(_ text: String) -> [Inline] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.isMultiple(of: 2) ? .text(String($1)) : .code(String($1)) }
      .filter { $0 != .text("") && $0 != .code("") }
  }
}
