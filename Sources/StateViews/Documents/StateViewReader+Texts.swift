import L10nLocale
import L10nMessages
import L10nSource
import L10nSyntax

/// Reads the texts of a view, and the values for the holes in them.
extension JSONObjectReader {
    /// The texts of a view by their roles; its buttons are read before.
    mutating func texts(_ value: JSONValue, _ definition: inout StateViewDefinition) {
        places["texts"] = value.span
        dictionary(value) { reader, member in
            guard let role = reader.role(member) else { return }
            guard let source = reader.source(member.value) else { return }
            reader.places["texts." + role.name] = member.value.span
            if case .action(let slot, _) = role {
                guard definition.action(slot) != nil else {
                    return reader.reportNoAction(slot, at: member.value.span)
                }
            }
            definition[role] = source
        }
    }

    /// Reports a text of a button that is not there: nobody would ever see it.
    mutating func reportNoAction(_ slot: StateViewAction.Slot, at span: SourceSpan) {
        invalid(at: span, "there is no \(slot.rawValue) action; add it to 'actions' with its texts")
    }

    /// The role that a member is named after; nil for none, which is reported.
    mutating func role(_ member: JSONMember) -> StateViewTextRole? {
        if let role = StateViewTextRole(name: member.name) { return role }
        let advice =
            Suggestions.question(member.name, among: StateViewTextRole.all.map(\.name))
            ?? "roles are title, subtitle, progressLabel and others; see 'stateview-l10n states'"
        invalid(
            at: member.value.file.span(member.nameRange), "no role \(Wording.quoted(member.name)); \(advice)")
        return nil
    }

    /// Where a text comes from; nil for what cannot be read.
    mutating func source(_ value: JSONValue) -> TextSource? {
        if value.isNull { return TextSource.none }
        if let word = value.string {
            switch word {
            case "inherit": return .inherit
            case "none": return TextSource.none
            default:
                invalid(
                    value,
                    "\(Wording.quoted(word)) is neither 'inherit' nor 'none'; write { \"key\": … } or "
                        + "{ \"literal\": … }")
                return nil
            }
        }
        var key: String?
        var table: String?
        var arguments = MessageArguments()
        var literal: String?
        var language: LanguageTag?
        object(
            value,
            fields: [
                ("key", { key = $0.text($1)?.value }),
                ("table", { table = $0.text($1)?.value }),
                ("arguments", { reader, value in arguments = reader.messageArguments(value) }),
                ("literal", { literal = $0.text($1)?.value }),
                ("language", { language = $0.language($1) }),
            ])
        guard value.isObject else { return nil }
        switch (key, literal) {
        case (let key?, nil):
            refuse(["language"], of: value, beside: "key")
            return .key(key, table: table, arguments: arguments)
        case (nil, let literal?):
            refuse(["table", "arguments"], of: value, beside: "literal")
            return .literal(literal, language: language)
        case (nil, nil):
            if value["key"] == nil, value["literal"] == nil {
                invalid(value, "this text has neither 'key' nor 'literal'; write one of them")
            }
            return nil
        case (_?, _?):
            invalid(value, "this text has both 'key' and 'literal'; remove one of them")
            return nil
        }
    }

    /// Reports members that only a text of the other source has, which would be lost without a word.
    private mutating func refuse(_ names: [String], of value: JSONValue, beside source: String) {
        for member in value.members where names.contains(member.name) {
            invalid(
                at: member.value.file.span(member.nameRange),
                "'\(member.name)' means nothing beside '\(source)'; remove it")
        }
    }

    private mutating func language(_ value: JSONValue) -> LanguageTag? {
        guard let text = text(value) else { return nil }
        let reading = LanguageTagReading(text.value)
        if let problem = reading.problem {
            invalid(value, "\(Wording.quoted(text.value)) \(problem.phrase)")
            return nil
        }
        if reading.tag == nil {
            invalid(value, "\(Wording.quoted(text.value)) is no language tag; write one such as 'pt-BR'")
        }
        return reading.tag
    }

    /// Values by name; those of numbered holes by their number.
    /// - Parameter path: what the paths of their places begin with; nil where nobody asks for these.
    private mutating func messageArguments(_ value: JSONValue, at path: String? = nil) -> MessageArguments {
        var arguments = MessageArguments()
        dictionary(value) { reader, member in
            if let path { reader.places[path + "." + member.name] = member.value.span }
            if let text = member.value.string {
                arguments.named[member.name] = .string(text)
            } else if let integer = member.value.integer {
                arguments.named[member.name] = .int(integer)
            } else if let number = member.value.number {
                arguments.named[member.name] = .double(number)
            } else {
                reader.wrongType(member.value, "a text or a number")
            }
            if let number = Int(member.name), (1...Self.mostNumbered).contains(number) {
                while arguments.positional.count < number { arguments.positional.append(nil) }
                arguments.positional[number - 1] = arguments.named[member.name]
            }
        }
        return arguments
    }

    /// Specifiers number no more arguments (CoreFoundation).
    private static let mostNumbered = 127

    /// What the view knows that its texts can say.
    mutating func arguments(_ value: JSONValue) -> StateViewArguments {
        places["arguments"] = value.span
        let arguments = StateViewArguments(messageArguments(value, at: "arguments"))
        // What is neither a text nor a number is reported by now.
        func given(_ name: String) -> JSONValue? { value[name].flatMap { $0.isString || $0.isNumber ? $0 : nil } }
        if let permission = given("permission"), arguments.permission == nil {
            _ = choice(permission, of: StateViewArguments.Permission.self)
        }
        if let count = given("count"), arguments.count == nil { _ = integer(count, in: 0...Int.max) }
        return arguments
    }
}
