import L10nLocale
import L10nSyntax

/// How a language is written: the scripts of its letters, and what in its texts is worth a closer look.
struct Writing: Sendable {
    let tag: LanguageTag
    /// The scripts of its letters, the main one first; never empty.
    let scripts: [LetterScript]
    /// Which Chinese letters it has; nil for other languages.
    let chinese: ChineseLetters.Kind?
    /// What stands out in its texts; nil where nothing is looked for.
    let alphabet: AlphabetSearch.Alphabet?

    /// Whether its letters look like those of another script, or others like its.
    var hasLookalikes: Bool {
        switch scripts[0] {
        case .latin, .greek, .cyrillic: true
        case .armenian, .hebrew, .arabic, .devanagari, .bengali, .gurmukhi, .gujarati, .oriya, .tamil, .telugu,
            .kannada, .malayalam, .sinhala, .thai, .lao, .tibetan, .myanmar, .georgian, .ethiopic, .khmer, .mongolian,
            .hiragana, .katakana, .bopomofo, .hangul, .han:
            false
        }
    }

    /// Nil for a language whose script nobody knows.
    init?(_ tag: LanguageTag) {
        guard let script = tag.likelyScript else { return nil }
        self.tag = tag
        chinese = script == "Hans" ? .simplified : script == "Hant" ? .traditional : nil
        switch script {
        case "Hans", "Hant", "Hani": scripts = [.han, .bopomofo]
        case "Jpan": scripts = [.han, .hiragana, .katakana]
        case "Kore": scripts = [.hangul, .han]
        default:
            guard let known = LetterScript(rawValue: script) else { return nil }
            scripts = [known]
        }
        alphabet = Self.alphabet(of: scripts[0], tag.language)
    }

    private static func alphabet(of script: LetterScript, _ language: String) -> AlphabetSearch.Alphabet? {
        switch script {
        case .latin: .latin
        case .greek, .cyrillic: .european
        case .hebrew: .hebrew
        case .arabic: language == "ar" ? .arabic : .persian
        case .devanagari, .bengali, .gurmukhi, .gujarati, .oriya, .tamil, .telugu, .kannada, .malayalam, .sinhala,
            .thai, .lao:
            .indian
        case .armenian, .tibetan, .myanmar, .georgian, .ethiopic, .khmer, .mongolian, .han, .hiragana, .katakana,
            .bopomofo, .hangul:
            nil
        }
    }
}
