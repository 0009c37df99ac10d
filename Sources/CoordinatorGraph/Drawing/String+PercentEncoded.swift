import Foundation

extension String {
  /// The name of a file or folder as a link has it.
  var percentEncoded: String {
    let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    return addingPercentEncoding(withAllowedCharacters: plain) ?? self
  }
}
