package import L10nLocale
import L10nSource

/// Reads a text in one of the notations of plain texts into the message model. Total: any text gives a message.
///
/// What no formatter can read becomes a placeholder of the function `svl:unreadable`, so that its characters are shown
/// and an issue tells of them (F-10).
package enum MessageParser {
    package static func parse(_ text: String, notation: MessageNotation, language: LanguageTag? = nil) -> Message {
        if notation == .icu { return ICUMessageReading(text, language: language).message }
        let pattern = pattern(text, notation: notation)
        return Message(.pattern(PatternMessage(pattern: pattern)), notation: notation, language: language)
    }

    /// - Parameter firstArgument: what the first specifier without a number reads: 1, or the argument of the variable
    ///   that a text belongs to (F-43).
    static func pattern(_ text: String, notation: MessageNotation, firstArgument: Int = 1) -> Pattern {
        PatternReader(bytes: Array(text.utf8), notation: notation, firstArgument: firstArgument).read()
    }
}

/// The functions that our notations map to (M2-60 to M2-75).
enum MessageFunction {
    /// The value as it is.
    static let string = "string"
    /// A whole number.
    static let integer = "integer"
    /// A number with the options `minimumFractionDigits` and `maximumFractionDigits`.
    static let number = "number"
    /// All other specifiers; the option `specifier` has its spelling without a position.
    static let printf = "svl:printf"
    /// A variable of a `.stringsdict` or catalog that is not defined here; the option `name` has its name.
    static let variable = "svl:variable"
    /// The value that selected the leaf of a substitution.
    static let substitutionValue = "svl:value"
    /// The number less the value of the option `subtract`.
    static let offset = "offset"
    /// A number as a part of a hundred.
    static let percent = "percent"
    static let currency = "currency"
    static let date = "date"
    static let time = "time"
    /// Numbers in words, by rules of ICU; the option `rules` names them.
    static let spellout = "svl:spellout"
    static let ordinal = "svl:ordinal"
    static let duration = "svl:duration"
    /// The number of the range that a value lies in; the option `limits` has the ranges (M1-48).
    static let choice = "svl:choice"
    /// Characters that start like a placeholder and are none.
    static let unreadable = "svl:unreadable"
}

private struct PatternReader {
    let bytes: [UInt8]
    let notation: MessageNotation
    private var parts: [Located<PatternPart>] = []
    /// Text that no part holds yet: its start in the source, and its characters with `%%` undone.
    private var textStart = 0
    private var text: [UInt8] = []
    private var nextArgument: Int

    init(bytes: [UInt8], notation: MessageNotation, firstArgument: Int) {
        self.bytes = bytes
        self.notation = notation
        nextArgument = firstArgument
    }

    consuming func read() -> Pattern {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "%"), notation.readsPercent {
                index = percent(at: index)
            } else if byte == UInt8(ascii: "{"), notation.readsBraces,
                let hole = NamedHole.hole(in: bytes.span, at: index)
            {
                let name = string(hole.name)
                add(Expression(.variable(name), FunctionReference(MessageFunction.string)), hole.range)
                index = hole.range.indices.upperBound
            } else {
                text.append(byte)
                index += 1
            }
        }
        flush(upTo: bytes.count)
        return Pattern(parts)
    }

    private func string(_ range: SourceRange) -> String {
        String(decoding: bytes[range.indices], as: UTF8.self)
    }

    private mutating func percent(at index: Int) -> Int {
        let item = PrintfScanner.item(
            in: bytes.span, at: index, readsSubstitutionValue: notation == .substitution)
        switch item {
        case .percent: text.append(UInt8(ascii: "%"))
        case .specifier(let specifier): add(expression(specifier), specifier.range)
        case .fault(let fault):
            add(Expression(nil, FunctionReference(MessageFunction.unreadable)), fault.range)
        }
        // Whatever the item covers, reading goes on behind the sign.
        return max(item.range.indices.upperBound, index + 1)
    }

    private mutating func add(_ expression: Expression, _ range: SourceRange) {
        flush(upTo: range.indices.lowerBound)
        var expression = expression
        expression.attributes.source = string(range)
        parts.append(Located(.placeholder(expression), at: range))
        textStart = range.indices.upperBound
    }

    private mutating func flush(upTo end: Int) {
        if !text.isEmpty {
            parts.append(Located(.text(String(decoding: text, as: UTF8.self)), at: SourceRange(textStart..<end)))
            text.removeAll(keepingCapacity: true)
        }
        textStart = end
    }

    /// Widths and precisions of the list come before the value and are named in the options (F-7).
    private mutating func expression(_ specifier: PrintfSpecifier) -> Expression {
        var options: [FunctionOption] = []
        for (name, measure) in [("width", specifier.width), ("precision", specifier.precision)] {
            guard case .argument(let position) = measure else { continue }
            options.append(FunctionOption(name, .variable(argument(position))))
        }
        if specifier.conversion == .substitutionValue {
            return Expression(nil, FunctionReference(MessageFunction.substitutionValue))
        }
        let operand = Operand.variable(argument(specifier.position))
        if let name = specifier.name {
            let option = FunctionOption("name", .literal(string(name)))
            return Expression(operand, FunctionReference(MessageFunction.variable, [option]))
        }
        return Expression(operand, function(specifier, options))
    }

    private mutating func argument(_ position: UInt8) -> String {
        // A number does not move the count of those without one.
        if position > 0 { return "arg\(position)" }
        defer { nextArgument += 1 }
        return "arg\(nextArgument)"
    }

    private func function(_ specifier: PrintfSpecifier, _ options: [FunctionOption]) -> FunctionReference {
        // What options cannot say keeps its spelling.
        let isPlain = specifier.flags.isEmpty && specifier.width == .none && options.isEmpty
        switch (specifier.conversion, specifier.precision) {
        case (.object, .none) where isPlain:
            return FunctionReference(MessageFunction.string)
        case (.decimal, .none) where isPlain, (.integer, .none) where isPlain, (.unsigned, .none) where isPlain:
            return FunctionReference(MessageFunction.integer)
        case (.fixed, .number(let digits)) where isPlain:
            return FunctionReference(
                MessageFunction.number,
                [
                    FunctionOption("minimumFractionDigits", .literal("\(digits)")),
                    FunctionOption("maximumFractionDigits", .literal("\(digits)")),
                ])
        default:
            let spelling = FunctionOption("specifier", .literal(specifier.spelled(number: 0) ?? ""))
            return FunctionReference(MessageFunction.printf, [spelling] + options)
        }
    }
}
