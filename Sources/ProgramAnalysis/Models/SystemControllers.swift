extension LibraryModel {
  /// View controllers of the system's other frameworks: an app's subclass of one is a screen of the app.
  static let systemControllers = LibraryModel(
    name: "system view controllers", types: names.map { TypeModel($0, inherits: ["UIViewController"]) })

  private static let names = [
    "AVPlayerViewController", "CNContactPickerViewController", "CNContactViewController", "DataScannerViewController",
    "EKCalendarChooser", "EKEventEditViewController", "EKEventViewController", "GKGameCenterViewController",
    "GKMatchmakerViewController", "GLKViewController", "MCBrowserViewController", "MFMessageComposeViewController",
    "MKLookAroundViewController", "MPMediaPickerController", "PHPickerViewController", "PKAddPassesViewController",
    "QLPreviewController", "RPPreviewViewController", "SKStoreProductViewController", "SLComposeServiceViewController",
    "UICloudSharingController", "UIColorPickerViewController", "UIDocumentBrowserViewController",
    "UIFontPickerViewController", "UIInputViewController", "UIReferenceLibraryViewController",
    "UIVideoEditorController", "VNDocumentCameraViewController",
  ]
}
