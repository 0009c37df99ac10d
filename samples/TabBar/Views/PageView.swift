import UIKit

/// A headline, a paragraph and controls, one below the other.
final class PageView: UIView {
  init(headline: String, text: String, controls: [UIView]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let labels: [UIView] = [
      Self.makeLabel(headline, style: .title2),
      Self.makeLabel(text, style: .body),
    ]
    fill(with: labels + controls)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func fill(with views: [UIView]) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }

  private static func makeLabel(_ text: String, style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}
