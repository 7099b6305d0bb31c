import L10nLocale
import L10nSource
import MessageChecks

/// A word in which a letter of another script stands for one that looks the same.
enum MixedScriptWord: LetterRule {
    static let rule = Rule.mixedScriptWord

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"pay\" = \"Pay with \u{410}pple Pay\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"pay\" = \"Pay with Apple Pay\";\n")])
    }

    /// Letters that look like a Latin one in every font, and that most languages of the script have. Source: UTS #39,
    /// confusables.txt.
    private static let cyrillic = Lookalikes("аеорсухіАВСЕНІКМОРТУХ", "aeopcyxiABCEHIKMOPTYX")
    private static let greek = Lookalikes("ονρΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ovpABEZHIKMNOPTYX")

    /// The languages of the Caucasus whose letter U+04C0 no keyboard has, so that all write a Latin I.
    private static let palochkaLanguages: Set<String> = [
        "abq", "ady", "av", "ce", "dar", "inh", "kbd", "lbe", "lez", "tab",
    ]

    static func check(_ text: LetterText, into findings: inout Findings) {
        for word in text.words {
            guard let finding = finding(in: word, text) else { continue }
            findings.add(finding)
            return
        }
    }

    private static func finding(in word: ArraySlice<LetterText.Letter>, _ text: LetterText) -> Diagnostic? {
        let isPalochka = palochkaLanguages.contains(text.writing.tag.language)
        let latin = word.filter { $0.script == .latin && !(isPalochka && $0.scalar == "I") }
        guard !latin.isEmpty, !isAbbreviation(word) else { return nil }
        for (script, table) in [(LetterScript.cyrillic, cyrillic), (.greek, greek)] {
            let others = word.filter { $0.script == script }
            guard !others.isEmpty else { continue }
            let isLatin = others.allSatisfy { table.latin[$0.scalar] != nil }
            let isOther = latin.allSatisfy { table.other[$0.scalar] != nil }
            // Where each script has a letter that looks like none of the other, the word is mixed on purpose.
            guard isLatin || isOther else { return nil }
            // Where all letters could be either, fewer of them are wrong.
            let wrong =
                isLatin && isOther
                ? (others.count < latin.count || text.writing.scripts[0] == .latin ? others : latin)
                : isLatin ? others : latin
            let right = wrong.compactMap { letter in
                (letter.script == .latin ? table.other[letter.scalar] : table.latin[letter.scalar]).map {
                    TextEdit(letter.range, String($0))
                }
            }
            guard let first = wrong.first, let start = word.first, let end = word.last else { return nil }
            let whole = SourceRange(Int(start.range.lower)..<Int(end.range.upper))
            let written = String(decoding: text.place.bytes[whole.indices], as: UTF8.self)
            let change = TextFix(.unsafe, right)
            let verb = first.range == start.range ? "starts with" : "has"
            let name = first.script == .latin ? script.name : LetterScript.latin.name
            return Diagnostic(
                .mixedScriptWord,
                "\(Wording.quoted(written)) \(verb) \(Wording.name(of: first.scalar)); use the \(name) letter",
                at: text.place.span(of: first.range), cause: "lookalike-letter", subject: text.place.subject,
                fixes: text.place.fix(Wording.fixTitle(change.edits), change).map { [$0] } ?? [])
        }
        return nil
    }

    /// Whether it is an abbreviation in capitals with an ending of the other script, such as `SMSті`.
    private static func isAbbreviation(_ word: ArraySlice<LetterText.Letter>) -> Bool {
        // A single capital is no abbreviation: any word may begin with one.
        let capitals = word.prefix { $0.script == .latin && $0.scalar.properties.isUppercase }
        let rest = word.dropFirst(capitals.count)
        return capitals.count > 1 && rest.allSatisfy { $0.script != .latin && !$0.scalar.properties.isUppercase }
    }

    private struct Lookalikes {
        let latin: [Unicode.Scalar: Unicode.Scalar]
        let other: [Unicode.Scalar: Unicode.Scalar]

        init(_ others: String, _ latins: String) {
            let pairs = zip(others.unicodeScalars, latins.unicodeScalars)
            latin = Dictionary(pairs.map { ($0.0, $0.1) }) { first, _ in first }
            other = Dictionary(pairs.map { ($0.1, $0.0) }) { first, _ in first }
        }
    }
}
