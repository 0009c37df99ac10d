extension FileFacts {
  /// Raised whenever the same text may give other facts than before, or the same facts other bytes: what was stored under another is
  /// not read.
  package static let storageVersion = 11

  /// The binary form, without the path and the text, which whoever stores it has; nil where the facts nest too deeply to be read again.
  package var stored: [UInt8]? { StoredWriter.bytes(of: StoredContent(facts: self)) }

  /// Reads the binary form of the facts of a text.
  ///
  /// - Throws: where the bytes are none.
  package init(
    stored bytes: UnsafeRawBufferPointer, path: String, text: SourceText
  ) throws(StorageDamage) {
    let content = try StoredReader.value(StoredContent.self, in: bytes, offsetLimit: text.bytes.count)
    self = content.facts.at(path, text)
  }

  private func at(_ path: String, _ text: SourceText) -> FileFacts {
    FileFacts(
      path: path, text: text, types: types, extensions: extensions, functions: functions, properties: properties,
      typealiases: typealiases, usedTypeNames: usedTypeNames, imports: imports, exportedImports: exportedImports,
      isTestCode: isTestCode, commentRequests: commentRequests, problems: problems)
  }
}

/// The facts of a file as they are stored: of no path, and without the text.
private struct StoredContent: Stored {
  let facts: FileFacts

  static func read(from reader: inout StoredReader) throws(StorageDamage) -> StoredContent {
    StoredContent(
      facts: FileFacts(
        path: "", text: SourceText(bytes: []), types: try reader.next(), extensions: try reader.next(),
        functions: try reader.next(), properties: try reader.next(), typealiases: try reader.next(),
        usedTypeNames: Set(try reader.next() as [String]), imports: try reader.next(),
        exportedImports: try reader.next(), isTestCode: try reader.next(), commentRequests: try reader.next(),
        problems: try reader.next()))
  }

  func write(to writer: inout StoredWriter) {
    writer.add(
      facts.types, facts.extensions, facts.functions, facts.properties, facts.typealiases, facts.usedTypeNames.sorted(),
      facts.imports, facts.exportedImports, facts.isTestCode, facts.commentRequests, facts.problems)
  }
}

extension CommentRequest: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> CommentRequest {
    CommentRequest(offset: try reader.next(), text: try reader.next(), code: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(offset, text, code) }
}

extension SyntaxProblem: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> SyntaxProblem {
    SyntaxProblem(offset: try reader.next(), message: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(offset, message) }
}
