import L10nChecks
import L10nICU
import L10nLocale
import L10nMessages
import L10nSource

/// Formats one message for a reader, with the rules and digits of its own language.
struct MessageRun {
    let values: MessageValues
    let target: TextTarget
    /// The language of the text; of a pseudo-language that of the texts it is made from, whose forms it has.
    let language: LanguageFormats
    /// The pseudo-language that the text is shown in; nil for a language that people speak.
    let shownIn: PseudoLocale?
    /// Whether the text is in the pseudo-language already.
    var isOwnText = false

    private var tag: LanguageTag { shownIn?.tag ?? language.tag }

    /// What is done to the text first.
    private var pseudo: PseudoLocale? { isOwnText ? nil : shownIn }

    private var formatter: MessageFormatter {
        MessageFormatter(
            for: target, direction: shownIn?.direction ?? language.tag.direction, numbers: language.numbers)
    }

    /// - Parameter name: what the notation is called.
    func view(of text: String, _ syntax: MessageSyntax, named name: String) throws -> MessageView {
        var view = MessageView(source: SourceFile(path: "message", text: text), language: tag, notation: name)
        guard syntax.notation == .icu else {
            let message = MessageParser.parse(
                pseudo?.text(text, in: syntax) ?? text, notation: syntax.notation, language: language.tag)
            if syntax.notation != .plain {
                view.findings = PlaceholderFindings.diagnostics(in: view.source, notation: syntax.notation)
            }
            try check(message.argumentNames, &view)
            format(CompiledMessage(message), &view, values.arguments)
            return view
        }
        let reading = ICUMessageReading(text, apostrophes: syntax.apostrophes, language: language.tag)
        guard let tree = reading.tree else {
            view.add(reading.faults)
            return view
        }
        view.add(
            (reading.faults + language.faults(in: tree) + language.pluralFaults(in: tree)).eachCauseOnce
                + tree.typeFaults + tree.legacyFaults + language.skeletonFaults(in: tree))
        try check(reading.message.argumentNames, &view)
        // Faults are about the text as its author wrote it.
        let shown = pseudo.map { pseudo in
            ICUMessageReading(pseudo.text(text, in: syntax), apostrophes: syntax.apostrophes, language: language.tag)
        }
        format(CompiledMessage((shown ?? reading).message, in: language), &view, values.named)
        return view
    }

    /// - Parameters:
    ///   - message: the text of a file, with its forms.
    ///   - text: the general one of its texts.
    func view(
        of message: VariedMessage, text: String, _ setting: VariedMessage.Setting, named name: String
    ) throws -> MessageView {
        try values.check(among: message.argumentNames(readsNames: setting.readsNames))
        let shown = pseudo.map { pseudo in
            message.mapTexts { text, isPart in
                let notation: MessageNotation = setting.readsNames ? .printfAndNamed : .printf
                return pseudo.text(
                    text, notation: isPart && message.hasSubstitutions ? .substitution : notation, isPart: isPart)
            }
        }
        var view = MessageView(source: SourceFile(path: "message", text: text), language: tag, notation: name)
        format((shown ?? message).compiled(setting), &view, message.arguments(values.arguments))
        return view
    }

    /// A value that nothing reads is a mistake of the command line, unless what is wrong with the message may be the reason.
    private func check(_ names: [String], _ view: inout MessageView) throws {
        if view.findings.isEmpty { try values.check(among: names) }
        view.unknownValues = values.unknown(among: names)
    }

    private func format(_ message: CompiledMessage, _ view: inout MessageView, _ arguments: MessageArguments) {
        let (formatted, parts) = formatter.formatParts(message, arguments)
        view.formatted = formatted
        view.parts = parts
        view.choices = message.choices(arguments)
    }
}
