internal import L10nSource

/// What to do where the grammar is broken: say it once, and find the place to go on.
extension JSONParser {
    /// Reads the name of a member, also one in other quotes or none; nil when nothing here can be a name.
    mutating func readName(_ text: Span<UInt8>) -> JSONName? {
        let start = lexer.position
        if text[start] == 0x22 {
            let string = lexer.readString(text)
            let name = JSONName(
                lower: UInt32(truncatingIfNeeded: start), upper: UInt32(truncatingIfNeeded: lexer.position),
                hasEscapes: string.hasEscapes)
            guard string.isClosed else {
                append(.invalid, lexer.position..<lexer.position, name: name, isBroken: true)
                return nil
            }
            return name
        }
        if let name = readUnusualName(text) { return name }
        if isOuterCloser(text[start]) {
            closeMismatched(text)
            return nil
        }
        let end = lexer.endOfJunk(text)
        lexer.reports.syntaxError("\(lexer.found(text)) where a name belongs; write \"name\": value", at: start..<end)
        skipJunk(text, to: end)
        return nil
    }

    private mutating func readUnusualName(_ text: Span<UInt8>) -> JSONName? {
        let start = lexer.position
        var hasEscapes = false
        if text[start] == 0x27 {
            hasEscapes = lexer.readSingleQuoted(text).hasEscapes
        } else {
            lexer.position = lexer.endOfWord(text, from: start)
        }
        guard lexer.position > start else { return nil }
        if lexer.dialect != .json5 {
            let name = lexer.reports.text(text, JSONText.content(of: start..<lexer.position, in: text))
            lexer.reports.syntaxError(
                "the name \(Wording.quoted(name)) needs quotes; write \"\(name.prefix(40))\"",
                at: start..<lexer.position)
        }
        return JSONName(
            lower: UInt32(truncatingIfNeeded: start), upper: UInt32(truncatingIfNeeded: lexer.position),
            hasEscapes: lexer.dialect == .json5 && hasEscapes)
    }

    /// Reads the colon behind a name; false when the member has no value and is complete.
    mutating func readColon(_ text: Span<UInt8>, behind name: JSONName) -> Bool {
        let start = lexer.position
        switch text[start] {
        case 0x3A:
            lexer.position += 1
            return true
        case 0x3D:
            lexer.position += 1
            if lexer.position < text.count, text[lexer.position] == 0x3E { lexer.position += 1 }
            lexer.reports.syntaxError("expected ':' behind the name, found '='; write ':'", at: start..<lexer.position)
            return true
        case 0x2C, 0x5D, 0x7D:
            let range = Int(name.lower)..<Int(name.upper)
            lexer.reports.syntaxError(
                "\(lexer.named(text, name)) has no value; add ':' and a value, or remove it", at: range)
            append(.invalid, range.upperBound..<range.upperBound, name: name, isBroken: false)
            return false
        default:
            let end = Int(name.upper)
            lexer.reports.syntaxError("no ':' behind the name \(lexer.named(text, name)); add it", at: end..<end)
            return true
        }
    }

    /// Reads something that is no JSON value, as `invalid`.
    mutating func recoverValue(_ text: Span<UInt8>, name: JSONName) {
        let start = lexer.position
        switch text[start] {
        case 0x2C, 0x5D, 0x7D:
            if name.upper > 0 {
                let range = Int(name.lower)..<Int(name.upper)
                lexer.reports.syntaxError(
                    "\(lexer.named(text, name)) has no value; write one behind the ':'", at: range)
                append(.invalid, start..<start, name: name)
            } else if frames.isEmpty {
                lexer.reports.syntaxError(
                    "\(lexer.found(text)) where a value belongs; remove it", at: start..<start + 1)
                append(.invalid, start..<start, name: name)
                // Reading on would report the rest once more, as what stands behind the value.
                lexer.position = text.count
            } else {
                closeMismatched(text)
            }
            return
        case 0x27:
            let string = lexer.readSingleQuoted(text)
            guard string.isClosed else { break }
            if lexer.dialect == .json5 {
                return append(.string, start..<lexer.position, name: name, hasEscapes: string.hasEscapes)
            }
            lexer.reports.syntaxError(
                "a string in single quotes; write it in double quotes", at: start..<lexer.position)
            return append(.invalid, start..<lexer.position, name: name)
        default: break
        }
        if let scalar = UTF8Sequence.scalar(in: text, at: start)?.scalar, Self.curlyQuotes.contains(scalar) {
            let end = lexer.endOfJunk(text)
            lexer.reports.curlyQuote(scalar, at: start..<start + Unicode.UTF8.width(scalar))
            append(.invalid, start..<end, name: name, isBroken: true)
            lexer.position = end
            return
        }
        let word = lexer.endOfWord(text, from: start)
        let end = word > start ? word : lexer.endOfJunk(text)
        let shown = lexer.reports.text(text, start..<end)
        lexer.reports.syntaxError(
            "\(Wording.quoted(shown)) is no JSON value; \(JSONAdvice.value(for: shown))", at: start..<end)
        append(.invalid, start..<end, name: name, isBroken: true)
        skipJunk(text, to: end)
    }

    private static let curlyQuotes: Set<Unicode.Scalar> = ["\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}"]

    /// Whether a child follows though no comma stands before it. Otherwise what stands here is reported and skipped.
    mutating func isMissingComma(_ text: Span<UInt8>, behind end: Int, _ frame: Frame) -> Bool {
        let byte = text[lexer.position]
        if isOuterCloser(byte) {
            closeMismatched(text)
            return false
        }
        if byte == 0x22 || (!frame.isObject && startsValue(byte)) || isNameBehind(text, frame) {
            lexer.reports.syntaxError(
                "no ',' between this \(frame.isObject ? "member" : "element") and the next; add it", at: end..<end,
                unless: frame.isRecovering)
            return true
        }
        let start = lexer.position
        let junk = lexer.endOfJunk(text)
        let closer = frame.isObject ? "}" : "]"
        lexer.reports.syntaxError(
            "expected ',' or '\(closer)', found \(lexer.reports.quote(text, start..<junk)); remove it",
            at: start..<junk, unless: frame.isRecovering)
        skipJunk(text, to: junk)
        return false
    }

    @inline(__always)
    func startsValue(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x22, 0x5B, 0x7B, 0x2D, 0x30...0x39: true
        default: false
        }
    }

    /// Whether an unquoted word and a colon follow, which can only be the next member.
    private func isNameBehind(_ text: Span<UInt8>, _ frame: Frame) -> Bool {
        guard frame.isObject else { return false }
        let end = lexer.endOfWord(text, from: lexer.position)
        return end > lexer.position && end < text.count && text[end] == 0x3A
    }

    private func isOuterCloser(_ byte: UInt8) -> Bool {
        guard byte == 0x7D || byte == 0x5D, let frame = frames.last else { return false }
        return byte != frame.closer
    }

    /// A bracket that closes an outer container closes the inner ones too; one that closes none is skipped.
    private mutating func closeMismatched(_ text: Span<UInt8>) {
        let range = lexer.position..<lexer.position + 1
        let closer = text[lexer.position]
        guard let frame = frames.last else { return }
        let opener = Int(nodes[frame.node].lower)
        let (open, close) = frame.isObject ? ("{", "}") : ("[", "]")
        guard frames.contains(where: { $0.closer == closer }) else {
            lexer.position += 1
            // As the last character of the file it was meant for this container; elsewhere it is one too many.
            if ByteSearch.endOfWhitespace(in: text, from: lexer.position) == text.count {
                lexer.reports.syntaxError(
                    "expected '\(close)', found '\(frame.isObject ? "]" : "}")'; write '\(close)'", at: range)
                closeFrames(text)
            } else {
                lexer.reports.syntaxError("'\(frame.isObject ? "]" : "}")' closes nothing; remove it", at: range)
            }
            return
        }
        lexer.reports.syntaxError(
            "expected '\(close)', found \(lexer.found(text)); add '\(close)' before it", at: range,
            note: ("this '\(open)' is not closed", opener..<opener + 1))
        // The bracket itself is left, and met again in the container around this one.
        closeFrame(text)
    }

    /// Says once that the file ends too early, and closes everything.
    mutating func reportEndOfFile(_ text: Span<UInt8>) {
        defer { closeFrames(text) }
        // A broken child that reaches to the end of the file is reported, and the reason that nothing follows.
        guard let inner = frames.last, !(inner.isRecovering && inner.previousEnd == text.count) else { return }
        let closers = frames.reversed().prefix(20).map { $0.isObject ? "}" : "]" }.joined()
        let opener = Int(nodes[inner.node].lower)
        let kind = inner.isObject ? "an object" : "an array"
        lexer.reports.syntaxError(
            "the file ends inside \(kind); add '\(closers)'\(frames.count > 20 ? " and more" : "")",
            at: text.count..<text.count, note: ("it is opened here", opener..<opener + 1))
    }

    /// Reports what stands behind the outermost value.
    mutating func readEnd(_ text: Span<UInt8>) {
        lexer.skipTrivia(text)
        guard lexer.position < text.count else { return }
        let start = lexer.position
        let end = max(lexer.endOfJunk(text), start + 1)
        lexer.reports.syntaxError("\(lexer.found(text)) behind the end of the JSON value; remove it", at: start..<end)
    }

    /// Goes on behind junk; a container that stands in it is skipped whole.
    private mutating func skipJunk(_ text: Span<UInt8>, to end: Int) {
        if lexer.position < text.count, text[lexer.position] == 0x7B || text[lexer.position] == 0x5B {
            lexer.skipContainer(text)
        } else {
            lexer.position = end
        }
        noteJunk()
    }

    /// A comma behind the last child: an error, or in the lenient dialect a warning with a fix.
    mutating func reportTrailingComma(_ comma: Range<Int>, before closer: UInt8) {
        let bracket = closer == 0x7D ? "}" : "]"
        lexer.reports.trailingComma(at: comma, before: bracket, lexer.dialect)
    }
}
