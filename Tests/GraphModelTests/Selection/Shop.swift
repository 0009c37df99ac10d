import GraphModel
import GraphSketch

/// An app with two flows, a shared coordinator behind one of them and a coordinator that nobody starts.
enum Shop {
  static let text = """
    owner Scene
    coordinator App
    coordinator Login
    coordinator Store
    coordinator Cart
    coordinator Pay
    coordinator Stray
    root Scene App kept
    child App Login property started
    child App Store collection started
    child Store Cart collection started
    child Cart Pay collection started
    shows Login LoginView root initial
    shows Login HelpView push
    shows Store ListView root initial
    shows Cart CartView push initial
    shows Pay CardView present initial
    shows Pay DoneView push
    shows Stray StrayView push
    flow LoginView HelpView help push Login
    flow LoginView Store loggedIn start App
    flow ListView Cart openCart start Store
    flow CartView Pay pay start Cart
    flow CardView DoneView paid push Pay
    """

  static let graph = Sketch.document(text)
}
