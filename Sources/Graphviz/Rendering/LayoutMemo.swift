import Foundation

/// Pictures that were laid out before, for whoever draws the same graph again.
///
/// How a graph is laid out depends on the Graphviz that is there and on the fonts that it finds. Both show in a small picture, which is laid out
/// once and belongs to the key of all others. Unchecked, because what changes is only touched while the lock is held.
package final class LayoutMemo: @unchecked Sendable {
  package typealias Bytes = [UInt8]

  private let find: @Sendable (_ key: Bytes) -> Bytes?
  private let keep: @Sendable (_ picture: Bytes, _ key: Bytes) -> Void
  private let specimen: Specimen
  private let lock = NSLock()
  private var laidOutSpecimen: Bytes?

  /// - Parameters:
  ///   - specimen: is laid out as the pictures are.
  ///   - find: gives what was kept under a key.
  ///   - keep: is given a picture with the key to keep it under.
  package init(
    specimen: Specimen, find: @escaping @Sendable (_ key: Bytes) -> Bytes?,
    keep: @escaping @Sendable (_ picture: Bytes, _ key: Bytes) -> Void
  ) {
    self.specimen = specimen
    self.find = find
    self.keep = keep
  }

  /// Lays the small picture out now, beside what this thread does; what stands in the way the next picture tells.
  package func prepare(with renderer: GraphvizRenderer) {
    Thread.detachNewThread { [self] in _ = try? specimen(renderer.layOut) }
  }

  /// What was found out before by laying a graph and others like it out.
  ///
  /// - Parameters:
  ///   - graph: one that was laid out already.
  ///   - question: all that the answer depends on beside that graph.
  ///   - find: makes the answer where it is not known.
  package func answer(to question: Bytes, about graph: DOTGraph, find: () throws -> Bytes) rethrows -> Bytes {
    let key = (lock.withLock { laidOutSpecimen } ?? []) + question + DOTWriter.text(of: graph).utf8
    if let known = self.find(key) { return known }
    let answer = try find()
    keep(answer, key)
    return answer
  }

  func picture(
    of job: RenderJob, layOut: (RenderJob) throws(GraphvizError) -> RenderedGraph
  ) throws(GraphvizError) -> RenderedGraph {
    let specimen = try specimen(layOut)
    let key = specimen + job.format.rawValue.utf8 + [0] + job.dot.utf8
    if let bytes = find(key) { return RenderedGraph(bytes: bytes, warnings: []) }
    let picture = try layOut(job)
    // A warning may be about a matter of the moment.
    if picture.warnings.isEmpty { keep(picture.bytes, key) }
    return picture
  }

  private func specimen(_ layOut: (RenderJob) throws(GraphvizError) -> RenderedGraph) throws(GraphvizError) -> Bytes {
    lock.lock()
    defer { lock.unlock() }
    if let laidOutSpecimen { return laidOutSpecimen }
    let bytes = try layOut(specimen.job).bytes
    laidOutSpecimen = bytes
    return bytes
  }
}
