import StateViewL10n
import UIKit

/// Shows what a driver says: the platform's own configuration where nothing gets lost in it, else a stack of the parts.
final class StateViewController: UIViewController, StateViewSink {
    var driver: StateViewDriver?
    private var stack: UIStackView?
    private weak var notice: UIAlertController?

    func show(_ view: ResolvedStateView, animated: Bool) {
        hide(animated: animated)
        // The configuration has no place for a hint, or for why a button cannot be used.
        let hasHints = view.actions.contains { !$0.isEnabled || view.text(.action($0.slot, .hint)) != nil }
        guard hasHints || !view.misfits(.contentUnavailableConfiguration).isEmpty else {
            contentUnavailableConfiguration = configuration(view)
            return
        }
        let stack = UIStackView(arrangedSubviews: parts(view))
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = view.property("spacing.titleSubtitle")?.length ?? 8
        stack.semanticContentAttribute = view.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        stack.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(stack)
        stack.centerXAnchor.constraint(equalTo: self.view.centerXAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: self.view.centerYAnchor).isActive = true
        stack.widthAnchor.constraint(lessThanOrEqualTo: self.view.layoutMarginsGuide.widthAnchor).isActive = true
        self.stack = stack
    }

    func hide(animated: Bool) {
        contentUnavailableConfiguration = nil
        stack?.removeFromSuperview()
    }

    func showNotice(_ view: ResolvedStateView, as surface: PresentationPolicy.ErrorSurface) {
        let alert = UIAlertController(title: view.title?.text, message: view.subtitle?.text, preferredStyle: .alert)
        for action in view.actions {
            let style: UIAlertAction.Style = action.intent == .cancel ? .cancel : .default
            alert.addAction(
                UIAlertAction(title: action.label?.text, style: style) { [weak driver] _ in driver?.tapNotice(action.slot) })
        }
        notice = alert
        present(alert, animated: true)
    }

    /// The alert alone: a tap has dismissed it already, and `dismiss` of the screen would dismiss the screen then.
    func hideNotice() { notice?.presentingViewController?.dismiss(animated: true) }

    private func configuration(_ view: ResolvedStateView) -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration.empty()
        result.image = view.pictures.first.flatMap(image)
        result.imageProperties.tintColor = color("image.color", view)
        result.text = view.title?.text
        result.secondaryText = view.subtitle?.text
        if let first = view.actions.first {
            result.button = style(first)
            result.buttonProperties.primaryAction = tap(first)
        }
        if let second = view.actions.dropFirst().first {
            result.secondaryButton = style(second)
            result.secondaryButtonProperties.primaryAction = tap(second)
        }
        return result
    }

    /// In the order in which they are seen and read.
    private func parts(_ view: ResolvedStateView) -> [UIView] {
        let picture = view.pictures.first { $0.kind != .animation }.map { UIImageView(image: image($0)) }
        picture?.isAccessibilityElement = view.text(.imageLabel) != nil
        picture?.accessibilityLabel = view.text(.imageLabel)?.text
        let spinner = view.progress.map { _ in UIActivityIndicatorView(style: .medium) }
        spinner?.startAnimating()
        let buttons = view.actions.map { action in
            let button = UIButton(configuration: style(action), primaryAction: tap(action))
            button.isEnabled = action.isEnabled
            button.accessibilityHint = view.text(.action(action.slot, action.isEnabled ? .hint : .disabledReason))?.text
            return button
        }
        let labels = [StateViewTextRole.title, .subtitle, .progressLabel, .errorReference].compactMap { label($0, view) }
        return [spinner ?? picture].compactMap { $0 } + labels + buttons
    }

    private func label(_ role: StateViewTextRole, _ view: ResolvedStateView) -> UILabel? {
        guard let text = view.text(role), !text.text.isEmpty else { return nil }
        let label = UILabel()
        (label.text, label.numberOfLines, label.textAlignment) = (text.text, 0, .center)
        label.textColor = color(role.name + ".color", view) ?? .label
        if case .font(let style, let metrics) = view.property(role.name + ".font")?.value {
            label.font = style.postScriptName.flatMap { UIFont(name: $0, size: metrics.size) }
                ?? .systemFont(ofSize: metrics.size)
        }
        label.accessibilityLanguage = text.language.description
        label.accessibilityTraits = role == .title ? .header : .staticText
        return label
    }

    private func image(_ picture: ResolvedStateView.Artwork) -> UIImage? {
        picture.sfSymbol.flatMap(UIImage.init(systemName:)) ?? UIImage(named: picture.id)
    }

    private func style(_ action: ResolvedStateView.Action) -> UIButton.Configuration {
        var result: UIButton.Configuration = action.role == .primary ? .filled() : .plain()
        result.title = action.label?.text
        return result
    }

    private func tap(_ action: ResolvedStateView.Action) -> UIAction {
        UIAction { [weak driver] _ in driver?.tap(action.slot) }
    }

    private func color(_ name: String, _ view: ResolvedStateView) -> UIColor? {
        guard let color = view.property(name)?.color?.screenColor else { return nil }
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
