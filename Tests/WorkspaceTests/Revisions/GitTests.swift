import Foundation
import TemporaryFolder
import TestRepository
import Testing

@testable import Workspace

@Suite struct GitTests {
  @Test func `a command answers with what it prints`() async throws {
    let test = try await TestRepository(["a.swift": "1"])
    let git = Git(in: test.path)
    let answer = try await git.run(["rev-parse", "--abbrev-ref", "HEAD"])
    #expect(answer.isSuccess)
    #expect(answer.line == "main")
    let failure = try await git.run(["rev-parse", "--verify", "none"])
    #expect(!failure.isSuccess)
    #expect(failure.messages == "fatal: Needed a single revision\n")
    #expect(failure.failure(of: "none") == InputError(path: "none", message: "Needed a single revision"))
  }

  @Test func `input of any length reaches a command, also one that ends without reading it`() async throws {
    let test = try await TestRepository(["a.swift": "1"])
    let git = Git(in: test.path)
    let input = [UInt8](repeating: 0x61, count: 3_000_000)
    let answer = try await git.run(["hash-object", "--stdin"], input: input)
    let written = try await test.git("hash-object", "--stdin", input: String(decoding: input, as: UTF8.self))
    #expect(answer.line == written)
    #expect(try await git.run(["rev-parse", "main"], input: input).isSuccess)
  }

  @Test func `a command that does not end is ended`() async throws {
    let test = try await TestRepository(["a.swift": "1"])
    mkfifo(test.path("pipe"), 0o600)
    var git = Git(in: test.path)
    git.timeLimit = .milliseconds(300)
    let expected = InputError(path: "git", message: "did not end within 0.3 seconds: git hash-object pipe")
    let start = ContinuousClock.now
    await #expect(throws: expected) { try await git.run(["hash-object", "pipe"]) }
    #expect(.now - start < .seconds(20))
  }

  @Test func `nothing that a hostile configuration names is started`() async throws {
    let test = try await TestRepository(["App/a.swift": "1"])
    let trap = try TemporaryFolder()
    try trap.write("#!/bin/sh\ntouch '\(trap.path("sprung"))'\n", to: "trap")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap.path("trap"))
    for hook in ["post-index-change", "pre-commit", "reference-transaction"] {
      try trap.write("#!/bin/sh\ntouch '\(trap.path("sprung"))'\n", to: "hooks/\(hook)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap.path("hooks/\(hook)"))
    }
    try test.folder.write("*.swift filter=trap diff=trap\n", to: ".gitattributes")
    let settings = [
      "core.fsmonitor": trap.path("trap"), "core.hooksPath": trap.path("hooks"), "core.pager": trap.path("trap"),
      "filter.trap.clean": trap.path("trap"), "filter.trap.smudge": trap.path("trap"),
      "diff.trap.textconv": trap.path("trap"), "core.sshCommand": trap.path("trap"),
      "alias.ls-files": "!\(trap.path("trap"))",
    ]
    for (key, value) in settings { try await test.git("config", key, value) }
    let repository = try await Repository(at: test.path)
    let base = try await repository.sources(of: repository.commit("HEAD"))
    let working = try await repository.workingSources()
    #expect(try await repository.recognizing(working, from: base).contents == base.contents)
    #expect(try await repository.stagedSources().contents == base.contents)
    #expect(try trap.entries() == ["hooks", "trap"])
  }

  @Test func `nothing is fetched, whatever the configuration allows`() async throws {
    let origin = try await TestRepository(["a.swift": "1"])
    try await origin.git("config", "uploadpack.allowFilter", "true")
    let clone = try await origin.clone(["--filter=blob:none", "--bare"])
    let trap = try TemporaryFolder()
    try trap.write("#!/bin/sh\ntouch '\(trap.path("sprung"))'\nexec git-upload-pack \"$@\"\n", to: "trap")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap.path("trap"))
    try await clone.git("config", "protocol.allow", "always")
    try await clone.git("config", "protocol.file.allow", "always")
    try await clone.git("config", "remote.origin.uploadpack", trap.path("trap"))
    let repository = try await Repository(at: clone.path)
    let tree = try await repository.sources(of: repository.commit("HEAD"))
    #expect(tree.contents.count == 1)
    let message =
      "this clone is partial and lacks files of the revision: fetch them first, with `git fetch --refetch`, "
      + "or clone without `--filter`"
    let objects = tree.contents.values.compactMap(\.testObject)
    await #expect(throws: InputError(path: clone.path, message: message)) {
      try await onThread { try BlobReader(objects, from: repository).blob(objects[0]) }
    }
    #expect(try trap.entries() == ["trap"])
  }
}

extension SourceContent {
  var testObject: ObjectID? {
    if case .blob(let object) = self { object } else { nil }
  }
}
