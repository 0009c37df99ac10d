import Diagrams
import Graphviz

/// A process in which pictures are laid out, so that a fault of libgraphviz ends that one and not this.
///
/// It runs the executable of this process, whose `main` has to call ``serveIfAsked(_:)`` before anything else. One process serves any
/// number of pictures, and others stand beside it while several are drawn at once; they end when the last reference to it goes away, or with
/// this process.
public final class LayoutProcess: Sendable, Equatable {
  let helper: LayoutHelper

  /// Starts nothing yet.
  ///
  /// - Parameter memoryLimit: the most address space that it may take, in bytes.
  public convenience init(memoryLimit: Int = 4 << 30) {
    self.init(.itself(memoryLimit: memoryLimit))
  }

  init(_ program: HelperProgram) {
    helper = LayoutHelper(program)
  }

  /// Does what a helper does, and never returns, where this process was started to be one.
  public static func serveIfAsked(_ arguments: [String]) {
    if LayoutService.isAsked(arguments) { LayoutService.run(arguments) }
  }

  /// Two references to the same process are equal.
  public static func == (first: LayoutProcess, second: LayoutProcess) -> Bool {
    first === second
  }
}

/// How pictures are laid out.
public struct LayoutOptions: Sendable, Equatable {
  /// Where they are laid out; nil for this process, which a fault of libgraphviz then ends.
  public var process: LayoutProcess?
  /// How long all layouts of one call may take. Without a process nothing ends a layout.
  public var timeLimit: Duration
  /// What earlier runs laid out.
  private var memo: Memo?

  /// This process and a minute, unless told otherwise.
  public init(process: LayoutProcess? = nil, timeLimit: Duration = .seconds(60)) {
    self.process = process
    self.timeLimit = timeLimit
  }

  /// The same, but with pictures that runs with the cache laid out before; new ones are left in it.
  public func remembering(in cache: FactCache?) -> LayoutOptions {
    var options = self
    options.memo = cache.map { cache in
      Memo(
        layouts: LayoutMemo(
          specimen: Self.specimen, find: { cache.result(for: $0) }, keep: { cache.keep($0, for: $1) }))
    }
    return options
  }

  /// Starts the process now and has it find its fonts beside what this thread does, so that it is ready when there is something to draw. Where that
  /// fails, drawing says why.
  public func prepare() {
    guard let process else { return }
    if let memo { memo.layouts.prepare(with: renderer()) } else { process.helper.prepare(for: Self.specimen) }
  }

  private static let specimen = Specimen(fontName: PictureWriter.fontName)

  /// Equal where it is the same.
  private struct Memo: Equatable, Sendable {
    let layouts: LayoutMemo

    static func == (first: Memo, second: Memo) -> Bool { first.layouts === second.layouts }
  }

  /// - Parameter timeLimit: what one picture may take of the time.
  func renderer(timeLimit: Duration? = nil) -> GraphvizRenderer {
    GraphvizRenderer(helper: process?.helper, timeLimit: timeLimit ?? self.timeLimit, memo: memo?.layouts)
  }
}
