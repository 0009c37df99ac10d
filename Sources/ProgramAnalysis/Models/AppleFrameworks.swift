/// The class prefixes of the system's frameworks.
enum AppleFrameworks {
  private static let prefixes: Set<String> = [
    "AB", "AC", "AD", "AR", "AS", "AU", "AV", "AX", "BG", "CA", "CB", "CE", "CI", "CK", "CL", "CM", "CN", "CS", "CT",
    "CV", "CX",
    "EA", "EK", "GC", "GK", "GL", "HK", "HM", "IN", "JS", "LA", "LP", "MC", "MDM", "MF", "MK", "MP", "MS", "MTL", "MX",
    "NE",
    "NI", "NK", "NS", "NW", "OS", "PDF", "PH", "PK", "PT", "QL", "RP", "SB", "SC", "SF", "SK", "SL", "SN", "ST", "TK",
    "TV", "UI",
    "UN", "VN", "VS", "WC", "WK", "XC",
  ]

  /// Protocols of the standard library and the system's frameworks that classes conform to first.
  static let protocols: Set<String> = [
    "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable",
    "Error", "Hashable", "Identifiable", "LocalizedError", "ObservableObject", "Sendable",
  ]

  /// Protocols of SwiftUI for what views look like and how they lie: what conforms shows nothing of its own.
  static let viewParts: Set<String> = [
    "Animatable", "ButtonStyle", "ControlGroupStyle", "DatePickerStyle", "DisclosureGroupStyle", "DynamicProperty",
    "EnvironmentKey", "FormStyle", "GaugeStyle", "GroupBoxStyle", "LabelStyle", "LabeledContentStyle", "Layout",
    "ListStyle", "MenuStyle", "NavigationViewStyle", "PickerStyle", "PreferenceKey", "PreviewProvider",
    "PrimitiveButtonStyle", "ProgressViewStyle", "Shape", "TabViewStyle", "TableStyle", "TextFieldStyle",
    "TimelineSchedule", "ToggleStyle", "Transition",
  ]

  /// What a list shows for each of its elements, and beside them: the app's subclasses are parts of the page that asks the list for one.
  static let cellClasses = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionViewListCell",
    "UICollectionReusableView",
  ]

  /// The modules of the system that code which shows screens imports.
  static let modules: Set<String> = [
    "AVFoundation", "AVKit", "AuthenticationServices", "Combine", "Contacts", "ContactsUI", "CoreData", "CoreGraphics",
    "CoreImage", "CoreLocation", "CoreServices", "Darwin", "Dispatch", "Foundation", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices", "ObjectiveC", "Observation", "OSLog", "PDFKit",
    "PassKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "StoreKit", "Swift", "SwiftData",
    "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "VisionKit", "WebKit", "os",
  ]

  /// Whether a name is one of theirs: a prefix, then a capital that begins a word.
  static func owns(_ name: String) -> Bool {
    [2, 3].contains { length in
      guard prefixes.contains(String(name.prefix(length))) else { return false }
      let rest = name.dropFirst(length)
      return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
    }
  }
}
