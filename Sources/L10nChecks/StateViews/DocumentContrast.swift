import DesignTokens
import L10nProject
import L10nSource
import L10nSyntax
import StateViews
import TokenThemes
import TokenTools

/// A rule about the contrast of a theme's pairs, which are measured with the theme, that looks at what views set themselves.
protocol DocumentContrastRule: StateViewRule {}

extension DocumentContrastRule {
    static var examples: RuleExamples { ContrastExamples.of(rule) }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        for found in view.weakColors where found.rule == rule {
            findings.add(view.finding(rule, found.message, at: found.place))
        }
    }
}

/// The contrast of the colors that a view sets itself, upon the backgrounds of the project's theme. Those of the slots are
/// judged with the theme.
struct DocumentContrast {
    private let view: StateViewSite
    private let settings: [StyleSetting]
    private let options: ContrastOptions
    private let looks: [ThemeLooks.Look]

    /// What a rule says of a color.
    struct Weakness {
        let rule: Rule
        let message: String
        let place: SourceSpan
    }

    /// A color that is too weak in one look.
    private struct Failure {
        let rule: Rule
        let setting: StyleSetting
        let look: ThemeLooks.Look
        /// What lies behind it.
        let background: String
        let ratio: Double
        let minimum: Double
    }

    /// Nil where nothing is set that could be judged: nobody knows what an app without a theme has behind its views.
    private init?(_ view: StateViewSite) {
        settings = StyleSetting.all(of: view)
        guard view.profile.overridePolicy != .sealed, settings.contains(where: { $0.name.hasSuffix("color") }),
            !view.context.looks.isStandIn
        else { return nil }
        self.view = view
        looks = view.context.looks.of(view)
        options = ContrastOptions(view.project.configuration.contrast, view.project.configuration.themes)
    }

    /// What rules say of each color that a view sets: where it is weakest.
    static func weaknesses(of view: StateViewSite) -> [Weakness] {
        guard let contrast = DocumentContrast(view) else { return [] }
        return ["title", "subtitle", "image"].filter(contrast.draws).flatMap(contrast.weaknesses)
    }

    private func weaknesses(_ part: String) -> [Weakness] {
        let failures = Dictionary(grouping: looks.flatMap { self.failures(part, in: $0) }) { $0.rule }
        return failures.compactMap { rule, failures in
            failures.min { $0.ratio < $1.ratio }.map { worst in
                let message = Self.message(worst, isEverywhere: failures.count == looks.count)
                return Weakness(rule: rule, message: message, place: worst.setting.span)
            }
        }
    }

    private func draws(_ part: String) -> Bool {
        // Only an icon is sure to take the color.
        part == "image" ? view.definition.visual.pictures().first?.kind == .icon : view.shows(part)
    }

    /// What a view sets, for its brand or else for all.
    private func setting(_ name: String) -> StyleSetting? {
        settings.first { $0.name == name && $0.isOfBrand } ?? settings.first { $0.name == name }
    }

    /// The weakest of what each rule finds in one look.
    private func failures(_ part: String, in look: ThemeLooks.Look) -> [Failure] {
        let tokens = look.tokens
        let own = setting(part + ".color")
        let behind = setting("background.color")
        let slot = TokenPath(part == "image" ? "stateView.icon.color" : "stateView.\(part).color")
        guard let setting = own ?? (part == "image" ? nil : behind), let color = Self.color(own, or: slot, tokens),
            let background = Self.color(behind, or: StateViewContrast.container, tokens)
        else { return [] }
        // What a slot has, too, is a finding about that.
        if behind == nil, color == tokens.value(slot)?.color { return [] }
        let role = Self.role(own, tokens) ?? (part == "image" ? .icon : .text)
        let level: ContrastLevel = look.contrast.map(ContrastContext.isIncreased) == true ? .aaa : .aa
        let isLarge = font(part, tokens)?.isLargeText(at: options.largeTextCategory) == true
        let failures = layers(background, own, tokens).compactMap { host, layers -> Failure? in
            guard let measurement = ContrastMeasurement(of: color, over: layers),
                let failure = options.thresholds.failure(measurement.ratio, role, level, isLargeText: isLarge)
            else { return nil }
            return Failure(
                rule: failure.rule, setting: setting, look: look, background: behind?.name ?? host,
                ratio: measurement.ratio, minimum: failure.minimum)
        }
        return Dictionary(grouping: failures) { $0.rule }.values.compactMap { $0.min { $0.ratio < $1.ratio } }
    }

    /// What lies behind the view's own background, the page first, and its name.
    private func layers(
        _ background: ColorValue, _ own: StyleSetting?, _ tokens: ResolvedTokens
    ) -> [(host: String, layers: [ColorValue])] {
        let container = StateViewContrast.container
        let hosts = options.hosts ?? tokens[container]?.vendorReferences("hosts") ?? []
        if hosts.isEmpty { return [(container.text, [background])] }
        // A token that says what it is read on is measured there with the theme.
        let declared = Set(Self.chain(own, tokens).flatMap { $0.vendorReferences("on") })
        return hosts.filter { !declared.contains($0) }.compactMap { host in
            tokens.value(host)?.color.map { (host.text, [$0, background]) }
        }
    }

    private func font(_ part: String, _ tokens: ResolvedTokens) -> FontStyle? {
        guard part != "image" else { return nil }
        if case .font(let font)? = setting(part + ".font")?.value { return DocumentFonts.style(font, in: tokens) }
        return FontStyle(TokenPath("stateView.\(part).typography"), in: tokens)
    }

    /// The color that a view sets, or else that of a slot.
    private static func color(
        _ setting: StyleSetting?, or slot: TokenPath, _ tokens: ResolvedTokens
    ) -> ColorValue? {
        guard let setting else { return tokens.value(slot)?.color }
        return switch setting.value {
        case .color(.literal(let color)): color
        case .color(.token(let path)): tokens.value(TokenPath(path))?.color
        case .length, .font, .insets, .unlimited, .number, .word, .flag: nil
        }
    }

    /// The token that a setting names, and those that its value is taken from.
    private static func chain(_ setting: StyleSetting?, _ tokens: ResolvedTokens) -> [ResolvedToken] {
        guard case .color(.token(let path))? = setting?.value else { return [] }
        return tokens.chain(of: TokenPath(path))
    }

    /// What the token that a setting names is for, by itself.
    private static func role(_ setting: StyleSetting?, _ tokens: ResolvedTokens) -> ContrastRole? {
        chain(setting, tokens).first?.vendorData("role")?.string.flatMap(ContrastRole.init)
    }
}

extension DocumentContrast {
    private static func message(_ failure: Failure, isEverywhere: Bool) -> String {
        var text = "'\(failure.setting.name)'"
        if failure.setting.name != failure.background { text += " on \(Wording.quoted(failure.background))" }
        text += " is \(Contrast.text(failure.ratio)):1"
        if !isEverywhere { text += " in \(failure.look.name)" }
        return text + ", needs \(failure.minimum.formattedPoints):1; change one of the two"
    }
}
