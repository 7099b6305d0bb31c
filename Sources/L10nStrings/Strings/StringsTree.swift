package import L10nSource

/// A `.strings` file: its entries in file order, duplicates included, as places in its text.
///
/// What lies between the entries is white space, comments and what the findings of the parser are about, so that the
/// entries and the gaps between them cover every byte.
package struct StringsTree: Sendable {
    /// The file's text as UTF-8. For a UTF-8 file these are its own bytes, a byte-order mark included.
    package let source: SourceFile
    package let dialect: Dialect
    /// What becomes of the file at run time.
    package let reading: Reading
    package let entries: [StringsEntry]
    /// All comments, of those too that belong to no entry. One that hides entries ends before the first of them.
    package let comments: CommentPlaces
    /// The traits of all keys, texts and comments together.
    package let traits: TextTraits
    /// The traits of all comments together.
    package let commentTraits: TextTraits

    /// The notation of a file.
    package enum Dialect: Sendable, Hashable {
        /// Entries without braces around them: the usual file. Also a file without entries.
        case text
        /// Old-style entries between `{` and `}`.
        case braced
        /// An XML property list.
        case xml
        /// A binary property list; `source` is a rendering of it.
        case binary
        /// A property list whose top is no dictionary, or nothing that could be read.
        case notTable
    }

    /// What CoreFoundation makes of a file at run time.
    package enum Reading: Sendable, Hashable {
        /// It reads to the end.
        case whole
        /// It stops at this offset without a message; later entries are lost.
        case truncated(at: Int)
        /// It refuses the file, so that no entry exists at run time.
        case refused
    }

    /// - Parameter traits: those of all keys and texts together.
    init(
        source: SourceFile, dialect: Dialect, reading: Reading = .whole, entries: [StringsEntry] = [],
        traits: TextTraits = [], comments: CommentRecord = CommentRecord()
    ) {
        self.source = source
        self.dialect = dialect
        self.reading = reading
        self.entries = entries
        self.traits = traits.union(comments.traits)
        self.comments = comments.places
        commentTraits = comments.traits
    }

    /// The key of an entry, without escapes.
    package func key(of entry: StringsEntry) -> String {
        text(entry.key, entry.keyTraits)
    }

    /// The comments that belong to an entry, without delimiters and outer white space; nil when there are none.
    ///
    /// Several comments are joined by line feeds.
    package func comment(of entry: StringsEntry) -> String? {
        comments.text(in: entry.comment, of: source)
    }

    /// The text of an entry, without escapes; the source of the value when it is not a text.
    package func value(of entry: StringsEntry) -> String {
        text(entry.value, entry.valueTraits)
    }

    /// The bytes of the key, without escapes. Without `.escape` they are `source.bytes[entry.key.indices]`.
    package func keyBytes(of entry: StringsEntry) -> [UInt8] {
        decodedBytes(entry.key, traits: entry.keyTraits)
    }

    /// What a key or a text says: its bytes, with escapes replaced. Half a surrogate pair becomes U+FFFD.
    package func decodedBytes(_ range: SourceRange, traits: TextTraits) -> [UInt8] {
        guard traits.contains(.escape) else { return Array(source.bytes[range.indices]) }
        switch dialect {
        case .xml, .binary: return XMLText.decoded(source.bytes.span, in: range.indices)
        case .text, .braced, .notTable: return StringsEscape.decoded(source.bytes.span, in: range.indices)
        }
    }

    private func text(_ range: SourceRange, _ traits: TextTraits) -> String {
        guard traits.contains(.escape) else { return source.text(range) }
        return String(decoding: decodedBytes(range, traits: traits), as: UTF8.self)
    }
}
