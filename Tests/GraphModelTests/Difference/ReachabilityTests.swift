import GraphModel
import GraphSketch
import Testing

/// What users can get to.
@Suite struct ReachabilityTests {
  private let app = """
    owner Scene
    coordinator App
    coordinator Idle
    coordinator Lone
    child Idle Lone property started
    root Scene App kept
    shows App List push initial
    shows Lone List push
    shows Lone Detail push
    """

  private func reached(_ text: String) -> [String] {
    let document = Sketch.document(text)
    let reachability = Reachability(document)
    return document.nodes.map(\.id).filter(reachability.reaches).sorted()
  }

  @Test func `a move leads nowhere while the coordinator that makes it has a parent that nobody starts`() {
    #expect(reached(app + "\nflow List Detail tap push Lone") == ["App", "List"])
  }

  @Test func `of a coordinator to which nothing leads it is not known whether it is started`() {
    #expect(reached(app + "\nflow List Detail tap push Idle") == ["App", "Detail", "List"])
  }

  @Test func `it does once that coordinator is started, in whichever order it is found`() {
    let started = app + "\nflow List Detail tap push Lone\nchild App Lone property started"
    #expect(reached(started) == ["App", "Detail", "List", "Lone"])
    let later =
      app + "\nflow List Detail tap push Lone\nshows App Menu push\nflow List Menu open push App"
      + "\nflow Menu Lone go start App"
    #expect(reached(later) == ["App", "Detail", "List", "Lone", "Menu"])
  }

  @Test func `a coordinator that a screen makes for itself is reached from there`() {
    #expect(reached(app + "\nflow List Lone start start Lone") == ["App", "Detail", "List", "Lone"])
  }
}
