import DesignTokens
import L10nSource
import TokenThemes
import TokenTools

/// A color that is stated where its neighbours refer to a palette.
enum LiteralSemanticValue: ThemeRule {
    static let rule = Rule.literalSemanticValue

    static var examples: RuleExamples {
        RuleExamples(
            bad: [example("{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 1] }")],
            good: [example("\"{palette.blue}\"")])
    }

    static func check(_ site: ThemeSite, into findings: inout Findings) {
        var scan = site.analysis.scan
        var groups: [Substring: (aliases: Int, literals: [(path: TokenPath, token: ResolvedToken)])] = [:]
        var palette: [TokenValue: [TokenPath]] = [:]
        var seen: Set<SourceSpan> = []
        for path in site.theme.tokens.paths where path.names.count > 1 {
            let handle = scan.handle(path)
            scan.forEach([handle]) { scan in
                guard let token = scan.token(handle), token.type == .color,
                    seen.insert(token.definition.valueSpan).inserted
                else { return }
                if token.hops.contains(where: { $0.target.names[0] != path.names[0] }) {
                    groups[path.names[0], default: (0, [])].aliases += 1
                } else if token.hops.isEmpty {
                    groups[path.names[0], default: (0, [])].literals.append((path, token))
                    palette[token.value, default: []].append(path)
                }
            }
        }
        // A group refers to a palette on purpose where most of its colors do.
        for (group, content) in groups.sorted(by: { $0.key < $1.key })
        where content.aliases > 1 && content.aliases > content.literals.count {
            for (path, token) in content.literals {
                // Only a group without references is a palette.
                let equal = palette[token.value]?.first { other in
                    other.names[0] != group && groups[other.names[0]]?.aliases == 0
                }
                findings.add(
                    Diagnostic(
                        .literalSemanticValue, message(path, equal), at: token.definition.valueSpan,
                        subject: Subject(tokenPath: path.text)))
            }
        }
    }

    private static func example(_ value: String) -> RuleExample {
        ThemeExample.tokens(
            """
            {
              "$type": "color",
              "palette": { "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } },
              "text": {
                "link": { "$value": "{palette.blue}" },
                "title": { "$value": "{palette.blue}" },
                "note": { "$value": \(value) }
              }
            }
            """)
    }
}

extension LiteralSemanticValue {
    fileprivate static func message(_ path: TokenPath, _ equal: TokenPath?) -> String {
        let advice = equal.map { "alias \(Wording.quoted($0.text)), which is the same" } ?? "alias a palette token"
        return "\(Wording.quoted(path.text)) holds a literal; \(advice)"
    }
}
