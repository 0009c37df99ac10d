import GraphModel

/// The graph that was written before, where one path alone is given and names a file that carries one (json, or an svg of `render`).
///
/// - Returns: nil for other paths, which are source to read.
/// - Throws: an error whose description names the file.
public func writtenGraph(at paths: [String]) throws -> GraphDocument? {
  guard let path = paths.first, paths.count == 1 else { return nil }
  guard let format = OutputFormat(fileNamed: path), format.carriesGraph else { return nil }
  return try committedGraph(at: path, format: format)
}
