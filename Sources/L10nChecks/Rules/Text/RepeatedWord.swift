import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax

/// The same word twice in a row.
enum RepeatedWord: HygieneRule {
    static let rule = Rule.repeatedWord

    static var examples: RuleExamples {
        examples("The list is empty", bad: "Die Liste ist ist leer", good: "Die Liste ist leer")
    }

    /// Languages that say a word twice to mean more of it.
    private static let doubling: Set<String> = [
        "id", "ms", "jv", "su", "fil", "tl", "th", "vi", "zh", "ja", "hi", "bn", "ta", "te", "ml", "kn", "mr", "gu",
        "pa", "si",
        "sw", "mg", "tr", "haw", "mi", "ko", "my", "km", "lo", "sm", "to", "fj", "ht", "af", "eu", "ar", "he", "fa",
        "ur",
    ]
    /// Words that grammar may put beside themselves.
    private static let allowed: Set<String> = [
        "that", "had", "nous", "vous", "die", "das", "der", "den", "sie", "dat", "bye", "yes", "bla", "aan", "ein",
        "uit", "extra", "very", "solo",
    ]

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        facts.traits.contains(.repeatedWord) && source?.traits.contains(.repeatedWord) != true
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        guard !doubling.contains(text.site.column.tag.language) else { return }
        guard let (word, start) = text.withText({ repetition(in: $0) }) else { return }
        findings.add(
            Diagnostic(
                rule, "'\(word) \(word)'; remove one",
                // Both words, and the space between them.
                at: text.span(of: start..<start + 2 * word.utf8.count + 1), subject: text.subject))
    }

    /// The first word that stands twice and may not, and where it does.
    private static func repetition(in text: Span<UInt8>) -> (word: String, start: Int)? {
        var last = 0..<0
        var start = 0
        for index in 0...text.count where index == text.count || text[index] == UInt8(ascii: " ") {
            let word = start..<index
            if word.count > 1, word.count == last.count,
                zip(last, word).allSatisfy({ text[$0] == text[$1] }), let letters = letters(of: word, in: text)
            {
                return (letters, last.lowerBound)
            }
            (last, start) = (word, index + 1)
        }
        return nil
    }

    /// A word of three letters or more, as a message can quote it, and of nothing else, that is not put beside itself by grammar.
    private static func letters(of word: Range<Int>, in text: Span<UInt8>) -> String? {
        guard 3...60 ~= word.count else { return nil }
        let letters = ByteSearch.string(text.extracting(word))
        let isASCII = letters.utf8.allSatisfy { $0 < 0x80 }
        guard letters.unicodeScalars.allSatisfy({ $0.isCommonLetter || $0.properties.isAlphabetic }),
            isASCII || letters.unicodeScalars.count > 2
        else { return nil }
        return isASCII && allowed.contains(letters.lowercased()) ? nil : letters
    }
}
