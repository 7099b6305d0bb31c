internal import L10nSource

/// Says what is wrong with old-style text, as it is read.
struct StringsReporter {
    var findings: StringsFindings
    /// A place where CoreFoundation stops reading has been reported.
    var hasStopped = false
    /// The offset of the first comment that is never closed, and hides the rest of the file.
    private(set) var hiddenFrom: Int?

    init(path: String) {
        findings = StringsFindings(path: path)
    }

    mutating func reportUnterminatedComment(_ opening: Range<Int>, hiding count: Int) {
        let what = count == 0 ? "the rest of the file" : Wording.count(count, "entry", "entries")
        if hiddenFrom == nil { hiddenFrom = opening.lowerBound }
        findings.report(
            .unterminatedComment, "this comment is never closed and hides \(what); add '*/'", at: opening)
    }

    mutating func reportCommentLineEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        findings.report(
            .commentLineEnd,
            "\(StringsCharacter.named(bytes, range)) does not end this comment, which hides what follows; use a line feed",
            at: range,
            .init(fixes: [findings.fix("end the line with a line feed", .displayOnly, range, "\n")]))
    }

    mutating func reportUnusualWhiteSpace(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let isSeparator = range.count == 3
        findings.report(
            .unusualWhiteSpace,
            "\(StringsCharacter.named(bytes, range)) stands for white space here; replace it by a \(isSeparator ? "line feed" : "space")",
            at: range,
            .init(fixes: [findings.fix("replace it", .safe, range, isSeparator ? "\n" : " ")]))
    }

    mutating func reportMarker(_ range: Range<Int>) {
        findings.reportConflict(at: range)
    }

    mutating func reportBraces(_ range: Range<Int>) {
        findings.report(
            .braces, "braces around the entries are read by few tools; remove them", at: range)
    }

    mutating func reportJSON(_ range: Range<Int>) {
        findings.report(
            .json, "this is JSON, not a strings file; write \"key\" = \"text\";", at: range, .init(isFault: true))
    }

    mutating func reportNotADictionary(_ range: Range<Int>, _ what: String, isWhole: Bool) {
        let fixes =
            isWhole ? [] : [findings.fix("close the entry", .displayOnly, range.upperBound..<range.upperBound, ";")]
        let advice = isWhole ? "write entries" : "add ';' behind it"
        findings.report(
            .notADictionary, "the file holds \(what) and no entries; \(advice)", at: range, .init(fixes: fixes))
    }

    mutating func reportJunk(_ bytes: Span<UInt8>, at index: Int) {
        let found = StringsCharacter.named(bytes, at: index)
        report(
            .junk, bytes, at: index,
            "nothing may follow the object that the file begins with, found \(found); remove it")
    }

    mutating func reportForeignStart(_ bytes: Span<UInt8>, at index: Int) {
        let message = "expected a key, found \(StringsCharacter.named(bytes, at: index)); \(advice(bytes, at: index))"
        report(
            .unexpectedCharacter, bytes, at: index, message, fixes: stopFixes(bytes, at: index, behind: []),
            isBetweenTokens: false)
    }

    mutating func reportBraceExpected(_ bytes: Span<UInt8>, at index: Int, behind entries: [StringsEntry]) {
        let message =
            "expected a key or '}', found \(StringsCharacter.named(bytes, at: index)); \(advice(bytes, at: index))"
        report(.dictionaryEnd, bytes, at: index, message, fixes: stopFixes(bytes, at: index, behind: entries))
    }

    mutating func reportUnclosedBraces(_ bytes: Span<UInt8>) {
        findings.report(
            .dictionaryEnd, "the '{' at the start of the file is never closed; add '}'",
            at: bytes.count..<bytes.count, .init(isFault: true))
    }

    /// Reports a place, behind the entries so far, where CoreFoundation stops without a message.
    mutating func reportStop(
        _ bytes: Span<UInt8>, at index: Int, _ cause: StringsCause, behind table: StringsTableBuilder
    ) {
        hasStopped = true
        let isCommentEnd = StringsLexer.isCommentEnd(bytes, at: index)
        if isCommentEnd, let opening = nestedComment(bytes, before: index, behind: table) {
            findings.report(
                .nestedComment, "comments do not nest, and the first '*/' ends this one; remove this '/*'", at: opening)
        }
        let isSecond = bytes[index] == UInt8(ascii: ";") && !table.entries.isEmpty
        var head = "reading stops at this \(isSecond ? "second " : "")\(StringsCharacter.named(bytes, at: index))"
        if isCommentEnd { head = "reading stops at this stray '*/'" }
        let advice = advice(bytes, at: index)
        report(cause, bytes, at: index, head + "; " + advice, fixes: stopFixes(bytes, at: index, behind: table.entries))
        findings.deferCount(head: head, advice: advice)
    }
}

extension StringsReporter {
    /// Reports what stands at `index`, by its own rule if it is an invisible character or a typographic quote.
    mutating func report(
        _ cause: StringsCause, _ bytes: Span<UInt8>, at index: Int, _ message: String, fixes: [Fix] = [],
        key: String? = nil, isBetweenTokens: Bool = true
    ) {
        guard index < bytes.count else {
            findings.report(cause, message, at: index..<index, .init(key: key, fixes: fixes, isFault: true))
            return
        }
        let range = index..<index + StringsCharacter.length(bytes, at: index)
        if !StringsCharacter.isVisible(bytes, at: index), StringsLexer.whiteSpace(bytes, at: index) == 0 {
            let byASpace = isBetweenTokens && parts(cause) && StringsCharacter.isSpaceLike(bytes, at: index)
            findings.report(
                cause,
                "\(StringsCharacter.named(bytes, range)) is not white space here; \(byASpace ? "replace it by a space" : "remove it")",
                at: range,
                .init(
                    rule: .invisibleCharacterOutsideString, key: key,
                    fixes: [
                        findings.fix(
                            byASpace ? "replace it by a space" : "remove it", .safe, range, byASpace ? " " : "")
                    ], isFault: true))
        } else if let (scalar, _) = UTF8Sequence.decode(bytes, at: index), StringsGuess.isTypographicQuote(scalar) {
            let code = Unicode.Scalar(scalar).map(Wording.codePoint) ?? ""
            findings.report(
                cause, "a string cannot start with \(code); use '\"'", at: range,
                .init(
                    rule: .curlyQuoteDelimiter, key: key, fixes: straightQuotes(bytes, around: index), isFault: true)
            )
        } else {
            findings.report(cause, message, at: range, .init(key: key, fixes: fixes, isFault: true))
        }
    }

    /// Adds an invisible character to the finding about the entry that it stands in, if that is about another one.
    mutating func reportInvisible(_ bytes: Span<UInt8>, at index: Int) {
        let range = index..<index + StringsCharacter.length(bytes, at: index)
        let note = DiagnosticNote("\(StringsCharacter.named(bytes, range)) stands here", at: findings.span(range))
        let edit = Edit(findings.span(range), StringsCharacter.isSpaceLike(bytes, at: index) ? " " : "")
        if !findings.extendLast(.invisibleCharacterOutsideString, note, "mend every place", edit) {
            report(.unexpectedCharacter, bytes, at: index, "")
        }
    }

    /// Whether an invisible character with this effect parts two tokens of an entry.
    private func parts(_ cause: StringsCause) -> Bool {
        cause == .expectedSeparator || cause == .unexpectedCharacter
    }

    /// The fix that replaces the typographic quotes of the entry or text at `index`.
    private func straightQuotes(_ bytes: Span<UInt8>, around index: Int) -> [Fix] {
        guard let guess = StringsGuess(textAt: index, bytes) else { return [] }
        var edits: [Edit] = []
        for part in [guess.key, guess.value].compactMap({ $0 }) where part.isForeign && part.outer != part.content {
            edits.append(Edit(findings.span(part.outer.lowerBound..<part.content.lowerBound), "\""))
            edits.append(Edit(findings.span(part.content.upperBound..<part.outer.upperBound), "\""))
        }
        return edits.isEmpty ? [] : [Fix("use straight quotes", .unsafe, edits: edits)]
    }

    /// What mends a character that stops the reading between entries.
    private func stopFixes(_ bytes: Span<UInt8>, at index: Int, behind entries: [StringsEntry]) -> [Fix] {
        let one = index..<index + 1
        switch bytes[index] {
        case UInt8(ascii: ";"):
            return [findings.fix("remove the ';'", entries.isEmpty ? .displayOnly : .safe, one, "")]
        case UInt8(ascii: "#"): return [findings.fix("write '//'", .displayOnly, one, "//")]
        case UInt8(ascii: "=") where !isLone(bytes, at: index): return []
        case UInt8(ascii: "@"), UInt8(ascii: ","), UInt8(ascii: "="):
            return [findings.fix("remove it", .displayOnly, one, "")]
        case 0x80...:
            guard let guess = StringsGuess(bytes, at: index, before: bytes.count), guess.key.isForeign,
                guess.key.outer == guess.key.content
            else { return [] }
            let text = String(bytes, in: guess.key.content)
            return [findings.fix("quote the key", .displayOnly, guess.key.content, "\"\(text)\"")]
        default: return []
        }
    }

    /// What to do about a character that stops the reading between entries, as an imperative.
    private func advice(_ bytes: Span<UInt8>, at index: Int) -> String {
        switch bytes[index] {
        case UInt8(ascii: "#"): "write '//'"
        case UInt8(ascii: "="): isLone(bytes, at: index) ? "remove it" : "write a key before it"
        case UInt8(ascii: "\""), UInt8(ascii: "'"): "close the string"
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): "write a key before it, or remove it"
        case 0x80...: "quote the key"
        default: "remove it"
        }
    }

    /// Whether nothing but a comment stands behind a character in its line.
    private func isLone(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        var next = index + 1
        while next < bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[next]) { next += 1 }
        guard next < bytes.count else { return true }
        return [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "/")].contains(bytes[next])
    }

    /// The `/*` inside the comment that ends nearest before a `*/` that ends none.
    private func nestedComment(
        _ bytes: Span<UInt8>, before index: Int, behind table: StringsTableBuilder
    ) -> Range<Int>? {
        let last = table.entries.last.map { $0.range.indices } ?? 0..<0
        let start = table.entries.dropLast().last.map { Int($0.range.upper) } ?? 0
        var opening: Range<Int>?
        for comment in table.record.places.inside(SourceRange(start..<index))
        where !last.contains(Int(comment.lower)) && bytes[Int(comment.lower) + 1] == UInt8(ascii: "*") {
            for inner in comment.indices.dropFirst(2).dropLast(2)
            where bytes[inner] == UInt8(ascii: "/") && bytes[inner + 1] == UInt8(ascii: "*") {
                opening = inner..<inner + 2
            }
        }
        return opening
    }
}
