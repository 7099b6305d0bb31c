import L10nLocale

extension MessageFormatter {
    /// Appends the text that a number chooses.
    func append(
        _ choice: CompiledMessage.Choice, of message: CompiledMessage, _ arguments: MessageArguments,
        to output: inout MessageOutput
    ) {
        guard let argument = choice.argument else {
            return append(choice.variants[.other] ?? [], of: message, arguments, to: &output)
        }
        output.begin(.position(argument), choice.source)
        guard arguments.positional.indices.contains(argument - 1) else {
            output.issues.append(MessageIssue(.missingArgument, choice.source, .position(argument)))
            return appendStandIn(substitute ?? .source, choice.source, to: &output)
        }
        guard let given = arguments.positional[argument - 1] else {
            output.issues.append(MessageIssue(.emptyArgument, choice.source, .position(argument)))
            return
        }
        guard let number = choice.number(of: given.value, &output.issues) else {
            // What is no number has no category, and is shown (SD-49).
            output.issues.append(MessageIssue(.wrongType, choice.source, .position(argument)))
            return appendValue(given, in: message.surroundings, to: &output)
        }
        append(choice.variant(of: number, message), of: message, arguments, to: &output)
    }

    func append(
        _ parts: [CompiledMessage.Part], of message: CompiledMessage, _ arguments: MessageArguments,
        to output: inout MessageOutput
    ) {
        for part in parts {
            switch part {
            case .literal(let text): appendLiteral(text, to: &output)
            case .argument(let operation): append(operation, of: message, arguments, to: &output)
            case .choice(let index): append(message.choices[index], of: message, arguments, to: &output)
            }
        }
    }
}

extension CompiledMessage {
    /// Texts, one of which a number chooses.
    struct Choice: Hashable, Sendable {
        /// The argument, from 1; nil where there is nothing to choose.
        var argument: Int?
        /// How the number is read, which decides the digits that it is judged by (F-46).
        var type: PrintfSpecifier?
        var variants: [PluralCategory: [Part]]
        /// The characters of the reference; empty for a text that varies as a whole.
        var source: String

        /// What is known of a number before its category.
        struct Number {
            var operands: PluralOperands?
            var isZero: Bool
        }

        /// The number as its type shows it; nil for a text.
        func number(of value: MessageArgument.Value, _ issues: inout [MessageIssue]) -> Number? {
            let isFloating = type?.conversion.kind.isFloating ?? false
            switch value {
            case .string, .date: return nil
            case .int(let number) where !isFloating:
                let read =
                    !is32Bits
                    ? number
                    : type?.conversion.kind == .signed
                        ? Int64(Int32(truncatingIfNeeded: number)) : Int64(UInt32(truncatingIfNeeded: number))
                if read != number {
                    issues.append(MessageIssue(.narrowInteger, source, argument.map(ArgumentReference.position)))
                }
                return Number(operands: PluralOperands(read), isZero: read == 0)
            case .uint(let number) where !isFloating:
                let read = is32Bits ? UInt64(UInt32(truncatingIfNeeded: number)) : number
                if read != number {
                    issues.append(MessageIssue(.narrowInteger, source, argument.map(ArgumentReference.position)))
                }
                return Number(operands: PluralOperands(read), isZero: read == 0)
            case .int(let number): return Number(shown(Double(number)), isZero: number == 0)
            case .uint(let number): return Number(shown(Double(number)), isZero: number == 0)
            case .double(let number):
                if !isFloating, type != nil {
                    issues.append(MessageIssue(.wrongType, source, argument.map(ArgumentReference.position)))
                }
                return Number(shown(number), isZero: number == 0)
            }
        }

        private var is32Bits: Bool { type.map { $0.length.integerSize.bits == 32 } ?? false }

        /// The digits that the type shows, from which the category follows (PE-15); those of its shortest form for a
        /// type of whole numbers.
        private func shown(_ value: Double) -> String {
            var number = FormattableNumber(.double(value.magnitude))
            switch type?.conversion.kind {
            case .fixed:
                number.style = .fixed
                number.precision = 6
                if case .number(let digits)? = type?.precision { number.precision = Int(min(digits, 1_000)) }
            case .general:
                number.style = .general
                number.precision = 6
                if case .number(let digits)? = type?.precision { number.precision = Int(min(digits, 1_000)) }
            default: break
            }
            var text = ""
            PlainNumbers().append(number, to: &text)
            return text
        }

        /// The text of the number's category, or what stands in for it.
        func variant(of number: Number, _ message: CompiledMessage) -> [Part] {
            let category = number.operands.map { message.rules?.category(of: $0) ?? .other } ?? .other
            return self.category(category, isZero: number.isZero, message.zero).flatMap { variants[$0] } ?? []
        }

        /// The category whose text is shown for a number of a category; nil without any text.
        func category(
            _ category: PluralCategory, isZero: Bool, _ zero: VariedMessage.ZeroForm
        ) -> PluralCategory? {
            if isZero, variants[.zero] != nil { return .zero }
            let category = category == .zero && zero == .zeroOnly ? .other : category
            let inOrder = [category, .other] + VariedMessageCompiler.substitutes
            return inOrder.first { variants[$0] != nil }
        }
    }
}

extension CompiledMessage.Choice.Number {
    fileprivate init(_ digits: String, isZero: Bool) {
        self.init(operands: PluralOperands(decimal: digits), isZero: isZero)
    }
}
