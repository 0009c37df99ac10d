/// A small picture that shows which Graphviz lays out, and in which fonts.
package struct Specimen: Sendable {
  let job: RenderJob

  /// - Parameter fontName: what pictures are written in.
  package init(fontName: String) {
    // Letters of several scripts, because a font may stand in for another that lacks them.
    let letters = "abcdefgimnopqrstwxyz ABCDEFGMNOQRSTW 0123456789 éß <b>bold Wm</b> <i>italic Wm</i> Жя 한글 漢字 かな"
    job = RenderJob(
      name: "specimen", dot: "digraph specimen {\n  a [fontname=\"\(fontName)\", label=<\(letters)>]\n}\n",
      format: .svg,
      nodeCount: 1)
  }
}
