internal import L10nSource

/// Makes out what an entry was meant to be that breaks the grammar, and where to read on.
struct StringsEntryRecovery {
    /// What becomes of the entry, and where reading goes on.
    struct Outcome {
        enum Entry {
            /// It has no text that could be told.
            case lost
            case draft(StringsDraft, end: Int)
            case guess(StringsGuess)
        }

        enum Next {
            /// Directly behind the entry.
            case behindEntry
            /// Behind the `;` of an entry that is lost.
            case behindLostEntry(Int)
            case place(Int)
            /// At the next thing that looks like an entry.
            case search(from: Int)
        }

        var entry = Entry.lost
        var next: Next
        /// Whether comments behind the entry belong to none.
        var dropsComments = false
    }

    /// The entry as far as it could be read, then as it was meant.
    private var draft: StringsDraft
    /// Whether a `}` may close the file.
    private let isInBraces: Bool

    init(_ draft: StringsDraft, isInBraces: Bool) {
        self.draft = draft
        self.isInBraces = isInBraces
    }

    /// Goes on where neither `=` nor `;` stands behind a key.
    mutating func separator(
        _ bytes: Span<UInt8>, at index: Int, _ reporter: inout StringsReporter, _ record: inout CommentRecord
    ) -> Outcome {
        if StringsLine.isConflictMarker(bytes, at: index) {
            reporter.reportMissingSemicolon(bytes, draft, next: index)
            draft.isBroken = true
            return Outcome(entry: .draft(draft, end: draft.key.outer.upperBound), next: .place(index))
        }
        let isOnLine = !StringsLine.hasEnd(bytes, draft.key.outer.upperBound..<index)
        // A key over several lines with text right behind it was closed by the opening quote of the next string.
        if draft.key.quote != nil, StringsLine.hasEnd(bytes, draft.key.content), isOnLine {
            reporter.reportSwallowing(bytes, draft.key, .expectedSeparator, next: index)
            return Outcome(next: .search(from: StringsLine.end(bytes, from: draft.start)))
        }
        reporter.reportSeparator(bytes, draft, at: index)
        // A colon or an invisible character may stand for the `=`, and a text behind it is the entry's.
        var next = index
        if draft.key.quote == nil, index == draft.key.outer.upperBound, StringsCharacter.isVisible(bytes, at: index) {
            next = StringsLine.endOfBareKey(bytes, from: index)
            draft.key.content = draft.start..<next
            draft.key.traits = TextTraits(scanning: bytes.extracting(draft.key.content))
        } else if !StringsLexer.isQuote(bytes[index]) {
            next = index + StringsCharacter.length(bytes, at: index)
        }
        next = passInvisible(bytes, from: next, &reporter, &record)
        if StringsCharacter.byte(bytes, next) == UInt8(ascii: "=") {
            next = passInvisible(bytes, from: next + 1, &reporter, &record)
        }
        if isOnLine, let repaired = takingValue(bytes, at: next, &record) { return repaired }
        return Outcome(
            next: .search(from: isOnLine ? index + StringsCharacter.length(bytes, at: index) : index))
    }

    /// Goes on where no value can begin behind `=`.
    mutating func value(
        _ bytes: Span<UInt8>, at index: Int, _ reporter: inout StringsReporter, _ record: inout CommentRecord
    ) -> Outcome {
        if StringsLine.isConflictMarker(bytes, at: index) {
            reporter.reportMissingValue(draft, at: index..<index)
            return Outcome(next: .place(index))
        }
        reporter.reportUnexpectedValue(bytes, draft, at: index)
        if bytes[index] == UInt8(ascii: ";") { return Outcome(next: .behindLostEntry(index + 1)) }
        if let guess = StringsGuess(bytes, at: draft.start, before: bytes.count), guess.value != nil {
            return Outcome(entry: .guess(guess), next: .behindEntry)
        }
        let bareEnd = StringsLine.endOfBareValue(bytes, from: index)
        if StringsLine.isBareValue(bytes, at: index), StringsCharacter.byte(bytes, bareEnd) == UInt8(ascii: ";") {
            draft.value = StringToken(unquoted: index..<bareEnd, bytes)
            draft.isRepaired = true
            return Outcome(entry: .draft(draft, end: bareEnd + 1), next: .behindEntry)
        }
        let behind = index + StringsCharacter.length(bytes, at: index)
        let next = passInvisible(bytes, from: behind, &reporter, &record)
        return takingValue(bytes, at: next, &record) ?? Outcome(next: .search(from: behind))
    }

    /// Goes on where no `;` stands behind a value.
    mutating func semicolon(
        _ bytes: Span<UInt8>, valueEnd: Int, at index: Int, _ reporter: inout StringsReporter,
        _ record: inout CommentRecord
    ) -> Outcome {
        let isOnLine = index < bytes.count && !StringsLine.hasEnd(bytes, valueEnd..<index)
        if isOnLine, let value = draft.value, value.quote != nil {
            if StringsLine.hasEnd(bytes, value.content) {
                reporter.reportSwallowing(bytes, value, .missingSemicolon, next: index)
                let lineEnd = StringsLine.end(bytes, from: value.outer.lowerBound)
                draft.value?.content = StringsLine.trimmedText(bytes, value.content.lowerBound..<lineEnd)
                draft.isRepaired = true
                return Outcome(entry: .draft(draft, end: lineEnd), next: .search(from: lineEnd))
            }
            if let end = StringsLine.endOfUnescapedText(bytes, value, from: index) {
                reporter.reportUnescapedQuote(bytes, value, next: index, end: end)
                draft.value?.content = value.content.lowerBound..<end
                // What was taken for a comment behind the inner quote is a part of the text.
                record.forget(from: valueEnd)
                draft.value?.traits = TextTraits(scanning: bytes.extracting(value.content.lowerBound..<end))
                draft.isRepaired = true
                let next = StringsGuess.skipBlanks(bytes, from: end + 1, before: bytes.count)
                let isClosed = next < bytes.count && bytes[next] == UInt8(ascii: ";")
                return Outcome(entry: .draft(draft, end: isClosed ? next + 1 : end + 1), next: .behindEntry)
            }
        }
        reporter.reportMissingSemicolon(bytes, draft, next: index)
        draft.isBroken = true
        let entry = Outcome.Entry.draft(draft, end: valueEnd)
        guard isOnLine, !(isInBraces && bytes[index] == UInt8(ascii: "}")) else {
            return Outcome(entry: entry, next: .place(index), dropsComments: true)
        }
        return Outcome(
            entry: entry, next: .search(from: bytes[index] == UInt8(ascii: ",") ? index + 1 : index),
            dropsComments: true)
    }

    /// Passes white space, comments and invisible characters inside a broken entry, and reports the last together
    /// with the one that broke it.
    private func passInvisible(
        _ bytes: Span<UInt8>, from start: Int, _ reporter: inout StringsReporter, _ record: inout CommentRecord
    ) -> Int {
        var index = record.skipTrivia(bytes, from: start)
        while index < bytes.count, !StringsCharacter.isVisible(bytes, at: index) {
            reporter.reportInvisible(bytes, at: index)
            index = record.skipTrivia(bytes, from: index + StringsCharacter.length(bytes, at: index))
        }
        return index
    }

    /// The entry with the string at `index` as its value, if a `;` follows it.
    private mutating func takingValue(
        _ bytes: Span<UInt8>, at index: Int, _ record: inout CommentRecord
    ) -> Outcome? {
        guard index < bytes.count, let value = StringToken(bytes, at: index), !value.isUnclosed else { return nil }
        let end = record.skipTrivia(bytes, from: value.outer.upperBound)
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
        draft.value = value
        draft.isRepaired = true
        return Outcome(entry: .draft(draft, end: end + 1), next: .behindEntry)
    }
}
