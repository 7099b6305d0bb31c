package import L10nLocale

/// Puts arguments into compiled messages. Total: a text always comes back, with issues.
package struct MessageFormatter: Sendable {
    /// What to show for a placeholder without a value.
    package enum Substitute: Hashable, Sendable {
        /// The placeholder's own characters (F-12).
        case source
        /// U+2026: neither a raw hole nor an empty one (C-21).
        case ellipsis
    }

    /// The base direction of the texts; nil when it is unknown.
    package var direction: TextDirection?
    package var isolation: Isolation
    /// What to show for a missing value; nil for the rule of the notation: an ellipsis for named holes, the specifier's
    /// own characters elsewhere.
    package var substitute: Substitute?
    /// Whether the target sets the direction of a text that is one placeholder, which then needs no isolate (B-6).
    package var targetSetsDirection: Bool
    package var numbers: any NumberEngine
    /// Whether a control in a value is an issue and left out, as in names that programs read (B-29).
    package var rejectsControls = false

    package init(
        direction: TextDirection?, isolation: Isolation = .isolate, substitute: Substitute? = nil,
        targetSetsDirection: Bool = false, numbers: any NumberEngine = PlainNumbers()
    ) {
        self.direction = direction
        self.isolation = isolation
        self.substitute = substitute
        self.targetSetsDirection = targetSetsDirection
        self.numbers = numbers
    }

    /// No width or precision goes beyond, whatever a text or an argument asks for.
    package static let widest = 1_000

    package func format(_ message: CompiledMessage, _ arguments: MessageArguments) -> FormattedMessage {
        if let model = message.model { return format(model.message, arguments, in: model.language) }
        return output(message, arguments, keepsParts: false).message
    }

    /// The same, and the parts of the text, for those who show values in another way than the text around them (M2-27).
    package func formatParts(
        _ message: CompiledMessage, _ arguments: MessageArguments
    ) -> (message: FormattedMessage, parts: [FormattedPart]) {
        let output =
            message.model.map { evaluate($0.message, arguments, in: $0.language, keepsParts: true) }
            ?? output(message, arguments, keepsParts: true)
        return (output.message, output.parts ?? [])
    }

    private func output(
        _ message: CompiledMessage, _ arguments: MessageArguments, keepsParts: Bool
    ) -> MessageOutput {
        var output = MessageOutput(
            direction: direction, issues: message.issues, literalCount: message.literalCount, keepsParts: keepsParts)
        append(message.parts, of: message, arguments, to: &output)
        return output
    }

    func append(
        _ operation: CompiledMessage.Operation, of message: CompiledMessage, _ arguments: MessageArguments,
        to output: inout MessageOutput
    ) {
        output.begin(operation.action == .unreadable ? nil : operation.argument, operation.source)
        switch operation.action {
        case .unreadable, .variable:
            output.append(standIn: isolation.escaped(operation.source))
            return
        case .value, .specifier: break
        }
        guard let argument = argument(operation, arguments, &output) else { return }
        if case .specifier(let specifier) = operation.action {
            appendSpecifier(specifier, operation, argument, of: message, arguments, to: &output)
        } else {
            appendValue(argument, in: message.surroundings, to: &output)
        }
    }

    /// The value of the placeholder; nil when there is none to show, after what stands for it was written.
    private func argument(
        _ operation: CompiledMessage.Operation, _ arguments: MessageArguments, _ output: inout MessageOutput
    ) -> MessageArgument? {
        let isNamed: Bool
        let given: MessageArgument?
        switch operation.argument {
        case .name(let name):
            isNamed = true
            given = arguments.named[name]
        case .position(let position):
            isNamed = false
            guard arguments.positional.indices.contains(position - 1) else {
                given = nil
                break
            }
            given = arguments.positional[position - 1]
            if given == nil {
                // An absent object is no missing argument (F-14).
                output.issues.append(MessageIssue(.emptyArgument, operation.source, operation.argument))
                return nil
            }
        }
        // An empty text in a named hole would leave a gap in the sentence (C-21).
        if let given, !isNamed || given.value != .string("") { return given }
        let kind: MessageIssue.Kind = given == nil ? .missingArgument : .emptyArgument
        output.issues.append(MessageIssue(kind, operation.source, operation.argument))
        appendStandIn(substitute ?? (isNamed ? .ellipsis : .source), operation.source, to: &output)
        return nil
    }

    /// Appends what is shown for a value that is missing.
    func appendStandIn(_ substitute: Substitute, _ source: String, to output: inout MessageOutput) {
        output.append(standIn: substitute == .ellipsis ? "\u{2026}" : isolation.escaped(source))
    }

    // MARK: Values

    /// Appends the value as it is.
    func appendValue(_ argument: MessageArgument, in surroundings: Surroundings, to output: inout MessageOutput) {
        if case .string(let text) = argument.value {
            appendText(text, argument, in: surroundings, to: &output)
        } else {
            let (text, direction) = shown(argument)
            isolate(text, direction, in: surroundings, to: &output)
        }
    }

    /// The value as it is shown by itself, and its direction: numbers have that of the message (B-4).
    func shown(_ argument: MessageArgument) -> (text: String, direction: TextDirection?) {
        var text = ""
        switch argument.value {
        case .string(let value): return (value, argument.direction)
        case .int(let value): numbers.append(FormattableNumber(.int(value)), to: &text)
        case .uint(let value): numbers.append(FormattableNumber(.uint(value)), to: &text)
        case .double(let value): numbers.append(FormattableNumber(.double(value)), to: &text)
        case .date(let milliseconds): return (PlainDate.text(milliseconds: milliseconds), .leftToRight)
        }
        return (text, direction)
    }

    /// Appends a text. Lines of one that keeps them are isolated one by one (B-12).
    func appendText(
        _ text: String, _ argument: MessageArgument, in surroundings: Surroundings, to output: inout MessageOutput
    ) {
        let clean = clean(text, keepsLines: argument.isMultiline, &output)
        let isSeparator = TextControls.isParagraphSeparator
        guard argument.isMultiline, clean.unicodeScalars.contains(where: isSeparator) else {
            return isolate(clean, argument.direction, in: surroundings, to: &output)
        }
        var rest = clean.unicodeScalars[...]
        while !rest.isEmpty {
            let line = rest.prefix { !isSeparator($0) }
            isolate(String(line), argument.direction, in: surroundings, to: &output)
            rest = rest.dropFirst(line.count)
            let separators = rest.prefix(while: isSeparator)
            if !separators.isEmpty { output.append(value: String(separators), argument.direction, marks: nil) }
            rest = rest.dropFirst(separators.count)
        }
    }

    /// The value with its controls balanced, or without any (B-10 to B-13, B-29).
    func clean(_ text: String, keepsLines: Bool, _ output: inout MessageOutput) -> String {
        let clean = BidiSanitizer.sanitized(text, keepsLines: keepsLines)
        guard rejectsControls, clean.unicodeScalars.contains(where: TextControls.isInvisible) || clean != text else {
            return clean
        }
        output.issues.append(MessageIssue(.hiddenControl, text))
        return String(String.UnicodeScalarView(clean.unicodeScalars.filter { !TextControls.isInvisible($0) }))
    }

    /// A number is written in the direction of its message (B-4).
    func appendNumber(
        _ number: FormattableNumber, of message: CompiledMessage, to output: inout MessageOutput, width: Int = 0,
        isLeftAligned: Bool = false
    ) {
        var text = ""
        numbers.append(number, to: &text)
        isolate(Self.padded(text, to: width, isLeftAligned), direction, in: message.surroundings, to: &output)
    }

    func isolate(
        _ value: String, _ direction: TextDirection?, in surroundings: Surroundings, to output: inout MessageOutput
    ) {
        output.append(
            value: isolation.escaped(value), direction, marks: marks(value, direction, surroundings))
    }

    /// Appends characters of the message itself.
    func appendLiteral(_ text: String, to output: inout MessageOutput) {
        output.append(literal: isolation.escaped(text))
    }

    /// What stands around the value; nil where nothing has to (B-6, B-5).
    private func marks(
        _ value: String, _ valueDirection: TextDirection?, _ surroundings: Surroundings
    ) -> (start: String, end: String)? {
        guard !value.isEmpty, !leavesBare(surroundings) else { return nil }
        if isolatesEconomically(surroundings), !Isolation.mayReorder(value) { return nil }
        return isolation.marks(value: valueDirection, message: direction)
    }

    /// Whether no value in these surroundings is isolated.
    func leavesBare(_ surroundings: Surroundings) -> Bool {
        isolation == .none || targetSetsDirection && surroundings.isAlone
    }

    /// Whether values that move nothing by themselves are not isolated.
    func isolatesEconomically(_ surroundings: Surroundings) -> Bool {
        isolation == .economical && direction == .leftToRight && surroundings.isPlain
    }

    /// Spaces fill the text up to a number of characters as people count them (F-13).
    static func padded(_ text: String, to width: Int, _ isLeftAligned: Bool) -> String {
        guard width > 0 else { return text }
        let spaces = String(repeating: " ", count: max(0, width - text.count))
        return isLeftAligned ? text + spaces : spaces + text
    }
}

/// A text with its arguments in it.
package struct FormattedMessage: Hashable, Sendable {
    package var text: String
    /// The base direction that the text is to be shown in (B-20).
    package var direction: TextDirection?
    package var issues: [MessageIssue]
}
