import DesignTokens
import L10nLookup
import StateViews

/// A part of a state view with all that is known of it before it has a place.
struct LayoutItem {
    enum Content {
        case picture(LayoutSize)
        case text(LayoutText, maxWidth: Double?, maxLines: Int?)
        case action(LayoutText, LayoutButton)
        case mark(LayoutSize)
    }

    let name: String
    let content: Content

    var isAction: Bool { if case .action = content { true } else { false } }
}

/// A text that is measured, and the font that it was measured for.
struct LayoutText {
    let measured: MeasuredText
    let metrics: FontStyle.Metrics
    let spacing: Double

    /// The size and leading that are left of it on the ladder; no text gets below 11 points (LY-F7).
    func metrics(scaledBy scale: Double) -> FontStyle.Metrics {
        // A font without a size has no part of it to keep.
        guard metrics.size > 0 else { return metrics }
        let size = max(min(metrics.size, 11), metrics.size * scale)
        return FontStyle.Metrics(size: size, leading: metrics.leading * size / metrics.size)
    }
}

/// What stands around the label of a button.
struct LayoutButton {
    let width: ResolvedStateView.Action.Width
    let minHeight: Double
    let horizontal: Double
    let vertical: Double
}

/// Finds the parts of a view in the order in which they are drawn (LY-3).
struct LayoutItems<Measurer: TextMeasurer> {
    let view: ResolvedStateView
    let measurer: Measurer

    var all: [LayoutItem] {
        picture + texts + actions + mark
    }

    private func length(_ name: String) -> Double? { view.property(name)?.length }

    private var picture: [LayoutItem] {
        if view.progress != nil {
            let size = length("spinner.size") ?? 24
            return [LayoutItem(name: "progress", content: .picture(LayoutSize(size, size)))]
        }
        guard !view.pictures.isEmpty else { return [] }
        let side = length("image.size")
        guard let width = side ?? length("image.width"), let height = side ?? length("image.height") else { return [] }
        return [LayoutItem(name: "image", content: .picture(LayoutSize(width, height)))]
    }

    private var texts: [LayoutItem] {
        StateViewTextRole.drawn.compactMap { role in
            let style = role.style
            guard let text = text(role, style) else { return nil }
            var maxLines: Int?
            if case .number(let lines) = view.property(style + ".maxLines")?.value { maxLines = lines }
            return LayoutItem(
                name: role.name, content: .text(text, maxWidth: length(style + ".maxWidth"), maxLines: maxLines))
        }
    }

    private var actions: [LayoutItem] {
        view.actions.compactMap { action in
            let name = "action.\(action.slot.rawValue)"
            guard let label = action.label, let text = text(label, name) else { return nil }
            let button = LayoutButton(
                width: action.width, minHeight: length(name + ".minHeight") ?? 44,
                horizontal: length(name + ".paddingHorizontal") ?? 0, vertical: length(name + ".paddingVertical") ?? 0)
            return LayoutItem(name: name, content: .action(text, button))
        }
    }

    private var mark: [LayoutItem] {
        guard view.brandMark != nil else { return [] }
        let size = LayoutSize(length("brandMark.width") ?? 72, length("brandMark.height") ?? 38)
        return [LayoutItem(name: "brandMark", content: .mark(size))]
    }

    private func text(_ role: StateViewTextRole, _ style: String) -> LayoutText? {
        guard let text = view.text(role), !text.text.isEmpty else { return nil }
        return self.text(text, style)
    }

    private func text(_ text: ResolvedText, _ style: String) -> LayoutText? {
        guard case .font(let font, let metrics) = view.property(style + ".font")?.value else { return nil }
        let measured = measurer.measured(
            text.text, language: text.language, direction: text.direction, style: font)
        return LayoutText(measured: measured, metrics: metrics, spacing: font.letterSpacing)
    }
}
