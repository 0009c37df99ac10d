import Foundation

/// A JSON value.
enum JSON: Hashable, Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(_ data: Data) throws {
    self = try JSONDecoder().decode(JSON.self, from: data)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  var object: [String: JSON] { if case .object(let object) = self { object } else { [:] } }
  var array: [JSON] { if case .array(let array) = self { array } else { [] } }
  var string: String? { if case .string(let string) = self { string } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  subscript(key: String) -> JSON? { object[key] }

  /// The values directly inside.
  var values: [JSON] { array + object.values }
}
