import DesignTokens
import L10nProject
import L10nSource
import L10nSyntax
import TokenThemes
import TokenTools

/// A text of a state view in a thin face at a small size.
enum ThinSmallText: ThemeRule, StateViewRule {
    static let rule = Rule.thinSmallText

    static var scope: RuleScope { .several([.theme(self), .stateView(self)]) }

    static var examples: RuleExamples {
        RuleExamples(
            bad: [ThemeExample.text(weight: 300)],
            good: [ThemeExample.text(weight: 400)])
    }

    private static let weightLimit = 400.0
    private static let sizeLimit = 18.0

    static func check(_ site: ThemeSite, into findings: inout Findings) {
        var scan = site.analysis.scan
        var found: [SourceSpan: (slot: TokenPath, style: Typography, places: [ThemePermutation])] = [:]
        var order: [SourceSpan] = []
        for slot in site.theme.tokens.paths where isText(slot) {
            let handle = scan.handle(slot)
            scan.forEach([handle]) { scan in
                guard let token = scan.token(handle), let style = token.value.typography,
                    isThin(style.fontWeight.number, at: style.fontSize.points())
                else { return }
                let place = weightPlace(AliasChain(token, &scan), &scan)
                if found[place] == nil {
                    order.append(place)
                    found[place] = (slot, style, [])
                }
                // Other slots with the same weight are told with the first one.
                if found[place]?.slot == slot { found[place]?.places.append(scan.permutation) }
            }
        }
        let themes = site.project.configuration.themes
        for place in order {
            guard let (slot, style, permutations) = found[place] else { continue }
            let condition = scan.condition(permutations, of: [scan.handle(slot)])
            findings.add(
                Diagnostic(
                    .thinSmallText,
                    message(slot.text, style.fontWeight.number, style.fontSize.points(), condition.names), at: place,
                    subject: Subject(
                        tokenPath: slot.text, brand: condition.context(of: themes.brandModifier),
                        scheme: condition.context(of: themes.schemeModifier)),
                    measured: Measurement(value: style.fontWeight.number, limit: weightLimit, unit: "weight")))
        }
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        for (setting, fonts) in view.ownFonts {
            guard let font = fonts.first(where: { isThin($0.weight, at: $0.size) }) else { continue }
            findings.add(
                view.finding(.thinSmallText, message(setting.name, font.weight, font.size), at: setting.span))
        }
    }

    private static func isThin(_ weight: Double, at size: Double) -> Bool { weight < weightLimit && size < sizeLimit }

    private static func isText(_ path: TokenPath) -> Bool {
        path.text.hasPrefix("stateView.") && path.name == "typography"
    }

    /// The path of an alias in braces.
    private static func path(_ alias: String) -> String? {
        guard alias.hasPrefix("{"), alias.hasSuffix("}") else { return nil }
        return String(alias.dropFirst().dropLast())
    }

    /// The place where the weight is stated: in the typography, or in the token that it refers to.
    private static func weightPlace(_ chain: AliasChain, _ scan: inout ThemeScan) -> SourceSpan {
        let value = chain.tokens[chain.tokens.count - 1].definition.value
        guard value.isObject, let weight = value["fontWeight"] else { return value.span }
        guard let path = weight.string.flatMap(Self.path),
            let token = scan.token(scan.handle(TokenPath(path)))
        else { return weight.span }
        return AliasChain(token, &scan).definitions.last ?? weight.span
    }
}

extension ThinSmallText {
    fileprivate static func message(
        _ name: String, _ weight: Double, _ size: Double, _ condition: String = ""
    ) -> String {
        let place = condition.isEmpty ? "" : " in \(condition)"
        return "weight \(weight.formattedPoints) at \(size.formattedPoints) pt is hard to read\(place); use 400 for "
            + Wording.quoted(name)
    }
}
