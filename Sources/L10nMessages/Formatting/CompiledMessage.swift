package import L10nLocale
import L10nSource

/// A message that is ready to be formatted, from any thread and any number of times (M2-13).
///
/// What Apple's formats choose from are choices; a message in ICU's notation is kept as a message of the model.
package struct CompiledMessage: Hashable, Sendable {
    /// A literal text, or what to put in.
    enum Part: Hashable, Sendable {
        case literal(String)
        case argument(Operation)
        /// One of `choices`, by its number.
        case choice(Int)
    }

    /// What one placeholder does.
    struct Operation: Hashable, Sendable {
        enum Action: Hashable, Sendable {
            /// Puts the value in as it is.
            case value
            /// Puts the value in as a specifier says.
            case specifier(PrintfSpecifier)
            /// Nothing can be put in.
            case unreadable
            /// The variable has no definition here.
            case variable
        }

        var argument: ArgumentReference
        var action: Action
        var width: ArgumentReference?
        var precision: ArgumentReference?
        /// The characters that stand in the text.
        var source: String
    }

    /// A message that is formatted as its model says, in a language.
    struct Model: Hashable, Sendable {
        let message: Message
        let language: LanguageFormats

        static func == (left: Model, right: Model) -> Bool {
            left.message == right.message && left.language === right.language
        }

        func hash(into hasher: inout Hasher) { hasher.combine(message) }
    }

    /// The message in place of `parts`; nil in the other notations.
    let model: Model?
    let parts: [Part]
    /// What parts refer to, so that a variable is compiled once for all texts that mention it.
    let choices: [Choice]
    /// The plural rules of its language; nil for a message without choices.
    let rules: PluralRuleSet?
    let zero: VariedMessage.ZeroForm
    let notation: MessageNotation
    package let language: LanguageTag?
    /// Issues that do not depend on the arguments.
    let issues: [MessageIssue]
    /// Those of all values; characters of placeholders count as literals.
    let surroundings: Surroundings
    /// The bytes of the literals.
    let literalCount: Int

    /// - Parameter language: what a message in ICU's notation is formatted with; nil to read that of its own language
    ///   from ICU, which costs a thousand messages.
    package init(_ message: Message, in language: LanguageFormats? = nil) {
        if message.notation == .icu,
            let language = language ?? (try? LanguageFormats(message.language ?? .undetermined))
        {
            self.init(model: Model(message: message, language: language))
            return
        }
        let pattern: Pattern
        switch message.body {
        case .pattern(let body): pattern = body.pattern
        case .select(let body):
            // Where nothing can be selected, the variant that always fits stands for all.
            let fallback = body.variants.first { $0.keys.allSatisfy { if case .catchAll = $0 { true } else { false } } }
            pattern = fallback?.value ?? Pattern([])
        }
        var parts: [Part] = []
        for part in pattern.parts {
            switch part.value {
            case .text(let text): parts.append(.literal(text))
            case .placeholder(let expression): parts.append(.argument(Operation(expression, message.notation)))
            case .markup, .selection: break
            }
        }
        self.init(
            parts: parts, notation: message.notation, language: message.language, issues: Self.issues(of: parts))
    }

    private init(model: Model) {
        self.model = model
        parts = []
        choices = []
        rules = model.language.cardinals
        zero = .zeroOnly
        notation = model.message.notation
        language = model.message.language
        issues = []
        surroundings = Surroundings(isAlone: false, isPlain: false)
        literalCount = 0
    }

    init(
        parts: [Part], choices: [Choice] = [], rules: PluralRuleSet? = nil, zero: VariedMessage.ZeroForm = .zeroOnly,
        notation: MessageNotation = .printf, language: LanguageTag?, issues: [MessageIssue]
    ) {
        model = nil
        self.parts = parts
        self.choices = choices
        self.rules = rules
        self.zero = zero
        self.notation = notation
        self.language = language
        self.issues = issues
        var literals = 0
        var isPlain = true
        for part in [parts] + choices.flatMap({ Array($0.variants.values) }) {
            for part in part {
                switch part {
                case .literal(let text):
                    literals += text.utf8.count
                    isPlain = isPlain && !Isolation.mayReorder(text)
                case .argument(let operation): isPlain = isPlain && !Isolation.mayReorder(operation.source)
                case .choice: break
                }
            }
        }
        literalCount = literals
        surroundings = Surroundings(isAlone: parts.count == 1 && choices.isEmpty, isPlain: isPlain)
    }

    /// Reads and compiles a text.
    package init(_ text: String, notation: MessageNotation, language: LanguageTag? = nil) {
        self.init(MessageParser.parse(text, notation: notation, language: language))
    }

    /// What is wrong with one text whatever its arguments are.
    static func issues(of parts: [Part]) -> [MessageIssue] {
        var issues: [MessageIssue] = []
        var written: [String] = []
        var before = ""
        for part in parts {
            guard case .argument(let operation) = part else {
                if case .literal(let text) = part { before = text }
                continue
            }
            switch operation.action {
            case .unreadable: issues.append(MessageIssue(.unreadable, operation.source))
            case .variable: issues.append(MessageIssue(.undefinedVariable, operation.source))
            case .value, .specifier: break
            }
            // `50% done` reads as a `% d` behind a digit (F-11).
            if case .specifier(let specifier) = operation.action, specifier.flags.contains(.space),
                before.unicodeScalars.last?.properties.numericType == .decimal
            {
                issues.append(MessageIssue(.percentSign, operation.source))
            }
            if operation.action != .unreadable { written.append(operation.source) }
            before = ""
        }
        return mixesNumbering(written) ? issues + [MessageIssue(.mixedNumbering, "")] : issues
    }

    /// Whether some of the placeholders of a text are numbered and others are not (F-6).
    static func mixesNumbering(_ placeholders: [String]) -> Bool {
        let numbered = placeholders.filter { $0.hasPrefix("%") }.map { placeholder in
            placeholder.dropFirst().drop { ("0"..."9").contains($0) }.hasPrefix("$")
        }
        return numbered.contains(true) && numbered.contains(false)
    }
}

extension CompiledMessage.Operation {
    /// What is shown follows from operand and function alone; the characters of the source tell how large an integer the
    /// author meant, and stand for values that are missing (M2-11).
    init(_ expression: Expression, _ notation: MessageNotation) {
        source = expression.attributes.source ?? ""
        argument = .position(0)
        action = .value
        // In texts with both, holes with names are those that begin with a brace.
        let isNumbered = notation.readsPercent && !source.hasPrefix("{")
        switch expression.operand {
        case .variable(let name): argument = Self.reference(name, isNumbered)
        case .literal, nil: action = .unreadable
        }
        guard let function = expression.function else { return }
        switch function.name {
        case MessageFunction.string: break
        case MessageFunction.integer:
            action = Self.specifier(source, .signed, .unsigned) ?? Self.specifier("%lld") ?? .value
        case MessageFunction.number:
            action = function["maximumFractionDigits"].flatMap { Self.specifier("%.\($0)f") } ?? .value
        case MessageFunction.printf:
            action = function["specifier"].flatMap { Self.specifier($0) } ?? .value
            for option in function.options {
                guard case .variable(let name) = option.value else { continue }
                if option.name == "width" { width = Self.reference(name, isNumbered) }
                if option.name == "precision" { precision = Self.reference(name, isNumbered) }
            }
        case MessageFunction.variable: action = .variable
        default: action = .unreadable
        }
    }

    /// `arg2` of a specifier is argument 2; other names are names.
    private static func reference(_ name: String, _ isNumbered: Bool) -> ArgumentReference {
        if isNumbered, name.hasPrefix("arg"), let position = Int(name.dropFirst(3)) { return .position(position) }
        return .name(name)
    }

    /// The specifier that a text begins with; nil when it is of none of the kinds.
    private static func specifier(_ text: String, _ kinds: ArgumentKind...) -> Action? {
        guard case .specifier(let specifier)? = PrintfParser.parse(text).items.first,
            kinds.isEmpty || kinds.contains(specifier.conversion.kind)
        else { return nil }
        return .specifier(specifier)
    }
}
