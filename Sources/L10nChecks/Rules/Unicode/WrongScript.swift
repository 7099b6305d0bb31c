import L10nLocale
import L10nSource
import MessageChecks

/// Letters that the language of a text is not written in.
///
/// Off unless it is asked for, as all texts of all languages have to be looked at letter by letter.
enum WrongScript: LetterRule {
    static let rule = Rule.wrongScript

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"settings\" = \"Settings\";\n"),
                RuleExample("zh-Hant.lproj/Localizable.strings", "\"settings\" = \"设定\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"settings\" = \"Settings\";\n"),
                RuleExample("zh-Hant.lproj/Localizable.strings", "\"settings\" = \"設定\";\n"),
            ])
    }

    static func check(_ text: LetterText, into findings: inout Findings) {
        if let finding = lookalike(in: text) ?? otherChinese(in: text) ?? otherScript(in: text) {
            findings.add(finding)
        }
    }

    // MARK: Letters of the same script

    /// Arabic letters that Persian and Urdu write otherwise, and the reverse. Source: CLDR, exemplar sets.
    private static let persian: [Unicode.Scalar: Unicode.Scalar] = ["\u{64A}": "\u{6CC}", "\u{643}": "\u{6A9}"]
    private static let arabic: [Unicode.Scalar: Unicode.Scalar] = ["\u{6CC}": "\u{64A}", "\u{6A9}": "\u{643}"]

    private static func lookalike(in text: LetterText) -> Diagnostic? {
        let replacements: [Unicode.Scalar: Unicode.Scalar]
        switch text.writing.tag.language {
        case "fa", "ur": replacements = persian
        case "ar": replacements = arabic
        default: return nil
        }
        let found = text.letters.filter { replacements[$0.scalar] != nil }
        guard let first = found.first, let other = replacements[first.scalar],
            !text.original.contains(where: { $0.script == .arabic })
        else { return nil }
        let change = TextFix(
            .unsafe,
            found.compactMap { letter in replacements[letter.scalar].map { TextEdit(letter.range, String($0)) } })
        return Diagnostic(
            .wrongScript,
            "\(Wording.name(of: first.scalar)) is no letter of '\(text.writing.tag)'; write \(Wording.name(of: other))",
            at: text.place.span(of: first.range), cause: "other-letter", subject: text.place.subject,
            fixes: text.place.fix(Wording.fixTitle(change.edits), change).map { [$0] } ?? [])
    }

    private static func otherChinese(in text: LetterText) -> Diagnostic? {
        guard let chinese = text.chinese, let kind = text.writing.chinese else { return nil }
        let found = text.letters.filter { chinese.replacement(of: $0.scalar) != nil }
        guard let first = found.first, let other = chinese.replacement(of: first.scalar),
            !text.original.contains(where: { $0.script == .han })
        else { return nil }
        let change = TextFix(
            .unsafe,
            found.compactMap { letter in
                chinese.replacement(of: letter.scalar).map { TextEdit(letter.range, String($0)) }
            })
        let name = kind == .traditional ? "Simplified" : "Traditional"
        return Diagnostic(
            .wrongScript,
            "'\(text.writing.tag)' text has the \(name) letter '\(first.scalar)'; write '\(other)'",
            at: text.place.span(of: first.range), cause: "other-chinese", subject: text.place.subject,
            fixes: text.place.fix(Wording.fixTitle(change.edits), change).map { [$0] } ?? [])
    }

    // MARK: Letters of another script

    private static func otherScript(in text: LetterText) -> Diagnostic? {
        // Names of languages and products in their own script stand in the source text too.
        guard !text.text.site.isSource else { return nil }
        for word in text.words {
            let foreign = word.filter { letter in
                letter.script.map { $0 != .latin && !text.writing.scripts.contains($0) } ?? false
            }
            // A word of two scripts is what 'mixed-script-word' is about.
            guard foreign.count > 1, foreign.count == word.count(where: { $0.script != nil }),
                let script = foreign.first?.script, let first = word.first, let last = word.last
            else { continue }
            // What the source text writes in that script is kept by its translations.
            if text.original.contains(where: { $0.script == script }) { return nil }
            let range = SourceRange(Int(first.range.lower)..<Int(last.range.upper))
            let written = String(decoding: text.place.bytes[range.indices], as: UTF8.self)
            return Diagnostic(
                .wrongScript,
                "\(Wording.quoted(written)) in '\(text.writing.tag)' is \(script.name); "
                    + "write it in the letters of '\(text.writing.tag)'",
                at: text.place.span(of: range), cause: otherScriptCause, subject: text.place.subject)
        }
        return nil
    }

    private static let otherScriptCause = "other-script"
    /// How many findings make one about the file.
    private static let most = 10

    /// One finding for a file most of whose texts are in another script: then its tag is wrong, and not its texts (PRI-7).
    static func summed(_ found: [Diagnostic], of count: Int, _ writing: Writing) -> [Diagnostic] {
        let own = found.filter { $0.rule == rule && $0.cause != "other-letter" }
        guard own.count > most, own.count * 2 > count, var first = own.first else { return found }
        first.message =
            "most texts of '\(writing.tag)' are in another script; name the script in the tag, or replace them"
        first.cause = "other-script-of-file"
        first.fixes = []
        return found.filter { $0.rule != rule || $0.cause == "other-letter" } + [first]
    }
}
