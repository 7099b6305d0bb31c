package import L10nSource

/// One entry of a `.strings` file as places in its text: 40 bytes, no references.
///
/// Ranges are places in `StringsTree.source`. Nothing is decoded; ask the tree for texts.
package struct StringsEntry: Sendable, Hashable {
    /// From the start of the key to behind the `;`, or to behind the last part that is there.
    package var range: SourceRange
    /// What stands between the quotes of the key, or the whole key when it is not quoted.
    package var key: SourceRange
    /// What stands between the quotes of the text; the key's range when the entry is only a key; the whole object,
    /// brackets included, when the value is not a text.
    package var value: SourceRange
    /// The comments directly before the entry, delimiters included; empty when there are none.
    ///
    /// A blank line ends a block of comments. A comment on the line of the entry before it belongs to that one.
    package var comment: SourceRange
    package var keyTraits: TextTraits
    /// Empty when the value is not a text.
    package var valueTraits: TextTraits
    package var commentTraits: TextTraits
    package var flags: Flags

    /// How an entry differs from `"key" = "text";`. A plain entry has none.
    @usableFromInline
    package struct Flags: OptionSet, Sendable, Hashable {
        @usableFromInline package let rawValue: UInt16

        @inlinable
        package init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// Whether there is no flag. The standard library's own is generic and slow where it is not inlined.
        @inlinable package var isEmpty: Bool { rawValue == 0 }

        /// The key stands without quotes.
        @inlinable package static var unquotedKey: Flags { Flags(rawValue: 1 << 0) }
        /// The text stands without quotes.
        @inlinable package static var unquotedValue: Flags { Flags(rawValue: 1 << 1) }
        /// The key stands between `'`.
        @inlinable package static var singleQuotedKey: Flags { Flags(rawValue: 1 << 2) }
        /// The text stands between `'`.
        @inlinable package static var singleQuotedValue: Flags { Flags(rawValue: 1 << 3) }
        /// The entry is `"key";`: the text is the key.
        @inlinable package static var keyOnly: Flags { Flags(rawValue: 1 << 4) }
        /// The value is an array, dictionary, data, number, date or Boolean.
        @inlinable package static var notText: Flags { Flags(rawValue: 1 << 5) }
        /// CoreFoundation stops before this entry, so that nobody sees it at run time, although the file is accepted.
        @inlinable package static var lost: Flags { Flags(rawValue: 1 << 6) }
        /// The entry stands between the marker lines of an unresolved merge.
        @inlinable package static var inConflict: Flags { Flags(rawValue: 1 << 7) }
        /// The entry is a guess at what the author meant: its syntax is wrong.
        @inlinable package static var repaired: Flags { Flags(rawValue: 1 << 8) }
    }

    package init(
        range: SourceRange, key: SourceRange, value: SourceRange, comment: SourceRange, keyTraits: TextTraits,
        valueTraits: TextTraits, commentTraits: TextTraits, flags: Flags = Flags(rawValue: 0)
    ) {
        self.range = range
        self.key = key
        self.value = value
        self.comment = comment
        self.keyTraits = keyTraits
        self.valueTraits = valueTraits
        self.commentTraits = commentTraits
        self.flags = flags
    }
}
