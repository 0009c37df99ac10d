/// Names as pictures show them.
enum DisplayName {
  /// The longest name that is shown whole; tooltips have the rest.
  static let limit = 64

  /// The name in one line, with the middle of an overlong one left out: its ends tell names apart.
  static func short(_ name: String, limit: Int = limit) -> String {
    guard name.count > limit else { return name }
    let half = (limit - 1) / 2
    return name.prefix(limit - 1 - half) + "…" + name.suffix(half)
  }

  /// "1 screen", "2 screens".
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
