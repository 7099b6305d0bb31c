import DesignTokens
import L10nSource

/// A text of a state view that does not grow with the reader's text size.
enum MissingTextStyle: ThemeRule {
    static let info = RuleInfo(
        "missing-text-style", .tokens, .note,
        summary: "The typography of a state view names no text style of Dynamic Type.",
        why: "The text keeps its size for people who need larger text.",
        needs: [.tokens], precision: .high,
        bad: [ThemeExample.text(weight: 400)], good: [ThemeExample.text(weight: 400, textStyle: "body")],
        sources: ["checks.md 2.10", "tokens.md TY-1, TY-7"])

    static func check(_ site: ThemeSite, into findings: inout Findings) {
        SlotFonts.forEach(of: site.theme) { _, style, chain in
            guard style.relativeTo == nil, let token = chain.tokens.last else { return }
            findings.add(
                Diagnostic(
                    info.id, .note, message(token.path), at: token.definition.nameSpan,
                    subject: Subject(tokenPath: token.path.text)))
        }
    }
}

extension MissingTextStyle {
    fileprivate static func message(_ path: TokenPath) -> String {
        "\(Wording.quoted(path.text)) names no text style; add 'relativeTo' in '$extensions'"
    }
}
