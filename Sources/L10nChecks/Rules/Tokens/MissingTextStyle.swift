import DesignTokens
import L10nSource
import TokenThemes

/// A text of a state view that does not grow with the reader's text size.
enum MissingTextStyle: ThemeRule {
    static let rule = Rule.missingTextStyle

    static var examples: RuleExamples {
        RuleExamples(
            bad: [ThemeExample.text(weight: 400)],
            good: [ThemeExample.text(weight: 400, textStyle: "body")])
    }

    static func check(_ site: ThemeSite, into findings: inout Findings) {
        SlotFonts.forEach(of: site.analysis) { _, style, chain in
            guard style.relativeTo == nil, let token = chain.tokens.last else { return }
            findings.add(
                Diagnostic(
                    .missingTextStyle, message(token.path), at: token.definition.nameSpan,
                    subject: Subject(tokenPath: token.path.text)))
        }
    }
}

extension MissingTextStyle {
    fileprivate static func message(_ path: TokenPath) -> String {
        "\(Wording.quoted(path.text)) names no text style; add 'relativeTo' in '$extensions'"
    }
}
