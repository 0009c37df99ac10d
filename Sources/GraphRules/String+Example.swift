extension String {
  /// The text of an example without the lines that a slot left empty.
  var withoutEmptySlots: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.isEmpty || $0.contains { $0 != " " } }.joined(separator: "\n")
  }
}
