/// What the museum shows at the moment, in the order of the tour.
struct ExhibitCatalogue: Sendable {
  let exhibits: [Exhibit] = [
    Exhibit(
      id: 1, title: "Harbour at Dawn", artist: "I. Lindqvist", room: 2,
      story: "Painted from a rowing boat over eleven mornings of the same week."),
    Exhibit(
      id: 2, title: "The Glass Orchard", artist: "M. Okafor", room: 3,
      story: "Four hundred blown apples, no two of the same green."),
    Exhibit(
      id: 3, title: "Night Shift", artist: "J. Marek", room: 5,
      story: "A view through the window of the bakery opposite the painter's studio."),
  ]
}
