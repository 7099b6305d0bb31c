internal import L10nSource

extension StringsTextReader {
    /// Adds what was made out of a broken entry, and moves on.
    mutating func take(_ outcome: StringsEntryRecovery.Outcome, _ bytes: Span<UInt8>) {
        switch outcome.entry {
        case .lost: break
        case .draft(let draft, let end): append(draft, bytes, end: end)
        case .guess(let guess):
            table.append(guess, bytes, flags: .repaired)
            position = guess.end
        }
        if outcome.dropsComments { table.dropComments() }
        switch outcome.next {
        case .behindEntry: break
        case .behindLostEntry(let end):
            position = end
            table.comments = CommentBlock(isAfterEntry: true)
        case .place(let index): position = index
        case .search(let start): resume(bytes, from: start)
        }
    }

    /// Goes on behind a string that is never closed.
    mutating func loseUnclosedString(_ bytes: Span<UInt8>, _ string: StringToken, draft: StringsDraft?) {
        let rest = StringsLine.end(bytes, from: string.outer.lowerBound)..<bytes.count
        let isKey = draft == nil
        let wasFirst = state == .body && table.entries.isEmpty && !reporter.hasStopped
        let count = table.harvest(bytes, in: rest, flags: .repaired)
        reporter.reportUnclosedString(bytes, string, swallowing: count)
        // CoreFoundation refuses a file for its first string, and stops at a later key without a message (S-63, S-101).
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
        // The comments from there on are met, and noted, once more.
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
