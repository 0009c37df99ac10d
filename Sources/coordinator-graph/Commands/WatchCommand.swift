import ArgumentParser
import CoordinatorGraph
import Foundation

/// Draws again whenever the source changes.
struct WatchCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Draws the coordinators of an app, and again whenever the source changes.",
    discussion: """
      It takes what render takes, and writes the file at --output, or the folder of --per-flow, each time that source, project \
      or configuration is written. Only what was changed is parsed. What goes wrong is told, and the last picture stays. \
      Control-C ends it.
      """)

  @OptionGroup var render: RenderCommand

  func validate() throws {
    if render.verify { throw ValidationError("--verify compares once: render has it") }
    guard render.perFlow != nil || render.output.map({ $0 != "-" }) == true else {
      throw ValidationError("watch needs a file to write again: --output or --per-flow")
    }
  }

  func perform() throws {
    let settings = try Settings(file: render.common.config)
    let cache = render.common.cache(for: render.source.paths(render.paths), settings)
    cache.facts?.keepsFacts = true
    let kept = (cache: cache, layout: render.common.layout(remembering: cache.facts))
    // Taken before the first picture, so that what is written while it is drawn is seen afterwards.
    var watch = SourceWatch(try render.stamp())
    while true {
      draw(keeping: kept)
      watch.waitForChange { try? render.stamp() }
    }
  }

  private func draw(keeping kept: (cache: RunCache, layout: LayoutOptions)) {
    do {
      try render.perform(keeping: kept)
    } catch is ExitCode {
      // It has been told.
    } catch {
      render.common.console.error("\(error)")
    }
  }
}
