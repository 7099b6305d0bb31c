internal import L10nSource

/// The entries of a table as they are read, each with the comments that stand before it.
struct StringsTableBuilder {
    private(set) var entries: [StringsEntry] = []
    /// The traits of all keys and texts together.
    private(set) var traits: TextTraits = []
    /// All comments, of those too that belong to no entry.
    var record = CommentRecord()
    /// The comments before the next entry.
    var comments = CommentBlock(isAfterEntry: false)
    /// The next entry stands between the marker lines of a merge conflict.
    var isInConflict = false

    /// - Parameter byteCount: the size of the file, by which room is made.
    init(byteCount: Int) {
        // A usual entry with its comment takes about 150 bytes.
        entries.reserveCapacity(byteCount / 128 + 4)
    }

    /// Adds a comment, delimiters included, that stands between entries.
    @inline(__always)
    mutating func append(comment: Range<Int>, traits: TextTraits) {
        comments.append(comment, traits: traits)
        if traits.contains(.lineBreak) { comments.spanLines() }
    }

    /// Adds an entry that has taken the comments before it.
    @inline(__always)
    mutating func append(_ entry: StringsEntry) {
        entries.append(entry)
        if isInConflict { entries[entries.count &- 1].flags.formUnion(.inConflict) }
        traits.formUnion(entry.keyTraits.union(entry.valueTraits))
        comments = CommentBlock(isAfterEntry: true)
    }

    /// Adds an entry that was guessed; one without a text is none.
    mutating func append(_ guess: StringsGuess, _ bytes: Span<UInt8>, flags: StringsEntry.Flags) {
        guard let value = guess.value else { return }
        record.hide(entryAt: guess.key.outer.lowerBound)
        append(
            StringsEntry(
                range: SourceRange(guess.key.outer.lowerBound..<guess.end), key: SourceRange(guess.key.content),
                value: SourceRange(value.content), comment: comments.range,
                keyTraits: TextTraits(scanning: bytes.extracting(guess.key.content)),
                valueTraits: TextTraits(scanning: bytes.extracting(value.content)),
                commentTraits: comments.traits, flags: flags))
    }

    /// Takes up the entries in a range that CoreFoundation reads as something else, and returns how many there are.
    mutating func harvest(_ bytes: Span<UInt8>, in range: Range<Int>, flags: StringsEntry.Flags) -> Int {
        let guesses = StringsRecovery.guesses(bytes, in: range)
        for guess in guesses {
            dropComments()
            append(guess, bytes, flags: flags)
        }
        return guesses.count
    }

    /// Forgets the comments, which belong to no entry.
    mutating func dropComments() {
        comments = CommentBlock(isAfterEntry: false)
    }

    /// Completes the entries once the whole file has been read.
    mutating func settle(_ body: (inout [StringsEntry]) -> StringsTree.Reading) -> StringsTree.Reading {
        body(&entries)
    }
}
