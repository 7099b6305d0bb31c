internal import L10nSource

/// An entry that is being read.
struct StringsDraft {
    var start: Int
    var key: StringToken
    /// Nil while the entry is only a key.
    var value: StringToken?
    /// The whole value when it is not a text.
    var object: Range<Int>?
    /// What stood where it does not belong, and was passed to make sense of the entry.
    var isRepaired = false
    /// The entry has a syntax error, so that its style does not matter.
    var isBroken = false

    /// Whether the key or the text has an escape other than the plain ones.
    var hasUnusualEscape: Bool {
        key.isUnusual || object == nil && value?.isUnusual == true
    }

    /// The entry that ends at `end`, with the comments before it.
    func entry(endingAt end: Int, comments: CommentBlock) -> StringsEntry {
        var flags = StringsEntry.Flags()
        if isRepaired { flags.formUnion(.repaired) }
        if key.quote == nil { flags.formUnion(.unquotedKey) }
        if key.quote == UInt8(ascii: "'") { flags.formUnion(.singleQuotedKey) }
        var valueTraits: TextTraits = []
        var text = key.content
        if let object {
            flags.formUnion(.notText)
            text = object
        } else if let value {
            text = value.content
            valueTraits = value.traits
            if value.quote == nil { flags.formUnion(.unquotedValue) }
            if value.quote == UInt8(ascii: "'") { flags.formUnion(.singleQuotedValue) }
        } else {
            flags.formUnion(.keyOnly)
            valueTraits = key.traits
        }
        return StringsEntry(
            range: SourceRange(start..<end), key: SourceRange(key.content), value: SourceRange(text),
            comment: comments.range, keyTraits: key.traits, valueTraits: valueTraits, commentTraits: comments.traits,
            flags: flags)
    }

    /// The key, decoded.
    func keyText(_ bytes: Span<UInt8>) -> String {
        guard key.traits.contains(.escape) else { return String(bytes, in: key.content) }
        return String(decoding: StringsEscape.decoded(bytes, in: key.content), as: UTF8.self)
    }

    /// The key as messages show it.
    func quotedKey(_ bytes: Span<UInt8>) -> String {
        Wording.quoted(keyText(bytes))
    }
}
