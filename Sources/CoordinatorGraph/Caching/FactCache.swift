import Foundation
import SourceFacts
import Workspace

/// Facts of files that earlier runs read, and those that this one adds; and what was made of them.
///
/// A text is known by its bytes and not by a hash of them: a sum finds the record, and the record has the text to compare with. Where a file
/// looks as it did when it had a text, or git names the object, the text is not read at all. Nothing here writes: ``packed(limit:)``
/// gives the bytes that the next run is to find.
///
/// Unchecked, because all that changes is only touched while the lock is held.
public final class FactCache: @unchecked Sendable {
  /// The folder that the facts are of.
  public let subject: String
  private let lock = NSLock()
  private let pack: FactPack?
  private let now: FileSystem.Time
  private var entries: [Entry] = []
  private var byText: [UInt64: Int] = [:]
  private var byPath: [String: (stamp: FileSystem.Stamp, entry: Int)] = [:]
  private var byObject: [ObjectID: Int] = [:]
  private var memos: MemoTable
  private var hasNews = false
  private var keeping = false

  /// Whether facts stay in memory once they were made, for a process that reads the same files again and again.
  public var keepsFacts: Bool {
    get { lock.withLock { keeping } }
    set { lock.withLock { keeping = newValue } }
  }

  private struct Entry {
    let content: Content
    var lastUse: Int
    /// What was made of it, where that is kept.
    var facts: FileFacts?
  }

  private enum Content {
    case packed(FactPack.Record)
    case new(NewRecord)

    var size: Int {
      switch self {
      case .packed(let record): record.size
      case .new(let record): record.size
      }
    }

    var textSum: UInt64 {
      switch self {
      case .packed(let record): record.textSum
      case .new(let record): record.textSum
      }
    }
  }

  /// Takes what a pack has.
  ///
  /// - Parameters:
  ///   - path: the pack's file, which need not be there.
  ///   - subject: the folder that the facts are of; a pack of another has none for it.
  public convenience init(at path: String, of subject: String) {
    let time = Date().timeIntervalSince1970
    self.init(
      at: path, of: subject,
      now: FileSystem.Time(seconds: Int(time), nanoseconds: Int(time.truncatingRemainder(dividingBy: 1) * 1e9)))
  }

  init(at path: String, of subject: String, now: FileSystem.Time) {
    self.subject = subject
    self.now = now
    let found = FactPack(at: path)
    pack = found?.index.subject == subject ? found : nil
    memos = MemoTable(pack)
    for record in pack?.index.records ?? [] {
      byText[record.textSum] = entries.count
      for place in record.places { note(place, entries.count) }
      entries.append(Entry(content: .packed(record), lastUse: record.lastUse))
    }
  }

  /// Where a text comes from: what stands there is the same as long as this is.
  struct Origin: Sendable {
    fileprivate let place: FactPack.Place

    /// A file as it looks now; nil where nothing is there.
    init?(file path: AbsolutePath) {
      guard let stamp = FileSystem.stamp(of: path.string) else { return nil }
      place = .file(path: path.string, stamp)
    }

    init(object: ObjectID) {
      place = .object(object)
    }
  }

  /// The facts of what stands at a place, as long as that is known without reading it.
  func facts(from origin: Origin, as path: String) -> FileFacts? {
    let number = lock.withLock { self.number(of: origin) }
    return number.flatMap { facts(of: $0, as: path, matching: nil) }
  }

  /// The facts of a text; the next run will know it by its origin.
  func facts(of text: [UInt8], from origin: Origin?, as path: String) -> FileFacts? {
    let sum = text.withUnsafeBytes { checksum($0) }
    guard let number = lock.withLock({ byText[sum] }), let facts = facts(of: number, as: path, matching: text) else {
      return nil
    }
    lock.withLock { learn(origin, number) }
    return facts
  }

  /// Keeps facts that were not known.
  func add(_ facts: FileFacts, from origin: Origin?) {
    guard let record = NewRecord(facts) else { return }
    lock.withLock {
      // Another text of the same sum stays where it is: what is known of its origins must not become true of this one.
      if let known = byText[record.textSum], !isDamaged(known) { return }
      byText[record.textSum] = entries.count
      learn(origin, entries.count)
      entries.append(Entry(content: .new(record), lastUse: now.seconds, facts: keeping ? facts : nil))
      hasNews = true
    }
  }

  /// The text at a place, as long as that is known without reading it, with the sum by which memos know it.
  func text(from origin: Origin) -> (sum: UInt64, bytes: [UInt8])? {
    let number = lock.withLock { self.number(of: origin) }
    return number.flatMap { number in
      let content = lock.withLock { entries[number].content }
      return text(of: content).map { (content.textSum, $0) }
    }
  }

  /// The sum by which memos know a text; nil where its facts are not kept. The next run will know the text by its origin.
  func sum(of text: [UInt8], from origin: Origin?) -> UInt64? {
    let sum = text.withUnsafeBytes { checksum($0) }
    guard let number = lock.withLock({ byText[sum] }), case let content = lock.withLock({ entries[number].content }),
      self.text(of: content) == text
    else { return nil }
    lock.withLock { learn(origin, number) }
    return sum
  }

  private func text(of content: Content) -> [UInt8]? {
    switch content {
    case .packed(let record): pack?.text(of: record)
    case .new(let record): record.text
    }
  }

  /// What a run made with the same key.
  func result(for key: [UInt8]) -> [UInt8]? {
    lock.withLock { memos.result(for: key, in: pack, at: now.seconds) }
  }

  /// Keeps what was made, for a run with the same key.
  ///
  /// - Parameter texts: the sums of the texts that it was made of.
  func keep(_ result: [UInt8], for key: [UInt8], of texts: [UInt64] = []) {
    lock.withLock {
      memos.keep(result, for: key, of: texts, at: now.seconds)
      hasNews = true
    }
  }

  private func number(of origin: Origin) -> Int? {
    switch origin.place {
    case .file(let path, let stamp): byPath[path].flatMap { $0.stamp == stamp ? $0.entry : nil }
    case .object(let object): byObject[object]
    }
  }

  private func isDamaged(_ number: Int) -> Bool {
    guard case .packed(let record) = entries[number].content else { return false }
    return pack?.bytes(of: record) == nil
  }

  private func facts(of number: Int, as path: String, matching text: [UInt8]?) -> FileFacts? {
    let entry = lock.withLock { entries[number] }
    if let facts = entry.facts, facts.path == path, text == nil || text == facts.text.bytes { return facts }
    guard let facts = restored(entry.content, as: path, matching: text) else { return nil }
    lock.withLock {
      entries[number].lastUse = now.seconds
      if keeping { entries[number].facts = facts }
    }
    return facts
  }

  private func restored(_ content: Content, as path: String, matching text: [UInt8]?) -> FileFacts? {
    switch content {
    case .packed(let record): return pack?.facts(of: record, as: path, matching: text)
    case .new(let record):
      if let text, text != record.text { return nil }
      return record.facts.withUnsafeBytes {
        try? FileFacts(stored: $0, path: path, text: SourceText(bytes: record.text))
      }
    }
  }

  private func learn(_ origin: Origin?, _ number: Int) {
    guard let place = origin?.place else { return }
    // A file that was changed just now can be changed again without looking different.
    if case .file(_, let stamp) = place, stamp.changed.seconds >= now.seconds - 2 { return }
    note(place, number)
    hasNews = true
  }

  private func note(_ place: FactPack.Place, _ number: Int) {
    switch place {
    case .file(let path, let stamp): byPath[path] = (stamp, number)
    case .object(let object): byObject[object] = number
    }
  }

  /// The bytes of the pack that the next run is to find; nil where it is the one that was found.
  ///
  /// - Parameter limit: how many bytes of facts and texts it may have; what was used last stays.
  public func packed(limit: Int = 256 << 20) -> [UInt8]? {
    lock.withLock {
      guard hasNews else { return nil }
      var places: [Int: [FactPack.Place]] = [:]
      for (path, known) in byPath.sorted(by: { $0.key < $1.key }) {
        places[known.entry, default: []].append(.file(path: path, known.stamp))
      }
      for (object, entry) in byObject.sorted(by: { $0.key.string < $1.key.string }) {
        places[entry, default: []].append(.object(object))
      }
      var writer = PackWriter()
      // Stable where runs were at one time, so that packs are the same for the same runs.
      for number in entries.indices.sorted(by: { (entries[$0].lastUse, $1) > (entries[$1].lastUse, $0) }) {
        let entry = entries[number]
        guard writer.bytes.count + entry.content.size <= limit else { break }
        switch entry.content {
        case .packed(let record):
          guard byText[record.textSum] == number, let bytes = pack?.bytes(of: record) else { continue }
          writer.add(record, bytes, lastUse: entry.lastUse, places: places[number] ?? [])
        case .new(let record): writer.add(record, lastUse: entry.lastUse, places: places[number] ?? [])
        }
      }
      memos.write(to: &writer, from: pack, limit: limit)
      hasNews = false
      return writer.finished(of: subject)
    }
  }
}
