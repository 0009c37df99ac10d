import Testing

/// Links in a stack whose path is a router's, with destinations that the stack's own view declares.
@Suite struct SwiftUIPathLinkTests {
  private static func app(_ root: String, path: String = "$coordinator.path", rest: String = "") -> Fixture {
    Fixture(
      """
      @main struct TrackerApp: App { var body: some Scene { WindowGroup { ListView() } } }
      enum Place: Hashable { case about, help }
      class PathCoordinator: ObservableObject { @Published var path = NavigationPath() }
      struct ListView: View {
        @StateObject private var coordinator = PathCoordinator()
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: \(path)) {
            VStack { \(root) }
              .navigationDestination(for: Habit.self) { habit in HabitView(habit: habit) }
              .navigationDestination(for: Place.self) { place in
                switch place {
                case .about: AboutView()
                case .help: HelpView()
                }
              }
          }
        }
      }
      struct HabitView: View { let habit: Habit; var body: some View { Text("Habit") } }
      struct AboutView: View { var body: some View { NavigationLink(value: Place.help) { Text("Help") } } }
      struct HelpView: View { var body: some View { Text("Help") } }
      \(rest)
      """)
  }

  @Test(arguments: [
    (
      "flow",
      """
      flow AboutView -> HelpView NavigationLink push by PathCoordinator
      flow ListView -> AboutView NavigationLink push by PathCoordinator
      """
    ),
    ("screen", "screen PathCoordinator -> AboutView push\nscreen PathCoordinator -> HelpView push"),
  ])
  func `a link pushes what its case leads to`(kind: String, edges: String) {
    Self.app(#"NavigationLink(value: Place.about) { Text("About") }"#).expect(edges, kind: kind)
  }

  /// The rows stand two views deep, and what they show is not known or of a type without source.
  @Test(arguments: ["struct Habit: Hashable {}", "extension Habit: Identifiable {}"])
  func `a link of a row leads on from the page around it`(habit: String) {
    Self.app(
      #"Button("Sort") {}; RowsView(habits: load())"#,
      rest: """
        \(habit)
        struct RowsView: View { let habits: [Habit]; var body: some View { List { RowView(habit: habits[0]) } } }
        struct RowView: View { let habit: Habit; var body: some View { NavigationLink(value: habit) { Text("Habit") } } }
        """
    ).expect(
      """
      flow AboutView -> HelpView NavigationLink push by PathCoordinator
      flow ListView -> HabitView NavigationLink push by PathCoordinator
      """, kind: "flow")
  }

  @Test(arguments: ["screen", "flow"])
  func `links of a stack without a coordinator's path are nobody's`(kind: String) {
    Self.app(#"NavigationLink(value: Place.about) { Text("About") }"#, path: "$path").expect("", kind: kind)
  }
}
