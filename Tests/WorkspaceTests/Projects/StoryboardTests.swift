import Testing
import Workspace

/// Which classes a storyboard makes.
@Suite struct StoryboardTests {
  @Test(arguments: [
    ("", []), ("<document/>", []),
    (
      """
      <viewController id="a" customClass="FeedViewController" customModule="App" sceneMemberID="viewController">
        <view key="view" customClass="Card"/></viewController>
      """, ["Card", "FeedViewController"]
    ),
    (
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="FeedViewController"/>
      <view id="b" customClass="Card"/>
      """, ["Card"]
    ),
    ("<a customClass=\"FeedViewController", []), ("customClass=\"\"", [""]),
    ("customClass='FeedViewController'", []), ("customClass=\"A\"customClass=\"B\"", ["A", "B"]),
  ])
  func `classes are named by attributes`(contents: String, names: [String]) {
    #expect(Storyboard.classNames(in: Array(contents.utf8)).sorted() == names)
  }
}
