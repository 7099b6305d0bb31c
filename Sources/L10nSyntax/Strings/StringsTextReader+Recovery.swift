internal import L10nSource

extension StringsTextReader {
    /// Goes on where neither `=` nor `;` stands behind a key.
    mutating func recoverSeparator(_ bytes: Span<UInt8>, _ draft: inout Draft, at index: Int) {
        if isConflictMarker(bytes, at: index) {
            reportMissingSemicolon(bytes, draft, next: index)
            draft.isBroken = true
            append(draft, bytes, end: draft.key.outer.upperBound)
            position = index
            return
        }
        let isOnLine = !hasLineEnd(bytes, draft.key.outer.upperBound..<index)
        if draft.key.quote != nil, hasLineEnd(bytes, draft.key.content), isOnLine {
            reportSwallowing(bytes, draft.key, .expectedSeparator, next: index)
            resume(bytes, from: endOfLine(bytes, from: draft.start))
            return
        }
        reportSeparator(bytes, draft, at: index)
        // A colon or an invisible character may stand for the `=`, and a text behind it is the entry's.
        var next = index
        if draft.key.quote == nil, index == draft.key.outer.upperBound, isVisible(bytes, at: index) {
            next = endOfBareKey(bytes, from: index)
            draft.key.content = draft.start..<next
            draft.key.traits = TextTraits(scanning: bytes.extracting(draft.key.content))
        } else if !StringsLexer.isQuote(bytes[index]) {
            next = index + characterLength(bytes, at: index)
        }
        next = passInvisible(bytes, from: next)
        if byte(bytes, next) == UInt8(ascii: "=") { next = passInvisible(bytes, from: next + 1) }
        guard isOnLine, takeValue(bytes, &draft, at: next) else {
            resume(bytes, from: isOnLine ? index + characterLength(bytes, at: index) : index)
            return
        }
    }

    /// Goes on where no value can begin behind `=`.
    mutating func recoverValue(_ bytes: Span<UInt8>, _ draft: inout Draft, at index: Int) {
        if isConflictMarker(bytes, at: index) {
            reportMissingValue(draft, at: index..<index)
            position = index
            return
        }
        reportUnexpectedValue(bytes, draft, at: index)
        if bytes[index] == UInt8(ascii: ";") {
            position = index + 1
            block = CommentBlock(isAfterEntry: true)
            return
        }
        if let guess = StringsGuess(bytes, at: draft.start, before: bytes.count), guess.value != nil {
            append(guess, bytes, flags: .repaired)
            position = guess.end
            return
        }
        let bareEnd = endOfBareValue(bytes, from: index)
        if isBareValue(bytes, at: index), byte(bytes, bareEnd) == UInt8(ascii: ";") {
            draft.value = StringToken(unquoted: index..<bareEnd, bytes)
            draft.isRepaired = true
            append(draft, bytes, end: bareEnd + 1)
            return
        }
        let next = passInvisible(bytes, from: index + characterLength(bytes, at: index))
        if !takeValue(bytes, &draft, at: next) { resume(bytes, from: index + characterLength(bytes, at: index)) }
    }

    /// Passes white space, comments and invisible characters inside a broken entry, and reports the last together
    /// with the one that broke it.
    private mutating func passInvisible(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = StringsLexer.skipTrivia(bytes, from: start)
        while index < bytes.count, !isVisible(bytes, at: index) {
            reportInvisible(bytes, at: index)
            index = StringsLexer.skipTrivia(bytes, from: index + characterLength(bytes, at: index))
        }
        return index
    }

    /// Takes the string at `index` as the value of a broken entry, if a `;` follows it.
    private mutating func takeValue(_ bytes: Span<UInt8>, _ draft: inout Draft, at index: Int) -> Bool {
        guard index < bytes.count, let value = StringToken(bytes, at: index), !value.isUnclosed else { return false }
        let end = StringsLexer.skipTrivia(bytes, from: value.outer.upperBound)
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return false }
        draft.value = value
        draft.isRepaired = true
        append(draft, bytes, end: end + 1)
        return true
    }

    /// Goes on where no `;` stands behind a value.
    mutating func recoverSemicolon(_ bytes: Span<UInt8>, _ draft: inout Draft, valueEnd: Int, at index: Int) {
        let isOnLine = index < bytes.count && !hasLineEnd(bytes, valueEnd..<index)
        if isOnLine, let value = draft.value, value.quote != nil {
            if hasLineEnd(bytes, value.content) {
                reportSwallowing(bytes, value, .missingSemicolon, next: index)
                let lineEnd = endOfLine(bytes, from: value.outer.lowerBound)
                draft.value?.content = trimmedText(bytes, value.content.lowerBound..<lineEnd)
                draft.isRepaired = true
                append(draft, bytes, end: lineEnd)
                resume(bytes, from: lineEnd)
                return
            }
            if let end = endOfUnescapedText(bytes, value, from: index) {
                reportUnescapedQuote(bytes, value, next: index, end: end)
                draft.value?.content = value.content.lowerBound..<end
                draft.value?.traits = TextTraits(scanning: bytes.extracting(value.content.lowerBound..<end))
                draft.isRepaired = true
                let next = StringsGuess.skipBlanks(bytes, from: end + 1, before: bytes.count)
                let isClosed = next < bytes.count && bytes[next] == UInt8(ascii: ";")
                append(draft, bytes, end: isClosed ? next + 1 : end + 1)
                return
            }
        }
        reportMissingSemicolon(bytes, draft, next: index)
        draft.isBroken = true
        append(draft, bytes, end: valueEnd)
        block = CommentBlock(isAfterEntry: false)
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
    mutating func loseUnclosedString(_ bytes: Span<UInt8>, _ string: StringToken, draft: Draft?) {
        let rest = endOfLine(bytes, from: string.outer.lowerBound)..<bytes.count
        let isKey = draft == nil
        let wasFirst = state == .body && entries.isEmpty && !hasStopped
        let count = harvest(bytes, in: rest, flags: .repaired)
        reportUnclosedString(bytes, string, swallowing: count)
        if isKey, state == .body, !wasFirst { reportStop(bytes, at: string.outer.lowerBound, cause: .truncated) }
        // The missing quote explains a missing brace, too.
        state = .body
        position = bytes.count
    }

    /// The offset of the last quote of a line that belongs to a text with unescaped quotes inside.
    private func endOfUnescapedText(_ bytes: Span<UInt8>, _ value: StringToken, from start: Int) -> Int? {
        let first = bytes[start]
        guard StringsLexer.isUnquoted(first) || first >= 0x80, isVisible(bytes, at: start) else { return nil }
        var last: Int?
        var index = start
        while index < bytes.count, !StringsGuess.isLineEnd(bytes[index]), bytes[index] != UInt8(ascii: ";") {
            if bytes[index] == value.quote {
                last = index
            } else if bytes[index] != 0x20, bytes[index] != 0x09 {
                last = nil
            }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return last
    }

    /// A text that runs to the end of its line, without what follows the place where it should have been closed.
    private func trimmedText(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
        return range.lowerBound..<end
    }
}

extension StringsTextReader {
    func hasLineEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.contains { StringsGuess.isLineEnd(bytes[$0]) }
    }

    /// The offset of the end of the line that `index` stands on.
    func endOfLine(_ bytes: Span<UInt8>, from index: Int) -> Int {
        var end = index
        while end < bytes.count, !StringsGuess.isLineEnd(bytes[end]) { end += 1 }
        return end
    }

    func characterLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
        UTF8Sequence.decode(bytes, at: index)?.length ?? 1
    }

    /// Whether the character at `index` can be seen.
    func isVisible(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        guard let (scalar, _) = UTF8Sequence.decode(bytes, at: index) else { return false }
        return scalar < 0x80 ? scalar > 0x20 && scalar != 0x7F : !TextTraits.hides(scalar)
    }
}
