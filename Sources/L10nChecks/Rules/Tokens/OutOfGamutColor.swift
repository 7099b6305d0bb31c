import DesignTokens
import L10nSource
import TokenThemes
import TokenTools

/// A color that older screens cannot show.
enum OutOfGamutColor: ThemeRule {
    static let rule = Rule.outOfGamutColor

    static var examples: RuleExamples {
        RuleExamples(
            bad: [example("[1, 0, 0]")],
            good: [example("[0.5, 0.5, 0.5]")])
    }

    static func check(_ site: ThemeSite, into findings: inout Findings) {
        var scan = site.analysis.scan
        var seen: Set<SourceSpan> = []
        var groups = TokenGroups(site.waivers)
        for path in site.theme.tokens.paths {
            let handle = scan.handle(path)
            scan.forEach([handle]) { scan in
                // An alias shows the color of its target, which is looked at itself.
                guard case .color(let color)? = scan.value(handle), !color.isInGamut(),
                    let token = scan.token(handle), token.hops.isEmpty,
                    seen.insert(token.definition.valueSpan).inserted
                else { return }
                groups.add(
                    path,
                    Diagnostic(
                        .outOfGamutColor, message(path, color), at: token.definition.valueSpan,
                        subject: Subject(tokenPath: path.text)),
                    name: "\(Wording.visible(path.name)) (\(color.sRGB().opaqueHex))")
            }
        }
        groups.report(into: &findings) { message($1, $2) }
    }

    private static func example(_ components: String) -> RuleExample {
        ThemeExample.tokens(
            """
            {
              "ink": {
                "$type": "color",
                "$value": { "colorSpace": "display-p3", "components": \(components) }
              }
            }
            """)
    }
}

extension OutOfGamutColor {
    fileprivate static func message(_ path: TokenPath, _ color: ColorValue) -> String {
        "\(Wording.quoted(path.text)) is outside sRGB; older screens show \(color.sRGB().opaqueHex)"
    }

    fileprivate static func message(_ group: String, _ names: [String]) -> String {
        "\(group) has \(names.count) colors outside sRGB; older screens show others: \(Wording.first(of: names))"
    }
}
