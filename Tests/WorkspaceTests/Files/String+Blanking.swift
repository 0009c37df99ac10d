extension String {
  /// The text with a space for each byte in the ranges that ends no line.
  func blanking(_ ranges: [Range<Int>]) -> String {
    var bytes = Array(utf8)
    for index in ranges.joined() where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
