internal import L10nSource

extension StringsTextReader {
    /// Reads one entry, whatever its form.
    mutating func readEntry(_ bytes: Span<UInt8>) {
        table.comments.settle()
        guard let key = StringToken(bytes, at: position) else { return }
        guard !key.isUnclosed else {
            loseUnclosedString(bytes, key, draft: nil)
            return
        }
        var draft = StringsDraft(start: position, key: key)
        let index = skipInnerTrivia(bytes, from: key.outer.upperBound)
        guard index < bytes.count else {
            reporter.reportMissingSemicolon(bytes, draft, next: index)
            draft.isBroken = true
            append(draft, bytes, end: key.outer.upperBound)
            position = bytes.count
            return
        }
        switch bytes[index] {
        case UInt8(ascii: ";"): append(draft, bytes, end: index + 1)
        case UInt8(ascii: "="): readValue(bytes, &draft, equals: index)
        default:
            var recovery = StringsEntryRecovery(draft, isInBraces: state == .braces)
            take(recovery.separator(bytes, at: index, &reporter, &table.record), bytes)
        }
    }

    /// Reads what stands behind `=`.
    private mutating func readValue(_ bytes: Span<UInt8>, _ draft: inout StringsDraft, equals: Int) {
        let index = skipInnerTrivia(bytes, from: equals + 1)
        guard index < bytes.count else {
            reporter.reportMissingValue(draft, at: equals..<equals + 1)
            position = bytes.count
            return
        }
        switch bytes[index] {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
            readObject(bytes, &draft, at: index)
        default:
            guard let value = StringToken(bytes, at: index) else {
                var recovery = StringsEntryRecovery(draft, isInBraces: state == .braces)
                take(recovery.value(bytes, at: index, &reporter, &table.record), bytes)
                return
            }
            guard !value.isUnclosed else {
                loseUnclosedString(bytes, value, draft: draft)
                return
            }
            draft.value = value
            finish(bytes, draft, from: value.outer.upperBound)
        }
    }

    /// Reads an array, a dictionary or data where a text should stand.
    private mutating func readObject(_ bytes: Span<UInt8>, _ draft: inout StringsDraft, at index: Int) {
        // Seven `<` are a marker, not the start of data.
        if StringsLine.isConflictMarker(bytes, at: index) {
            reporter.reportMissingValue(draft, at: index..<index)
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
        table.record.note(reader.comments)
        reporter.reportObject(bytes, draft, reader)
        finish(bytes, draft, from: reader.position)
    }

    /// Looks for the `;` behind a value.
    private mutating func finish(_ bytes: Span<UInt8>, _ draft: StringsDraft, from end: Int) {
        let index = skipInnerTrivia(bytes, from: end)
        if index < bytes.count, bytes[index] == UInt8(ascii: ";") {
            append(draft, bytes, end: index + 1)
        } else {
            var recovery = StringsEntryRecovery(draft, isInBraces: state == .braces)
            take(recovery.semicolon(bytes, valueEnd: end, at: index, &reporter, &table.record), bytes)
        }
    }

    /// Adds an entry to the table, and moves on behind it.
    mutating func append(_ draft: StringsDraft, _ bytes: Span<UInt8>, end: Int) {
        let entry = draft.entry(endingAt: end, comments: table.comments)
        let inspects = !draft.isRepaired && !draft.isBroken
        append(entry, bytes, hasUnusualEscape: draft.hasUnusualEscape, inspects: inspects)
        position = end
    }

    /// Adds an entry that is not plain to the table, with what its escapes say, and looks closely at it.
    mutating func append(
        _ entry: consuming StringsEntry, _ bytes: Span<UInt8>, hasUnusualEscape: Bool, inspects: Bool
    ) {
        if hasUnusualEscape { entry.completeTraits(bytes) }
        if inspects {
            let inspection = StringsInspection(entry: entry, isOnLineOfEntry: table.comments.isOnLineOfEntry)
            inspection.report(bytes, hasUnusualEscape: hasUnusualEscape, to: &reporter.findings)
        }
        table.append(entry)
    }
}
