internal import L10nSource

extension StringsTextReader {
    /// Passes what cannot begin an entry, where one should begin.
    mutating func passStop(_ bytes: Span<UInt8>) {
        let start = position
        if strayBraces > 0, bytes[start] == UInt8(ascii: "}") {
            closeStrayBrace(bytes)
            return
        }
        if StringsLine.isConflictMarker(bytes, at: start) {
            if state == .body, !table.entries.isEmpty, !reporter.hasStopped {
                reporter.reportStop(bytes, at: start, .truncated, behind: table)
            }
            _ = passConflictMarker(bytes)
            return
        }
        if state == .braces {
            reporter.reportBraceExpected(bytes, at: start, behind: table.entries)
        } else if StringsRecovery.onlyJunkFollows(bytes, from: start) {
            reporter.reportStop(bytes, at: start, .trailingJunk, behind: table)
            position = bytes.count
            return
        } else {
            reporter.reportStop(bytes, at: start, .truncated, behind: table)
        }
        resumeBehindStop(bytes)
    }

    /// Passes the `}` of a `{` that has been reported, and its `;`.
    private mutating func closeStrayBrace(_ bytes: Span<UInt8>) {
        strayBraces -= 1
        let next = table.record.skipTrivia(bytes, from: position + 1)
        position = StringsCharacter.byte(bytes, next) == UInt8(ascii: ";") ? next + 1 : position + 1
        table.record.forget(from: position)
        table.dropComments()
    }

    /// Passes what cannot begin an entry at the start of a file.
    mutating func passForeignStart(_ bytes: Span<UInt8>) {
        reporter.reportForeignStart(bytes, at: position)
        resumeBehindStop(bytes)
    }

    /// Passes what follows a whole object.
    mutating func passJunk(_ bytes: Span<UInt8>) {
        reporter.reportJunk(bytes, at: position)
        state = .body
        reporter.hasStopped = true
        resume(bytes, from: position)
    }

    private mutating func resumeBehindStop(_ bytes: Span<UInt8>) {
        let start = position
        if let guess = StringsGuess(bytes, at: start, before: bytes.count), guess.key.isForeign,
            guess.value != nil
        {
            table.append(guess, bytes, flags: .repaired)
            position = guess.end
        } else if bytes[start] == UInt8(ascii: ";") || !StringsCharacter.isVisible(bytes, at: start) {
            position = start + StringsCharacter.length(bytes, at: start)
            resume(bytes, from: position)
        } else {
            // The brace that closes it is then no second mistake.
            if bytes[start] == UInt8(ascii: "{") { strayBraces += 1 }
            let length = StringsLexer.isCommentEnd(bytes, at: start) ? 2 : StringsCharacter.length(bytes, at: start)
            resume(bytes, from: start + length)
        }
    }

    /// Reports the marker line that begins at `position`, if one does, and passes it.
    mutating func passConflictMarker(_ bytes: Span<UInt8>) -> Bool {
        let start = position
        guard StringsLine.isConflictMarker(bytes, at: start) else { return false }
        table.isInConflict = bytes[start] != UInt8(ascii: ">")
        reporter.reportMarker(start..<start + 7)
        position = StringsLine.end(bytes, from: start)
        table.dropComments()
        return true
    }
}
