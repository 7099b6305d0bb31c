import L10nLocale
import L10nLookup
import L10nMessages

/// Puts values into the texts of state views, as the language and the notation of each text want them (TR-9, TR-12, 5.5).
struct StateViewTextFormatter: Sendable {
    let environment: StateViewEnvironment
    let languages: MessageLanguages

    /// Chooses among the forms of a text and puts the arguments into its holes.
    func fill(_ text: inout ResolvedText, of found: FoundText, _ arguments: MessageArguments) {
        if let pseudo = environment.pseudo, found.language == pseudo.tag { text.direction = pseudo.direction }
        let syntax = found.syntax
        let pseudo = environment.pseudo(for: found.language)
        // The texts of a pseudo-language have the forms of those that they are made from.
        let tag = found.language == environment.pseudo?.tag ? environment.development : found.language
        let formatted: FormattedMessage?
        switch syntax?.notation {
        case .icu: formatted = icuMessage(text, tag, syntax, pseudo, arguments)
        case .plain:
            formatted = pseudo.map { pseudo in
                formatter(pseudo.direction, PlainNumbers(), nil).format(
                    CompiledMessage(pseudo.text(text.text, notation: .plain), notation: .plain), [])
            }
        case .printf, .substitution, .named, .printfAndNamed, .catalog, nil:
            formatted = varied(text, found, tag, pseudo, arguments)
        }
        guard let formatted else { return }
        if let pseudo {
            text.language = pseudo.tag
            text.direction = pseudo.direction
        }
        text.text = formatted.text
        let kinds = formatted.issues.map(\.kind)
        let unsupplied = formatted.issues.filter { [.missingArgument, .emptyArgument, .wrongType].contains($0.kind) }
        if !unsupplied.isEmpty || text.unsupplied != nil {
            // Numbered arguments fill the specifiers that stayed as they are without any.
            let unfilled = arguments.positional.isEmpty ? text.unsupplied ?? [] : []
            let holes = unfilled + unsupplied.map(\.source).filter { !unfilled.contains($0) }
            text.issues.removeAll { $0 == .unsuppliedArgument }
            if !holes.isEmpty { text.issues.append(.unsuppliedArgument) }
            text.unsupplied = holes.isEmpty ? nil : holes
            let mistyped = unsupplied.filter { $0.kind == .wrongType }.map(\.source)
            text.mistyped = mistyped.isEmpty ? nil : mistyped
        }
        if kinds.contains(.unreadable) { text.issues.append(.damagedMessage) }
        if kinds.contains(.unusableStyle) { text.issues.append(.unstyledValue) }
    }

    /// Whether a text stays as it is, whatever the named arguments are.
    func isFixed(_ found: FoundText) -> Bool {
        guard environment.pseudo == nil else { return false }
        switch found.syntax?.notation {
        // Only a brace opens an argument, and only an apostrophe is written doubled.
        case .icu: return !found.text.utf8.contains { $0 == 0x7B || $0 == 0x27 }
        case .plain: return true
        case .printf, .substitution, .named, .printfAndNamed, .catalog, nil:
            return !found.text.utf8.contains(0x7B) && found.forms == nil
        }
    }

    /// The specifiers that a text shows as they are where nobody gives numbered arguments.
    func unfilled(_ found: FoundText) -> [String] {
        let notation = found.syntax?.notation ?? .printfAndNamed
        guard notation.readsPercent, found.forms == nil, found.text.utf8.contains(0x25) else { return [] }
        return PrintfParser.unmistakable(in: found.text)
    }

    // MARK: ICU's notation

    /// Nil where the text has nothing that means anything.
    private func icuMessage(
        _ text: ResolvedText, _ tag: LanguageTag, _ syntax: MessageSyntax?, _ pseudo: PseudoLocale?,
        _ arguments: MessageArguments
    ) -> FormattedMessage? {
        guard let syntax, pseudo != nil || text.text.utf8.contains(where: { $0 == 0x7B || $0 == 0x27 }) else {
            return nil
        }
        let message = languages.viewMessage(
            pseudo?.text(text.text, in: syntax) ?? text.text, apostrophes: syntax.apostrophes, in: tag,
            direction: pseudo?.direction ?? text.direction, timeZone: environment.timeZone)
        return message?.format(arguments)
    }

    // MARK: Apple's formats and named holes

    /// Nil where the text stays as it is, as most texts do.
    private func varied(
        _ text: ResolvedText, _ found: FoundText, _ tag: LanguageTag, _ pseudo: PseudoLocale?,
        _ arguments: MessageArguments
    ) -> FormattedMessage? {
        let hasForms = found.forms != nil
        let isFixed = !hasForms && arguments.positional.isEmpty && !text.text.utf8.contains { $0 == 0x7B }
        if isFixed, pseudo == nil { return nil }
        guard var message = found.message else { return nil }
        let notation = found.syntax?.notation ?? .printfAndNamed
        if let pseudo {
            message = message.mapTexts { [message] text, isPart in
                pseudo.text(
                    text, notation: isPart && message.hasSubstitutions ? .substitution : notation, isPart: isPart)
            }
        }
        let arguments = message.arguments(arguments)
        let language = languages.formats(of: tag)
        let compiled: CompiledMessage
        if !hasForms, case .text(let text) = message.form {
            // Without numbered arguments nothing but named holes is filled, and percent signs are text.
            let isNamed = arguments.positional.isEmpty && notation == .printfAndNamed
            compiled = CompiledMessage(text, notation: isNamed ? .named : notation, language: tag)
        } else {
            var setting = VariedMessage.Setting(language: tag, rules: language?.cardinals ?? .none)
            setting.readsNames = notation.readsBraces
            compiled = message.compiled(setting)
        }
        let direction = pseudo?.direction ?? text.direction
        return formatter(direction, language?.numbers ?? PlainNumbers(), hasForms ? .ellipsis : nil)
            .format(compiled, arguments)
    }

    private func formatter(
        _ direction: TextDirection, _ numbers: any NumberEngine, _ substitute: MessageFormatter.Substitute?
    ) -> MessageFormatter {
        MessageFormatter(direction: direction, isolation: .economical, substitute: substitute, numbers: numbers)
    }
}
