import SwiftUI

/// A photo that fills the screen.
struct PhotoView: View {
  let photo: Photo
  let onClose: () -> Void

  var body: some View {
    VStack {
      Image(photo.name)
        .resizable()
        .scaledToFit()
      Text(photo.caption)
      Button("Close", action: onClose)
    }
  }
}
