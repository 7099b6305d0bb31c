import L10nCatalog
import L10nLocale
import L10nSource

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
        "uit",
    ]

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        facts.traits.contains(.repeatedWord) && source?.traits.contains(.repeatedWord) != true
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        guard !doubling.contains(text.site.column.tag.language) else { return }
        let written = text.text
        let words = written.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        for (word, next) in zip(words, words.dropFirst()) where word.count > 1 && word.elementsEqual(next) {
            let letters = written[word.startIndex..<word.endIndex]
            guard letters.count > 2, letters.allSatisfy(\.isLetter), !allowed.contains(letters.lowercased()) else {
                continue
            }
            let start = written.utf8.distance(from: written.startIndex, to: word.startIndex)
            findings.add(
                Diagnostic(
                    rule, "\(Wording.quoted("\(letters) \(letters)")); remove one",
                    at: text.span(of: start..<start + 2 * word.count + 1), subject: text.subject))
            return
        }
    }
}
