import DesignTokens
import L10nSource
import TokenThemes
import TokenTools

/// A background that texts are drawn in, or a foreground behind them.
enum MisusedTokenRole: ThemeRule {
    static let rule = Rule.misusedTokenRole

    static var examples: RuleExamples {
        RuleExamples(
            bad: [example("background")],
            good: [example("text")])
    }

    static func check(_ site: ThemeSite, into findings: inout Findings) {
        var scan = site.analysis.scan
        var seen: Set<SourceSpan> = []
        for slot in colorSlots {
            let handle = scan.handle(slot.path)
            guard handle.isKnown else { continue }
            scan.forEach([handle]) { scan in
                // The nearest name that says something is what the author chose; what lies behind it is its own affair.
                guard let token = scan.token(handle),
                    let hop = token.hops.first(where: { NamedColorUse($0.target) != nil && !isSlot($0.target) }),
                    NamedColorUse(hop.target) != slot.use, seen.insert(hop.span).inserted
                else { return }
                findings.add(
                    Diagnostic(
                        .misusedTokenRole, message(slot.path, slot.use, hop.target), at: hop.span,
                        subject: Subject(tokenPath: slot.path.text)))
            }
        }
        checkDeclared(site, into: &findings)
    }

    /// The lists of backgrounds that tokens declare for themselves.
    private static func checkDeclared(_ site: ThemeSite, into findings: inout Findings) {
        var seen: Set<TokenPath> = []
        for pair in site.pairs where pair.origin == .declared && pair.role == .text {
            guard NamedColorUse(pair.foreground) == .background, seen.insert(pair.foreground).inserted,
                let definition = site.theme.tokens.definitions(of: pair.foreground).last
            else { continue }
            findings.add(
                Diagnostic(
                    .misusedTokenRole, message(background: pair.foreground), at: definition.nameSpan,
                    subject: Subject(tokenPath: pair.foreground.text)))
        }
    }

    private static func isSlot(_ path: TokenPath) -> Bool { path.names[0] == "stateView" }

    /// The slots that hold the color of something to be read, or of what lies behind it. A track or a border is neither.
    private static let colorSlots: [(path: TokenPath, use: NamedColorUse)] = StateViewContract.slots.compactMap {
        slot in
        guard slot.type == .color else { return nil }
        switch slot.path.name {
        case "color", "errorColor", "indicator", "label": return (slot.path, .foreground)
        case "background", "backgroundPressed": return (slot.path, .background)
        default: return nil
        }
    }

    /// A title in a color of a group.
    private static func example(_ group: String) -> RuleExample {
        ThemeExample.tokens(
            """
            {
              "$type": "color",
              "\(group)": { "default": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
              "stateView": { "title": { "color": { "$value": "{\(group).default}" } } }
            }
            """)
    }
}

extension MisusedTokenRole {
    fileprivate static func message(_ slot: TokenPath, _ use: NamedColorUse, _ target: TokenPath) -> String {
        "\(Wording.quoted(slot.text)) uses \(Wording.quoted(target.text)); use a "
            + (use == .foreground ? "foreground" : "background") + " token"
    }

    fileprivate static func message(background: TokenPath) -> String {
        "\(Wording.quoted(background.text)) is named as a background and says what it is read on; rename it, or state its role"
    }
}
