import Foundation

/// A day on a trail.
struct Hike: Hashable, Identifiable, Sendable {
  let id = UUID()
  let trail: Trail
  let day: Date
  let gear: [String]
  var photos: [Photo] = []
}

/// A picture that was taken on a hike.
struct Photo: Hashable, Identifiable, Sendable {
  let name: String
  let caption: String

  var id: String { name }
}
