import L10nCatalog
import L10nSource
import L10nSyntax

/// A word that a language writes with and without a hyphen, or an inner capital.
enum InconsistentSpelling: ColumnRule {
    static let rule = Rule.inconsistentSpelling

    static var examples: RuleExamples {
        func files(_ last: String) -> [RuleExample] {
            let texts = ["Your email", "Send email", "Confirm email", last]
            let lines = texts.enumerated().map { "\"key\($0)\" = \"\($1)\";\n" }
            return [RuleExample("en.lproj/Localizable.strings", lines.joined())]
        }
        return RuleExamples(bad: files("Change e-mail"), good: files("Change email"))
    }

    /// In how many texts the usual spelling has to stand, and in how many times as many as the other.
    private static let least = 3
    /// The longest text that is looked at, in bytes: a book is no label, and each of its words would ask for all of it.
    private static let longest = 10_000
    /// How many places of a spelling are kept.
    private static let kept = 20

    /// How often a spelling occurs, and where first.
    private struct Spelling {
        var texts = 0
        var places: [(entry: Int, range: Range<Int>)] = []
    }

    /// The spellings of one word, by how they are written but for capitals that a sentence or a title asks for.
    private struct Spellings {
        var found: [String: Spelling] = [:]

        mutating func add(_ spelling: String, _ entry: Int, _ range: Range<Int>) {
            if found[spelling]?.places.last?.entry == entry { return }
            found[spelling, default: Spelling()].texts += 1
            if found[spelling]?.places.count ?? 0 < kept { found[spelling]?.places.append((entry, range)) }
        }
    }

    static func check(_ site: ColumnSite, into findings: inout Findings) {
        // Most words are spelt in one way that is plain. Only those are looked for that are not plain somewhere.
        var words: [UInt64: Spellings] = [:]
        // Nobody writes a hyphen as an escape, so that texts with escapes need not be decoded for this.
        forEachWord(of: site, where: ByteSearch.hasHyphenOrInnerCapital) { word, entry, bytes in
            guard !word.isPlain, let spelling = Self.spelling(of: word, in: bytes) else { return }
            words[word.hash, default: Spellings()].add(spelling, entry, word.range)
        }
        guard !words.isEmpty else { return }
        let sieve = HashSieve(words.keys)
        forEachWord(of: site) { word, entry, bytes in
            guard word.isPlain, sieve.mayHave(word.hash), words[word.hash] != nil,
                let spelling = Self.spelling(of: word, in: bytes)
            else { return }
            words[word.hash]?.add(spelling, entry, word.range)
        }
        var found: [(entry: Int, diagnostic: Diagnostic)] = []
        for spellings in words.values where spellings.found.count > 1 {
            if let finding = finding(spellings.found, site) { found.append(finding) }
        }
        for finding in found.sorted(by: { $0.entry < $1.entry }) { findings.add(finding.diagnostic) }
    }

    private static func forEachWord(
        of site: ColumnSite, where isWanted: (Span<UInt8>) -> Bool = { _ in true },
        _ body: (SpelledWords.Word, Int, Span<UInt8>) -> Void
    ) {
        let fragment = site.column.fragment
        let written = fragment.source.bytes.span
        for (index, entry) in fragment.entries.enumerated()
        where entry.isUsable && entry.formsNumber == 0 && entry.textRange.count <= longest {
            guard isWanted(written.extracting(entry.textRange.indices)) else { continue }
            fragment.withText(of: entry) { bytes in
                SpelledWords.forEach(in: bytes) { body($0, index, bytes) }
            }
        }
    }

    /// How a word is written; nil for one that says nothing: written in capitals, short, or joined of a pronoun and a verb.
    private static func spelling(of word: SpelledWords.Word, in text: Span<UInt8>) -> String? {
        guard (4...60).contains(word.letters) else { return nil }
        let written = String(decoding: word.range.map { text[$0] }, as: UTF8.self)
        guard written.contains(where: \.isLowercase) else { return nil }
        // Short ones are pronouns and verbs that grammar joins by hyphens, but for names.
        if word.letters == 4, !word.isPlain, !written.dropFirst().contains(where: \.isUppercase) { return nil }
        if word.hasHyphen {
            let parts = written.split(separator: "-")
            return parts.allSatisfy { $0.count > 1 || "eExXtT".contains($0) } ? written.lowercased() : nil
        }
        return word.hasInnerCapital ? written.prefix(1).lowercased() + written.dropFirst() : written.lowercased()
    }

    private static func finding(
        _ found: [String: Spelling], _ site: ColumnSite
    ) -> (entry: Int, diagnostic: Diagnostic)? {
        // Of spellings that are as frequent the first in the alphabet, so that every run says the same.
        guard let usual = found.max(by: { ($0.value.texts, $1.key) < ($1.value.texts, $0.key) }),
            usual.value.texts >= least
        else { return nil }
        // Of hashes that are the same by chance, the letters are not.
        let letters = self.letters(usual.key)
        let odd = found.filter { $0.key != usual.key && self.letters($0.key) == letters }
        let texts = odd.values.reduce(0) { $0 + $1.texts }
        guard texts > 0, texts * least <= usual.value.texts else { return nil }
        let places = odd.flatMap { spelling in spelling.value.places.map { (spelling.key, $0) } }
            .sorted { ($0.1.entry, $0.1.range.lowerBound) < ($1.1.entry, $1.1.range.lowerBound) }.prefix(kept)
            .filter { !isOfSource($0.0, $0.1.entry, site) && !isInSmallLetters($0.1.entry, site) }
        guard let first = places.first else { return nil }
        let fragment = site.column.fragment
        let entry = fragment.entries[first.1.entry]
        func written(_ place: (entry: Int, range: Range<Int>)) -> String {
            fragment.withText(of: fragment.entries[place.entry]) { bytes in
                String(decoding: place.range.map { bytes[$0] }, as: UTF8.self)
            }
        }
        let message =
            "\(Wording.quoted(written(first.1))) here, \(Wording.quoted(written(usual.value.places[0]))) in "
            + "\(usual.value.texts) other texts; use one spelling"
        return (
            first.1.entry,
            Diagnostic(
                rule, message, at: fragment.span(of: first.1.range, inTextOf: entry),
                subject: site.table.subject(key: entry.key, column: site.column),
                notes: places.dropFirst().prefix(5).map { _, place in
                    let span = fragment.span(of: place.range, inTextOf: fragment.entries[place.entry])
                    return DiagnosticNote("\(Wording.quoted(written(place))) here too", at: span)
                })
        )
    }

    private static func letters(_ spelling: String) -> String { spelling.lowercased().filter { $0 != "-" } }

    /// Whether a text has no capital at all, as words to search for: it says nothing of how names are spelt.
    private static func isInSmallLetters(_ entry: Int, _ site: ColumnSite) -> Bool {
        let fragment = site.column.fragment
        return !fragment.text(of: fragment.entries[entry]).contains(where: \.isUppercase)
    }

    /// Whether a translation spells the word as its source text does, which has a finding of its own.
    private static func isOfSource(_ spelling: String, _ entry: Int, _ site: ColumnSite) -> Bool {
        guard !site.isSource, let source = site.table.source(of: site.column.fragment.entries[entry].key) else {
            return false
        }
        return source.text.lowercased().contains(spelling.lowercased())
    }
}

/// Tells of most numbers at once that they are not in a set.
private struct HashSieve {
    private var bits = [UInt64](repeating: 0, count: 64)

    init(_ hashes: some Sequence<UInt64>) {
        for hash in hashes { bits[Int(hash >> 6 & 63)] |= 1 << (hash & 63) }
    }

    func mayHave(_ hash: UInt64) -> Bool { bits[Int(hash >> 6 & 63)] & 1 << (hash & 63) != 0 }
}
