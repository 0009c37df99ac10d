import GraphModel
import Workspace

/// A part of an app that the configuration gives a name, and how a picture shows it.
public struct NamedView: Sendable, Equatable {
  /// What it shows.
  public var selection: GraphSelection
  /// What a picture of it is, where the configuration says so.
  public var view: PictureView?
  /// Whether callbacks are drawn, where the configuration says so.
  public var showsDelegates: Bool?

  init(_ view: Configuration.NamedView, file: String) throws(InputError) {
    selection = view.selection
    showsDelegates = view.showsDelegates
    guard let word = view.view else { return }
    guard let kind = PictureView(rawValue: word.text) else {
      let known = PictureView.allCases.map(\.rawValue).joined(separator: " or ")
      throw InputError(path: file, place: word.place, message: "a view is \(known), not '\(word.text)'")
    }
    self.view = kind
  }
}
