/// Writes the pages of a site as HTML, with the files that they share.
package enum HTMLSite {
  /// - Parameters:
  ///   - colors: those of the pictures.
  ///   - version: what the pages ask a server for again and again; nil for pages that nobody serves.
  package static func files(of content: SiteContent, colors: [SiteColor], version: String? = nil) -> [SiteFile] {
    let pages = SitePages.all(of: content)
    let shell = HTMLShell(content: content, hasFindings: !content.findings.isEmpty, version: version)
    return pages.map { SiteFile(name: $0.name + ".html", text: shell.text(of: $0)) }
      + [
        SiteFile(name: "site.css", bytes: Array(StyleSheet.colors(colors).utf8) + PackageResources.site_css)
      ] + scripts + (version == nil ? [] : [reload])
  }

  /// In the order in which pages load them.
  static let scripts = [
    SiteFile(name: "camera.js", bytes: PackageResources.camera_js),
    SiteFile(name: "graph.js", bytes: PackageResources.graph_js),
    SiteFile(name: "map.js", bytes: PackageResources.map_js),
  ]
  /// For pages that are served.
  static let reload = SiteFile(name: "reload.js", bytes: PackageResources.reload_js)
}
