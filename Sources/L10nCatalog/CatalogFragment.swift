public import L10nSource
package import L10nStrings

/// What one file says in one language: the hub in which all catalog formats meet.
@usableFromInline
package struct CatalogFragment: Sendable {
    /// The text that the ranges of the entries refer to.
    @usableFromInline package let source: SourceFile
    /// How keys and texts are written there.
    @usableFromInline package let notation: TextNotation
    /// The entries in the order of the file, duplicates included.
    @usableFromInline package var entries: [CatalogEntry]
    /// The forms of those entries that have several.
    package internal(set) var forms: [EntryForms] = []
    /// Whether the file was read to its end without a violation of its grammar.
    ///
    /// The entries of a damaged file are what could be made out; what it lacks says nothing about the translation.
    package let isIntact: Bool
    /// Whether reading stops in the middle of it without a message, at run time as well: what stands before that counts.
    package var isCutOff = false
    /// Whether the file is text without a byte but a mark: no table at run time, but nothing in it was lost on us either.
    package var isEmptyText: Bool { notation == .strings && source.bytes.isEmpty && source.encoding == .utf8 }
    /// What keys, texts and comments may contain, all together.
    package var traits = TextTraits(rawValue: .max)
    /// What comments may contain, those too that belong to no entry.
    package var commentTraits = TextTraits(rawValue: .max)
    /// Where comments stand, those too that belong to no entry; none where comments are values of entries.
    package var comments = CommentPlaces()
    /// What the author of the file accepts in it.
    package var suppressions: [Suppression] = []
    /// The keys for which Xcode writes symbols of Swift.
    package var symbols: [String] = []

    package init(source: SourceFile, notation: TextNotation, entries: [CatalogEntry] = [], isIntact: Bool = true) {
        self.source = source
        self.notation = notation
        self.entries = entries
        self.isIntact = isIntact
    }

    /// The entry's key, decoded.
    package func key(of entry: CatalogEntry) -> String {
        notation.text(source.bytes, entry.keyRange, entry.keyTraits)
    }

    /// The entry's text, decoded.
    package func text(of entry: CatalogEntry) -> String {
        notation.text(source.bytes, entry.textRange, entry.textTraits)
    }

    /// Whether the text is the key, so that whoever finds no entry reads it all the same.
    package func isItsKey(_ entry: CatalogEntry) -> Bool {
        entry.formsNumber == 0 && text(of: entry) == key(of: entry)
    }

    /// The comment that belongs to the entry, without its delimiters; nil when there is none.
    package func comment(of entry: CatalogEntry) -> String? {
        guard notation.hasCommentsAsValues else { return comments.text(in: entry.commentRange, of: source) }
        guard !entry.commentRange.isEmpty else { return nil }
        return String(decoding: notation.decode(source.bytes, entry.commentRange), as: UTF8.self)
    }

    /// Where the comment of the entry stands as it is; nil where its bytes are not those of the text, and without one.
    package func literalComment(of entry: CatalogEntry) -> SourceRange? {
        guard commentTraits.lacks(.malformed) else { return nil }
        guard notation.hasCommentsAsValues else { return comments.onlyText(in: entry.commentRange, of: source) }
        let isLiteral = !source.bytes[entry.commentRange.indices].contains(UInt8(ascii: "\\"))
        return isLiteral && !entry.commentRange.isEmpty ? entry.commentRange : nil
    }

    /// Calls `body` with the UTF-8 bytes of the entry's key; copies them only if they are written with escapes.
    @inlinable
    package func withKey<Result>(of entry: CatalogEntry, _ body: (Span<UInt8>) -> Result) -> Result {
        withBytes(entry.keyRange, entry.keyTraits, body)
    }

    /// Calls `body` with the UTF-8 bytes of the entry's text; copies them only if they are written with escapes.
    @inlinable
    package func withText<Result>(of entry: CatalogEntry, _ body: (Span<UInt8>) -> Result) -> Result {
        withBytes(entry.textRange, entry.textTraits, body)
    }

    @inlinable
    func withBytes<Result>(_ range: SourceRange, _ traits: TextTraits, _ body: (Span<UInt8>) -> Result) -> Result {
        if notation.isVerbatim(traits) { return body(source.bytes.span.extracting(range.indices)) }
        let decoded = notation.decode(source.bytes, range)
        return body(decoded.span)
    }

    /// The place in the file of a part of the entry's decoded text.
    /// - Parameter part: UTF-8 offsets in the decoded text.
    package func span(of part: Range<Int>, inTextOf entry: CatalogEntry) -> SourceSpan {
        source.span(notation.place(of: part, source.bytes, entry.textRange, entry.textTraits))
    }
}
