import Testing

@testable import Diagrams

struct XMLTagTests {
  @Test(arguments: [
    (#"<m id="x">"#, "x"), (#"<m a="id" id='y'/>"#, "y"), ("<m\n\tid = \"a&amp;b\" z='1'>", "a&b"), (#"<m id="">"#, ""),
    (#"<m title=" id='no' " id="yes">"#, "yes"),
  ])
  func findsAnAttribute(_ tag: String, value: String) {
    #expect(XMLTag.attribute("id", in: Array(tag.utf8)[...]) == value)
  }

  @Test(arguments: ["<m>", "<m/>", #"<m xid="x">"#, "<m id>", "<m id=x>", "<m id=\"&foo;\">", "<m a='", ""])
  func findsNone(_ tag: String) {
    #expect(XMLTag.attribute("id", in: Array(tag.utf8)[...]) == nil)
  }

  @Test func dropsThePrefix() {
    #expect(["svg", "svg:svg", "a:b:c", ""].map(XMLTag.localName) == ["svg", "svg", "c", ""])
  }
}
