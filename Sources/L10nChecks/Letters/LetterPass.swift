import L10nCatalog
import L10nMessages
import L10nSource
import L10nSyntax
import MessageChecks

/// A rule about the letters, digits and signs of a text in view of its language.
package protocol LetterRule: CheckRule {
    static func check(_ text: LetterText, into findings: inout Findings)
}

extension LetterRule {
    package static var scope: RuleScope { .letters(self) }
}

/// A text that may have a finding, as its scalars.
package struct LetterText {
    let text: TextSite
    let place: TextPlace
    let writing: Writing
    let chinese: ChineseLetters?
    let letters: [Letter]

    /// A scalar and where it stands.
    struct Letter {
        let scalar: Unicode.Scalar
        let range: SourceRange
        /// Nil for what is no letter.
        let script: LetterScript?
    }

    init(_ text: TextSite, _ writing: Writing, _ chinese: ChineseLetters?) {
        self.text = text
        self.writing = writing
        self.chinese = chinese
        place = TextPlace(text)
        letters = Self.letters(of: place.bytes)
    }

    static func letters(of bytes: [UInt8]) -> [Letter] {
        var offset = 0
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
            let range = SourceRange(offset..<offset + scalar.utf8.count)
            offset += scalar.utf8.count
            return Letter(scalar: scalar, range: range, script: LetterScript(scalar))
        }
    }

    /// The letters of the source text; empty for a source text itself.
    var original: [Letter] {
        guard !text.site.isSource, let original = text.original else { return [] }
        return Self.letters(of: TextPlace(original).bytes)
    }

    /// Runs of letters, digits and what belongs to them, without white space, signs and placeholders between.
    var words: [ArraySlice<Letter>] {
        var holes = PlaceholderReading(place.bytes.span, notation: .catalog).placeholders.map(\.range)[...]
        return letters.split { letter in
            while let hole = holes.first, hole.upper <= letter.range.lower { holes.removeFirst() }
            if let hole = holes.first, hole.lower <= letter.range.lower { return true }
            return letter.script == nil && letter.scalar.properties.numericType == nil && !Self.isMark(letter.scalar)
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}

/// Finds the texts of a language whose letters stand out, for all rules about them at once.
///
/// A text of ASCII alone is passed over unread; of the others, the bytes that letters of other scripts begin with are looked
/// for sixteen at a time.
struct LetterPass: Sendable {
    private let rules: [any LetterRule.Type]
    /// Whether a rule looks at every script, and not alone at those whose letters look like Latin ones.
    private let looksEverywhere: Bool

    init(_ rules: [any LetterRule.Type]) {
        self.rules = rules
        looksEverywhere = rules.contains { $0.rule != .mixedScriptWord }
    }

    func run(_ site: ColumnSite, into findings: inout Findings) {
        let fragment = site.column.fragment
        guard !rules.isEmpty, fragment.traits.hasAny(of: .nonASCII),
            let writing = Writing(site.column.tag),
            looksEverywhere ? writing.alphabet != nil || writing.chinese != nil : writing.hasLookalikes
        else { return }
        let chinese = writing.chinese.map(ChineseLetters.init)
        var found = Findings()
        let bytes = fragment.source.bytes.span
        for entry in fragment.entries
        where entry.textTraits.hasAny(of: .nonASCII) && entry.isUsable && entry.formsNumber == 0 {
            guard Self.standsOut(entry, in: bytes, fragment.notation, writing, chinese) else { continue }
            check(LetterText(TextSite(site, entry), writing, chinese), into: &found)
        }
        site.forEachForm { text in
            let bytes = fragment.source.bytes.span
            guard text.entry.textTraits.hasAny(of: .nonASCII),
                Self.standsOut(text.entry, in: bytes, fragment.notation, writing, chinese)
            else { return }
            check(LetterText(text, writing, chinese), into: &found)
        }
        guard !found.diagnostics.isEmpty else { return }
        for finding in WrongScript.summed(found.diagnostics, of: fragment.entries.count, writing) {
            findings.add(finding)
        }
    }

    private func check(_ text: LetterText, into findings: inout Findings) {
        for rule in rules { rule.check(text, into: &findings) }
    }

    /// The file's bytes go on behind the text, so that short texts are one block too.
    @inline(__always)
    private static func standsOut(
        _ entry: CatalogEntry, in bytes: Span<UInt8>, _ notation: TextNotation, _ writing: Writing,
        _ chinese: ChineseLetters?
    ) -> Bool {
        let range = entry.textRange.indices
        if let alphabet = writing.alphabet, AlphabetSearch.standsOut(in: bytes, range, alphabet) { return true }
        if let chinese, chinese.holdsOther(bytes.extracting(range)) { return true }
        return entry.textTraits.hasAny(of: .escape) && notation.mayNumberLetter(in: bytes.extracting(range))
    }
}
