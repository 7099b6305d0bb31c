internal import L10nSource

/// The findings about arrays, dictionaries and data.
extension StringsReporter {
    /// Reports what is wrong with a value that is no text but can be read.
    mutating func reportObject(_ bytes: Span<UInt8>, _ draft: StringsDraft, _ reader: OldStylePropertyListReader) {
        if reader.unclosedQuote != nil { reportUnclosedQuote(reader) }
        if !reportFalseDigit(bytes, reader) { reportNonText(bytes, draft, hasKeyOnly: reader.hasKeyOnly) }
        reportNestedDuplicates(bytes, draft, reader.nestedKeys)
    }

    /// Reports keys that a dictionary inside a value defines more than once.
    private mutating func reportNestedDuplicates(
        _ bytes: Span<UInt8>, _ draft: StringsDraft, _ keys: [OldStylePropertyListReader.NestedKey]
    ) {
        struct Place: Hashable {
            var dictionary: Int
            var key: [UInt8]
        }
        var firsts: [Place: (range: Range<Int>, notes: [DiagnosticNote])] = [:]
        var order: [Place] = []
        for key in keys {
            let text =
                key.isQuoted ? StringsEscape.decoded(bytes, in: key.range) : Array(bytes, in: key.range)
            let place = Place(dictionary: key.dictionary, key: text)
            guard firsts[place] != nil else {
                firsts[place] = (key.range, [])
                order.append(place)
                continue
            }
            firsts[place]?.notes.append(DiagnosticNote("defined again here", at: findings.span(key.range)))
        }
        for place in order {
            guard let first = firsts[place], !first.notes.isEmpty else { continue }
            let name = Wording.quoted(String(decoding: place.key, as: UTF8.self))
            findings.report(
                .duplicateKey, "\(name) is defined \(first.notes.count + 1) times in this dictionary; keep one",
                at: first.range, .init(key: draft.keyText(bytes), notes: Array(first.notes.prefix(16))))
        }
    }

    /// Reports what CoreFoundation takes for a digit of data although it is none; returns whether it did.
    mutating func reportFalseDigit(_ bytes: Span<UInt8>, _ reader: OldStylePropertyListReader) -> Bool {
        guard let digit = reader.falseDigit else { return false }
        let range = digit..<digit + StringsCharacter.length(bytes, at: digit)
        findings.report(
            .dataHex,
            "data are pairs of hexadecimal digits, found \(StringsCharacter.named(bytes, range)); write a text instead",
            at: range)
        return true
    }

    private mutating func reportNonText(_ bytes: Span<UInt8>, _ draft: StringsDraft, hasKeyOnly: Bool) {
        guard let object = draft.object else { return }
        let what =
            switch bytes[object.lowerBound] {
            case UInt8(ascii: "{"): "a dictionary"
            case UInt8(ascii: "("): "an array"
            default: "data"
            }
        let isPlural = what == "a dictionary"
        findings.report(
            .nonStringValue, "\(draft.quotedKey(bytes)) holds \(what); a text is expected", at: object,
            .init(
                key: draft.keyText(bytes),
                notes: isPlural ? [DiagnosticNote("forms by number belong in a .stringsdict or .xcstrings file")] : []))
        if hasKeyOnly {
            findings.report(
                .keyOnly, "an entry without '=' is lost by many tools; write key and text", at: object,
                .init(key: draft.keyText(bytes)))
        }
    }

    mutating func reportObjectFault(_ bytes: Span<UInt8>, _ reader: OldStylePropertyListReader, from start: Int) {
        guard let fault = reader.fault else { preconditionFailure("an object that cannot be read has a fault") }
        if reader.isTooDeep {
            let limit = OldStylePropertyListReader.depthLimit
            findings.report(
                .tooDeep, "nested deeper than \(limit); CoreFoundation rejects the file too", at: start..<start + 1,
                .init(isFault: true))
        } else if reader.unclosedQuote != nil {
            reportUnclosedQuote(reader)
        } else if fault.kind == .missingSemicolon,
            fault.offset >= bytes.count || StringsCharacter.isVisible(bytes, at: fault.offset)
        {
            let end = reader.partEnd
            findings.report(
                .missingSemicolon, "an entry of this dictionary is not closed; add ';'", at: end..<end,
                .init(isFault: true))
        } else {
            let cause = StringsCause(fault.kind) ?? .unexpectedCharacter
            let message = objectMessage(cause, found: StringsCharacter.named(bytes, at: fault.offset))
            report(cause, bytes, at: fault.offset, message)
        }
    }

    /// Reports a string inside an object that is never closed. CoreFoundation may forget the error, and read on behind the
    /// quote.
    mutating func reportUnclosedQuote(_ reader: OldStylePropertyListReader) {
        guard let quote = reader.unclosedQuote else { return }
        findings.report(
            .unterminatedString, "this string is never closed; add '\"' where it should end", at: quote..<quote + 1,
            .init(isFault: true))
    }

    private func objectMessage(_ cause: StringsCause, found: String) -> String {
        switch cause {
        case .arrayComma, .arrayEnd: "expected ',' or ')' in this array, found \(found); write a text instead"
        case .dictionaryEnd: "expected a key or '}' in this dictionary, found \(found); write a text instead"
        case .dataEnd: "these data are never closed; add '>'"
        case .dataUneven: "data are pairs of hexadecimal digits, found \(found) inside a pair; write a text instead"
        case .dataHex where found == "'*'" || found == "'['":
            "data are pairs of hexadecimal digits, and this is a GNUstep notation; write a text instead"
        case .dataHex: "data are pairs of hexadecimal digits, found \(found); write a text instead"
        case .expectedSeparator: "expected '=' or ';' behind this key of a dictionary, found \(found); add '='"
        default: "expected a value, found \(found); write a text"
        }
    }
}
