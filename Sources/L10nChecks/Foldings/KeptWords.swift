import L10nCatalog
import L10nSource

/// Which words the translations of a language leave as they are: names of products, for example.
struct KeptWords {
    /// How often source texts have a word, and their translations, but for texts that were not translated at all.
    private struct Count {
        var source = 0
        var translation = 0

        /// Nothing is known of a word that stands nowhere else.
        var isKept: Bool { source > 0 && translation * 2 > source }
    }

    private var counts: [Substring: Count]

    /// - Parameter texts: those with the words that are asked about.
    init(of texts: [String]) {
        counts = Dictionary(texts.flatMap(Self.words).map { ($0, Count()) }) { first, _ in first }
    }

    /// Counts the words in the texts of a language.
    /// - Parameter words: those of the table's source texts.
    mutating func look(at column: CatalogColumn, _ words: SourceWords) {
        for word in Array(counts.keys) {
            for (key, text) in words.texts(with: word) {
                guard let entry = column.entry(for: key), entry.isUsable, entry.formsNumber == 0 else { continue }
                let translation = column.fragment.text(of: entry)
                // A sentence that was copied as a whole tells nothing about its words.
                if translation == text, UnchangedTranslation.wordCount(text) >= 3 { continue }
                counts[word]?.source += 1
                if translation.contains(word) { counts[word]?.translation += 1 }
            }
        }
    }

    /// Whether a text is a name: some word of it is kept elsewhere, and every other one that is not begins with a capital
    /// letter and stands in no other text.
    func isName(_ text: String) -> Bool {
        let words = Self.words(of: text)
        return words.contains { counts[$0]?.isKept ?? false }
            && words.allSatisfy { word in
                guard let count = counts[word], !count.isKept else { return true }
                return count.source == 0 && word.first?.isUppercase ?? false
            }
    }

    fileprivate static func words(of text: String) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber }
    }
}

/// In which source texts of a table a word stands, asked by each of its languages.
struct SourceWords {
    private var texts: [(key: KeyID, text: String)] = []
    /// The numbers of the texts.
    private var places: [Substring: [Int]] = [:]

    init(_ site: TableSite) {
        for key in site.table.keys.ids {
            guard let index = site.table.sourceColumn(of: key) else { continue }
            let source = site.table.columns[index]
            guard let entry = source.entry(for: key), entry.formsNumber == 0 else { continue }
            // One case of a message may be copied where the others are not, and all have words of its notation.
            if site.notations != nil,
                MessageCases(TextSite(ColumnSite(table: site, columnIndex: index), entry)) != nil
            {
                continue
            }
            let text = source.fragment.text(of: entry)
            for word in Set(KeptWords.words(of: text)) { places[word, default: []].append(texts.count) }
            texts.append((key, text))
        }
    }

    func texts(with word: Substring) -> [(key: KeyID, text: String)] { (places[word] ?? []).map { texts[$0] } }
}
