import L10nLocale
import L10nSource

extension MessageFormatter {
    /// Formats a message of the model in a language. Total: a text always comes back, with issues.
    ///
    /// - Parameter choices: receives what chose the text, in the order of the selectors.
    package func format(
        _ message: Message, _ arguments: MessageArguments, in language: LanguageFormats,
        choices: ((MessageChoice) -> Void)? = nil
    ) -> FormattedMessage {
        evaluate(message, arguments, in: language, choices: choices).message
    }

    func evaluate(
        _ message: Message, _ arguments: MessageArguments, in language: LanguageFormats,
        choices: ((MessageChoice) -> Void)? = nil, keepsParts: Bool = false
    ) -> MessageOutput {
        var evaluation = MessageEvaluation(
            formatter: self, language: language, arguments: arguments, choices: choices, keepsParts: keepsParts)
        switch message.body {
        case .pattern(let body):
            evaluation.declarations.declare(body.declarations)
            evaluation.append(body.pattern)
        case .select(let body): evaluation.append(body)
        }
        return evaluation.output
    }
}

/// One formatting of one message.
struct MessageEvaluation {
    let formatter: MessageFormatter
    let language: LanguageFormats
    let arguments: MessageArguments
    let choices: ((MessageChoice) -> Void)?
    var output: MessageOutput
    var declarations = MessageDeclarations()
    /// The issues of selectors and of values that are missing, which no selector repeats.
    var told: Set<MessageIssue> = []
    private var surroundings = Surroundings()

    init(
        formatter: MessageFormatter, language: LanguageFormats, arguments: MessageArguments,
        choices: ((MessageChoice) -> Void)?, keepsParts: Bool
    ) {
        self.formatter = formatter
        self.language = language
        self.arguments = arguments
        self.choices = choices
        output = MessageOutput(direction: formatter.direction, keepsParts: keepsParts)
    }

    mutating func append(_ pattern: Pattern) {
        let outer = surroundings
        surroundings = outer.inside(pattern)
        for part in pattern.parts {
            switch part.value {
            case .text(let text): formatter.appendLiteral(text, to: &output)
            case .placeholder(let expression): append(expression)
            case .markup(let markup): output.append(markup)
            case .selection(let choice): append(choice)
            }
        }
        // What follows a choice belongs to the text around it again.
        surroundings = outer
    }

    /// Appends the text of the best variant (M2-20).
    mutating func append(_ message: SelectMessage) {
        declarations.declare(message.declarations)
        let selectors = message.selectors.map { selector($0) }
        var best: (ranks: [Int], variant: Variant)?
        for variant in message.variants {
            var ranks: [Int] = []
            for (key, selector) in zip(variant.keys, selectors) {
                guard let rank = selector.rank(of: key) else { break }
                ranks.append(rank)
            }
            guard ranks.count == selectors.count else { continue }
            // Of variants that fit equally the first stays.
            if let found = best, !ranks.lexicographicallyPrecedes(found.ranks) { continue }
            best = (ranks, variant)
        }
        guard let best else { return }
        if let choices {
            for (selector, key) in zip(selectors, best.variant.keys) {
                choices(
                    MessageChoice(
                        argument: selector.argument, function: selector.function,
                        value: selector.original ?? selector.text,
                        shifted: selector.original == nil ? nil : selector.text, category: selector.category, key: key))
            }
        }
        append(best.variant.value)
    }

    // MARK: Values

    /// The value of an argument: by its name, or by its number from 0 on.
    func argument(_ name: String) -> MessageArgument? {
        if let named = arguments.named[name] { return named }
        guard let number = Int(name), arguments.positional.indices.contains(number) else { return nil }
        return arguments.positional[number]
    }

    /// The value that a name leads to. A literal is a number for functions of numbers, and a text for all others.
    func argument(_ reference: MessageDeclarations.Reference) -> MessageArgument? {
        guard let literal = reference.literal else { return argument(reference.name) }
        let isText = reference.functions.allSatisfy { $0.name == MessageFunction.string }
        guard !isText, let number = NumberLiteral(literal) else { return .string(literal) }
        return MessageArgument(number.value)
    }

    // MARK: Placeholders

    private mutating func append(_ expression: Expression) {
        guard let operand = expression.operand else {
            // What cannot be read shows its characters; what has none, the name of its function (M2-25).
            let source = expression.attributes.source ?? "{:\(expression.function?.name ?? "")}"
            output.issues.append(MessageIssue(.unreadable, source))
            output.begin(nil, source)
            return output.append(standIn: formatter.isolation.escaped(source))
        }
        var reference = declarations.reference(operand)
        if let function = expression.function { reference.functions.append(function) }
        output.begin(reference.literal == nil ? .name(reference.name) : nil, source(reference, expression))
        guard let argument = argument(reference) else {
            return appendMissing(reference, .missingArgument, expression)
        }
        guard !reference.offsets.isEmpty else {
            return appendFormatted(argument.value, expression, reference, argument)
        }
        guard let shifted = MessageNumber(argument.value)?.subtracting(reference.offsets) else {
            return appendMissing(reference, .wrongType, expression)
        }
        appendFormatted(shifted.value, expression, reference, argument)
    }

    private mutating func appendFormatted(
        _ value: MessageArgument.Value, _ expression: Expression, _ reference: MessageDeclarations.Reference,
        _ argument: MessageArgument
    ) {
        let function = expression.function ?? FunctionReference(MessageFunction.string)
        let text: FormattedValue?
        switch function.name {
        case MessageFunction.string:
            if case .string(let text) = value {
                return formatter.appendText(text, argument, in: surroundings, to: &output)
            }
            text = formatted(value)
        case MessageFunction.date, MessageFunction.time: text = date(value, function)
        default: text = number(value, function)
        }
        switch text {
        case .text(let text): appendIsolated(text, formatter.direction)
        case .failed:
            output.issues.append(
                MessageIssue(.unusableStyle, source(reference, expression), .name(reference.name)))
            if let plain = formatted(value), case .text(let text) = plain {
                appendIsolated(text, formatter.direction)
            } else if case .date(let milliseconds) = value {
                // Nobody can write dates here, such as on a machine without ICU.
                appendIsolated(PlainDate.text(milliseconds: milliseconds), .leftToRight)
            }
        case nil: appendMissing(reference, .wrongType, expression)
        }
    }

    private func source(_ reference: MessageDeclarations.Reference, _ expression: Expression) -> String {
        expression.attributes.source ?? fallback(reference)
    }

    /// M1-49: `{name}`, whatever stands behind the name; M2-25: a literal between bars.
    private func fallback(_ reference: MessageDeclarations.Reference) -> String {
        guard let literal = reference.literal else { return "{\(reference.name)}" }
        return "{|" + literal.flatMap { $0 == "\\" || $0 == "|" ? ["\\", $0] : [$0] } + "|}"
    }

    private mutating func appendMissing(
        _ reference: MessageDeclarations.Reference, _ kind: MessageIssue.Kind, _ expression: Expression
    ) {
        let issue = MessageIssue(kind, source(reference, expression), .name(reference.name))
        told.insert(issue)
        output.issues.append(issue)
        formatter.appendStandIn(formatter.substitute ?? .source, fallback(reference), to: &output)
    }

    private mutating func appendIsolated(_ text: String, _ direction: TextDirection?) {
        formatter.isolate(text, direction, in: surroundings, to: &output)
    }
}
