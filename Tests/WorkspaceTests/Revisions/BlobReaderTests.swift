import TestRepository
import Testing

@testable import Workspace

@Suite struct BlobReaderTests {
  private func object(_ name: String, in test: TestRepository) async throws -> ObjectID {
    try #require(ObjectID(try await test.git("rev-parse", name)))
  }

  @Test func `blobs have the bytes that were committed`() async throws {
    let test = try await TestRepository([
      "a.swift": "가\r\n\n", "b.swift": "", "c.swift": String(repeating: "x", count: 300_000),
    ])
    let repository = try await Repository(at: test.path)
    let objects = [
      try await object("HEAD:c.swift", in: test), try await object("HEAD:a.swift", in: test),
      try await object("HEAD:b.swift", in: test),
    ]
    let blobs = try await onThread {
      let reader = BlobReader(objects, from: repository)
      return try objects.reversed().map { try reader.blob($0) }
    }
    #expect(
      blobs == [.contents([]), .contents(Array("가\r\n\n".utf8)), .contents(.init(repeating: 0x78, count: 300_000))])
  }

  @Test func `what is larger than the limit is not kept`() async throws {
    let test = try await TestRepository(["a.swift": "12345", "b.swift": "1234"])
    let repository = try await Repository(at: test.path)
    let objects = [try await object("HEAD:a.swift", in: test), try await object("HEAD:b.swift", in: test)]
    let blobs = try await onThread {
      let reader = BlobReader(objects, from: repository, sizeLimit: 4)
      return try objects.map { try reader.blob($0) }
    }
    #expect(blobs == [.tooLarge, .contents(Array("1234".utf8))])
  }

  @Test func `an object that is missing or no file is an error`() async throws {
    let test = try await TestRepository(["A/a.swift": "1"])
    let repository = try await Repository(at: test.path)
    let message = "an object that git's trees name is missing or no file"
    for object in [try #require(ObjectID(String(repeating: "1", count: 40))), try await object("HEAD:A", in: test)] {
      await #expect(throws: InputError(path: test.path, message: message)) {
        try await onThread { try BlobReader([object], from: repository).blob(object) }
      }
    }
  }
}
