/// The garden that is open, and what grows in it.
@MainActor
final class GardenSession {
  let gardens = ["Balcony", "Allotment 17", "Office windowsill"]
  var garden: String?

  private(set) var plants: [Plant] = [
    Plant(name: "Basil", task: "Water today"),
    Plant(name: "Monstera", task: "Turn to the light"),
    Plant(name: "Tomato", task: "Tie up"),
  ]

  private(set) var journal: [JournalEntry] = [
    JournalEntry(day: "Monday", note: "First flower.", plant: Plant(name: "Tomato", task: "Tie up"))
  ]

  func add(_ plant: Plant) {
    plants.append(plant)
  }
}

/// What happened to a plant on one day.
struct JournalEntry: Hashable, Sendable {
  let day: String
  let note: String
  let plant: Plant
}
