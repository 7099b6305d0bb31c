import L10nLocale
import L10nSource
import MessageChecks

/// An arrow that a right-to-left text took over from its left-to-right source.
///
/// Off unless it is asked for, as all texts of all languages have to be looked at letter by letter.
enum HardCodedArrow: LetterRule {
    static let rule = Rule.hardCodedArrow

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"next\" = \"Next →\";\n"),
                RuleExample("ar.lproj/Localizable.strings", "\"next\" = \"التالي →\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"next\" = \"Next →\";\n"),
                RuleExample("ar.lproj/Localizable.strings", "\"next\" = \"التالي ←\";\n"),
            ])
    }

    /// Arrows and those that point the other way. Angle quotation marks are mirrored by the display itself.
    private static let opposites: [Unicode.Scalar: Unicode.Scalar] = {
        let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
            ("←", "→"), ("⇐", "⇒"), ("⟵", "⟶"), ("⟸", "⟹"), ("⬅", "➡"), ("⇠", "⇢"), ("⇦", "⇨"), ("↩", "↪"), ("↰", "↱"),
        ]
        return Dictionary(pairs + pairs.map { ($1, $0) }) { first, _ in first }
    }()

    static func check(_ text: LetterText, into findings: inout Findings) {
        guard text.writing.tag.direction == .rightToLeft, text.text.site.table.sourceTag.direction == .leftToRight,
            let arrow = text.letters.first(where: { opposites[$0.scalar] != nil }),
            let opposite = opposites[arrow.scalar],
            !text.letters.contains(where: { $0.scalar == opposite }),
            text.letters.contains(where: { $0.script == text.writing.scripts[0] })
        else { return }
        // An arrow that the source text has as well was taken over; any other one was chosen.
        let original = text.original
        guard original.contains(where: { $0.scalar == arrow.scalar }),
            !original.contains(where: { $0.scalar == opposite })
        else { return }
        let change = TextFix(
            .unsafe,
            text.letters.filter { $0.scalar == arrow.scalar }.map { TextEdit($0.range, String(opposite)) })
        findings.add(
            Diagnostic(
                .hardCodedArrow,
                "'\(arrow.scalar)' points backwards in '\(text.writing.tag)'; use '\(opposite)' or an icon",
                at: text.place.span(of: arrow.range), cause: "arrow-of-source", subject: text.place.subject,
                fixes: text.place.fix(Wording.fixTitle(change.edits), change).map { [$0] } ?? []))
    }
}
