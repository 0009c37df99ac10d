/// The names of the pages' files, without ending.
///
/// Names hold only ASCII letters, digits, `-`, `_` and single dots, so that they mean the same in every file system and address.
/// A name depends on nothing but the `id` and on what else would be called so: pages keep their addresses when types come and go.
package enum PageName {
  /// Taken by pages and files that every site has, and by devices of Windows.
  private static let reserved: Set<String> =
    Set(["index", "flow", "flows", "findings", "glossary", "readme", "con", "prn", "aux", "nul"])
    .union((0...9).flatMap { ["com\($0)", "lpt\($0)"] })
  private static let longest = 80

  /// A name for each identifier; no two are the same, whatever the case of their letters.
  package static func names(for ids: [String]) -> [String: String] {
    let plain = Dictionary(ids.map { ($0, safe($0)) }) { first, _ in first }
    let counts = Dictionary(grouping: plain.values) { $0.lowercased() }.mapValues(\.count)
    var taken: Set<String> = []
    var names: [String: String] = [:]
    for id in plain.keys.sorted() {
      let name = plain[id] ?? ""
      let stem = name.lowercased().prefix { $0 != "." }
      let isFree =
        name == id && !name.isEmpty && !name.contains("-") && counts[name.lowercased()] == 1
        && !reserved.contains(String(stem))
      names[id] = free(
        isFree ? name : [name, fingerprint(of: id)].filter { !$0.isEmpty }.joined(separator: "-"), &taken)
    }
    return names
  }

  /// Two identifiers with one fingerprint are told apart by number.
  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  /// The letters and digits of an identifier, with hyphens for everything between them.
  private static func safe(_ id: String) -> String {
    var name = ""
    for scalar in id.unicodeScalars {
      if isPlain(scalar) {
        name.unicodeScalars.append(scalar)
      } else if let last = name.last, last != "-", last != "." {
        name += scalar == "." ? "." : "-"
      }
      if name.utf8.count == longest { break }
    }
    while let last = name.last, last == "-" || last == "." { name.removeLast() }
    return name
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  /// Eight digits that are the same on every run and machine (FNV-1a).
  static func fingerprint(of text: String) -> String {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
