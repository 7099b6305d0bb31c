import L10nSource

extension ICUMessageParser {
    /// M1-6: `offset:` first, then cases; one of them is for `other`.
    mutating func plural(
        isOrdinal: Bool, _ opening: Int, _ name: String, depth: Int
    ) throws(ICUMessageFault) -> ICUMessage.Plural {
        var plural = ICUMessage.Plural(isOrdinal: isOrdinal, offset: nil, cases: [])
        var known: Set<ICUMessage.Key> = []
        let what = isOrdinal ? "selectordinal" : "plural"
        while try hasCase(what, opening, name, plural.cases) {
            let start = index
            if isAt("=") {
                index += 1
                let value = try number(from: index, "the number of this case")
                try add(.exact(value), start, in: .plural, depth: depth, to: &plural.cases, &known)
                continue
            }
            skipIdentifier()
            guard index > start else { throw noCase(what) }
            if string(start..<index) == "offset", isAt(":") {
                guard plural.cases.isEmpty, plural.offset == nil else {
                    throw ICUMessageFault(
                        .misplacedOffset, SourceRange(start..<index + 1),
                        "'offset:' stands behind \(plural.offset == nil ? "a case" : "another"); put it first, once")
                }
                index += 1
                skipSpace()
                let numberStart = index
                let value = try number(from: numberStart, "the offset")
                plural.offset = Located(value, at: SourceRange(numberStart..<index))
                continue
            }
            let word = string(start..<index)
            if word == "offset" { try checkColon(start) }
            if PluralCategoryWord.isUnknown(word) {
                faults.append(
                    ICUMessageFault(
                        .unknownCategory, SourceRange(start..<index),
                        "\(Wording.quoted(word)) is no plural category, so that this case is never chosen; "
                            + PluralCategoryWord.advice(word)))
            }
            try add(.word(word), start, in: .plural, depth: depth, to: &plural.cases, &known)
        }
        return plural
    }

    /// A colon behind a space makes `offset` a case, which is never meant.
    private func checkColon(_ start: Int) throws(ICUMessageFault) {
        var ahead = self
        ahead.skipSpace()
        guard ahead.isAt(":") else { return }
        throw ICUMessageFault(
            .misplacedOffset, SourceRange(start..<index), "'offset' and its colon stand apart; write 'offset:'")
    }

    /// M1-7.
    mutating func select(_ opening: Int, _ name: String, depth: Int) throws(ICUMessageFault) -> [ICUMessage.Case] {
        var cases: [ICUMessage.Case] = []
        var known: Set<ICUMessage.Key> = []
        while try hasCase("select", opening, name, cases) {
            let start = index
            skipIdentifier()
            guard index > start else { throw noCase("select") }
            try add(.word(string(start..<index)), start, in: .select, depth: depth, to: &cases, &known)
        }
        return cases
    }

    /// Whether another case begins at `index`; not at the brace that ends the argument.
    private mutating func hasCase(
        _ what: String, _ opening: Int, _ name: String, _ cases: [ICUMessage.Case]
    ) throws(ICUMessageFault) -> Bool {
        skipSpace()
        guard index < bytes.count else { throw unclosedArgument(opening, name) }
        guard isAt("}") else { return true }
        // M1-8.
        guard cases.contains(where: { $0.key.value == .word("other") }) else {
            throw ICUMessageFault(
                what == "select" ? .missingDefault : .missingOther, SourceRange(index..<index + 1),
                "the \(what) of \(Wording.quoted(name)) has no case 'other', which the others fall back to; "
                    + "add 'other {…}'")
        }
        return false
    }

    private func noCase(_ what: String) -> ICUMessageFault {
        let number = what == "select" ? "" : " or a number behind '='"
        return ICUMessageFault(
            .expectedCase, here,
            "\(hereQuoted) begins no case of '\(what)'; write a word\(number), then its text in braces")
    }

    /// Reads the text of a case whose key ends at `index`.
    private mutating func add(
        _ key: ICUMessage.Key, _ start: Int, in parent: Parent, depth: Int, to cases: inout [ICUMessage.Case],
        _ known: inout Set<ICUMessage.Key>
    ) throws(ICUMessageFault) {
        let keyRange = SourceRange(start..<index)
        skipSpace()
        guard isAt("{") else {
            throw ICUMessageFault(
                .missingCaseText, keyRange,
                "the case \(Wording.quoted(string(start..<Int(keyRange.upper)))) has no text; write it in braces behind it"
            )
        }
        let opening = index
        index += 1
        let message = try message(in: parent, depth: depth + 1, openedAt: opening, of: keyRange.indices)
        index += 1
        let new = ICUMessage.Case(
            key: Located(key, at: keyRange), message: message, range: SourceRange(start..<index))
        let isSecond = Self.isKnown(key, cases, &known)
        cases.append(new)
        if isSecond {
            faults.append(
                ICUMessageFault(
                    .duplicateCase, keyRange,
                    "a second case \(Wording.quoted(string(keyRange.indices))), which is never chosen; delete one"))
        }
    }

    /// Whether a case has the key. Few cases are looked through; more are remembered by their keys.
    private static func isKnown(
        _ key: ICUMessage.Key, _ cases: [ICUMessage.Case], _ known: inout Set<ICUMessage.Key>
    ) -> Bool {
        if cases.count < 8 { return cases.contains { $0.key.value == key } }
        if known.isEmpty { known = Set(cases.map(\.key.value)) }
        return !known.insert(key).inserted
    }

    /// M1-48: limits with `#`, `≤` or `<` and a text each, with bars between them.
    mutating func choice(
        _ opening: Int, _ name: Located<String>, depth: Int
    ) throws(ICUMessageFault) -> [ICUMessage.Limit] {
        var limits: [ICUMessage.Limit] = []
        skipSpace()
        while true {
            let start = index
            guard index < bytes.count else { throw unclosedArgument(opening, name.value) }
            let value = try number(from: start, "the limit of this text", allowsInfinity: true)
            let range = SourceRange(start..<index)
            skipSpace()
            let isExclusive = isAt("<")
            guard isExclusive || isAt("#") || scalar == "\u{2264}" else {
                throw ICUMessageFault(
                    .invalidLimit, here, "\(hereQuoted) follows a limit; write '#', '≤' or '<' between limit and text")
            }
            index += Int(here.count)
            let message = try message(in: .choice, depth: depth + 1, openedAt: opening, of: name.range.indices)
            limits.append(
                ICUMessage.Limit(lower: Located(value, at: range), isExclusive: isExclusive, message: message))
            if isAt("}") { return limits }
            index += 1
            skipSpace()
        }
    }

    /// Reads a decimal number from `start` on.
    private mutating func number(
        from start: Int, _ what: String, allowsInfinity: Bool = false
    ) throws(ICUMessageFault) -> Double {
        while let scalar, Self.isOfNumber(scalar) { index += scalar.utf8.count }
        let text = string(start..<index)
        if allowsInfinity, let infinity = Self.infinity(text) { return infinity }
        // Source: ICU4C, MessagePattern::parseDouble, whose buffer has 128 characters.
        guard text.utf8.count < 128, let value = Double(text) else {
            let found = text.isEmpty ? hereQuoted : Wording.quoted(text)
            throw ICUMessageFault(
                .invalidNumber, text.isEmpty ? here : SourceRange(start..<index),
                "\(found) is not \(what); write a number such as 1 or 2.5")
        }
        return value
    }

    private static func isOfNumber(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "+", "-", ".", "e", "E", "\u{221E}": true
        default: false
        }
    }

    private static func infinity(_ text: String) -> Double? {
        switch text {
        case "\u{221E}", "+\u{221E}": .infinity
        case "-\u{221E}": -.infinity
        default: nil
        }
    }
}
