import Testing

@testable import Diagrams

struct MermaidTextTests {
  @Test(arguments: [
    ("App.Flow_2", "App.Flow_2"),
    ("a\"]; click n0 \"x", "a#34;#93;#59; click n0 #34;x"),
    ("#quot;", "#35;quot#59;"),
    ("`<b>&", "#96;#60;b#62;#38;"),
    ("한글 🧭", "한글 🧭"),
    ("\\n$$", "#92;#8288;n#36;#8288;#36;#8288;"),
    ("fa:fa-camera", "fa#58;#8288;fa#45;camera"),
    ("a\nb\u{202E}", "a b "),
    ("", " "),
  ])
  func leavesNothingThatMermaidWouldRead(_ text: String, escaped: String) {
    #expect(MermaidText.escaped(text) == escaped)
  }
}
