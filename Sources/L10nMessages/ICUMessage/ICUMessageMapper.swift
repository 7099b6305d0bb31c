import L10nLocale
import L10nSource

/// Puts a tree of ICU's notation into the model (M2-68 to M2-72).
///
/// Choices inside texts become one table with the surrounding text in each variant, so that the model has one shape for
/// all notations; see ``ChoiceTable``.
struct ICUMessageMapper {
    let bytes: [UInt8]
    /// What selectors refer to, in the order of the text.
    var declarations: [Declaration] = []
    /// The names that they give to expressions.
    var declared: [Expression: String] = [:]
    /// The arguments that are declared under their own names.
    var inputs: Set<String> = []
    /// Names of arguments and declarations, which new names keep away from.
    var names: Set<String> = []

    static func message(_ tree: ICUMessage, text: String, language: LanguageTag?) -> Message {
        var mapper = ICUMessageMapper(bytes: Array(text.utf8))
        mapper.collectNames(of: tree)
        let parts = mapper.parts(of: tree, number: nil)
        return Message(ChoiceTable.body(of: parts, mapper.declarations), notation: .icu, language: language)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func collectNames(of tree: ICUMessage) {
        for case .argument(let argument) in tree.parts.lazy.map(\.value) {
            names.insert(argument.name.value)
            for message in argument.kind.messages { collectNames(of: message) }
        }
    }

    func source(_ range: SourceRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }

    // MARK: Parts

    /// The parts of a message, its choices among them.
    ///
    /// - Parameter number: what `#` shows; nil outside of plurals.
    private mutating func parts(of tree: ICUMessage, number: Operand?) -> [ChoicePart] {
        tree.parts.map { part in
            guard case .argument(let argument) = part.value, !argument.kind.messages.isEmpty else {
                return .simple(simple(part, number: number))
            }
            let selection = selection(argument)
            let cases = selection.cases.map { item in
                Choice.Case(
                    keys: item.keys, parts: parts(of: item.message, number: selection.number), range: item.range)
            }
            return .choice(
                Choice(selectors: selection.selectors, cases: cases, source: source(part.range), range: part.range))
        }
    }

    /// A part that chooses nothing.
    func simple(_ part: Located<ICUMessage.Part>, number: Operand?) -> Located<PatternPart> {
        let attributes = Attributes(source: source(part.range))
        switch part.value {
        case .text(let text): return Located(.text(text), at: part.range)
        case .number:
            let function = FunctionReference(MessageFunction.number, Self.numberOptions)
            return Located(.placeholder(Expression(number, function, attributes: attributes)), at: part.range)
        case .argument(let argument):
            let operand = Operand.variable(argument.name.value)
            let function =
                switch argument.kind {
                case .value: FunctionReference(MessageFunction.string)
                case .formatted(let type, let style): Self.function(type, style?.value ?? "")
                case .plural, .select, .choice: FunctionReference(MessageFunction.unreadable)
                }
            return Located(.placeholder(Expression(operand, function, attributes: attributes)), at: part.range)
        }
    }

    /// ICU's default number format.
    static let numberOptions = [FunctionOption("maximumFractionDigits", .literal("3"))]

    /// M1-47.
    static func function(_ type: ICUMessage.FormattedType, _ style: String) -> FunctionReference {
        let style = ICUStyle(style)
        func named(_ name: String, _ option: String) -> FunctionReference {
            FunctionReference(name, style.text.isEmpty ? [] : [FunctionOption(option, .literal(style.text))])
        }
        switch type {
        case .spellout: return named(MessageFunction.spellout, "rules")
        case .ordinal: return named(MessageFunction.ordinal, "rules")
        case .duration: return named(MessageFunction.duration, "rules")
        case .date, .time:
            let name = type == .date ? MessageFunction.date : MessageFunction.time
            if style.isSkeleton {
                return FunctionReference(name, [FunctionOption("svl:skeleton", .literal(style.text))])
            }
            return named(name, style.dateLength == nil ? "svl:pattern" : "style")
        case .number:
            if style.isSkeleton {
                return FunctionReference(
                    MessageFunction.number,
                    [
                        FunctionOption("svl:skeleton", .literal(style.text))
                    ])
            }
            switch style.word {
            case "": return FunctionReference(MessageFunction.number, numberOptions)
            case "integer": return FunctionReference(MessageFunction.integer)
            case "percent": return FunctionReference(MessageFunction.percent)
            case "currency": return FunctionReference(MessageFunction.currency)
            default: return named(MessageFunction.number, "svl:pattern")
            }
        }
    }
}

extension ICUMessage.Kind {
    /// The texts that it chooses among.
    var messages: [ICUMessage] {
        switch self {
        case .value, .formatted: []
        case .plural(let plural): plural.cases.map(\.message)
        case .select(let cases): cases.map(\.message)
        case .choice(let limits): limits.map(\.message)
        }
    }
}

/// The style of a simple argument as ICU reads it.
struct ICUStyle {
    /// A skeleton without its colons, or the style as it is.
    let text: String
    let isSkeleton: Bool
    /// The style in small letters, without space around it.
    let word: String

    init(_ style: String) {
        let trimmed = Self.trimmed(style[...])
        isSkeleton = trimmed.hasPrefix("::")
        word = trimmed.lowercased()
        let isWord = ["", "integer", "percent", "currency", "short", "medium", "long", "full"].contains(word)
        // Behind the colons everything counts, the spaces at the end too.
        let rest = style.drop { $0.unicodeScalars.allSatisfy(PatternCharacters.isWhiteSpace) }
        text = isSkeleton ? String(rest.dropFirst(2)) : isWord ? word : style
    }

    /// The word of a length of dates and times.
    var dateLength: String? { ["", "short", "medium", "long", "full"].contains(word) ? word : nil }

    private static func trimmed(_ text: Substring) -> String {
        let scalars = Array(text.unicodeScalars)
        let start = scalars.firstIndex { !PatternCharacters.isWhiteSpace($0) } ?? scalars.endIndex
        let end = (scalars.lastIndex { !PatternCharacters.isWhiteSpace($0) } ?? scalars.endIndex - 1) + 1
        var result = String.UnicodeScalarView()
        if start < end { result.append(contentsOf: scalars[start..<end]) }
        return String(result)
    }
}
