package import L10nLocale

/// A message that is compiled for one formatter: its language's digits and plurals, its target's isolates.
///
/// A value that any number of threads may format at once. In the usual case a text costs the one allocation that it
/// lives in, and none where the caller brings the memory; values that need repair, and everything that is an issue, take
/// the formatter's longer way to the same text. Preparing costs many times as much as formatting: keep the result.
package struct PreparedMessage: Sendable {
    package let message: CompiledMessage
    package let formatter: MessageFormatter
    /// The names of the message's holes, in the order in which their values follow those of the numbered arguments.
    package let names: [String]
    /// How many numbered arguments the message reads.
    package let positionalCount: Int
    let program: MessageProgram
    private let hasIssues: Bool

    package init(_ message: CompiledMessage, for formatter: MessageFormatter) {
        self.message = message
        self.formatter = formatter
        var builder = MessageProgramBuilder(message, formatter)
        program = builder.build()
        hasIssues = !message.issues.isEmpty
        names = builder.names
        positionalCount = builder.positionalCount
    }

    /// The base direction that the text is to be shown in (B-20).
    package var direction: TextDirection? { formatter.direction }

    /// The text with its arguments.
    /// - Parameter arguments: the numbered arguments, then the values of ``names``; nil for an object that is absent.
    package func format(_ arguments: Span<MessageArgument?>) -> FormattedMessage {
        let text = MessageWriter.string(capacity: program.capacity(arguments), isASCII: program.isASCII) { output in
            program.run(arguments, to: &output)
        }
        if let text { return FormattedMessage(text: text, direction: direction, issues: issues) }
        return formatter.format(message, self.arguments(arguments))
    }

    /// The text with the values of arguments by name and number; `{0}` of ICU's notation is the first of the numbered ones.
    package func format(_ arguments: MessageArguments) -> FormattedMessage {
        func numbered(_ index: Int) -> MessageArgument? {
            arguments.positional.indices.contains(index) ? arguments.positional[index] : nil
        }
        var values = ContiguousArray((0..<positionalCount).map(numbered))
        values += names.map { arguments.named[$0] ?? Int($0).flatMap(numbered) }
        return format(values.span)
    }

    /// The text of a message with one argument.
    package func format(_ argument: MessageArgument) -> FormattedMessage {
        format(CollectionOfOne<MessageArgument?>(argument).span)
    }

    /// Appends the text as UTF-8, without allocating in the usual case.
    /// - Returns: the issues of the text; nil when there is too little room, and nothing was written.
    package func append(_ arguments: Span<MessageArgument?>, to output: inout OutputSpan<UInt8>) -> [MessageIssue]? {
        if MessageWriter.append(to: &output, { program.run(arguments, to: &$0) }) { return issues }
        let formatted = formatter.format(message, self.arguments(arguments))
        guard formatted.text.utf8.count <= output.freeCapacity else { return nil }
        for byte in formatted.text.utf8 { output.append(byte) }
        return formatted.issues
    }

    /// Appends the text as UTF-8 to an array, whose memory is used again when it is large enough.
    package func append(_ arguments: Span<MessageArgument?>, to output: inout [UInt8]) -> [MessageIssue] {
        var isWritten = false
        output.append(addingCapacity: program.fixedCapacity ?? program.capacity(arguments)) { output in
            isWritten = MessageWriter.append(to: &output) { program.run(arguments, to: &$0) }
        }
        if isWritten { return issues }
        let formatted = formatter.format(message, self.arguments(arguments))
        output.append(contentsOf: formatted.text.utf8)
        return formatted.issues
    }

    /// The issues that do not depend on the arguments. Most messages have none, and no array is touched for them.
    private var issues: [MessageIssue] { hasIssues ? message.issues : [] }

    /// The arguments as the formatter takes them.
    private func arguments(_ values: Span<MessageArgument?>) -> MessageArguments {
        var result = MessageArguments()
        for index in values.indices {
            let name = index - positionalCount
            if name < 0 {
                result.positional.append(values[index])
            } else if names.indices.contains(name), let value = values[index] {
                result.named[names[name]] = value
            }
        }
        return result
    }
}
