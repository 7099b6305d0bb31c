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
        let stack = column(view)
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = view.property("spacing.titleSubtitle")?.length ?? 8
        stack.semanticContentAttribute = view.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.backgroundColor = box(view)
        stack.layer.cornerRadius = view.property("cornerRadius")?.length ?? 0
        if case .insets(let insets) = view.property("padding")?.value {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }
        self.view.addSubview(stack)
        stack.centerXAnchor.constraint(equalTo: self.view.centerXAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: self.view.centerYAnchor).isActive = true
        let width = self.view.layoutMarginsGuide.widthAnchor
        stack.widthAnchor.constraint(lessThanOrEqualTo: width).isActive = true
        if view.actions.contains(where: { $0.width != .intrinsic }) {
            stack.widthAnchor.constraint(equalTo: width).isActive = true
        }
        self.stack = stack
    }

    func hide(animated: Bool) {
        contentUnavailableConfiguration = nil
        stack?.removeFromSuperview()
    }

    func showNotice(_ view: ResolvedStateView, as surface: PresentationPolicy.ErrorSurface) {
        // The app tells of it in its own way: there are no buttons, and an alert without one never goes.
        guard surface != .callback else { return }
        let alert = UIAlertController(title: view.title?.text, message: view.subtitle?.text, preferredStyle: .alert)
        for action in view.actions {
            let style: UIAlertAction.Style = action.intent == .cancel ? .cancel : .default
            alert.addAction(
                UIAlertAction(title: action.label?.text, style: style) { [weak driver] _ in driver?.tapNotice(action.slot) })
        }
        // The one of before goes: the same is said again in another language, and one alone is presented.
        notice?.presentingViewController?.dismiss(animated: false)
        notice = alert
        present(alert, animated: true)
    }

    /// The alert alone: a tap has dismissed it already, and `dismiss` of the screen would dismiss the screen then.
    func hideNotice() { notice?.presentingViewController?.dismiss(animated: true) }

    private func configuration(_ view: ResolvedStateView) -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration.empty()
        result.image = view.pictures.first.flatMap(image)
        result.imageProperties.tintColor = color("image.color", view)
        if let behind = box(view) {
            result.background.backgroundColor = behind
            result.background.cornerRadius = view.property("cornerRadius")?.length ?? 0
        }
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

    /// The parts in the order in which they are seen and read, with the gaps between them.
    private func column(_ view: ResolvedStateView) -> UIStackView {
        let artwork = view.pictures.first { $0.kind != .animation }.map { picture(image($0), .imageLabel, view) }
        if let artwork, let width = side("width", view), let height = side("height", view) {
            artwork.widthAnchor.constraint(equalToConstant: width).isActive = true
            artwork.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
        let spinner = view.progress.map { _ in UIActivityIndicatorView(style: .medium) }
        spinner?.startAnimating()
        let visual: UIView? = spinner ?? artwork
        let labels = [StateViewTextRole.title, .subtitle, .progressLabel, .errorReference].compactMap { label($0, view) }
        let buttons = view.actions.map { button($0, view) }
        let above: [UIView] = [visual].compactMap { $0 } + labels + buttons
        let stack = UIStackView(arrangedSubviews: above)
        func setGap(_ name: String, after part: UIView?) {
            if let part, let gap = view.property("spacing." + name)?.length { stack.setCustomSpacing(gap, after: part) }
        }
        setGap("imageTitle", after: visual)
        setGap("subtitleActions", after: labels.last)
        for button in buttons.dropLast() { setGap("betweenActions", after: button) }
        if let mark = view.brandMark {
            stack.addArrangedSubview(picture(UIImage(named: mark.asset), .brandMarkLabel, view))
            setGap("beforeBrandMark", after: above.last)
        }
        for (action, button) in zip(view.actions, buttons) {
            guard case .full(let leading, let trailing) = action.width else { continue }
            let margins = stack.layoutMarginsGuide.widthAnchor
            button.widthAnchor.constraint(equalTo: margins, constant: -leading - trailing).isActive = true
        }
        return stack
    }

    private func picture(_ image: UIImage?, _ role: StateViewTextRole, _ view: ResolvedStateView) -> UIImageView {
        let result = UIImageView(image: image)
        result.contentMode = .scaleAspectFit
        result.tintColor = role == .imageLabel ? color("image.color", view) : nil
        result.isAccessibilityElement = view.text(role) != nil
        result.accessibilityLabel = view.text(role)?.text
        return result
    }

    private func button(_ action: ResolvedStateView.Action, _ view: ResolvedStateView) -> UIButton {
        let result = UIButton(configuration: style(action), primaryAction: tap(action))
        result.isEnabled = action.isEnabled
        result.accessibilityHint = view.text(.action(action.slot, action.isEnabled ? .hint : .disabledReason))?.text
        return result
    }

    private func label(_ role: StateViewTextRole, _ view: ResolvedStateView) -> UILabel? {
        guard let text = view.text(role), !text.text.isEmpty else { return nil }
        let label = UILabel()
        (label.text, label.numberOfLines, label.textAlignment) = (text.text, 0, .center)
        if case .number(let most) = view.property(role.name + ".maxLines")?.value { label.numberOfLines = most }
        if let width = view.property(role.name + ".maxWidth")?.length {
            label.widthAnchor.constraint(lessThanOrEqualToConstant: width).isActive = true
        }
        label.textColor = color(role.name + ".color", view) ?? .label
        if case .font(let style, let metrics) = view.property(role.name + ".font")?.value {
            label.font = style.postScriptName.flatMap { UIFont(name: $0, size: metrics.size) }
                ?? .systemFont(ofSize: metrics.size, weight: weight(style.weight))
        }
        label.accessibilityLanguage = text.language.description
        label.accessibilityTraits = role == .title ? .header : .staticText
        return label
    }

    /// The nearest of the platform's nine to a weight from 1 to 1000.
    private func weight(_ weight: Double) -> UIFont.Weight {
        let all: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        return all[min(max(Int((weight / 100).rounded()) - 1, 0), 8)]
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

    /// An icon is square, and other pictures have two sides.
    private func side(_ name: String, _ view: ResolvedStateView) -> CGFloat? {
        (view.property("image.size") ?? view.property("image." + name))?.length.map { CGFloat($0) }
    }

    /// What is behind the view where an author says so; the screen's own background stands for the theme's.
    private func box(_ view: ResolvedStateView) -> UIColor? {
        guard let layer = view.property("background.color")?.layer, layer >= .documentDefault else { return nil }
        return color("background.color", view)
    }

    private func color(_ name: String, _ view: ResolvedStateView) -> UIColor? {
        guard let color = view.property(name)?.color?.screenColor else { return nil }
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
