import CoordinatorGraph
import TestRepository
import Testing

/// Which screens of one side no code of it makes.
@Suite struct UnmadeScreensTests {
  private let detail = """
    import SwiftUI

    struct DetailView: View {
      var body: some View { Text("Detail") }
    }

    """

  private func unmade(_ files: [String: String]) async throws -> [String: Bool] {
    let test = try await TestRepository(["Start.swift": App.base])
    try await test.commit(["Start.swift": App.base].merging(files) { $1 })
    let range = try ComparisonRange(base: "HEAD~1", head: "HEAD", isStaged: false, workingDirectory: test.path)
    let graphs = try await onThread {
      try snapshots(of: range, rules: CheckOptions(), workingDirectory: test.path)
    }
    return graphs.comparison.head.unmadeScreens
  }

  @Test(arguments: [
    "", "#Preview { DetailView() }",
    "struct DetailView_Previews: PreviewProvider { static var previews: some View { DetailView() } }",
    "extension DetailView { static let empty = DetailView() }",
  ])
  func `a view that only its own file's previews make is unmade`(rest: String) async throws {
    #expect(try await unmade(["Detail.swift": detail + rest]) == ["DetailView": false])
  }

  @Test(arguments: [
    "struct ListView: View { var body: some View { NavigationLink(\"More\") { DetailView() } } }",
    "func makeDetail() -> some View { DetailView() }",
    "enum Pages { static let detail: () -> DetailView = { .init() } }",
  ])
  func `a view that other code makes or names is none`(rest: String) async throws {
    #expect(try await unmade(["Detail.swift": detail + rest])["DetailView"] == nil)
    #expect(try await unmade(["Detail.swift": detail, "Rest.swift": rest])["DetailView"] == nil)
  }

  @Test func `a view controller may be made by a storyboard as long as its initializer lets it`() async throws {
    let page = "class PageViewController: UIViewController {}"
    let closed = """
      class ClosedViewController: UIViewController { required init?(coder: NSCoder) { fatalError("no storyboard") } }
      """
    #expect(try await unmade(["Pages.swift": page + "\n" + closed])["ClosedViewController"] == false)
  }
}
