internal import L10nSource

extension StringsTextReader {
    /// Goes on where neither `=` nor `;` stands behind a key.
    mutating func recoverSeparator(_ bytes: Span<UInt8>, _ draft: inout StringsDraft, at index: Int) {
        if StringsLine.isConflictMarker(bytes, at: index) {
            reporter.reportMissingSemicolon(bytes, draft, next: index)
            draft.isBroken = true
            append(draft, bytes, end: draft.key.outer.upperBound)
            position = index
            return
        }
        let isOnLine = !StringsLine.hasEnd(bytes, draft.key.outer.upperBound..<index)
        if draft.key.quote != nil, StringsLine.hasEnd(bytes, draft.key.content), isOnLine {
            reporter.reportSwallowing(bytes, draft.key, .expectedSeparator, next: index)
            resume(bytes, from: StringsLine.end(bytes, from: draft.start))
            return
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
        next = passInvisible(bytes, from: next)
        if StringsCharacter.byte(bytes, next) == UInt8(ascii: "=") { next = passInvisible(bytes, from: next + 1) }
        guard isOnLine, takeValue(bytes, &draft, at: next) else {
            resume(bytes, from: isOnLine ? index + StringsCharacter.length(bytes, at: index) : index)
            return
        }
    }

    /// Goes on where no value can begin behind `=`.
    mutating func recoverValue(_ bytes: Span<UInt8>, _ draft: inout StringsDraft, at index: Int) {
        if StringsLine.isConflictMarker(bytes, at: index) {
            reporter.reportMissingValue(draft, at: index..<index)
            position = index
            return
        }
        reporter.reportUnexpectedValue(bytes, draft, at: index)
        if bytes[index] == UInt8(ascii: ";") {
            position = index + 1
            table.comments = CommentBlock(isAfterEntry: true)
            return
        }
        if let guess = StringsGuess(bytes, at: draft.start, before: bytes.count), guess.value != nil {
            table.append(guess, bytes, flags: .repaired)
            position = guess.end
            return
        }
        let bareEnd = StringsLine.endOfBareValue(bytes, from: index)
        if StringsLine.isBareValue(bytes, at: index), StringsCharacter.byte(bytes, bareEnd) == UInt8(ascii: ";") {
            draft.value = StringToken(unquoted: index..<bareEnd, bytes)
            draft.isRepaired = true
            append(draft, bytes, end: bareEnd + 1)
            return
        }
        let next = passInvisible(bytes, from: index + StringsCharacter.length(bytes, at: index))
        if !takeValue(bytes, &draft, at: next) {
            resume(bytes, from: index + StringsCharacter.length(bytes, at: index))
        }
    }

    /// Passes white space, comments and invisible characters inside a broken entry, and reports the last together
    /// with the one that broke it.
    private mutating func passInvisible(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = table.record.skipTrivia(bytes, from: start)
        while index < bytes.count, !StringsCharacter.isVisible(bytes, at: index) {
            reporter.reportInvisible(bytes, at: index)
            index = table.record.skipTrivia(bytes, from: index + StringsCharacter.length(bytes, at: index))
        }
        return index
    }

    /// Takes the string at `index` as the value of a broken entry, if a `;` follows it.
    private mutating func takeValue(_ bytes: Span<UInt8>, _ draft: inout StringsDraft, at index: Int) -> Bool {
        guard index < bytes.count, let value = StringToken(bytes, at: index), !value.isUnclosed else { return false }
        let end = table.record.skipTrivia(bytes, from: value.outer.upperBound)
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return false }
        draft.value = value
        draft.isRepaired = true
        append(draft, bytes, end: end + 1)
        return true
    }

    /// Goes on where no `;` stands behind a value.
    mutating func recoverSemicolon(_ bytes: Span<UInt8>, _ draft: inout StringsDraft, valueEnd: Int, at index: Int) {
        let isOnLine = index < bytes.count && !StringsLine.hasEnd(bytes, valueEnd..<index)
        if isOnLine, let value = draft.value, value.quote != nil {
            if StringsLine.hasEnd(bytes, value.content) {
                reporter.reportSwallowing(bytes, value, .missingSemicolon, next: index)
                let lineEnd = StringsLine.end(bytes, from: value.outer.lowerBound)
                draft.value?.content = StringsLine.trimmedText(bytes, value.content.lowerBound..<lineEnd)
                draft.isRepaired = true
                append(draft, bytes, end: lineEnd)
                resume(bytes, from: lineEnd)
                return
            }
            if let end = StringsLine.endOfUnescapedText(bytes, value, from: index) {
                reporter.reportUnescapedQuote(bytes, value, next: index, end: end)
                draft.value?.content = value.content.lowerBound..<end
                table.record.forget(from: valueEnd)
                draft.value?.traits = TextTraits(scanning: bytes.extracting(value.content.lowerBound..<end))
                draft.isRepaired = true
                let next = StringsGuess.skipBlanks(bytes, from: end + 1, before: bytes.count)
                let isClosed = next < bytes.count && bytes[next] == UInt8(ascii: ";")
                append(draft, bytes, end: isClosed ? next + 1 : end + 1)
                return
            }
        }
        reporter.reportMissingSemicolon(bytes, draft, next: index)
        draft.isBroken = true
        append(draft, bytes, end: valueEnd)
        table.dropComments()
        guard isOnLine else {
            position = index
            return
        }
        if state == .braces, bytes[index] == UInt8(ascii: "}") {
            position = index
        } else {
            resume(bytes, from: bytes[index] == UInt8(ascii: ",") ? index + 1 : index)
        }
    }

    /// Goes on behind a string that is never closed.
    mutating func loseUnclosedString(_ bytes: Span<UInt8>, _ string: StringToken, draft: StringsDraft?) {
        let rest = StringsLine.end(bytes, from: string.outer.lowerBound)..<bytes.count
        let isKey = draft == nil
        let wasFirst = state == .body && table.entries.isEmpty && !reporter.hasStopped
        let count = table.harvest(bytes, in: rest, flags: .repaired)
        reporter.reportUnclosedString(bytes, string, swallowing: count)
        if isKey, state == .body, !wasFirst {
            reporter.reportStop(bytes, at: string.outer.lowerBound, .truncated, behind: table)
        }
        // The missing quote explains a missing brace, too.
        state = .body
        position = bytes.count
    }

    /// Moves on to the next place, from `start`, where reading can go on.
    mutating func resume(_ bytes: Span<UInt8>, from start: Int) {
        table.dropComments()
        table.record.forget(from: start)
        let isInBraces = state == .braces || strayBraces > 0
        position = StringsRecovery.nextPlace(bytes, from: start, isInBraces: isInBraces, noting: &table.record)
    }

    /// Reports why an object cannot be read, and moves on behind the fault.
    mutating func resumeBehindFault(_ bytes: Span<UInt8>, _ reader: OldStylePropertyListReader, from start: Int) {
        table.record.note(reader.comments)
        reporter.reportObjectFault(bytes, reader, from: start)
        guard !reader.isTooDeep else {
            // Nobody wrote this by hand, and what closes the rest would be reported as junk.
            state = .body
            position = bytes.count
            return
        }
        resume(bytes, from: max(reader.fault?.offset ?? start, start + 1))
    }
}
