import L10nSource
import L10nStrings

extension StringsTree {
    /// The key with its quotes.
    func outerKey(of entry: StringsEntry) -> Range<Int> {
        outer(entry.key, isQuoted: !entry.flags.contains(.unquotedKey))
    }

    /// The text with its quotes; the key for an entry that is only a key.
    func outerValue(of entry: StringsEntry) -> Range<Int> {
        if entry.flags.contains(.keyOnly) { return outerKey(of: entry) }
        return outer(entry.value, isQuoted: entry.flags.isDisjoint(with: [.unquotedValue, .notText]))
    }

    private func outer(_ range: SourceRange, isQuoted: Bool) -> Range<Int> {
        let content = range.indices
        return isQuoted ? content.lowerBound - 1..<content.upperBound + 1 : content
    }
}
