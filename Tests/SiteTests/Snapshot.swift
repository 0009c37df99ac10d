import Foundation
import GraphModel
import Testing

/// Compares `text` with a file under `Snapshots`, or rewrites the file where `UPDATE_SNAPSHOTS` is 1.
///
/// The tool's own version is `VERSION` there, so that a release changes no snapshot.
func expectSnapshot(_ name: String, _ text: String, at location: Testing.SourceLocation = #_sourceLocation) throws {
  let text = text.replacing("coordinator-graph \(Generator.current.version)", with: "coordinator-graph VERSION")
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots/\(name)")
  if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: file)
  }
  #expect(try String(contentsOf: file, encoding: .utf8) == text, sourceLocation: location)
}
