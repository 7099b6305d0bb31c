import L10nLocale
import L10nMessages
import L10nSource
import L10nSyntax
import MessageChecks

/// What a translator is told about the placeholders of a text: what comes in the place of each, with an example.
enum ArgumentNotes {
    /// A line for each argument, such as `Argument 1, '%1$.1f': decimal, such as '3.5'`.
    /// - Parameter number: a number that the text is for, where one chooses it.
    static func lines(of text: String, number: Int?) -> [String] {
        ByteSearch.withUTF8(text) { lines(of: $0, number: number) }
    }

    /// The same of a text in UTF-8.
    static func lines(of text: Span<UInt8>, number: Int?) -> [String] {
        guard ByteSearch.firstPlaceholderSign(in: text, from: 0) < text.count,
            ByteSearch.first(UInt8(ascii: "%"), in: text, from: 0) < text.count
                || ByteSearch.first(UInt8(ascii: "{"), in: text, from: 0) < text.count
        else { return [] }
        return PlaceholderReading(text, notation: .catalog).shownArguments.map { argument in
            // Phrases of App Shortcuts write `${applicationName}`.
            let start = argument.placeholder.range.indices.lowerBound
            let isOfPhrase = argument.placeholder.name != nil && start > 0 && text[start - 1] == UInt8(ascii: "$")
            return line(argument, number: number, sign: isOfPhrase ? "$" : "")
        }
    }

    /// The same of a text in another notation.
    /// - Parameter samples: numbers that select a category in the language of the translation.
    static func lines(
        of text: String, in syntax: MessageSyntax, number: Int?, samples: [PluralCategory: String]
    ) -> [String] {
        switch syntax.notation {
        case .icu:
            guard let message = ICUMessageParser.parse(text, apostrophes: syntax.apostrophes).message else { return [] }
            let arguments = message.readArguments
            let chooses = arguments.contains { $0.isCounted || !$0.cases.isEmpty }
            return (chooses ? [advice] : []) + arguments.map { line($0, samples) }
        case .plain: return []
        case .printf, .substitution, .named, .printfAndNamed, .catalog:
            return ByteSearch.withUTF8(text) { bytes in
                PlaceholderReading(bytes, notation: syntax.notation).shownArguments.map { line($0, number: number) }
            }
        }
    }

    private static let advice =
        "Message with cases: translate the texts in the innermost braces; plural forms may be added, all other words stay"

    private static func line(_ argument: ReadArgument, _ samples: [PluralCategory: String]) -> String {
        let head = "Argument \(Wording.quoted(argument.source)): "
        if argument.isCounted {
            let forms = PluralCategory.allCases.compactMap { category in
                samples[category].map { "\(category.rawValue) for \($0)" }
            }
            return head + "number that chooses a case" + (forms.isEmpty ? "" : ": " + forms.joined(separator: "; "))
        }
        if !argument.cases.isEmpty {
            return head + "word that chooses a case, such as " + Wording.quoted(argument.cases[0])
        }
        return switch argument.type {
        case .number: head + "number, such as '3'"
        case .moment: head + "date or time"
        case .text, nil: head + "text, such as 'Abc'"
        }
    }

    /// - Parameter sign: what belongs to a hole before its brace.
    private static func line(_ argument: ShownArgument, number: Int?, sign: String = "") -> String {
        let placeholder = argument.placeholder
        let written = Wording.quoted(sign + placeholder.text)
        if let variable = placeholder.variable {
            return
                "\(written) stands for the forms of \(Wording.quoted(variable)), which are units of their own; keep it"
        }
        let head = argument.position.map { "Argument \($0), \(written)" } ?? "Argument \(written)"
        let example = argument.example(number: number ?? 3).map { ", such as \(Wording.quoted($0))" } ?? ""
        return "\(head): \(noun(placeholder.type.kind))\(example)"
    }

    private static func noun(_ kind: ArgumentKind) -> String {
        switch kind {
        case .object, .cString, .utf16String, .pascalString: "text"
        case .signed, .unsigned, .hexadecimal, .octal, .count: "integer"
        case .fixed, .scientific, .general, .hexFloat: "decimal"
        case .character, .utf16Unit: "character"
        case .variable, .substitutionValue: "the number that chooses the form"
        case .pointer, .none, .unknown: "value"
        }
    }
}
