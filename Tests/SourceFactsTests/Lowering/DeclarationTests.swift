import SourceFacts
import Testing

/// Types, extensions, functions, properties and what else is declared.
@Suite struct DeclarationTests {
  @Test(arguments: [
    ("func start() {}", "start() {  }"), ("func make() -> Feed { Feed() }", "make() -> Feed { return Feed() }"),
    ("private static func make(_ a: A, at b: B = .c) throws", "static private make(_ a: A, at b: B = .c)"),
    ("private(set) func odd()", "odd()"), ("override class func make()", "static override make()"),
    ("func add(_ all: Feed...)", "add(_ all: Feed...)"),
    (
      "func run(_ now: () -> Void, later: @escaping () -> Void, maybe: (() -> Void)?)",
      "run(_ now: () -> Void now, later later: () -> Void, maybe maybe: () -> Void)"
    ),
    ("func make<C: Feed, D>(_ c: C) -> D where D: App", "make<C: Feed, D: App>(_ c: C) -> D"),
    ("@objc @MainActor func tapped()", "@objc @MainActor tapped()"), ("init(a: A) { x = a }", "init(a a: A) { x = a }"),
    ("init?(coder: NSCoder) { nil }", "init(coder coder: NSCoder) { nil }"),
    ("subscript(index: Int) -> Feed { items[index] }", "subscript(_ index: Int) -> Feed { return items[index] }"),
    ("subscript(safe index: Int) -> Feed? { get { a } set { b } }", "subscript(safe index: Int) -> Feed { return a }"),
    ("static func &> (left: A, right: B) -> A { left }", "static &>(_ left: A, _ right: B) -> A { return left }"),
    ("func `default`(`in` a: A)", "default(in a: A)"),
  ])
  func `a function`(source: String, text: String) {
    #expect(read("class App {\n\(source)\n}").types[0].members.functions.map(\.text) == [text])
  }

  @Test(arguments: [
    ("let a = B()", ["let a = B()"]), ("var a: B?", ["a: B"]), ("weak var a: B?", ["weak a: B"]),
    ("unowned let a: B", ["weak let a: B"]),
    ("private lazy var a: B = { c }()", ["private lazy a: B = { in { return c } }()"]),
    ("static var a = b", ["static a = b"]),
    ("private(set) var a = b", ["a = b"]), ("@Published var a: B", ["@Published a: B"]),
    ("var a, b: C", ["a: C", "b: C"]),
    ("let a = 1, b: C = d", ["let a = _", "let b: C = d"]), ("var a: B { c }", ["computed a: B get { return c }"]),
    ("var a: B { get { c } set { d = newValue } }", ["computed a: B get { return c } set(newValue) { d = newValue }"]),
    ("var a: B { get { c } set(x) { d = x } }", ["computed a: B get { return c } set(x) { d = x }"]),
    ("var a = b { didSet { c } }", ["a = b observe(oldValue) { c }"]),
    ("var a = b { willSet(x) { c = x } didSet { d } }", ["a = b observe(x) { c = x } observe(oldValue) { d }"]),
    ("#if A\nvar a: B\n#else\nvar c: D\n#endif", ["a: B", "c: D"]),
  ])
  func `a property`(source: String, text: [String]) {
    #expect(read("class App {\n\(source)\n}").types[0].members.properties.map(\.text) == text)
  }

  @Test(arguments: [
    ("private extension App", "func start() {}", "private start() {  }"),
    ("fileprivate extension App", "@objc func start() {}", "private @objc start() {  }"),
    ("private extension App", "internal func start() {}", "start() {  }"),
    ("extension App", "func start() {}", "start() {  }"),
    ("private class App", "func start() {}", "start() {  }"),
  ])
  func `a function of a private extension`(owner: String, source: String, text: String) {
    let facts = read("\(owner) {\n\(source)\n}\nfunc global() {}")
    #expect((facts.extensions.map(\.members) + facts.types.map(\.members)).flatMap(\.functions).map(\.text) == [text])
    #expect(facts.functions.map(\.isPrivate) == [false])
  }

  @Test func `a type in a private extension says what of its own is private`() {
    let facts = read("private extension App { struct Feed { func start() {} } }")
    #expect(facts.extensions[0].members.types[0].members.functions.map(\.isPrivate) == [false])
  }

  @Test func `requirements have no body`() {
    let members = read(
      "protocol Feed { var a: B { get }\n func start()\n associatedtype C: D\n static var e: F { get set } }"
    ).types[0].members
    #expect(members.functions.map { $0.body == nil } == [true])
    #expect(members.properties.map(\.text) == ["computed a: B", "static computed e: F"])
    #expect(members.typealiases.map { "\($0.name) = \($0.target.text)" } == ["C = D"])
  }

  @Test func `types of every kind, nested and conditional`() {
    let facts = read(
      """
      @main final class A: B, C & D {
        struct E<F: G>: H {}
        enum I: String { case j = "", k(L, m: N) }
        typealias O = P
      }
      actor Q {}
      public protocol R: AnyObject {}
      #if DEBUG
        struct S {}
      #else
        #if T
          struct U {}
        #endif
      #endif
      """)
    let a = facts.types[0]
    #expect(
      facts.types.map { "\($0.kind.rawValue) \($0.name)" } == [
        "class A", "actor Q", "protocol R", "struct S", "struct U",
      ])
    #expect(a.attributes == ["main"])
    #expect(a.inherits.map(\.text) == ["B", "C & D"])
    #expect(a.members.types.map(\.name) == ["E", "I"])
    #expect(a.members.types[0].genericParameters.map { "\($0.name): \($0.bound?.text ?? "-")" } == ["F: G"])
    #expect(
      a.members.types[1].members.cases.map { "\($0.name)(\($0.payload.map(\.text).joined(separator: ", ")))" } == [
        "j()", "k(_ : L, m m: N)",
      ])
    #expect(a.members.typealiases.map { "\($0.name) = \($0.target.text)" } == ["O = P"])
  }

  @Test func `extensions keep what they ask of the extended type`() {
    let facts = read(
      """
      extension Feed: App where Self: Base, Self == Other, Item: Hashable {
        func start() {}
        struct Inner {}
      }
      extension App.Feed {}
      """)
    #expect(facts.extensions.map(\.extended.text) == ["Feed", "App.Feed"])
    #expect(facts.extensions[0].inherits.map(\.text) == ["App"])
    #expect(facts.extensions[0].selfConstraints.map(\.text) == ["Base", "Other"])
    #expect(facts.extensions[0].members.functions.map(\.name) == ["start"])
    #expect(facts.extensions[0].members.types.map(\.name) == ["Inner"])
  }

  @Test func `what stands at file scope`() {
    let facts = read(
      """
      import UIKit
      @testable import struct App.Feed
      import UIKit
      typealias Factory = A & B
      func make() {}
      infix operator &>
      func &> (a: A, b: B) {}
      let shared = Feed()
      print(shared)
      """)
    #expect(facts.imports == ["App.Feed", "UIKit"])
    #expect(facts.typealiases.map { "\($0.name) = \($0.target.text)" } == ["Factory = A & B"])
    #expect(facts.functions.map { "\($0.name) \($0.kind)" } == ["make method", "&> operator"])
    #expect(facts.properties.map(\.text) == ["let shared = Feed()"])
  }

  @Test func `names of types that are used, not of those only declared or told of`() {
    let facts = read(
      "/// Says Comment.\nclass App: Base { let a: B<C>; func run(_ d: D) -> E { F.g(H()); _ = I.self; return j } }")
    #expect(facts.usedTypeNames.sorted() == ["B", "C", "D", "E", "F", "H", "I"])
  }

  @Test(arguments: [
    ("/// One.\n/// Two.", "One.\nTwo."), ("/** Block. */", "Block."), ("/**\n * A\n * B\n */", "A\nB"),
    ("// Plain.", nil),
    ("/// Far.\n", nil), ("///   Spaced  ", "Spaced"),
  ])
  func `documentation`(comment: String, text: String?) {
    #expect(read("\(comment)\nclass App {}").types[0].documentation == text)
  }
}
