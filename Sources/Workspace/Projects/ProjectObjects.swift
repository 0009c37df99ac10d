import Foundation

/// The objects of an Xcode project's file, which name each other by their keys.
struct ProjectObjects {
  private let objects: [String: [String: Any]]
  /// The object that stands for the project itself.
  let root: ProjectObject

  /// Reads the property list in which Xcode keeps a project; nil where it is none.
  ///
  /// Foundation ends at a depth that no stack minds, so that nesting is no danger.
  init?(_ bytes: [UInt8]) {
    // What is no UTF-8 is replaced: one bad name should not hide all targets.
    let text = Data(String(decoding: bytes, as: UTF8.self).utf8)
    let list = try? PropertyListSerialization.propertyList(from: text, format: nil)
    guard let fields = list as? [String: Any], let objects = fields["objects"] as? [String: Any] else { return nil }
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    guard let key = fields["rootObject"] as? String, let root = self.objects[key] else { return nil }
    self.root = ProjectObject(key: key, fields: root)
  }

  /// The object of a key; nil where there is none, as in projects that were merged badly.
  subscript(key: String) -> ProjectObject? {
    objects[key].map { ProjectObject(key: key, fields: $0) }
  }

  /// All objects of one class, in the order of their keys.
  func all(_ kind: String) -> [ProjectObject] {
    objects.filter { $0.value["isa"] as? String == kind }.map { ProjectObject(key: $0, fields: $1) }
      .sorted { $0.key < $1.key }
  }

  /// The objects that a field lists.
  func list(_ field: String, of object: ProjectObject) -> [ProjectObject] {
    object.texts(field).compactMap { self[$0] }
  }

  /// The object that a field names.
  func object(_ field: String, of object: ProjectObject) -> ProjectObject? {
    object.text(field).flatMap { self[$0] }
  }
}

/// One object of a project's file: what has another type than was asked for counts as absent.
struct ProjectObject {
  let key: String
  fileprivate let fields: [String: Any]

  /// The name of the object's class.
  var kind: String { text("isa") ?? "" }

  func text(_ field: String) -> String? { fields[field] as? String }

  func texts(_ field: String) -> [String] { (fields[field] as? [Any])?.compactMap { $0 as? String } ?? [] }
}
