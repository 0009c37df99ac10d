/// Pages of a harbour with a route that builds them, and apps around them, which several fixtures share.
enum HarborPages {
  static let source = """
    struct BoatView: View { let id: Int; var body: some View { Text("") } }
    struct CrewView: View { var body: some View { Text("") } }
    enum Place: Hashable, Identifiable { case boat(Int), crew; var id: Int { 0 } }
    extension Place {
      @ViewBuilder func view() -> some View { switch self { case .boat(let id): BoatView(id: id) case .crew: CrewView() } }
    }
    """

  /// A coordinator with a path and a sheet, and the code that uses it.
  static func app(_ page: String) -> Fixture {
    Fixture(
      """
      //- Pages.swift
      \(source)
      //- Harbor.swift
      @Observable final class HarborCoordinator {
        var path: [Place] = []
        var sheet: Place?
        func open(_ place: Place) { path.append(place) }
      }
      \(page)
      """, protocols: "")
  }

  /// An app with the coordinator's stack, in which the content is what its path shows, and the types that this needs.
  static func stack(_ content: String, _ types: String) -> Fixture {
    app(
      """
      struct HarborStack: View {
        @State private var harbor = HarborCoordinator()
        var body: some View {
          NavigationStack(path: $harbor.path) { PierView(harbor: harbor).navigationDestination(for: Place.self) { place in \(content) } }
        }
      }
      struct PierView: View { let harbor: HarborCoordinator; var body: some View { Button("") { harbor.open(.crew) } } }
      \(types)
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """)
  }
}
