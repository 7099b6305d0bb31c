internal import L10nSource

extension StringsTextReader {
    /// Passes what cannot begin an entry, where one should begin.
    mutating func passStop(_ bytes: Span<UInt8>) {
        let start = position
        if strayBraces > 0, bytes[start] == UInt8(ascii: "}") {
            closeStrayBrace(bytes)
            return
        }
        if isConflictMarker(bytes, at: start) {
            if state == .body, !entries.isEmpty, !hasStopped { reportStop(bytes, at: start, cause: .truncated) }
            _ = reportConflictMarker(bytes)
            return
        }
        if state == .braces {
            reportBraceExpected(bytes, at: start)
        } else if onlyJunkFollows(bytes, from: start) {
            reportStop(bytes, at: start, cause: .trailingJunk)
            position = bytes.count
            return
        } else {
            reportStop(bytes, at: start, cause: .truncated)
        }
        resumeBehindStop(bytes)
    }

    /// Passes the `}` of a `{` that has been reported, and its `;`.
    private mutating func closeStrayBrace(_ bytes: Span<UInt8>) {
        strayBraces -= 1
        let next = StringsLexer.skipTrivia(bytes, from: position + 1)
        position = byte(bytes, next) == UInt8(ascii: ";") ? next + 1 : position + 1
        block = CommentBlock(isAfterEntry: false)
    }

    /// Passes what cannot begin an entry at the start of a file.
    mutating func passForeignStart(_ bytes: Span<UInt8>) {
        reportForeignStart(bytes, at: position)
        resumeBehindStop(bytes)
    }

    /// Passes what follows a whole object.
    mutating func passJunk(_ bytes: Span<UInt8>) {
        reportJunk(bytes, at: position)
        state = .body
        hasStopped = true
        resume(bytes, from: position)
    }

    private mutating func resumeBehindStop(_ bytes: Span<UInt8>) {
        let start = position
        if let guess = StringsGuess(bytes, at: start, before: bytes.count), guess.key.isForeign,
            guess.value != nil
        {
            append(guess, bytes, flags: .repaired)
            position = guess.end
        } else if bytes[start] == UInt8(ascii: ";") || !isVisible(bytes, at: start) {
            position = start + characterLength(bytes, at: start)
            resume(bytes, from: position)
        } else {
            if bytes[start] == UInt8(ascii: "{") { strayBraces += 1 }
            let isCommentEnd = bytes[start] == UInt8(ascii: "*") && byte(bytes, start + 1) == UInt8(ascii: "/")
            resume(bytes, from: isCommentEnd ? start + 2 : start + characterLength(bytes, at: start))
        }
    }

    /// Whether nothing but white space, closed comments, `; , } )`, controls and invisible characters follows.
    private func onlyJunkFollows(_ bytes: Span<UInt8>, from start: Int) -> Bool {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: ")"): index += 1
            case UInt8(ascii: "/"):
                guard let comment = StringsLexer.comment(bytes, at: index), comment.isClosed else { return false }
                index = comment.end
            default:
                guard !isVisible(bytes, at: index) else { return false }
                index += characterLength(bytes, at: index)
            }
        }
        return true
    }

    /// Whether a line begins at `index` with seven of the characters that mark a merge conflict.
    func isConflictMarker(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        guard index + 7 <= bytes.count else { return false }
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"): break
        default: return false
        }
        for offset in 1..<7 where bytes[index + offset] != byte { return false }
        let previous = index > 0 ? bytes[index - 1] : 0x0A
        // A byte-order mark ends in 0xBF.
        return StringsGuess.isLineEnd(previous) || index == 3 && previous == 0xBF
    }

    /// Reports the marker line that begins at `position`, if one does, and passes it.
    mutating func reportConflictMarker(_ bytes: Span<UInt8>) -> Bool {
        let start = position
        guard isConflictMarker(bytes, at: start) else { return false }
        isInConflict = bytes[start] != UInt8(ascii: ">")
        reportMarker(start..<start + 7)
        position = endOfLine(bytes, from: start)
        block = CommentBlock(isAfterEntry: false)
        return true
    }
}
