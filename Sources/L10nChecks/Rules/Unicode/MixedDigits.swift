import L10nMessages
import L10nSource
import MessageChecks

/// A text with digits of two systems.
///
/// Off unless it is asked for, as all texts of all languages have to be looked at letter by letter.
enum MixedDigits: LetterRule {
    static let rule = Rule.mixedDigits

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("ar.lproj/Localizable.strings", "\"hours\" = \"من ٣ إلى 4\";\n")],
            good: [RuleExample("ar.lproj/Localizable.strings", "\"hours\" = \"من ٣ إلى ٤\";\n")])
    }

    static func check(_ text: LetterText, into findings: inout Findings) {
        guard let native = text.letters.first(where: { isNativeDigit($0.scalar) }),
            let other = firstPlainDigit(in: text)
        else { return }
        let (first, second) = native.range.lower < other.range.lower ? (native, other) : (other, native)
        findings.add(
            Diagnostic(
                .mixedDigits, "\(name(first.scalar)) and \(name(second.scalar)) are mixed; use one digit system",
                at: text.place.span(of: second.range), cause: "mixed-digits", subject: text.place.subject,
                notes: [DiagnosticNote("the other system", at: text.place.span(of: first.range))]))
    }

    private static func name(_ scalar: Unicode.Scalar) -> String {
        scalar.isASCII ? "'\(scalar)'" : Wording.codePoint(scalar)
    }

    /// A decimal digit of the script of a language; a superscript or a digit in a circle is none.
    private static func isNativeDigit(_ scalar: Unicode.Scalar) -> Bool {
        // U+0660 is the first decimal digit beyond ASCII.
        scalar.value >= 0x660 && scalar.value < 0x2000 && scalar.properties.generalCategory == .decimalNumber
    }

    /// The first ASCII digit that belongs to a number of the sentence.
    private static func firstPlainDigit(in text: LetterText) -> LetterText.Letter? {
        let placeholders = PlaceholderReading(text.place.bytes.span, notation: .catalog).placeholders
        for word in text.letters.split(whereSeparator: { $0.scalar.properties.isWhitespace }) {
            guard
                !word.contains(where: {
                    $0.scalar.isASCII && $0.script == .latin || $0.scalar == "@" || $0.scalar == "/"
                })
            else { continue }
            // A placeholder is numbered by ASCII digits, whatever the digits of its text.
            let digit = word.first { letter in
                letter.scalar.value >= 0x30 && letter.scalar.value <= 0x39
                    && !placeholders.contains { $0.range.indices.contains(Int(letter.range.lower)) }
            }
            if let digit { return digit }
        }
        return nil
    }
}
