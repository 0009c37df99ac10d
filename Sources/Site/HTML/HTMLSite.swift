import Foundation

/// Writes the pages of a site as HTML, with the files that they share.
package enum HTMLSite {
  /// - Parameters:
  ///   - colors: those of the pictures.
  ///   - version: what the pages ask a server for again and again; nil for pages that nobody serves.
  package static func files(of content: SiteContent, colors: [SiteColor], version: String? = nil) -> [SiteFile] {
    let words = ScriptWords.file(for: content.words)
    let loaded = [words] + scripts + (version == nil ? [] : [reload])
    let shell = HTMLShell(content: content, version: version, scripts: loaded)
    let style = SiteFile(name: "site.css", bytes: Array(StyleSheet.colors(colors).utf8) + PackageResources.site_css)
    let search = SiteFile(name: "search-index.js", text: SearchIndex(content: content).script)
    return SitePages.all(of: content).map { SiteFile(name: $0.name + ".html", text: shell.text(of: $0)) }
      + [style, icon, search] + loaded + content.screenshots.values.sorted { $0.name < $1.name }
  }

  /// In the order in which pages load them.
  private static let scripts = [
    SiteFile(name: "lists.js", bytes: PackageResources.lists_js),
    SiteFile(name: "camera.js", bytes: PackageResources.camera_js),
    SiteFile(name: "graph.js", bytes: PackageResources.graph_js),
    SiteFile(name: "overview.js", bytes: PackageResources.overview_js),
    SiteFile(name: "picture.js", bytes: PackageResources.picture_js),
    SiteFile(name: "map.js", bytes: PackageResources.map_js),
    SiteFile(name: "search.js", bytes: PackageResources.search_js),
  ]
  /// For pages that are served.
  private static let reload = SiteFile(name: "reload.js", bytes: PackageResources.reload_js)
  /// What browsers show beside the title.
  static let icon = SiteFile(name: "favicon.svg", bytes: PackageResources.favicon_svg)
}

/// The words that scripts put on pages.
enum ScriptWords {
  static func file(for words: Words) -> SiteFile {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let json = (try? encoder.encode(all(words))).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return SiteFile(name: "words.js", text: "\"use strict\";\nconst words = \(json);\n")
  }

  private static func all(_ words: Words) -> [String: String] {
    [
      "search": words("Search", "검색"),
      "searchHint": words(
        "Coordinators, screens, messages, files, findings", "코디네이터, 화면, 메시지, 파일, 지적 사항"),
      "nothing": words("Nothing is called so.", "그런 이름은 없다."),
      "results": words("Results", "결과"),
      "close": words("Close", "닫기"),
      "coordinator": words("coordinator", "코디네이터"),
      "screen": words("screen", "화면"),
      "message": words("message", "메시지"),
      "owner": words("starts the app", "앱을 시작"),
      "participant": words("calls back", "콜백"),
      "file": words("file", "파일"),
      "finding": words("finding", "지적"),
      "walk": words("step by step", "한 단계씩"),
      "term": words("glossary", "용어집"),
      "find": words("Find a name", "이름 찾기"),
      "findInPicture": words("Find a name in the picture", "그림에서 이름 찾기"),
      "found": words(" found", "개 찾음"),
      "zoomOut": words("Zoom out", "축소"),
      "zoomIn": words("Zoom in", "확대"),
      "fit": words("Fit", "전체"),
      "fitHint": words("Show the whole picture", "그림 전체 보기"),
      "save": words("Save", "저장"),
      "saveHint": words("Save the picture as it is shown", "보이는 그림을 파일로 저장"),
      "focused": words("Only around", "다음 주위만 표시:"),
      "showAll": words("Show all", "모두 보기"),
      "fold": words("Fold what it starts", "이것이 시작하는 것 접기"),
      "unfold": words("Show what it starts", "이것이 시작하는 것 펼치기"),
      "foldAll": words("Fold all", "모두 접기"),
      "unfoldAll": words("Unfold all", "모두 펼치기"),
      "hint": words(
        "Double-click a card to see only what is around it.", "카드를 두 번 누르면 그 주위만 볼 수 있다."),
    ]
  }
}
