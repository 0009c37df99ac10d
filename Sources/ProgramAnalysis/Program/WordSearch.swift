extension BidirectionalCollection<UInt8> {
  /// Where a word stands last, byte by byte.
  ///
  /// Names are short and many; the standard library's search prepares for long texts and compares characters, which takes a hundred times as
  /// long.
  func lastRange(of word: String) -> Range<Index>? {
    var end = endIndex
    while end != startIndex {
      var (start, rest) = (end, word.utf8[...])
      while let byte = rest.last, start != startIndex, self[index(before: start)] == byte {
        formIndex(before: &start)
        rest.removeLast()
      }
      if rest.isEmpty { return start..<end }
      formIndex(before: &end)
    }
    return nil
  }
}

extension String {
  /// Whether it begins with a capital, as names of types do.
  var isCapitalized: Bool {
    guard let first = utf8.first else { return false }
    return first < 0x80 ? first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") : self.first?.isUppercase == true
  }
}
