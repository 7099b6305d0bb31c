internal import L10nSource

/// The findings about single entries of the old-style text.
extension StringsReporter {
    mutating func reportMissingValue(_ draft: StringsDraft, at range: Range<Int>) {
        findings.report(
            .missingValue, "the text behind '=' is missing; write \"key\" = \"text\";", at: range, .init(isFault: true))
    }

    mutating func reportUnexpectedValue(_ bytes: Span<UInt8>, _ draft: StringsDraft, at index: Int) {
        let found = StringsCharacter.named(bytes, at: index)
        var message = "expected a text after '=', found \(found); write \"key\" = \"text\";"
        var fixes: [Fix] = []
        switch bytes[index] {
        case UInt8(ascii: ";"): message = "the text before this ';' is missing; write \"key\" = \"text\";"
        case UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ">"):
            message = "expected a text after '=', found \(found); remove it"
            fixes = [findings.fix("remove it", .displayOnly, index..<index + 1, "")]
        default:
            guard StringsLine.isBareValue(bytes, at: index) else { break }
            let end = StringsLine.endOfBareValue(bytes, from: index)
            message = "expected a text after '=', found \(found); quote the text"
            let text = String(bytes, in: index..<end)
            fixes = [findings.fix("quote the text", .displayOnly, index..<end, "\"\(text)\"")]
        }
        report(.unexpectedCharacter, bytes, at: index, message, fixes: fixes, key: draft.keyText(bytes))
    }

    mutating func reportSeparator(_ bytes: Span<UInt8>, _ draft: StringsDraft, at index: Int) {
        let found = StringsCharacter.named(bytes, at: index)
        var message = "expected '=' or ';' behind this key, found \(found); write \"key\" = \"text\";"
        var fixes: [Fix] = []
        let byte = bytes[index]
        if byte == UInt8(ascii: ":") {
            message = "expected '=' behind the key, found ':'; write '='"
            fixes = [findings.fix("write '='", .displayOnly, index..<index + 1, "=")]
        } else if StringsLexer.isQuote(byte) {
            message = "expected '=' behind the key, found \(found); add '='"
            fixes = [findings.fix("add '='", .displayOnly, index..<index, "= ")]
        } else if draft.key.quote == nil, index == draft.key.outer.upperBound,
            StringsCharacter.isVisible(bytes, at: index)
        {
            message = "an unquoted key cannot hold \(found); quote the key"
            let end = StringsLine.endOfBareKey(bytes, from: index)
            let whole = draft.start..<end
            fixes = [findings.fix("quote the key", .displayOnly, whole, "\"\(String(bytes, in: whole))\"")]
        }
        guard !StringsLine.hasEnd(bytes, draft.key.outer.upperBound..<index) else {
            findings.report(
                .expectedSeparator, "expected '=' or ';' behind this key; write \"key\" = \"text\";",
                at: draft.key.outer, .init(key: draft.keyText(bytes), isFault: true))
            return
        }
        report(.expectedSeparator, bytes, at: index, message, fixes: fixes, key: draft.keyText(bytes))
    }

    /// Reports an entry without `;`, where it ends. CoreFoundation blames the next token.
    mutating func reportMissingSemicolon(_ bytes: Span<UInt8>, _ draft: StringsDraft, next: Int) {
        let end = draft.object?.upperBound ?? draft.value?.outer.upperBound ?? draft.key.outer.upperBound
        if next < bytes.count, !StringsCharacter.isVisible(bytes, at: next) {
            report(.missingSemicolon, bytes, at: next, "", key: draft.keyText(bytes))
            return
        }
        let what = draft.value == nil && draft.object == nil ? "key" : "text"
        var fixes: [Fix] = []
        // The place is certain only where the next token ends the file or begins another entry.
        if next >= bytes.count || bytes[next] == UInt8(ascii: "}")
            || StringsRecovery.beginsEntry(bytes, at: next, behind: end)
        {
            fixes = [findings.fix("add ';'", .safe, end..<end, ";")]
        } else if bytes[next] == UInt8(ascii: ",") {
            fixes = [findings.fix("write ';'", .displayOnly, next..<next + 1, ";")]
        }
        findings.report(
            .missingSemicolon, "the entry \(draft.quotedKey(bytes)) is not closed; add ';' after its \(what)",
            at: end..<end, .init(key: draft.keyText(bytes), fixes: fixes, isFault: true))
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
        let lineEnd = StringsLine.end(bytes, from: string.outer.lowerBound)
        let count = StringsRecovery.guesses(bytes, in: lineEnd..<next).count + 1
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
            at: string.outer.lowerBound..<StringsLine.end(bytes, from: string.outer.lowerBound), .init(isFault: true))
    }
}
