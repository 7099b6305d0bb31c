internal import L10nSource

/// The comments of a text as a reader passes them, each once.
struct CommentRecord {
    private(set) var places = CommentPlaces()
    /// What all of them together may contain.
    private(set) var traits = TextTraits(rawValue: 0)

    /// Notes a comment, delimiters included, that stands behind all others.
    @inline(__always)
    mutating func note(_ comment: Range<Int>, traits found: TextTraits) {
        places.append(SourceRange(comment))
        traits.formUnion(found)
    }

    /// Takes over what another reader noted, behind all others.
    mutating func note(_ others: CommentRecord) {
        for place in others.places.ranges { places.append(place) }
        traits.formUnion(others.traits)
    }

    /// Forgets the comments from an offset on: what stands there is something else, or is read again.
    mutating func forget(from offset: Int) {
        places.removeAll(from: offset)
    }

    /// Ends a comment before an entry that was guessed, since an entry and a comment do not overlap. What was taken for
    /// a comment behind its start is a part of it, or is read again.
    mutating func hide(entryAt offset: Int) {
        places.removeAll(from: offset)
        places.cutLast(at: offset)
    }

    /// The offset of the next token, behind white space and comments, which are noted.
    mutating func skipTrivia(_ bytes: Span<UInt8>, from start: Int) -> Int {
        StringsLexer.skipTrivia(bytes, from: start) { note($0, traits: $1) }
    }
}
