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
    package static func read(_ tokens: some ThemeTokens) throws(StateViewThemeError) -> StateViewTheme {
        var reader = SlotReader(tokens)
        let (container, icon) = (reader.container(), reader.icon())
        let illustration = reader.extent("illustration")
        let animation = reader.extent("animation", or: illustration)
        let brandMark = reader.brandMark()
        let (title, subtitle) = (reader.label("title"), reader.label("subtitle"))
        let theme = StateViewTheme(
            container: container, icon: icon, illustration: illustration, animation: animation, brandMark: brandMark,
            title: title, subtitle: subtitle, loading: reader.label("loading", or: subtitle),
            spacing: reader.spacing(), buttons: reader.buttons(), spinner: reader.spinner())
        guard reader.problems.isEmpty else { throw StateViewThemeError(problems: reader.problems) }
        return theme
    }
}

/// Reads slots, and notes those that are not there. What it returns for those is never seen.
private struct SlotReader<Tokens: ThemeTokens> {
    let tokens: Tokens
    var problems: [StateViewThemeError.Problem] = []

    init(_ tokens: Tokens) {
        self.tokens = tokens
    }

    private mutating func read<Value>(
        _ slot: String, _ expected: TokenType, or placeholder: Value, _ value: (TokenValue) -> Value?
    ) -> Value {
        let path = Self.path(slot)
        let found = tokens.value(path)
        if let result = found.flatMap(value) { return result }
        problems.append(StateViewThemeError.Problem(path: path, expected: expected, found: found?.type))
        return placeholder
    }

    private static func path(_ slot: String) -> TokenPath { TokenPath("stateView." + slot) }

    private mutating func color(_ slot: String) -> ColorValue {
        read(slot, .color, or: ColorValue(.srgb, 0, 0, 0)) { $0.color }
    }

    private mutating func length(_ slot: String) -> Double {
        read(slot, .dimension, or: 0) { $0.dimension?.points() }
    }

    /// The length of a slot that a theme may leave out.
    private mutating func length(_ slot: String, or other: Double) -> Double {
        has(slot) ? length(slot) : other
    }

    private func has(_ slot: String) -> Bool { tokens.contains(Self.path(slot)) }

    private mutating func limit(_ slot: String) -> Double? {
        let length = length(slot)
        return length >= StateViewTheme.unlimitedWidth ? nil : length
    }

    private mutating func font(_ slot: String) -> FontStyle {
        let tokens = tokens
        return read(slot, .typography, or: FontStyle(families: [], size: 0, weight: 400, lineHeight: 1)) { value in
            value.typography.map { FontStyle($0, tokens.styleData(Self.path(slot))) }
        }
    }

    mutating func container() -> StateViewTheme.Container {
        StateViewTheme.Container(
            background: color("container.background"), cornerRadius: length("container.cornerRadius"),
            padding: length("container.padding"), maxWidth: limit("container.maxWidth"))
    }

    mutating func icon() -> StateViewTheme.Icon {
        let color = color("icon.color")
        return StateViewTheme.Icon(
            color: color, errorColor: has("icon.errorColor") ? self.color("icon.errorColor") : color,
            keepsOwnColors: tokens.styleData(Self.path("icon.color")).keepsOwnColors, size: length("icon.size"))
    }

    mutating func extent(_ slot: String) -> StateViewTheme.Extent {
        StateViewTheme.Extent(width: length(slot + ".width"), height: length(slot + ".height"))
    }

    mutating func extent(_ slot: String, or other: StateViewTheme.Extent) -> StateViewTheme.Extent {
        StateViewTheme.Extent(
            width: length(slot + ".width", or: other.width), height: length(slot + ".height", or: other.height))
    }

    mutating func brandMark() -> StateViewTheme.BrandMark {
        let data = tokens.styleData(Self.path("brandMark.width"))
        return StateViewTheme.BrandMark(
            width: length("brandMark.width"), height: length("brandMark.height"), asset: data.asset,
            hasDarkVariant: data.hasDarkVariant, brandName: data.brandName, defaultLanguage: data.defaultLanguage)
    }

    mutating func label(_ slot: String) -> StateViewTheme.Label {
        StateViewTheme.Label(
            color: color(slot + ".color"), font: font(slot + ".typography"), maxWidth: limit(slot + ".maxWidth"))
    }

    mutating func label(_ slot: String, or other: StateViewTheme.Label) -> StateViewTheme.Label {
        StateViewTheme.Label(
            color: has(slot + ".color") ? color(slot + ".color") : other.color,
            font: has(slot + ".typography") ? font(slot + ".typography") : other.font,
            maxWidth: has(slot + ".maxWidth") ? limit(slot + ".maxWidth") : other.maxWidth)
    }

    mutating func spacing() -> StateViewTheme.Spacing {
        StateViewTheme.Spacing(
            imageTitle: length("spacing.imageTitle"), titleSubtitle: length("spacing.titleSubtitle"),
            textActions: length("spacing.textActions"), betweenActions: length("spacing.betweenActions"),
            beforeBrandMark: length("spacing.beforeBrandMark"))
    }

    mutating func buttons() -> StateViewTheme.Buttons {
        StateViewTheme.Buttons(
            primary: button("primary"), secondary: button("secondary"), tertiary: button("tertiary"),
            disabled: buttonColors("disabled"), busy: buttonColors("busy"),
            minHeight: length("button.minHeight", or: 44))
    }

    private mutating func button(_ name: String) -> StateViewTheme.Button {
        let slot = "button.\(name)."
        return StateViewTheme.Button(
            background: color(slot + "background"), backgroundPressed: color(slot + "backgroundPressed"),
            label: color(slot + "label"), border: color(slot + "border"), font: font(slot + "typography"),
            cornerRadius: length(slot + "cornerRadius"), paddingVertical: length(slot + "paddingVertical"),
            paddingHorizontal: length(slot + "paddingHorizontal"))
    }

    private mutating func buttonColors(_ state: String) -> StateViewTheme.ButtonColors {
        let slot = "button.\(state)."
        return StateViewTheme.ButtonColors(
            background: color(slot + "background"), label: color(slot + "label"), border: color(slot + "border"))
    }

    mutating func spinner() -> StateViewTheme.Spinner {
        StateViewTheme.Spinner(
            indicator: color("spinner.indicator"), track: color("spinner.track"), size: length("spinner.size"),
            sizeSmall: length("spinner.sizeSmall", or: 16), sizeLarge: length("spinner.sizeLarge", or: 32),
            lineWidth: length("spinner.lineWidth"),
            duration: read("spinner.duration", .duration, or: 1) { $0.duration?.seconds })
    }
}
