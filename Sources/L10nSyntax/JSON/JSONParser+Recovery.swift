internal import L10nSource

/// What to do where the grammar is broken: say it once, and find the place to go on.
extension JSONParser {
    /// Reads the name of a member, also one in other quotes or none; nil when nothing here can be a name.
    mutating func readName(_ text: Span<UInt8>) -> JSONName? {
        let start = position
        if text[start] == 0x22 {
            let string = readString(text)
            let name = JSONName(
                lower: UInt32(truncatingIfNeeded: start), upper: UInt32(truncatingIfNeeded: position),
                hasEscapes: string.hasEscapes)
            guard string.isClosed else {
                append(.invalid, position..<position, name: name, isBroken: true)
                return nil
            }
            return name
        }
        if let name = readUnusualName(text) { return name }
        if isOuterCloser(text[start]) {
            closeMismatched(text)
            return nil
        }
        let end = endOfJunk(text)
        reports.syntaxError("\(found(text)) where a name belongs; write \"name\": value", at: start..<end)
        skipJunk(text, to: end)
        return nil
    }

    /// So far a closing single quote is searched for; a lone apostrophe should not cost the rest of a long line.
    private static let singleQuotedLimit = 4096

    private mutating func readUnusualName(_ text: Span<UInt8>) -> JSONName? {
        let start = position
        var end = start
        if text[start] == 0x27 {
            end = endOfQuoted(text, from: start, within: Self.singleQuotedLimit) ?? start
        } else {
            end = endOfWord(text, from: start)
        }
        guard end > start else { return nil }
        position = end
        if dialect != .json5 {
            let name = reports.text(text, JSONText.content(of: start..<end, in: text))
            reports.syntaxError(
                "the name \(Wording.quoted(name)) needs quotes; write \"\(name.prefix(40))\"", at: start..<end)
        }
        return JSONName(
            lower: UInt32(truncatingIfNeeded: start), upper: UInt32(truncatingIfNeeded: end),
            hasEscapes: dialect == .json5 && hasBackslash(text, start..<end))
    }

    private func hasBackslash(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.contains { text[$0] == 0x5C }
    }

    /// Reads the colon behind a name; false when the member has no value and is complete.
    mutating func readColon(_ text: Span<UInt8>, behind name: JSONName) -> Bool {
        let start = position
        switch text[start] {
        case 0x3A:
            position += 1
            return true
        case 0x3D:
            position += 1
            if position < text.count, text[position] == 0x3E { position += 1 }
            reports.syntaxError("expected ':' behind the name, found '='; write ':'", at: start..<position)
            return true
        case 0x2C, 0x5D, 0x7D:
            let range = Int(name.lower)..<Int(name.upper)
            reports.syntaxError("\(named(text, name)) has no value; add ':' and a value, or remove it", at: range)
            append(.invalid, range.upperBound..<range.upperBound, name: name, isBroken: false)
            return false
        default:
            let end = Int(name.upper)
            reports.syntaxError("no ':' behind the name \(named(text, name)); add it", at: end..<end)
            return true
        }
    }

    /// Reads something that is no JSON value, as `invalid`.
    mutating func recoverValue(_ text: Span<UInt8>, name: JSONName) {
        let start = position
        switch text[start] {
        case 0x2C, 0x5D, 0x7D:
            if name.upper > 0 {
                let range = Int(name.lower)..<Int(name.upper)
                reports.syntaxError("\(named(text, name)) has no value; write one behind the ':'", at: range)
                append(.invalid, start..<start, name: name)
            } else if frames.isEmpty {
                reports.syntaxError("\(found(text)) where a value belongs; remove it", at: start..<start + 1)
                append(.invalid, start..<start, name: name)
                position = text.count
            } else {
                closeMismatched(text)
            }
            return
        case 0x27:
            if let end = endOfQuoted(text, from: start, within: Self.singleQuotedLimit) {
                position = end
                if dialect == .json5 {
                    return append(.string, start..<end, name: name, hasEscapes: hasBackslash(text, start..<end))
                }
                reports.syntaxError("a string in single quotes; write it in double quotes", at: start..<end)
                return append(.invalid, start..<end, name: name)
            }
        default: break
        }
        if let scalar = UTF8Sequence.scalar(in: text, at: start)?.scalar, Self.curlyQuotes.contains(scalar) {
            let end = endOfJunk(text)
            reports.curlyQuote(scalar, at: start..<start + Unicode.UTF8.width(scalar))
            append(.invalid, start..<end, name: name, isBroken: true)
            position = end
            return
        }
        let word = endOfWord(text, from: start)
        let end = word > start ? word : endOfJunk(text)
        let shown = reports.text(text, start..<end)
        reports.syntaxError("\(Wording.quoted(shown)) is no JSON value; \(advice(for: shown))", at: start..<end)
        append(.invalid, start..<end, name: name, isBroken: true)
        skipJunk(text, to: end)
    }

    private static let curlyQuotes: Set<Unicode.Scalar> = ["\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}"]

    private func advice(for word: String) -> String {
        switch word.lowercased() {
        case "true", "yes", "on": "write 'true'"
        case "false", "no", "off": "write 'false'"
        case "null", "nil", "none", "undefined": "write 'null'"
        case "nan", "infinity", "-infinity", "inf": "write a finite number"
        default:
            numberAdvice(for: word) ?? Suggestions.question(word, among: ["true", "false", "null"])
                ?? "write a text in double quotes"
        }
    }

    /// How to write a number that starts with a point or a plus sign; nil for other words.
    private func numberAdvice(for word: String) -> String? {
        var digits = word.utf8[...]
        let isNegative = digits.first == 0x2D
        if isNegative || digits.first == 0x2B { digits = digits.dropFirst() }
        let isPointed = digits.first == 0x2E
        guard let number = Double(word), number.isFinite, let first = digits.dropFirst(isPointed ? 1 : 0).first,
            0x30...0x39 ~= first
        else { return nil }
        return "write \(isNegative ? "-" : "")\(isPointed ? "0" : "")\(Substring(digits))"
    }

    /// Whether a child follows though no comma stands before it. Otherwise what stands here is reported and skipped.
    mutating func isMissingComma(_ text: Span<UInt8>, behind end: Int, _ frame: Frame) -> Bool {
        let byte = text[position]
        if isOuterCloser(byte) {
            closeMismatched(text)
            return false
        }
        if byte == 0x22 || (!frame.isObject && startsValue(byte)) || isNameBehind(text, frame) {
            reports.syntaxError(
                "no ',' between this \(frame.isObject ? "member" : "element") and the next; add it", at: end..<end,
                unless: frame.isRecovering)
            return true
        }
        let start = position
        let junk = endOfJunk(text)
        let closer = frame.isObject ? "}" : "]"
        reports.syntaxError(
            "expected ',' or '\(closer)', found \(reports.quote(text, start..<junk)); remove it", at: start..<junk,
            unless: frame.isRecovering)
        skipJunk(text, to: junk)
        return false
    }

    private func startsValue(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x22, 0x5B, 0x7B, 0x2D, 0x30...0x39: true
        default: false
        }
    }

    /// Whether an unquoted word and a colon follow, which can only be the next member.
    private func isNameBehind(_ text: Span<UInt8>, _ frame: Frame) -> Bool {
        guard frame.isObject else { return false }
        let end = endOfWord(text, from: position)
        return end > position && end < text.count && text[end] == 0x3A
    }

    private func isOuterCloser(_ byte: UInt8) -> Bool {
        guard byte == 0x7D || byte == 0x5D, let frame = frames.last else { return false }
        return byte != frame.closer
    }

    /// A bracket that closes an outer container closes the inner ones too; one that closes none is skipped.
    private mutating func closeMismatched(_ text: Span<UInt8>) {
        let range = position..<position + 1
        let closer = text[position]
        guard let frame = frames.last else { return }
        let opener = Int(nodes[frame.node].lower)
        let (open, close) = frame.isObject ? ("{", "}") : ("[", "]")
        guard frames.contains(where: { $0.closer == closer }) else {
            position += 1
            if ByteSearch.endOfWhitespace(in: text, from: position) == text.count {
                reports.syntaxError(
                    "expected '\(close)', found '\(frame.isObject ? "]" : "}")'; write '\(close)'", at: range)
                while !frames.isEmpty { closeFrame(text) }
            } else {
                reports.syntaxError("'\(frame.isObject ? "]" : "}")' closes nothing; remove it", at: range)
            }
            return
        }
        reports.syntaxError(
            "expected '\(close)', found \(found(text)); add '\(close)' before it", at: range,
            note: ("this '\(open)' is not closed", opener..<opener + 1))
        closeFrame(text)
    }

    /// Says once that the file ends too early, and closes everything.
    mutating func reportEndOfFile(_ text: Span<UInt8>) {
        defer { while !frames.isEmpty { closeFrame(text) } }
        guard let inner = frames.last, !(inner.isRecovering && inner.previousEnd == text.count) else { return }
        let closers = frames.reversed().prefix(20).map { $0.isObject ? "}" : "]" }.joined()
        let opener = Int(nodes[inner.node].lower)
        let kind = inner.isObject ? "an object" : "an array"
        reports.syntaxError(
            "the file ends inside \(kind); add '\(closers)'\(frames.count > 20 ? " and more" : "")",
            at: text.count..<text.count, note: ("it is opened here", opener..<opener + 1))
    }

    /// Reports what stands behind the outermost value.
    mutating func readEnd(_ text: Span<UInt8>) {
        skipTrivia(text)
        guard position < text.count else { return }
        let start = position
        let end = max(endOfJunk(text), start + 1)
        reports.syntaxError("\(found(text)) behind the end of the JSON value; remove it", at: start..<end)
    }

    /// Skips a container with all that it holds, and looks at nothing in it but strings and brackets.
    mutating func skipContainer(_ text: Span<UInt8>) {
        var depth = 0
        while position < text.count {
            switch text[position] {
            case 0x22:
                position = endOfQuoted(text, from: position) ?? endOfLine(text, from: position)
                continue
            case 0x7B, 0x5B: depth += 1
            case 0x7D, 0x5D: depth -= 1
            default: break
            }
            position += 1
            if depth == 0 { return }
        }
    }

    /// The end of a quoted text on this line; nil when it is not closed.
    private func endOfQuoted(_ text: Span<UInt8>, from start: Int, within limit: Int = .max) -> Int? {
        let quote = text[start]
        let end = limit < text.count - start ? start + limit : text.count
        var index = start + 1
        while index < end, text[index] != 0x0A, text[index] != 0x0D {
            if text[index] == quote { return index + 1 }
            index += text[index] == 0x5C && index + 1 < text.count && text[index + 1] >= 0x20 ? 2 : 1
        }
        return nil
    }

    /// The end of a run that makes no sense here: to the next comma, bracket, quote, colon or line end.
    private func endOfJunk(_ text: Span<UInt8>) -> Int {
        var index = position
        scan: while index < text.count {
            switch text[index] {
            case 0x22, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D, 0x0A, 0x0D: break scan
            default: index += 1
            }
        }
        while index > position, text[index - 1] == 0x20 || text[index - 1] == 0x09 { index -= 1 }
        return max(index, min(position + 1, text.count))
    }

    /// Goes on behind junk; a container that stands in it is skipped whole.
    private mutating func skipJunk(_ text: Span<UInt8>, to end: Int) {
        if position < text.count, text[position] == 0x7B || text[position] == 0x5B {
            skipContainer(text)
        } else {
            position = end
        }
        if !frames.isEmpty {
            frames[frames.count - 1].previousEnd = frames[frames.count - 1].previousEnd ?? position
            frames[frames.count - 1].isRecovering = true
        }
    }

    /// The character at the position, in quotes.
    private func found(_ text: Span<UInt8>) -> String {
        reports.quote(text, position..<position + (UTF8Sequence.scalar(in: text, at: position)?.length ?? 1))
    }

    private func named(_ text: Span<UInt8>, _ name: JSONName) -> String {
        reports.quote(text, JSONText.content(of: Int(name.lower)..<Int(name.upper), in: text))
    }

    /// A comma behind the last child: an error, or in the lenient dialect a warning with a fix.
    mutating func reportTrailingComma(_ comma: Range<Int>, before closer: UInt8) {
        let bracket = closer == 0x7D ? "}" : "]"
        reports.trailingComma(at: comma, before: bracket, dialect)
    }
}
