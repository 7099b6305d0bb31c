internal import L10nSource

/// Slots of a state view that a theme does not fill, or fills with something else.
package struct StateViewThemeError: Error, Sendable, Hashable, CustomStringConvertible {
    package struct Problem: Sendable, Hashable {
        package let path: TokenPath
        package let expected: TokenType
        /// nil when there is no such token, or it is wrong.
        package let found: TokenType?
    }

    /// Every slot that is wrong, in the order of the contract.
    package let problems: [Problem]

    package var description: String {
        let shown = problems.prefix(3).map { problem in
            problem.found.map {
                "\(Wording.quoted(problem.path.text)) is a \($0.rawValue), not a \(problem.expected.rawValue)"
            }
                ?? "there is no \(problem.expected.rawValue) \(Wording.quoted(problem.path.text))"
        }
        let rest = problems.count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "") + "; define them in the theme"
    }
}

extension StateViewTheme {
    /// A width from here on is no limit.
    static let unlimitedWidth = 9999.0

    /// The slots of one permutation.
    ///
    /// A theme may leave out the slots beyond the contract, which then follow another one: `loading` the subtitle,
    /// `animation` the illustration, `icon.errorColor` the icon; a button is at least 44 points high, and spinners are
    /// 16 and 32 points.
    /// - Throws: when any other slot is missing; nothing is made up (TV-32).
    package static func read(_ tokens: any ThemeTokens) throws(StateViewThemeError) -> StateViewTheme {
        var reader = SlotReader(tokens)
        let (container, icon) = (reader.container(), reader.icon())
        let illustration = reader.extent(.illustration)
        let animation = reader.extent(.animation, or: illustration)
        let brandMark = reader.brandMark()
        let (title, subtitle) = (reader.label(.title), reader.label(.subtitle))
        let theme = StateViewTheme(
            container: container, icon: icon, illustration: illustration, animation: animation, brandMark: brandMark,
            title: title, subtitle: subtitle, loading: reader.label(.loading, or: subtitle),
            spacing: reader.spacing(), buttons: reader.buttons(), spinner: reader.spinner())
        guard reader.problems.isEmpty else { throw StateViewThemeError(problems: reader.problems) }
        return theme
    }
}

/// Reads slots, and notes those that are not there. What it returns for those is never seen.
private struct SlotReader {
    let tokens: any ThemeTokens
    var problems: [StateViewThemeError.Problem] = []

    init(_ tokens: any ThemeTokens) {
        self.tokens = tokens
    }

    /// Notes that a slot holds no value of a type.
    private mutating func note(_ path: TokenPath, _ expected: TokenType, _ found: TokenValue?) {
        problems.append(StateViewThemeError.Problem(path: path, expected: expected, found: found?.type))
    }

    private mutating func color(_ path: TokenPath) -> ColorValue {
        let found = tokens.value(path)
        if case .color(let color) = found { return color }
        note(path, .color, found)
        return ColorValue(.srgb, 0, 0, 0)
    }

    private mutating func length(_ path: TokenPath) -> Double {
        let found = tokens.value(path)
        if case .dimension(let length) = found { return length.points() }
        note(path, .dimension, found)
        return 0
    }

    /// The length of a slot that a theme may leave out.
    private mutating func length(_ path: TokenPath, or other: Double) -> Double {
        tokens.contains(path) ? length(path) : other
    }

    private mutating func limit(_ path: TokenPath) -> Double? {
        let length = length(path)
        return length >= StateViewTheme.unlimitedWidth ? nil : length
    }

    private mutating func font(_ path: TokenPath) -> FontStyle {
        let found = tokens.value(path)
        if case .typography(let typography) = found { return FontStyle(typography, tokens.styleData(path)) }
        note(path, .typography, found)
        return FontStyle(families: [], size: 0, weight: 400, lineHeight: 1)
    }

    private mutating func duration(_ path: TokenPath) -> Double {
        let found = tokens.value(path)
        if case .duration(let duration) = found { return duration.seconds }
        note(path, .duration, found)
        return 1
    }

    mutating func container() -> StateViewTheme.Container {
        StateViewTheme.Container(
            background: color("stateView.container.background"),
            cornerRadius: length("stateView.container.cornerRadius"),
            padding: length("stateView.container.padding"), maxWidth: limit("stateView.container.maxWidth"))
    }

    mutating func icon() -> StateViewTheme.Icon {
        let color = color("stateView.icon.color")
        return StateViewTheme.Icon(
            color: color,
            errorColor: tokens.contains("stateView.icon.errorColor") ? self.color("stateView.icon.errorColor") : color,
            keepsOwnColors: tokens.styleData("stateView.icon.color").keepsOwnColors, size: length("stateView.icon.size")
        )
    }

    mutating func extent(_ slots: ExtentSlots) -> StateViewTheme.Extent {
        StateViewTheme.Extent(width: length(slots.width), height: length(slots.height))
    }

    mutating func extent(_ slots: ExtentSlots, or other: StateViewTheme.Extent) -> StateViewTheme.Extent {
        StateViewTheme.Extent(
            width: length(slots.width, or: other.width), height: length(slots.height, or: other.height))
    }

    mutating func brandMark() -> StateViewTheme.BrandMark {
        let data = tokens.styleData("stateView.brandMark.width")
        return StateViewTheme.BrandMark(
            width: length("stateView.brandMark.width"), height: length("stateView.brandMark.height"), asset: data.asset,
            hasDarkVariant: data.hasDarkVariant, brandName: data.brandName, defaultLanguage: data.defaultLanguage)
    }

    mutating func label(_ slots: LabelSlots) -> StateViewTheme.Label {
        StateViewTheme.Label(
            color: color(slots.color), font: font(slots.typography), maxWidth: limit(slots.maxWidth))
    }

    mutating func label(_ slots: LabelSlots, or other: StateViewTheme.Label) -> StateViewTheme.Label {
        StateViewTheme.Label(
            color: tokens.contains(slots.color) ? color(slots.color) : other.color,
            font: tokens.contains(slots.typography) ? font(slots.typography) : other.font,
            maxWidth: tokens.contains(slots.maxWidth) ? limit(slots.maxWidth) : other.maxWidth)
    }

    mutating func spacing() -> StateViewTheme.Spacing {
        StateViewTheme.Spacing(
            imageTitle: length("stateView.spacing.imageTitle"),
            titleSubtitle: length("stateView.spacing.titleSubtitle"),
            textActions: length("stateView.spacing.textActions"),
            betweenActions: length("stateView.spacing.betweenActions"),
            beforeBrandMark: length("stateView.spacing.beforeBrandMark"))
    }

    mutating func buttons() -> StateViewTheme.Buttons {
        StateViewTheme.Buttons(
            primary: button(.primary), secondary: button(.secondary), tertiary: button(.tertiary),
            disabled: buttonColors(.disabled), busy: buttonColors(.busy),
            minHeight: length("stateView.button.minHeight", or: 44))
    }

    private mutating func button(_ slots: ButtonSlots) -> StateViewTheme.Button {
        StateViewTheme.Button(
            background: color(slots.background), backgroundPressed: color(slots.backgroundPressed),
            label: color(slots.label), border: color(slots.border), font: font(slots.typography),
            cornerRadius: length(slots.cornerRadius), paddingVertical: length(slots.paddingVertical),
            paddingHorizontal: length(slots.paddingHorizontal))
    }

    private mutating func buttonColors(_ slots: ButtonSlots) -> StateViewTheme.ButtonColors {
        StateViewTheme.ButtonColors(
            background: color(slots.background), label: color(slots.label), border: color(slots.border))
    }

    mutating func spinner() -> StateViewTheme.Spinner {
        StateViewTheme.Spinner(
            indicator: color("stateView.spinner.indicator"), track: color("stateView.spinner.track"),
            size: length("stateView.spinner.size"),
            sizeSmall: length("stateView.spinner.sizeSmall", or: 16),
            sizeLarge: length("stateView.spinner.sizeLarge", or: 32),
            lineWidth: length("stateView.spinner.lineWidth"),
            duration: duration("stateView.spinner.duration"))
    }
}
