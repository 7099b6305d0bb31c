internal import L10nSource

/// The findings about single entries of the old-style text.
extension StringsTextReader {
    mutating func reportMissingValue(_ draft: Draft, at range: Range<Int>) {
        findings.report(
            .missingValue, "the text behind '=' is missing; write \"key\" = \"text\";", at: range, .init(isFault: true))
    }

    mutating func reportUnexpectedValue(_ bytes: Span<UInt8>, _ draft: Draft, at index: Int) {
        let found = named(bytes, at: index)
        var message = "expected a text after '=', found \(found); write \"key\" = \"text\";"
        var fixes: [Fix] = []
        switch bytes[index] {
        case UInt8(ascii: ";"): message = "the text before this ';' is missing; write \"key\" = \"text\";"
        case UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ">"):
            message = "expected a text after '=', found \(found); remove it"
            fixes = [findings.fix("remove it", .displayOnly, index..<index + 1, "")]
        default:
            guard isBareValue(bytes, at: index) else { break }
            let end = endOfBareValue(bytes, from: index)
            message = "expected a text after '=', found \(found); quote the text"
            let text = String(bytes, in: index..<end)
            fixes = [findings.fix("quote the text", .displayOnly, index..<end, "\"\(text)\"")]
        }
        report(.unexpectedCharacter, bytes, at: index, message, fixes: fixes, key: key(bytes, draft))
    }

    mutating func reportSeparator(_ bytes: Span<UInt8>, _ draft: Draft, at index: Int) {
        let found = named(bytes, at: index)
        var message = "expected '=' or ';' behind this key, found \(found); write \"key\" = \"text\";"
        var fixes: [Fix] = []
        let byte = bytes[index]
        if byte == UInt8(ascii: ":") {
            message = "expected '=' behind the key, found ':'; write '='"
            fixes = [findings.fix("write '='", .displayOnly, index..<index + 1, "=")]
        } else if StringsLexer.isQuote(byte) {
            message = "expected '=' behind the key, found \(found); add '='"
            fixes = [findings.fix("add '='", .displayOnly, index..<index, "= ")]
        } else if draft.key.quote == nil, index == draft.key.outer.upperBound, isVisible(bytes, at: index) {
            message = "an unquoted key cannot hold \(found); quote the key"
            let end = endOfBareKey(bytes, from: index)
            let whole = draft.start..<end
            fixes = [findings.fix("quote the key", .displayOnly, whole, "\"\(String(bytes, in: whole))\"")]
        }
        guard !hasLineEnd(bytes, draft.key.outer.upperBound..<index) else {
            findings.report(
                .expectedSeparator, "expected '=' or ';' behind this key; write \"key\" = \"text\";",
                at: draft.key.outer, .init(key: key(bytes, draft), isFault: true))
            return
        }
        report(.expectedSeparator, bytes, at: index, message, fixes: fixes, key: key(bytes, draft))
    }

    /// Reports an entry without `;`, where it ends. CoreFoundation blames the next token.
    mutating func reportMissingSemicolon(_ bytes: Span<UInt8>, _ draft: Draft, next: Int) {
        let end = draft.object?.upperBound ?? draft.value?.outer.upperBound ?? draft.key.outer.upperBound
        if next < bytes.count, !isVisible(bytes, at: next) {
            report(.missingSemicolon, bytes, at: next, "", key: key(bytes, draft))
            return
        }
        let what = draft.value == nil && draft.object == nil ? "key" : "text"
        var fixes: [Fix] = []
        if next >= bytes.count || bytes[next] == UInt8(ascii: "}") || beginsEntry(bytes, at: next, behind: end) {
            fixes = [findings.fix("add ';'", .safe, end..<end, ";")]
        } else if bytes[next] == UInt8(ascii: ",") {
            fixes = [findings.fix("write ';'", .displayOnly, next..<next + 1, ";")]
        }
        findings.report(
            .missingSemicolon, "the entry \(quotedKey(bytes, draft)) is not closed; add ';' after its \(what)",
            at: end..<end, .init(key: key(bytes, draft), fixes: fixes, isFault: true))
    }

    /// Reports text behind a closing quote that seems to belong inside.
    mutating func reportUnescapedQuote(_ bytes: Span<UInt8>, _ value: StringToken, next: Int, end: Int) {
        var quotes: [Int] = []
        var index = value.content.upperBound
        while index < end {
            if bytes[index] == value.quote { quotes.append(index) }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        let outside = next..<(quotes.first { $0 > next } ?? end)
        let edits = quotes.map { Edit(findings.span($0..<$0), "\\") }
        findings.report(
            .missingSemicolon,
            "\(Wording.quoted(String(bytes, in: outside))) stands outside the string; write \\\" for inner quotes",
            at: outside,
            .init(
                rule: .unescapedQuote, fixes: [Fix("escape the inner quotes", .unsafe, edits: edits)], isFault: true))
    }

    /// Reports a string that runs over the end of its line into the next string.
    mutating func reportSwallowing(_ bytes: Span<UInt8>, _ string: StringToken, _ cause: StringsCause, next: Int) {
        let lineEnd = endOfLine(bytes, from: string.outer.lowerBound)
        let count = guesses(bytes, in: lineEnd..<next).count + 1
        findings.report(
            cause,
            "this string is not closed on its line and swallows \(Wording.count(count, "entry", "entries")); add '\"' "
                + "where it should end",
            at: string.outer.lowerBound..<lineEnd, .init(rule: .unterminatedString, isFault: true))
    }

    /// Reports a string without a closing quote.
    mutating func reportUnclosedString(_ bytes: Span<UInt8>, _ string: StringToken, swallowing count: Int) {
        var backslashes = 0
        while backslashes < string.content.count,
            bytes[string.content.upperBound - 1 - backslashes] == UInt8(ascii: "\\")
        {
            backslashes += 1
        }
        let cause: StringsCause = backslashes % 2 == 1 ? .unterminatedEscape : .unterminatedString
        let swallows = count == 0 ? "" : " and swallows \(Wording.count(count, "entry", "entries"))"
        findings.report(
            cause, "this string is never closed\(swallows); add '\"' where it should end",
            at: string.outer.lowerBound..<endOfLine(bytes, from: string.outer.lowerBound), .init(isFault: true))
    }
}

extension StringsTextReader {
    /// The key of an entry, decoded.
    func key(_ bytes: Span<UInt8>, _ draft: Draft) -> String {
        guard draft.key.traits.contains(.escape) else { return String(bytes, in: draft.key.content) }
        return String(decoding: StringsEscape.decoded(bytes, in: draft.key.content), as: UTF8.self)
    }

    func quotedKey(_ bytes: Span<UInt8>, _ draft: Draft) -> String {
        Wording.quoted(key(bytes, draft))
    }

    /// Whether an entry begins at `index`, on a later line than `end`.
    private func beginsEntry(_ bytes: Span<UInt8>, at index: Int, behind end: Int) -> Bool {
        guard hasLineEnd(bytes, end..<index), let guess = StringsGuess(bytes, at: index, before: bytes.count) else {
            return false
        }
        return !guess.key.isForeign
    }

    /// Whether something that was meant as an unquoted text begins at `index`.
    func isBareValue(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        switch bytes[index] {
        case UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ">"): return false
        default:
            guard let (scalar, _) = UTF8Sequence.decode(bytes, at: index) else { return false }
            return isVisible(bytes, at: index) && !StringsGuess.isTypographicQuote(scalar)
                && endOfBareValue(bytes, from: index) > index
        }
    }

    /// The end of something on a line that was meant as an unquoted text.
    func endOfBareValue(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, !StringsGuess.isLineEnd(bytes[end]), bytes[end] != UInt8(ascii: ";"),
            !StringsLexer.isQuote(bytes[end])
        {
            end += 1
        }
        while end > start, bytes[end - 1] == 0x20 { end -= 1 }
        return end
    }

    /// The end of something on a line that was meant as an unquoted key.
    func endOfBareKey(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ";"), bytes[end] != UInt8(ascii: "="),
            !StringsLexer.isQuote(bytes[end])
        {
            end += 1
        }
        return end
    }
}
