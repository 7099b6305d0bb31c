package import L10nSource

/// One entry of a file: places and properties, no text of its own.
///
/// A project holds millions of them, so that an entry is plain data of some forty bytes; its texts are decoded from the
/// file's bytes when somebody asks (`CatalogFragment.text(of:)`).
package struct CatalogEntry: Sendable {
    /// The key's number in the table that the entry belongs to.
    package var key: KeyID = .unassigned
    /// The whole entry, from the key's delimiter to the end of the entry.
    package var range: SourceRange
    /// The key's content, without delimiters.
    package var keyRange: SourceRange
    /// The text's content, without delimiters.
    package var textRange: SourceRange
    /// The comment that belongs to the entry; empty when there is none.
    package var commentRange: SourceRange
    package var keyTraits: TextTraits
    package var textTraits: TextTraits
    package var state: EntryState = .translated
    package var flags: Flags = []
    /// The number of its forms in `CatalogFragment.forms` plus one, or 0 for an entry with one text.
    package internal(set) var formsNumber: UInt32 = 0
    /// The number in its forms of the one that stands in place of its own text plus one, or 0 for its own.
    package internal(set) var shownForm: UInt16 = 0

    package init(
        range: SourceRange, keyRange: SourceRange, textRange: SourceRange, commentRange: SourceRange,
        keyTraits: TextTraits, textTraits: TextTraits
    ) {
        self.range = range
        self.keyRange = keyRange
        self.textRange = textRange
        self.commentRange = commentRange
        self.keyTraits = keyTraits
        self.textTraits = textTraits
    }

    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        // `isUsable` names the first three by number, so that it can be inlined everywhere.
        /// The value is no text (a dictionary, an array, data or a number).
        package static let notAText = Flags(rawValue: 1)
        /// The run time never sees the entry, because reading stops before it.
        package static let lostAtRunTime = Flags(rawValue: 2)
        /// A later entry of the same file has the same key and wins.
        package static let superseded = Flags(rawValue: 4)
        /// The key stands for the text too (`key;`).
        package static let keyIsText = Flags(rawValue: 8)
        /// The comment has the trait `mayHide`.
        package static let commentMayHide = Flags(rawValue: 16)
        /// The text is not meant to be translated (`shouldTranslate: false`).
        package static let isNotTranslated = Flags(rawValue: 32)
        /// The file has no text for the source language, where the key is the text.
        package static let isImplied = Flags(rawValue: 64)
    }

    /// Whether the run time can show the entry's text.
    @inlinable
    package var isUsable: Bool { flags.rawValue & (1 | 2 | 4) == 0 }

    /// Whether the text may be empty or hold only white space, as far as its traits tell.
    package var mayBeBlank: Bool {
        if textTraits.hasAny(of: .percent) || textTraits.hasAny(of: .brace) { return false }
        // White space beyond ASCII is among the characters that may hide.
        return textTraits.lacks(.nonASCII) || textTraits.hasAny(of: .mayHide)
    }

    /// Whether the text may be that of another entry, as far as lengths tell.
    package func mayEqual(_ other: CatalogEntry) -> Bool {
        textRange.count == other.textRange.count || textTraits.union(other.textTraits).hasAny(of: .escape)
    }
}

/// How far the translation of an entry has come.
package enum EntryState: UInt8, Sendable {
    case translated
    case needsReview
    case new
    case stale
    case machineTranslated
    /// A state that this version does not know; the file keeps it.
    case unknown
}
