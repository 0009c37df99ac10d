import UIKit

/// A form for a review.
final class ReviewViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Review"
  }
}
