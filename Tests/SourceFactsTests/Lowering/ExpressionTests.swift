import SourceFacts
import Testing

/// Expressions and what is left of them.
@Suite struct ExpressionTests {
  @Test(arguments: [
    ("feed", "feed"), ("self", "self"), ("`default`", "default"), ("nil", "nil"), ("1", "_"), ("\"text\"", "_"),
    ("true", "true"),
    (".feed", ".feed"), ("app.feed", "app.feed"), ("app.`self`", "app.self"), ("super.start()", "super.start()"),
    ("app?.feed!.start()", "app.feed.start()"), ("try? await app.start()", "app.start()"), ("(feed)", "feed"),
    ("open(feed, at: 1)", "open(feed, at: _)"), ("items[0]", "items[_]"), ("items[safe: i]", "items[safe: i]"),
    ("open(feed) { 1 } then: { 2 }", "open(feed, trailing { in { return _ } }, trailing then: { in { return _ } })"),
    ("[a, b]", "[a, b]"), ("[]", "[]"), ("[a: b]", "[a: b]"), ("[:]", "[:]"), ("(a, n: b)", "(a, n: b)"),
    ("a as B", "(a as B)"), ("a as? B", "(a as B)"), ("a as! [B]", "(a as [B])"), ("a is B", "(a is B)"),
    ("a ? b : c", "(a ? b : c)"), ("!a", "!a"), ("a...", "...(a)"), ("&a", "&a"),
    ("\\.feed.title", "\\.feed.title"),
    ("Box<Feed>()", "Box<Feed>()"), ("[Feed]()", "[Feed]()"), ("Feed.self", "Feed.self"),
    ("\"a \\(feed.start()) b\"", "effects(feed.start())"), ("#selector(tapped)", "effects(tapped)"),
    ("#file", "effects()"), ("#macro(feed) { 1 }", "effects(feed, { in { return _ } })"),
    ("if a { b } else { c }", "{ if a then { { b } } else { { c } } }"),
    ("switch a { case .b: c default: d }", "switch a { .b(): { c } default: { d } }"),
  ])
  func `an expression`(source: String, text: String) {
    #expect(expression(source) == text)
  }

  @Test(arguments: [
    ("{ feed }", "{ in { return feed } }"), ("{ feed; search }", "{ in { feed; search } }"),
    ("{ [weak self, unowned app, x = y] in x }", "{ [weak self, weak app, x = y] in { return x } }"),
    ("{ a, b in a }", "{ (a, b) in { return a } }"),
    ("{ (a: Feed, _ b: Int) -> Int in a }", "{ (a: Feed, b: Int) in { return a } }"),
    ("{ $0 }", "{ ($0) in { return $0 } }"), ("{ f($1) }", "{ ($0, $1) in { return f($1) } }"),
    ("{ f { $1 } }", "{ in { return f(trailing { ($0, $1) in { return $1 } }) } }"),
    ("{ () in a }", "{ () in { return a } }"), ("{ @MainActor in a }", "{ in { return a } }"),
  ])
  func `a closure`(source: String, text: String) {
    #expect(expression(source) == text)
  }

  @Test(arguments: [
    ("a + b * c", "(a + (b * c))"), ("a = b", "a = b"), ("a += b + c", "a += (b + c)"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a && b || c", "((a && b) || c)"), ("a === b", "(a === b)"), ("a &> b", "(a &> b)"),
    ("a &> b + c", "((a &> b) + c)"),
    ("a <~> { $0 }", "(a <~> { ($0) in { return $0 } })"), ("a = b ? c : d", "a = (b ? c : d)"),
    ("_ = a", "effects() = a"),
    ("a as? B ?? c", "((a as B) ?? c)"), ("(a, b) = c", "(a, b) = c"), ("x.a = .b", "x.a = .b"),
    ("x[a] = b", "x[a] = b"),
  ])
  func `operators bind as in Swift, those of one's own too`(source: String, text: String) {
    #expect(body("\(source)\nx") == [text, "x"])
  }

  @Test func `what is nested too deeply is a literal`() {
    let chain = "start" + String(repeating: ".next", count: 1_000)
    let text = onLargeStack { expression(chain) }
    #expect(text == "_" + String(repeating: ".next", count: 399))
  }
}
