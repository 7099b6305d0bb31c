internal import L10nSource

/// Where reading can go on behind an error.
enum StringsRecovery {
    /// The next place, from `start`, where an entry, a merge marker, an unclosed comment or the closing
    /// brace of the file seems to stand.
    /// - Parameter comments: takes the comments before it.
    static func nextPlace(
        _ bytes: Span<UInt8>, from start: Int, isInBraces: Bool, noting comments: inout CommentRecord
    ) -> Int {
        var index = start
        var mayBegin = true
        var isLineStart = false
        var depth = 0
        while index < bytes.count {
            // Entries begin where a line does, behind a `;` and behind a comment.
            if mayBegin {
                index = StringsGuess.skipBlanks(bytes, from: index, before: bytes.count)
                guard index < bytes.count, !looksLikeEntry(bytes, at: index, isLineStart: isLineStart),
                    !StringsLine.isConflictMarker(bytes, at: index)
                else { break }
                mayBegin = false
            }
            switch bytes[index] {
            case 0x0A, 0x0D, UInt8(ascii: ";"):
                mayBegin = true
                isLineStart = bytes[index] != UInt8(ascii: ";")
                index += 1
            case UInt8(ascii: "{"):
                // Braces of a value that made no sense are counted, so that theirs do not close the file.
                depth += 1
                index += 1
            case UInt8(ascii: "}"):
                if depth == 0, isInBraces {
                    return index
                }
                depth = max(0, depth - 1)
                index += 1
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "/"):
                guard let comment = StringsLexer.comment(bytes, at: index) else {
                    index += 1
                    continue
                }
                guard comment.isClosed else {
                    return index
                }
                comments.note(index..<comment.end, traits: comment.traits)
                index = comment.end
                mayBegin = true
            case let byte where StringsLexer.isQuote(byte):
                let end = StringsGuess.closingQuote(bytes, from: index + 1, before: bytes.count)
                index = end.map { $0 + 1 } ?? index + 1
            default: index += 1
            }
        }
        return min(index, bytes.count)
    }

    /// Whether an entry begins at `index`. In the middle of a line a lone key is more likely the rest of something.
    static func looksLikeEntry(_ bytes: Span<UInt8>, at index: Int, isLineStart: Bool) -> Bool {
        guard let guess = StringsGuess(bytes, at: index, before: bytes.count) else { return false }
        return !guess.key.isForeign && (guess.hasEquals || isLineStart)
    }

    /// Whether an entry begins at `index`, on a later line than `end`.
    static func beginsEntry(_ bytes: Span<UInt8>, at index: Int, behind end: Int) -> Bool {
        guard StringsLine.hasEnd(bytes, end..<index), let guess = StringsGuess(bytes, at: index, before: bytes.count)
        else {
            return false
        }
        return !guess.key.isForeign
    }

    /// The entries that seem to begin at the start, or on the lines, of a range.
    static func guesses(_ bytes: Span<UInt8>, in range: Range<Int>) -> [StringsGuess] {
        var found: [StringsGuess] = []
        var index = range.lowerBound
        var mayBegin = true
        while index < range.upperBound {
            if mayBegin {
                index = StringsGuess.skipBlanks(bytes, from: index, before: range.upperBound)
                mayBegin = false
                if let guess = StringsGuess(bytes, at: index, before: range.upperBound), guess.value != nil {
                    found.append(guess)
                    // Reading goes on behind the guess, so that each line is looked at once.
                    index = guess.end
                    mayBegin = true
                    continue
                }
            } else {
                mayBegin = StringsGuess.isLineEnd(bytes[index])
                index += 1
            }
        }
        return found
    }

    /// Whether nothing but white space, closed comments, `; , } )`, controls and invisible characters follows.
    static func onlyJunkFollows(_ bytes: Span<UInt8>, from start: Int) -> Bool {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: ")"): index += 1
            case UInt8(ascii: "/"):
                guard let comment = StringsLexer.comment(bytes, at: index), comment.isClosed else { return false }
                index = comment.end
            default:
                guard !StringsCharacter.isVisible(bytes, at: index) else { return false }
                index += StringsCharacter.length(bytes, at: index)
            }
        }
        return true
    }
}
