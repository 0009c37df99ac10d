import Foundation

/// Blobs on their way out of the object store: one git reads them, and many threads wait for the one they need.
///
/// Unchecked, because all that changes is only touched while the condition's lock is held.
package final class BlobReader: @unchecked Sendable {
  private let condition = NSCondition()
  private var blobs: [ObjectID: Blob] = [:]
  private var end: Result<Void, InputError>?

  /// A reader that has no blobs, for scans of the file system.
  package static let empty = BlobReader()

  private init() {
    end = .success(())
  }

  /// Starts to read; the blobs come in the order that is asked for.
  package init(_ objects: [ObjectID], from repository: Repository, sizeLimit: Int = SourceText.sizeLimit) {
    guard !objects.isEmpty else {
      end = .success(())
      return
    }
    Task.detached { [self] in
      do {
        try await read(objects, from: repository, sizeLimit: sizeLimit)
        finish(.success(()))
      } catch let error as InputError {
        finish(.failure(error))
      } catch {
        finish(.failure(InputError(path: "git", message: "\(error)")))
      }
    }
  }

  /// Waits for a blob; to be called from a thread that may wait.
  package func blob(_ object: ObjectID) throws(InputError) -> Blob {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let blob = blobs[object] { return blob }
      switch end {
      case .failure(let error): throw error
      case .success: throw InputError(path: object.string, message: "was not asked for")
      case nil: condition.wait()
      }
    }
  }

  private func read(_ objects: [ObjectID], from repository: Repository, sizeLimit: Int) async throws {
    let input = Array(objects.map { $0.string + "\n" }.joined().utf8)
    let (batch, end) = try await repository.git.run(
      ["cat-file", "--batch", "--buffer"], input: input, into: BlobBatch(sizeLimit: sizeLimit)
    ) { batch, piece in self.add(try batch.take(piece)) }
    guard end.isSuccess, batch.isComplete, holdsAll(objects) else { throw await repository.missingObjects(end) }
  }

  /// Takes what is there; of what is missing the end tells.
  private func add(_ found: [(ObjectID, Blob?)]) {
    condition.withLock {
      for (object, blob) in found { blobs[object] = blob }
      condition.broadcast()
    }
  }

  private func finish(_ end: Result<Void, InputError>) {
    condition.withLock {
      self.end = end
      condition.broadcast()
    }
  }

  private func holdsAll(_ objects: [ObjectID]) -> Bool {
    condition.withLock { objects.allSatisfy { blobs[$0] != nil } }
  }
}

extension Repository {
  /// Why objects that a tree names are not there.
  fileprivate func missingObjects(_ end: Git.End) async -> InputError {
    let promises = try? await git.run(["config", "--name-only", "--get-regexp", #"^remote\..*\.promisor$"#])
    if promises?.isSuccess == true {
      return InputError(
        path: root.string,
        message: "this clone is partial and lacks files of the revision: fetch them first, with `git fetch --refetch`, "
          + "or clone without `--filter`")
    }
    if end.isSuccess {
      return InputError(path: root.string, message: "an object that git's trees name is missing or no file")
    }
    return Git.Answer(isSuccess: false, output: [], messages: end.messages).failure(of: root.string)
  }
}
