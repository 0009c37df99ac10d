import SourceFacts
import Testing

/// Statements, conditions and patterns.
@Suite struct StatementTests {
  @Test(arguments: [
    ("let a = b", ["let a = b"]), ("var a: Feed?", ["let a: Feed"]), ("let a = b, c: D", ["let a = b", "let c: D"]),
    ("let (a, _) = b", ["let (a, _) = b"]), ("let a, b: Int", ["let a", "let b: Int"]),
    ("a; return", ["a", "return"]), ("return a\nb", ["return a", "b"]), ("throw a\nb", ["throw a", "b"]),
    ("do { throw a } catch { b } ; x", ["{ if _ then { { b } } else {  }; { effects(a) } }", "x"]),
    ("do { throw a } ; x", ["{ { throw a } }", "x"]),
    ("do { b } catch { throw a } ; x", ["{ if _ then { { throw a } } else {  }; { b } }", "x"]),
    ("if a { b } ; x", ["{ if a then { { b } } else { {  } } }", "x"]),
    (
      "if a { b } else if c { d } else { e } ; x",
      ["{ if a then { { b } } else { { { if c then { { d } } else { { e } } } } } }", "x"]
    ),
    ("if let a, let b = c, d { e } ; x", ["{ if let a = a, let b = c, d then { { e } } else { {  } } }", "x"]),
    ("if case .a(let b, _) = c { d } ; x", ["{ if let .a(b, _) = c then { { d } } else { {  } } }", "x"]),
    ("guard let a else { return } ; x", ["if let a = a then {  } else { { return } }", "x"]),
    ("while let a = b { c } ; x", ["if let a = b, _ then { { c } } else {  }", "x"]),
    ("repeat { a } while b\nx", ["{ a; b }", "x"]), ("for a in b { c } ; x", ["for a in b { c }", "x"]),
    ("for (a, b) in c where d { e } ; x", ["for (a, b) in c { if d then { e } else {  } }", "x"]),
    ("for case let .a(b)? in c { d } ; x", ["for .a(b) in c { d }", "x"]),
    ("for await a in b { c } ; x", ["for await b { (a) in { c } }", "x"]),
    (
      "do { a } catch { b } ; x",
      ["{ if _ then { { b } } else {  }; { a } }", "x"]
    ), ("defer { a } ; x", ["{ a }", "x"]),
    ("label: for a in b { break label } ; x", ["for a in b { {  } }", "x"]),
    ("func inner() {}\nx", ["func inner", "x"]), ("var a: Int { b }\nx", ["var a { return b }", "x"]),
    ("class Inner {}\nx", ["return x"]), ("a", ["return a"]),
    ("#if DEBUG\na\n#elseif B\nb\n#else\nc\n#endif\nx", ["if _ then { a } else { if _ then { b } else { c } }", "x"]),
    (
      "switch a {\ncase .b, .c: d\ncase .e(let f) where g: h\n#if I\ncase .j: k\n#endif\n@unknown default: l\n}\nx",
      ["switch a { .b() | .c(): { d } .e(f) where g: { h } .j(): { k } default: { l } }", "x"]
    ),
  ])
  func `a statement`(source: String, text: [String]) {
    #expect(body(source) == text)
  }

  @Test(arguments: [
    (".feed", ".feed()"), ("Route.feed", "Route.feed()"), ("let Route.feed(a)", "Route.feed(a)"),
    (".feed(let a)", ".feed(a)"), ("let .feed(a, b)", ".feed(a, b)"),
    (".feed(.inner(let a), _)", ".feed(.inner(a), _)"), ("let a", "a"), ("_", "_"), ("let a as Feed", "a as Feed"),
    ("is Feed", "_ as Feed"), ("(let a, .b)", "(a, .b())"), ("let a?", "a"), ("nil", "= nil"), ("1", "= _"),
    ("a", "= a"),
    (".feed(a: let b)", ".feed(b)"), ("let (a, b)", "(a, b)"), ("x.count", "= x.count"),
  ])
  func `a pattern`(source: String, text: String) {
    #expect(body("switch s { case \(source): break }\nx") == ["switch s { \(text): { {  } } }", "x"])
  }
}
