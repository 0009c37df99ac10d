extension LibraryModel {
  /// Texture, once AsyncDisplayKit: its view controllers are UIKit's, whose names begin as those of Apple's AuthenticationServices do.
  static let texture = LibraryModel(
    name: "Texture", modules: ["AsyncDisplayKit"],
    types: [
      TypeModel("ASViewController", inherits: ["UIViewController"]),
      TypeModel("ASDKViewController", inherits: ["UIViewController"]),
      TypeModel("ASNavigationController", inherits: ["UINavigationController"]),
      TypeModel("ASDKNavigationController", inherits: ["UINavigationController"]),
      TypeModel("ASTabBarController", inherits: ["UITabBarController"]),
      TypeModel("ASDKTabBarController", inherits: ["UITabBarController"]),
    ])
}
