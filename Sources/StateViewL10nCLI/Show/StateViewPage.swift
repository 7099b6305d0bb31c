import DesignTokens
import L10nLocale
import L10nLookup
package import L10nSource
package import StateViews

/// A resolved view for people to read.
///
/// A text stands alone at the end of its line, so that one from right to left moves nothing else.
package struct StateViewPage {
    private let view: ResolvedStateView
    private let places: PlaceText

    /// - Parameters:
    ///   - sources: the files that texts and tokens come from, by their paths.
    ///   - columns: the width of the terminal; nil for one that is wide enough.
    package static func text(
        _ view: ResolvedStateView, sources: [String: SourceFile], parts: Parts = Parts(), columns: Int? = nil
    ) -> String {
        let page = StateViewPage(view: view, places: PlaceText(sources))
        var sections: [[String]] = []
        if parts.box { sections.append(StateViewBox.lines(view, columns: columns)) }
        switch parts.details {
        case .none: break
        case .summary: sections.append(StateViewSummary(view: view, places: page.places).lines(below: page.head))
        case .all:
            sections += [
                page.head, page.texts, page.pictures, page.actions, page.layout, page.properties, page.accessibility,
                page.issues,
            ]
        }
        if parts.native { sections.append(NativeViewText.lines(view)) }
        return sections.filter { !$0.isEmpty }.map { $0.map(\.trimmingTrailingSpaces).joined(separator: "\n") + "\n" }
            .joined(separator: "\n")
    }

    private var head: [String] {
        let environment = view.environment
        let family = view.kind.family.map { " (\($0.rawValue))" } ?? ""
        return [
            "\(Wording.visible(view.id)): \(view.kind.rawValue)\(family)",
            "  locales   " + environment.locales.map(\.description).joined(separator: ", ")
                + "; looked for in " + environment.chain.map(\.description).joined(separator: ", "),
            "  brand     " + (environment.brand.map { Wording.visible($0) } ?? "the theme's default"),
            "  scheme    \(environment.scheme.rawValue), \(environment.contrast.rawValue) contrast",
            "  profile   \(view.profile.rawValue), text size \(environment.sizeCategory.rawValue)"
                + (environment.boldText ? ", bold text" : "") + (environment.reduceMotion ? ", less motion" : ""),
        ]
    }

    private var texts: [String] {
        var lines = ["texts, in reading order"]
        for item in view.texts {
            let text = item.text
            lines.append(
                "  \(item.role.name.padded(to: 20))  \(Self.direction(text.direction)), "
                    + LookupText.language(text.language))
            if let key = text.key { lines.append("    key   " + Wording.visible(key)) }
            if let alias = text.alias { lines.append("    alias " + Wording.visible(alias)) }
            lines.append("    from  " + source(of: text))
            if !text.issues.isEmpty {
                lines.append("    issue " + text.issues.map(\.rawValue).joined(separator: ", "))
            }
            lines.append("    text  " + Wording.visible(text.text))
            if !text.tried.isEmpty {
                lines.append("    tried")
                lines += LookupText.attempts(text.tried, places).map { "      " + $0 }
            }
        }
        return lines
    }

    private func source(of text: ResolvedText) -> String {
        switch text.provenance {
        case .entry(let layer, let kind, let span): "\(LookupText.origin(layer, kind)), \(places.text(span))"
        case .literal: "the view itself"
        case .standIn: "nowhere; it stands in for a text that no layer has"
        }
    }

    private static func direction(_ direction: TextDirection) -> String {
        switch direction {
        case .leftToRight: "left to right"
        case .rightToLeft: "right to left"
        }
    }

    private var pictures: [String] {
        if let progress = view.progress {
            return ["picture", "  \("progress".padded(to: 20))  \(Self.words(progress))"]
        }
        guard !view.pictures.isEmpty else { return [] }
        return ["picture"]
            + view.pictures.enumerated().map { index, picture in
                "  \(picture.kind.rawValue.padded(to: 20))  \(Wording.visible(picture.id))"
                    + (picture.isMirrored ? ", the other way round" : "")
                    + (index == 0 ? "" : ", where the one above cannot be shown")
            }
    }

    private var actions: [String] {
        guard !view.actions.isEmpty else { return [] }
        return ["actions"]
            + view.actions.map { action in
                let width =
                    switch action.width {
                    case .intrinsic: "as wide as its label"
                    case .full(let leading, let trailing):
                        "full width less \(leading.plainText) and \(trailing.plainText) pt"
                    }
                return "  \(action.slot.rawValue.padded(to: 20))  \(Wording.visible(action.intent.name)), "
                    + "style \(action.style), \(width)"
            }
    }

    private static func words(_ progress: StateViewVisual.Progress) -> String {
        switch progress {
        case .spinner(let size): size.rawValue + " spinner"
        case .bar(let done): done.map { "bar, \(($0 * 100).rounded().plainText) % done" } ?? "bar"
        case .skeleton(let id): "skeleton " + Wording.visible(id)
        case .refresh: "spinner of the list"
        }
    }

    private var layout: [String] {
        let layout = view.layout
        var lines = [
            "layout",
            "  \("direction".padded(to: 20))  \(Self.direction(view.direction))",
            "  \("placement".padded(to: 20))  \(layout.placement.name)",
            "  \("when too high".padded(to: 20))  \(layout.overflow.rawValue)",
        ]
        if layout.insets != ResolvedStateView.Insets(0) {
            lines.append("  \("insets".padded(to: 20))  \(Self.text(layout.insets))")
        }
        if let mark = view.brandMark {
            lines.append(
                "  \("brand mark".padded(to: 20))  \(Wording.visible(mark.asset)), drawn for \(mark.scheme.rawValue)")
        }
        return lines
    }

    private var properties: [String] {
        guard !view.properties.isEmpty else { return [] }
        let width = view.properties.flatMap { Self.names($0.origin).map(\.count) }.max() ?? 0
        let nameWidth = view.properties.map(\.name.count).max() ?? 0
        var lines = ["colours, lengths and fonts"]
        for property in view.properties {
            lines.append("  \(property.name.padded(to: nameWidth))  \(Self.value(property.value))")
            if property.layer > .brand { lines.append("    set by the " + Self.words(property.layer)) }
            for (name, step) in zip(Self.names(property.origin), property.origin) {
                let list = step.list.isEmpty ? "" : "  \(Wording.visible(step.list))"
                lines.append("    \(name.padded(to: width))  \(places.text(step.span))\(list)")
            }
            if property.origin.isEmpty, let token = property.token { lines.append("    " + Wording.visible(token)) }
            for loss in property.lost {
                lines.append("    instead of \(Self.value(loss.value)), \(Self.words(loss.layer))")
            }
        }
        return lines
    }

    /// The tokens on the way to a value: the slot's own, then `= other`, then `fontFamily = other` for parts of it.
    private static func names(_ origin: [TokenStep]) -> [String] {
        zip(origin, [nil] + origin.map(Optional.some)).map { step, previous in
            guard previous != nil else { return Wording.visible(step.path) }
            let part = step.part.map { $0 == previous?.part ? "" : Wording.visible($0) + " " } ?? ""
            return part + "= " + Wording.visible(step.path)
        }
    }

    private static func words(_ layer: StateViewStyle.Layer) -> String {
        switch layer {
        case .base: "theme"
        case .profile: "profile"
        case .brand: "brand"
        case .documentDefault: "default style"
        case .definition: "definition"
        case .callSite: "call site"
        }
    }

    private static func text(_ insets: ResolvedStateView.Insets) -> String {
        [insets.top, insets.leading, insets.bottom, insets.trailing].map(\.plainText).joined(separator: ", ") + " pt"
    }

    static func value(_ value: ResolvedStateView.Property.Value) -> String {
        switch value {
        case .color(let color):
            let hex = color.sRGB().hex
            return color.space == .srgb ? hex : "\(hex), in \(color.space.rawValue)"
        case .length(let points): return "\(points.plainText) pt"
        case .word(let word): return word
        case .number(let number): return String(number)
        case .flag(let flag): return flag ? "yes" : "no"
        case .insets(let insets): return text(insets)
        case .unlimited: return "no limit"
        case .font(let style, let metrics):
            let scale = style.relativeTo.map { ", scales as \($0.rawValue)" } ?? ""
            return style.families.map { Wording.visible($0) }.joined(separator: ", ")
                + " \(style.weight.plainText), \(metrics.size.plainText)/\(metrics.leading.plainText) pt\(scale)"
        }
    }

    private var accessibility: [String] {
        ["read aloud, in this order"]
            + view.accessibility.map { node in
                var role = node.role.name
                if case .heading(let level) = node.role { role += " \(level)" }
                if node.isHidden { role = "hidden, " + role }
                if node.isDisabled { role += ", cannot be used" }
                if let live = node.live { role += ", announced when it appears: " + live.rawValue }
                return "  \(node.part.padded(to: 20))  " + role
            }
    }

    private var issues: [String] {
        guard !view.issues.isEmpty else { return [] }
        return ["issues"]
            + view.issues.map { issue in
                "  \((issue.role?.name ?? issue.property ?? "view").padded(to: 20))  \(issue.kind.rawValue)"
            }
    }
}
