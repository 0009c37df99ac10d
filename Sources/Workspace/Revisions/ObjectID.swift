/// The name of an object in git's store, in hexadecimal digits: forty of them, or sixty-four where the hash is SHA-256.
package struct ObjectID: Hashable, Sendable {
  package let string: String

  /// Nil for what no git prints for an object's name.
  package init?(_ string: some StringProtocol) {
    let digits = string.utf8
    guard digits.count == 40 || digits.count == 64 else { return nil }
    guard digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else { return nil }
    self.string = String(string)
  }
}
