/// What a name that ought to be a language tag turned out to be, and what it should have been.
///
/// Reading accepts what projects really contain: underscores, any letter case, POSIX names (`sr_RS@latin`), old tags
/// (`iw`, `no`, `zh-CN`) and irregular ones (`i-klingon`). Whatever had to be changed is told.
///
///     LanguageTagReading("iw").tag            // he
///     LanguageTagReading("iw").advice         // is the old tag of Hebrew; use 'he'
///     LanguageTagReading("dk").problem?.phrase  // is not a language; did you mean 'da'?
package struct LanguageTagReading: Hashable, Sendable {
    /// The text as it was written.
    package let text: String
    /// The canonical tag; the tag as written when its language is unknown; nil when the text is not well-formed.
    package let tag: LanguageTag?
    /// What was changed on the way from `text` to `tag`, in the order in which it was done.
    package let changes: [LanguageTagChange]
    /// Why the text names no language; nil when it does.
    package let problem: LanguageTagProblem?

    package init(_ text: some StringProtocol) {
        var canonicalizer = LanguageTagCanonicalizer()
        let hyphenated = canonicalizer.hyphenated(String(text))
        switch LanguageTagParser.parse(hyphenated) {
        case .failure(let malformation):
            let suggestions = LanguageTagSuggestions.tags(named: String(text))
            self.init(text: String(text), problem: .init(kind: .malformed(malformation), suggestions: suggestions))
        case .success(let written):
            let tag = canonicalizer.canonical(written, writtenAs: hyphenated)
            let problem = LanguageTagProblem(in: tag, writtenAs: String(text))
            self.init(text: String(text), tag: tag, changes: canonicalizer.changes, problem: problem)
        }
    }

    init(
        text: String, tag: LanguageTag? = nil, changes: [LanguageTagChange] = [], problem: LanguageTagProblem? = nil
    ) {
        self.text = text
        self.tag = tag
        self.changes = changes
        self.problem = problem
    }

    /// What is not canonical and what to write, as a phrase that follows the quoted text; nil when nothing is.
    package var advice: String? {
        guard let tag, let change = weightiestChange else { return nil }
        return change.phrase(in: text) + "; use '\(tag)'"
    }

    /// Whether the name is one that Apple's systems understand all the same, as they did from the first: `zh_CN`, `zh_TW`.
    package var isOldNameInUse: Bool {
        if case .chineseRegion = weightiestChange { true } else { false }
    }

    private var weightiestChange: LanguageTagChange? { changes.max { $0.weight < $1.weight } }
}

extension LanguageTag {
    /// The canonical tag that stands for another; equal to it when it is canonical already.
    package var canonical: LanguageTag {
        var canonicalizer = LanguageTagCanonicalizer()
        return canonicalizer.canonical(self, writtenAs: description)
    }
}
