import Testing

/// Types as written, without what does not change who is meant.
@Suite struct TypeTests {
  @Test(arguments: [
    ("Feed", "Feed"), ("App.Feed", "App.Feed"), ("Feed?", "Feed"), ("Feed!", "Feed"), ("Optional<Feed>", "Feed"),
    ("Feed??", "Feed"),
    ("[Feed]", "[Feed]"), ("Array<Feed>", "[Feed]"), ("Set<Feed>", "[Feed]"), ("[Key: Feed]", "[Key: Feed]"),
    ("Dictionary<Key, Feed>", "[Key: Feed]"), ("Box<Feed, [Int]>", "Box<Feed, [Int]>"),
    ("App.Box<Feed>", "App.Box<Feed>"),
    ("any Feed", "Feed"), ("some Feed", "Feed"), ("(any Feed)?", "Feed"), ("A & B", "A & B"),
    ("any A & B.C", "A & B.C"),
    ("(Feed, Int)", "(Feed, Int)"), ("(feed: Feed, Int)", "(feed: Feed, Int)"), ("()", "()"),
    ("Feed.Type", "Feed.Type"),
    ("(Feed) -> Void", "(Feed) -> Void"),
    ("@escaping @MainActor (Feed, Int) async throws -> [Feed]", "(Feed, Int) -> [Feed]"),
    ("((Feed) -> Void)?", "(Feed) -> Void"), ("inout Feed", "Feed"), ("`Type`", "Type"), ("~Copyable", "Copyable"),
  ])
  func `a type`(source: String, text: String) {
    #expect(type(source) == text)
  }
}
