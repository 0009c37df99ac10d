import Testing

@testable import CoordinatorGraph

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("tree", "tre", 1), ("tree", "three", 1), ("render", "redner", 2),
    ("Auth", "auth", 0), ("가나다", "가다", 1), ("kitten", "sitting", 3),
  ])
  func `counts letters put in, taken out and exchanged`(one: String, other: String, distance: Int) {
    #expect(editDistance(one, other) == distance)
    #expect(editDistance(other, one) == distance)
  }
}
