/// Where the user lives, as far as the courier has to know.
@MainActor
final class AddressBook {
  var postcode: String?
}
