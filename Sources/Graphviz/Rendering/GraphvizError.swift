/// Why a graph could not be rendered; `messages` are Graphviz's own words.
package enum GraphvizError: Error, Equatable, Sendable, Codable {
  case refusedLink(String, reason: String)
  /// The layout would take minutes; nothing was tried.
  case tooLarge(graph: String, nodes: Int, edges: Int, budget: RenderBudget)
  /// The system gave no thread to lay the graph out on; `code` is its error number.
  case noThread(stackBytes: Int, code: Int32)
  /// The system gave no memory for Graphviz's context or its lock.
  case noContext
  /// Graphviz could not read the DOT text that was written for it.
  case unreadable(graph: String, messages: [String])
  case missingPlugin(PluginRequest, graphvizVersion: String, messages: [String])
  case layoutFailed(graph: String, messages: [String])
  case renderFailed(graph: String, format: OutputFormat, messages: [String])
  /// The process that lays out could not be started.
  case noHelper(reason: String)
  /// The layout was ended when its time was over.
  case tooSlow(graph: String, limit: Duration)
  /// The process that lays out died of the graph; `end` is its exit code or signal, in words.
  case crashed(graph: String, _ end: String)
}

/// What was asked of Graphviz that only a plugin can do.
package enum PluginRequest: Equatable, Sendable, Codable {
  case layout(String)
  case format(OutputFormat)
}

extension GraphvizError {
  /// Whether other graphs may be rendered all the same.
  package var isOfOneGraph: Bool {
    switch self {
    case .tooLarge, .unreadable, .layoutFailed, .renderFailed, .tooSlow, .crashed: true
    case .refusedLink, .noThread, .noContext, .missingPlugin, .noHelper: false
    }
  }
}

extension GraphvizError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refusedLink(let address, let reason):
      "the link '\(TerminalText.harmless(address))' is refused: \(reason)"
    case .tooLarge(let graph, let nodes, let edges, let budget):
      "\(Self.named(graph)) has \(nodes) nodes and \(edges) edges; "
        + "at most \(budget.nodes) and \(budget.edges) can be laid out: draw a part of it"
    case .noThread(let stackBytes, let code):
      "no thread with a stack of \(stackBytes / 1_048_576) MiB could be started (error \(code)): raise 'ulimit -v'"
    case .noContext:
      "Graphviz could not be started: there is no memory"
    case .unreadable(let graph, let messages):
      "Graphviz could not read \(Self.named(graph))" + Self.quote(messages)
    case .missingPlugin(let request, let version, let messages):
      "Graphviz \(version) has no plugin for \(request): reinstall it (apt-get install --reinstall libgvc6, "
        + "brew reinstall graphviz), run 'dot -c', and unset GVBINDIR if it is set" + Self.quote(messages)
    case .layoutFailed(let graph, let messages):
      "Graphviz could not lay out \(Self.named(graph))" + Self.quote(messages)
    case .renderFailed(let graph, let format, let messages):
      "Graphviz could not write \(Self.named(graph)) as \(format.rawValue)"
        + Self.quote(messages)
    case .noHelper(let reason):
      "the process that lays pictures out could not be started: \(reason)"
    case .tooSlow(let graph, let limit):
      "\(Self.named(graph)) was not laid out within \(Self.seconds(limit)): "
        + "draw a part of it, give it more with --time-limit, or write it as json or mermaid"
    case .crashed(let graph, let end):
      "Graphviz broke down while it laid out \(Self.named(graph)) (\(end)): "
        + "draw a part of it, or write it as json or mermaid"
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let seconds = duration / .seconds(1)
    return "\(Int(exactly: seconds).map(String.init) ?? String(seconds)) s"
  }

  /// Names come from scanned source.
  private static func named(_ graph: String) -> String {
    "the graph '\(TerminalText.harmless(graph))'"
  }

  private static func quote(_ messages: [String]) -> String {
    messages.isEmpty ? "" : " (" + messages.map(TerminalText.harmless).joined(separator: "; ") + ")"
  }
}

extension PluginRequest: CustomStringConvertible {
  package var description: String {
    switch self {
    case .layout(let engine): "the layout '\(engine)'"
    case .format(let format): "the format '\(format.rawValue)'"
    }
  }
}
