import L10nProject
import L10nSource

/// How texts call the brands of a project, for whoever looks for names in texts.
///
/// A brand that the configuration gives no names is called by its own name, in other letter case perhaps. Such a guess is
/// trusted where it can be nothing but a name: with a capital letter in the middle of a sentence.
struct BrandNames {
    struct Found {
        let brand: String
        /// As the text writes it.
        let name: String
        /// In UTF-8.
        let range: Range<Int>
        let isGuess: Bool
    }

    private struct Name {
        let brand: String
        let isGuess: Bool
    }

    /// The most words of a name.
    private static let longest = 8

    /// Folders of what is no brand, or of what all brands share.
    private static let generic: Set<String> = [
        "base", "common", "default", "main", "master", "neutral", "none", "shared", "standard",
    ]

    /// The brands by the words of their names.
    private var names: [[Substring]: Name] = [:]
    private var firstWords: Set<Substring> = []
    /// How many words names have, the longest names first.
    private var lengths: [Int] = []
    /// The brands whose names are guesses.
    private var guessed: Set<Substring> = []

    /// - Parameter own: the brand that may be named; nil for none.
    /// - Returns: nil where there are not two brands, or nothing to look for.
    init?(_ configuration: Configuration, without own: String?) {
        let brands = configuration.brands?.map(\.value) ?? []
        guard brands.count > 1 else { return nil }
        let ownNames = Set(own.flatMap { configuration.brandNames[$0] } ?? [])
        for brand in brands where brand != own {
            if let given = configuration.brandNames[brand], !given.isEmpty {
                for name in given where !ownNames.contains(name) { add(name, of: brand, isGuess: false) }
            } else if !Self.generic.contains(brand.lowercased()), brand.count > 2, let first = brand.first {
                // Folders are often in small letters, and names are not.
                add(first.uppercased() + brand.dropFirst(), of: brand, isGuess: true)
                guessed.insert(brand[...])
            }
        }
        if names.isEmpty { return nil }
        lengths = Set(names.keys.map(\.count)).sorted(by: >)
    }

    private mutating func add(_ name: String, of brand: String, isGuess: Bool) {
        let words = Self.words(of: name)
        guard let first = words.first, words.count <= Self.longest, names[words] == nil else { return }
        names[words] = Name(brand: brand, isGuess: isGuess)
        firstWords.insert(first)
    }

    /// The first name in a text.
    /// - Parameter guessing: whether a guess counts.
    func first(in text: String, guessing: Bool) -> Found? {
        let words = Self.words(of: text)
        for (index, word) in words.enumerated() where firstWords.contains(word) {
            for length in lengths where index + length <= words.count {
                guard let name = names[Array(words[index..<index + length])] else { continue }
                if name.isGuess, !guessing || !Self.isInSentence(index, of: words, text) { continue }
                let end = words[index + length - 1].endIndex
                let range =
                    text.utf8.distance(
                        from: text.startIndex, to: word.startIndex)..<text.utf8.distance(
                        from: text.startIndex, to: end)
                return Found(
                    brand: name.brand, name: String(text[word.startIndex..<end]), range: range, isGuess: name.isGuess)
            }
        }
        return nil
    }

    /// Notes which guessed names a text has as words.
    func collectWords(of text: String, into words: inout Set<Substring>) {
        guard !guessed.isEmpty else { return }
        for word in Self.words(of: text) where guessed.contains(word) { words.insert(word) }
    }

    /// Whether a word in lower case stands right before another one, so that its capital letter makes it a name.
    private static func isInSentence(_ index: Int, of words: [Substring], _ text: String) -> Bool {
        guard index > 0, words[index - 1].first?.isLowercase == true else { return false }
        return text[words[index - 1].endIndex..<words[index].startIndex] == " "
    }

    private static func words(of text: String) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber }
    }
}
