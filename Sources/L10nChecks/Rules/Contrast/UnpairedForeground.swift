import DesignTokens
import L10nSource
import L10nSyntax
import TokenThemes
import TokenTools

/// A foreground whose contrast nobody checks.
enum UnpairedForeground: ThemeRule {
    static let rule = Rule.unpairedForeground

    static var examples: RuleExamples {
        RuleExamples(
            bad: [example(isLinkPaired: false)],
            good: [example(isLinkPaired: true)])
    }

    static func check(_ site: ThemeSite, into findings: inout Findings) {
        let tokens = site.theme.tokens
        let foregrounds = tokens.paths.filter { path in
            // The color of a control that cannot be used needs no contrast (WCAG 2.2, 1.4.3).
            path.names[0] != "stateView" && NamedColorUse(path) == .foreground && path.name != "disabled"
        }
        guard !foregrounds.isEmpty else { return }
        let paired = Set(site.pairs.map(\.foreground))
        // What a paired token is an alias of is measured with it.
        let unreached = Set(site.theme.unusedTokens(paired.contains))
        var scan = site.analysis.scan
        let unpaired = foregrounds.filter { unreached.contains($0) && needsPair($0, &scan) }
        // Where nobody has begun to pair colors there is one thing to do.
        let hasBegun = site.pairs.contains { $0.origin != .slot }
        for path in hasBegun ? unpaired[...] : unpaired.prefix(1) {
            guard let definition = tokens.definitions(of: path).first else { continue }
            findings.add(
                Diagnostic(
                    .unpairedForeground, message(path, others: hasBegun ? 0 : unpaired.count - 1),
                    at: definition.nameSpan,
                    subject: Subject(tokenPath: path.text)))
        }
    }

    /// Whether a token is a color of its own that has to be read: an alias of another foreground is named there.
    private static func needsPair(_ path: TokenPath, _ scan: inout ThemeScan) -> Bool {
        let handle = scan.handle(path)
        var needsPair = false
        var isExempt = false
        scan.forEach([handle]) { scan in
            guard let token = scan.token(handle), token.type == .color else { return }
            if token.hops.contains(where: { NamedColorUse($0.target) == .foreground }) { return }
            switch token.vendorData("role")?.string.flatMap(ContrastRole.init) {
            case .disabled, .decorative: isExempt = true
            case .text, .icon, .boundary, nil: needsPair = true
            }
        }
        return needsPair && !isExempt
    }

    /// Two foregrounds, one or both of which say what they stand on.
    private static func example(isLinkPaired: Bool) -> RuleExample {
        let pair = "\"$extensions\": { \"org.stateview-l10n\": { \"on\": \"{page}\" } }, "
        let black = "\"$value\": { \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] }"
        return ThemeExample.tokens(
            """
            {
              "$type": "color",
              "page": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
              "text": {
                "default": { \(pair)\(black) },
                "link": { \(isLinkPaired ? pair : "")\(black) }
              }
            }
            """)
    }
}

extension UnpairedForeground {
    fileprivate static func message(_ path: TokenPath, others: Int = 0) -> String {
        guard others > 0 else { return "\(Wording.quoted(path.text)) is never paired; declare its backgrounds" }
        let count = Wording.count(others, "more foreground", "more foregrounds")
        return "\(Wording.quoted(path.text)) and \(count) are never paired; declare the backgrounds of each"
    }
}
