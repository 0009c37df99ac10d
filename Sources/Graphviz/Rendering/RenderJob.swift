import CGraphviz

/// One graph on its way through Graphviz; runs under the library's lock, on a thread with a large stack.
struct RenderJob {
  static let engine = "dot"

  let name: String
  let dot: String
  let format: OutputFormat
  let nodeCount: Int

  /// The stack without which the layout might overflow: a chain was measured to take less than 100 bytes a node.
  var minimumStackBytes: Int { (1 << 20) + nodeCount << 10 }

  func run(in context: OpaquePointer, messages: MessageLog) throws(GraphvizError) -> RenderedGraph {
    guard let graph = cgv_graph_read(dot) else {
      throw .unreadable(graph: name, messages: messages.texts)
    }
    defer { cgv_graph_close(graph) }
    try layOut(graph, in: context, messages: messages)
    defer { cgv_layout_free(context, graph) }
    let bytes = try write(graph, in: context, messages: messages)
    return RenderedGraph(bytes: bytes, warnings: messages.warnings)
  }

  private func layOut(_ graph: OpaquePointer, in context: OpaquePointer, messages: MessageLog) throws(GraphvizError) {
    let status = cgv_layout(context, graph, Self.engine)
    guard status == 0, messages.errors.isEmpty else {
      if status == 0 { cgv_layout_free(context, graph) }
      throw messages.reportsMissingPlugin
        ? missing(.layout(Self.engine), context, messages) : .layoutFailed(graph: name, messages: messages.texts)
    }
  }

  private func write(
    _ graph: OpaquePointer, in context: OpaquePointer, messages: MessageLog
  ) throws(GraphvizError) -> [UInt8] {
    var bytes: UnsafeMutablePointer<CChar>?
    var length = 0
    defer { free(bytes) }
    let status = cgv_render(context, graph, format.rawValue, &bytes, &length)
    guard status == 0, messages.errors.isEmpty, length > 0, let bytes else {
      throw messages.reportsMissingPlugin
        ? missing(.format(format), context, messages)
        : .renderFailed(graph: name, format: format, messages: messages.texts)
    }
    return Array(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  private func missing(_ request: PluginRequest, _ context: OpaquePointer, _ messages: MessageLog) -> GraphvizError {
    let version = cgv_version(context).map { String(cString: $0) } ?? "of unknown version"
    return .missingPlugin(request, graphvizVersion: version, messages: messages.texts)
  }
}
