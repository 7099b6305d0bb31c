import L10nMessages
import L10nSource
import MessageChecks

extension PlaceholderTexts {
    /// A part of the text as it is written.
    func written(_ range: SourceRange) -> String {
        String(decoding: text[range.indices], as: UTF8.self)
    }

    /// A part of the text in quotes.
    func quoted(_ range: SourceRange) -> String {
        Wording.quoted(written(range))
    }

    /// The placeholder of the other text that an issue names, in quotes.
    func quotedCounterpart(_ issue: PlaceholderIssue) -> String? {
        guard let source, let range = issue.counterpart, range.indices.upperBound <= source.count else { return nil }
        return Wording.quoted(String(decoding: source[range.indices], as: UTF8.self))
    }

    /// How many arguments the other text takes.
    var sourceArgumentCount: Int {
        guard let source else { return 0 }
        let signature = PlaceholderSignature(source.span, notation: notation)
        let holes = PlaceholderReading(source.span, notation: notation).placeholders.compactMap(\.name)
        return signature.argumentCount + Set(holes).count
    }
}

extension PlaceholderIssue {
    /// `; use '%@'`, or nothing where nothing better is known.
    func advice(_ verb: String) -> String {
        suggestion.map { "; \(verb) \(Wording.quoted($0))" } ?? ""
    }

    /// `the text argument 1`, or less where less is known.
    var argumentPhrase: String {
        let kind = expected.map { $0.kind.noun + " " } ?? ""
        switch argument {
        case .position(let position): return "the \(kind)argument \(position)"
        case .name(let name): return "the argument \(Wording.quoted(name))"
        case nil: return "the \(kind)argument"
        }
    }
}

extension ArgumentKind {
    /// What kind of argument it is, as an attribute.
    var noun: String {
        switch self {
        case .object: "text"
        case .signed, .unsigned, .hexadecimal, .octal: "integer"
        case .count: "'%n'"
        case .fixed, .scientific, .general, .hexFloat: "decimal"
        case .character, .utf16Unit: "character"
        case .cString, .utf16String, .pascalString: "C string"
        case .pointer: "pointer"
        case .variable, .substitutionValue: "plural"
        case .none, .unknown: "unknown"
        }
    }

    /// What readers lose with it.
    var loss: String {
        switch self {
        case .signed, .unsigned, .hexadecimal, .octal, .count, .fixed, .scientific, .general, .hexFloat, .variable,
            .substitutionValue:
            "the number"
        case .object, .character, .utf16Unit, .cString, .utf16String, .pascalString: "the text"
        case .pointer, .none, .unknown: "the value"
        }
    }
}
