import L10nSource

extension ICUMessageParser {
    /// Reads the argument whose brace stands at `index`, up to behind its last brace.
    mutating func argument(depth: Int) throws(ICUMessageFault) -> ICUMessage.Argument {
        let opening = index
        guard depth < Self.deepest else {
            throw ICUMessageFault(
                .tooDeep, here,
                "more than \(Self.deepest) arguments inside one another; move whole sentences into cases")
        }
        index += 1
        skipSpace()
        let name = try argumentName(opening)
        skipSpace()
        guard index < bytes.count else { throw unclosedArgument(opening, name.value) }
        if isAt("}") {
            index += 1
            return ICUMessage.Argument(name: name, kind: .value)
        }
        guard isAt(",") else {
            throw ICUMessageFault(
                .unexpectedText, here, "\(hereQuoted) follows the name '\(name.value)'; put a ',' between name and type"
            )
        }
        index += 1
        let kind = try argumentKind(opening, name, depth: depth)
        index += 1
        return ICUMessage.Argument(name: name, kind: kind)
    }

    func unclosedArgument(_ opening: Int, _ name: String) -> ICUMessageFault {
        unclosed(opening, .unclosedArgument, "the argument \(Wording.quoted(name)) is never closed; add a '}'")
    }

    /// M1-3: an identifier, or a number without leading zeros.
    private mutating func argumentName(_ opening: Int) throws(ICUMessageFault) -> Located<String> {
        let start = index
        skipIdentifier()
        let name = string(start..<index)
        guard index < bytes.count else {
            throw unclosed(
                opening, .unclosedArgument,
                name.isEmpty
                    ? "this brace is never closed; write ''{'' between apostrophes if a brace is meant"
                    : "the argument \(Wording.quoted(name)) is never closed; add a '}'")
        }
        if name.isEmpty, isAt("}") || isAt(",") {
            throw ICUMessageFault(
                .missingName, SourceRange(opening..<index + (isAt("}") ? 1 : 0)),
                "an argument without a name; write a name or a number behind the brace")
        }
        guard let scalar, isAt("}") || isAt(",") || PatternCharacters.isWhiteSpace(scalar) else {
            // The finding stands at the first character that does not belong, and quotes the whole word.
            let fault = here
            while let scalar = self.scalar, !isAt("}"), !isAt(","), !PatternCharacters.isWhiteSpace(scalar) {
                index += scalar.utf8.count
            }
            throw ICUMessageFault(
                .invalidName, fault,
                "\(Wording.quoted(string(start..<index))) is no name of an argument; use letters, digits and '_', "
                    + "or write ''{'' between apostrophes if a brace is meant")
        }
        if name.utf8.allSatisfy(\.isDigit),
            name.utf8.first == UInt8(ascii: "0") && name.utf8.count > 1 || Int32(name) == nil
        {
            throw ICUMessageFault(
                .invalidNumberName, SourceRange(start..<index),
                "\(Wording.quoted(name)) is no number of an argument; "
                    + "write one from 0 to 2147483647 without zeros in front")
        }
        return located(start..<index)
    }

    /// Reads type and style behind a comma, up to the brace that ends the argument.
    private mutating func argumentKind(
        _ opening: Int, _ located: Located<String>, depth: Int
    ) throws(ICUMessageFault) -> ICUMessage.Kind {
        let name = located.value
        skipSpace()
        let start = index
        while index < bytes.count, bytes[index].isLetter { index += 1 }
        let type = Located(string(start..<index), at: SourceRange(start..<index))
        skipSpace()
        guard index < bytes.count else { throw unclosedArgument(opening, name) }
        guard !type.value.isEmpty else {
            throw ICUMessageFault(
                .missingType, here, "\(hereQuoted) is no type; write one such as 'number' or 'plural'")
        }
        let hasStyle = isAt(",")
        guard hasStyle || isAt("}") else {
            throw ICUMessageFault(
                .unexpectedText, here,
                "\(hereQuoted) follows the type '\(type.value)'; put a ',' between type and style")
        }
        // ICU reads types in either case.
        let word = type.value.lowercased()
        guard let choosing = Choosing(rawValue: word) else {
            return try formatted(type, word, hasStyle: hasStyle, opening, name)
        }
        guard hasStyle else {
            throw ICUMessageFault(
                .missingCases, SourceRange(index..<index + 1), "'\(word)' has no cases; write them behind a ','")
        }
        index += 1
        switch choosing {
        case .plural: return .plural(try plural(isOrdinal: false, opening, name, depth: depth))
        case .selectordinal: return .plural(try plural(isOrdinal: true, opening, name, depth: depth))
        case .select: return .select(try select(opening, name, depth: depth))
        case .choice: return .choice(try choice(opening, located, depth: depth))
        }
    }

    /// The types that choose among texts.
    private enum Choosing: String, CaseIterable {
        case plural, select, selectordinal, choice
    }

    /// M1-4, M1-5.
    private mutating func formatted(
        _ type: Located<String>, _ word: String, hasStyle: Bool, _ opening: Int, _ name: String
    ) throws(ICUMessageFault) -> ICUMessage.Kind {
        let style = hasStyle ? try style(opening, name) : nil
        guard let found = ICUMessage.FormattedType(rawValue: word) else {
            let names = ICUMessage.FormattedType.allCases.map(\.rawValue) + Choosing.allCases.map(\.rawValue)
            let advice = Suggestions.question(word, among: names) ?? "write one of " + Wording.list(names)
            throw ICUMessageFault(
                .unknownType, type.range, "\(Wording.quoted(type.value)) is no type of arguments; \(advice)")
        }
        return .formatted(found, style: style)
    }

    /// The characters behind the comma up to the brace that ends the argument; nil when there are none.
    private mutating func style(_ opening: Int, _ name: String) throws(ICUMessageFault) -> Located<String>? {
        index += 1
        let start = index
        var open = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "'"):
                guard let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "'")) else {
                    throw ICUMessageFault(
                        .unclosedQuotation, SourceRange(index..<index + 1),
                        "the quotation in this style is never closed; add an apostrophe")
                }
                index = end
            // Braces in pairs are a part of the style.
            case UInt8(ascii: "{"): open += 1
            case UInt8(ascii: "}") where open == 0: return start == index ? nil : located(start..<index)
            case UInt8(ascii: "}"): open -= 1
            default: break
            }
            index += 1
        }
        throw unclosed(
            opening, .unclosedStyle, "the style of the argument \(Wording.quoted(name)) is never closed; add a '}'")
    }
}
