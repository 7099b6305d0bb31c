internal import L10nSource

extension StringsTextReader {
    /// Moves on to the next place, from `start`, where an entry, a merge marker, an unclosed comment or the closing
    /// brace of the file seems to stand.
    mutating func resume(_ bytes: Span<UInt8>, from start: Int) {
        var index = start
        var mayBegin = true
        var isLineStart = false
        var depth = 0
        block = CommentBlock(isAfterEntry: false)
        while index < bytes.count {
            if mayBegin {
                index = StringsGuess.skipBlanks(bytes, from: index, before: bytes.count)
                guard index < bytes.count, !looksLikeEntry(bytes, at: index, isLineStart: isLineStart),
                    !isConflictMarker(bytes, at: index)
                else { break }
                mayBegin = false
            }
            switch bytes[index] {
            case 0x0A, 0x0D, UInt8(ascii: ";"):
                mayBegin = true
                isLineStart = bytes[index] != UInt8(ascii: ";")
                index += 1
            case UInt8(ascii: "{"):
                depth += 1
                index += 1
            case UInt8(ascii: "}"):
                if depth == 0, state == .braces || strayBraces > 0 {
                    position = index
                    return
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
                    position = index
                    return
                }
                index = comment.end
                mayBegin = true
            case let byte where StringsLexer.isQuote(byte):
                let end = StringsGuess.closingQuote(bytes, from: index + 1, before: bytes.count)
                index = end.map { $0 + 1 } ?? index + 1
            default: index += 1
            }
        }
        position = min(index, bytes.count)
    }

    /// Reports why an object cannot be read, and moves on behind the fault.
    mutating func resumeBehindFault(_ bytes: Span<UInt8>, _ reader: OldStylePropertyListReader, from start: Int) {
        reportObjectFault(bytes, reader, from: start)
        guard !reader.isTooDeep else {
            // Nobody wrote this by hand, and what closes the rest would be reported as junk.
            state = .body
            position = bytes.count
            return
        }
        resume(bytes, from: max(reader.fault?.offset ?? start, start + 1))
    }

    /// Whether an entry begins at `index`. In the middle of a line a lone key is more likely the rest of something.
    private func looksLikeEntry(_ bytes: Span<UInt8>, at index: Int, isLineStart: Bool) -> Bool {
        guard let guess = StringsGuess(bytes, at: index, before: bytes.count) else { return false }
        return !guess.key.isForeign && (guess.hasEquals || isLineStart)
    }

    /// Takes up the entries in a range that CoreFoundation reads as something else, and returns how many there are.
    mutating func harvest(_ bytes: Span<UInt8>, in range: Range<Int>, flags: StringsEntry.Flags) -> Int {
        let guesses = guesses(bytes, in: range)
        for guess in guesses {
            block = CommentBlock(isAfterEntry: false)
            append(guess, bytes, flags: flags)
        }
        return guesses.count
    }

    /// The entries that seem to begin at the start, or on the lines, of a range.
    func guesses(_ bytes: Span<UInt8>, in range: Range<Int>) -> [StringsGuess] {
        var found: [StringsGuess] = []
        var index = range.lowerBound
        var mayBegin = true
        while index < range.upperBound {
            if mayBegin {
                index = StringsGuess.skipBlanks(bytes, from: index, before: range.upperBound)
                mayBegin = false
                if let guess = StringsGuess(bytes, at: index, before: range.upperBound), guess.value != nil {
                    found.append(guess)
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

    /// Adds an entry that was guessed.
    mutating func append(_ guess: StringsGuess, _ bytes: Span<UInt8>, flags: StringsEntry.Flags) {
        guard let value = guess.value else { return }
        let key = guess.key.content
        let keyTraits = TextTraits(scanning: bytes.extracting(key))
        let valueTraits = TextTraits(scanning: bytes.extracting(value.content))
        traits.formUnion(keyTraits.union(valueTraits))
        entries.append(
            StringsEntry(
                range: SourceRange(guess.key.outer.lowerBound..<guess.end), key: SourceRange(key),
                value: SourceRange(value.content), comment: block.range, keyTraits: keyTraits,
                valueTraits: valueTraits, commentTraits: block.traits,
                flags: isInConflict ? flags.union(.inConflict) : flags))
        block = CommentBlock(isAfterEntry: true)
    }
}
