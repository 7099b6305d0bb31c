internal import L10nSource

extension StringsTextReader {
    /// An entry that is being read.
    struct Draft {
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
    }

    /// Reads one entry, whatever its form.
    mutating func readEntry(_ bytes: Span<UInt8>) {
        block.settle()
        guard let key = StringToken(bytes, at: position) else { return }
        guard !key.isUnclosed else {
            loseUnclosedString(bytes, key, draft: nil)
            return
        }
        var draft = Draft(start: position, key: key)
        let index = skipInnerTrivia(bytes, from: key.outer.upperBound)
        guard index < bytes.count else {
            reportMissingSemicolon(bytes, draft, next: index)
            draft.isBroken = true
            append(draft, bytes, end: key.outer.upperBound)
            position = bytes.count
            return
        }
        switch bytes[index] {
        case UInt8(ascii: ";"): append(draft, bytes, end: index + 1)
        case UInt8(ascii: "="): readValue(bytes, &draft, equals: index)
        default: recoverSeparator(bytes, &draft, at: index)
        }
    }

    /// Reads what stands behind `=`.
    private mutating func readValue(_ bytes: Span<UInt8>, _ draft: inout Draft, equals: Int) {
        let index = skipInnerTrivia(bytes, from: equals + 1)
        guard index < bytes.count else {
            reportMissingValue(draft, at: equals..<equals + 1)
            position = bytes.count
            return
        }
        switch bytes[index] {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
            readObject(bytes, &draft, at: index)
        default:
            guard let value = StringToken(bytes, at: index) else {
                recoverValue(bytes, &draft, at: index)
                return
            }
            guard !value.isUnclosed else {
                loseUnclosedString(bytes, value, draft: draft)
                return
            }
            draft.value = value
            finish(bytes, &draft, from: value.outer.upperBound)
        }
    }

    /// Reads an array, a dictionary or data where a text should stand.
    private mutating func readObject(_ bytes: Span<UInt8>, _ draft: inout Draft, at index: Int) {
        if isConflictMarker(bytes, at: index) {
            reportMissingValue(draft, at: index..<index)
            position = index
            return
        }
        // Inside the braces or the body of the file.
        var reader = OldStylePropertyListReader(at: index, makesValues: false, collectsKeys: true)
        guard reader.readObject(bytes, isRequired: true, level: 1) != nil else {
            resumeBehindFault(bytes, reader, from: index)
            return
        }
        draft.object = index..<reader.position
        reportObject(bytes, draft, reader)
        finish(bytes, &draft, from: reader.position)
    }

    /// Looks for the `;` behind a value.
    mutating func finish(_ bytes: Span<UInt8>, _ draft: inout Draft, from end: Int) {
        let index = skipInnerTrivia(bytes, from: end)
        if index < bytes.count, bytes[index] == UInt8(ascii: ";") {
            append(draft, bytes, end: index + 1)
        } else {
            recoverSemicolon(bytes, &draft, valueEnd: end, at: index)
        }
    }

    /// Adds an entry to the tree, and moves on behind it.
    mutating func append(_ draft: Draft, _ bytes: Span<UInt8>, end: Int) {
        let key = draft.key
        var flags: StringsEntry.Flags = isInConflict ? .inConflict : []
        if draft.isRepaired { flags.formUnion(.repaired) }
        if key.quote == nil { flags.formUnion(.unquotedKey) }
        if key.quote == UInt8(ascii: "'") { flags.formUnion(.singleQuotedKey) }
        var valueTraits: TextTraits = []
        var value = key.content
        var isUnusual = key.isUnusual
        if let object = draft.object {
            flags.formUnion(.notText)
            value = object
        } else if let token = draft.value {
            value = token.content
            valueTraits = token.traits
            isUnusual = isUnusual || token.isUnusual
            if token.quote == nil { flags.formUnion(.unquotedValue) }
            if token.quote == UInt8(ascii: "'") { flags.formUnion(.singleQuotedValue) }
        } else {
            flags.formUnion(.keyOnly)
            valueTraits = key.traits
        }
        var entry = StringsEntry(
            range: SourceRange(draft.start..<end), key: SourceRange(key.content), value: SourceRange(value),
            comment: block.range, keyTraits: key.traits, valueTraits: valueTraits, commentTraits: block.traits,
            flags: flags)
        if draft.isRepaired || draft.isBroken {
            completeTraits(&entry, bytes, hasUnusualEscape: isUnusual)
        } else {
            inspect(&entry, bytes, hasUnusualEscape: isUnusual)
        }
        traits.formUnion(entry.keyTraits.union(entry.valueTraits))
        entries.append(entry)
        block = CommentBlock(isAfterEntry: true)
        position = end
    }
}
