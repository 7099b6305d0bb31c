import L10nLocale

/// Words for a single thing or person that was named before, in a language whose form `one` has larger numbers than 1.
///
/// Left out is what also stands for several (Russian им), or is another common word (Serbian je, "is").
struct SingularPronouns {
    /// A number above 1 that selects `one`.
    let number: Int
    private let words: Set<String>

    /// Nil for languages in which 0 and 1 alone select `one`, and for those that nobody has listed.
    init?(of tag: LanguageTag) {
        guard let entry = Self.all[tag.language] else { return nil }
        number = entry.number
        words = Set(entry.words.split(separator: " ").map(String.init))
    }

    /// The languages that are known, in the order of the alphabet.
    static var languages: String { all.keys.sorted().joined(separator: ", ") }

    private static let all: [String: (number: Int, words: String)] = {
        let serboCroatian =
            "ga njega njemu mu njim njime nju njoj joj njom njome га њега њему му њим њиме њу њој јој њом њоме"
        return [
            "be": (21, "ён яна яно яго яму яе ёй ёю"),
            "bs": (21, serboCroatian),
            "fil": (2, "ito nito siya niya kaniya kanya"),
            "hr": (21, serboCroatian),
            "is": (21, "hann honum hans hún hana henni hennar það þess"),
            "lt": (21, "jis jį jo jam juo jame ji ją jai ja joje"),
            "lv": (21, "tas to tam tajā tai viņš viņam viņa viņai"),
            "mk": (21, "го него нему му ја неа ѝ"),
            "ru": (21, "он она оно его него ему нему нём её ее неё нее ей ней ею нею"),
            "sl": (101, "ga njega njemu mu njim jo njo njej ji"),
            "sr": (21, serboCroatian),
            "uk": (21, "він вона воно його нього йому ньому ним її неї їй ній нею"),
        ]
    }()

    /// The first of the words in a text, and where it stands in its UTF-8 bytes.
    func first(in text: String) -> (word: String, range: Range<Int>)? {
        Self.words(of: text).first { words.contains($0.word.lowercased()) }
    }

    /// Whether a text has a word, in large letters or small ones.
    func contains(_ word: String, in text: String) -> Bool {
        Self.words(of: text).contains { $0.word.lowercased() == word.lowercased() }
    }

    /// The runs of letters, holes and the letters of placeholders among them, but for what 'mga' makes a plural in
    /// Filipino.
    private static func words(of text: String) -> [(word: String, range: Range<Int>)] {
        let runs = text.unicodeScalars.split { !$0.properties.isAlphabetic }.map { run in
            let start = text.utf8.distance(from: text.startIndex, to: run.startIndex)
            return (word: String(run), range: start..<start + String(run).utf8.count)
        }
        return zip(runs, [nil] + runs.map(Optional.some)).filter { $1?.word != "mga" }.map { $0.0 }
    }
}
