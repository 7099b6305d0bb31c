import L10nLocale
import L10nMessages
import L10nSource
import L10nSyntax

extension JSONObjectReader {
    /// Reads a view; nil for a value that is none at all.
    mutating func view(_ value: JSONValue) -> DocumentedStateView? {
        guard value.isObject else {
            wrongType(value, "a state view as an object")
            return nil
        }
        guard let kindValue = value["kind"] else {
            invalid(value, "this state view has no 'kind'; write one such as 'noResults'")
            return nil
        }
        guard let kind = kind(kindValue) else { return nil }
        var definition = StateViewDefinition(kind)
        var idSpan = value.span
        var waivers: [StateViewWaiver] = []
        var scope: LoadingScope?
        var style = StateViewStyle()
        let outer = places
        places = [:]
        if value["id"] == nil { invalid(value, "this state view has no 'id'; name it as in 'accounts.failed'") }
        object(
            value,
            fields: [
                ("$schema", { reader, value in _ = reader.text(value) }),
                ("kind", { reader, value in reader.places["kind"] = value.span }),
                (
                    "id",
                    { reader, value in
                        idSpan = value.span
                        if let id = reader.id(value) { definition.id = id.value }
                    }
                ),
                (
                    "profile",
                    { reader, value in
                        reader.places["profile"] = value.span
                        definition.profile = reader.choice(value, of: StateViewProfile.self)
                    }
                ),
                // Read behind the buttons, whose texts may stand here too.
                ("texts", { _, _ in }),
                ("visual", { definition.visual = VisualReader.read($1, usual: definition.visual, &$0) }),
                ("actions", { ActionReader.actions($1, &definition, &$0) }),
                (
                    "brandMark",
                    { reader, value in
                        reader.places["brandMark"] = value.span
                        definition.showsBrandMark = reader.choice(value, of: BrandMarkChoice.self) == .endorsement
                    }
                ),
                (
                    "layout",
                    { reader, value in
                        let read = LayoutReader.read(value, usual: definition.layout, &reader)
                        definition.layout = read.layout
                        // What stands under `style` goes on top, whichever of the two members comes first.
                        style = read.style <> style
                    }
                ),
                ("style", { style = style <> $0.styles($1) }),
                ("presentation", { definition.presentation = PresentationReader.presentation($1, &$0) }),
                ("timing", { definition.timing = PresentationReader.timing($1, &$0) }),
                (
                    "scope",
                    { reader, value in
                        reader.places["scope"] = value.span
                        scope = reader.choice(value, of: LoadingScope.self)
                        if kind != .loading {
                            reader.invalid(value, "only views of kind 'loading' have a 'scope'; remove it")
                        }
                    }
                ),
                ("arguments", { reader, value in definition.arguments = reader.arguments(value) }),
                ("brands", { BrandReader.read($1, &definition, &$0) }),
                ("disable", { waivers = $0.waivers($1) }),
            ])
        if let texts = value["texts"] { self.texts(texts, &definition) }
        if style != StateViewStyle() { definition.styles[.definition] = style }
        defer { places = outer }
        return DocumentedStateView(
            definition: definition, span: idSpan, places: places, waivers: waivers, scope: scope)
    }

    /// The id of a view or a screen; nil for what is no text.
    mutating func id(_ value: JSONValue) -> Located<String>? {
        let id = text(value)
        if id?.value.isEmpty == true { invalid(value, "an id holds a character at least; write one") }
        return id
    }

    /// One of the product's kinds by its name, or `{ "custom": … }`; nil for what cannot be read.
    private mutating func kind(_ value: JSONValue) -> StateViewKind? {
        guard value.isObject else {
            return choice(value, of: StateViewKind.BuiltIn.self).map { StateViewKind(rawValue: $0.rawValue) }
        }
        var name: Located<String>?
        object(value, fields: [("custom", { name = $0.text($1) })])
        guard let name else {
            if value["custom"] == nil { invalid(value, "this kind has no name; write { \"custom\": \"outOfStock\" }") }
            return nil
        }
        let kind = StateViewKind(rawValue: name.value)
        guard kind.builtIn == nil, !name.value.isEmpty else {
            invalid(value, "\(Wording.quoted(name.value)) is no name for a kind of the app; write another")
            return nil
        }
        return kind
    }

    // MARK: Texts

    private mutating func texts(_ value: JSONValue, _ definition: inout StateViewDefinition) {
        places["texts"] = value.span
        dictionary(value) { reader, member in
            guard let role = reader.role(member) else { return }
            guard let source = reader.source(member.value) else { return }
            reader.places["texts." + role.name] = member.value.span
            if case .action(let slot, _) = role {
                // Buttons may be listed behind their texts; those of no button are a mistake of the author's.
                guard definition.action(slot) != nil else {
                    return reader.invalid(
                        member.value, "there is no \(slot.rawValue) action; add it to 'actions' with its texts")
                }
            }
            definition[role] = source
        }
    }

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
        case (let key?, nil): return .key(key, table: table, arguments: arguments)
        case (nil, let literal?): return .literal(literal, language: language)
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

    private mutating func arguments(_ value: JSONValue) -> StateViewArguments {
        places["arguments"] = value.span
        let arguments = StateViewArguments(messageArguments(value, at: "arguments"))
        if let permission = value["permission"], arguments.permission == nil {
            _ = choice(permission, of: StateViewArguments.Permission.self)
        }
        if let count = value["count"], arguments.count == nil { _ = integer(count, in: 0...Int.max) }
        return arguments
    }

    // MARK: Findings that are accepted

    mutating func waivers(_ value: JSONValue) -> [StateViewWaiver] {
        array(value) { reader, value in
            var rule: Located<String>?
            var reason: Located<String>?
            reader.object(value, fields: [("rule", { rule = $0.text($1) }), ("reason", { reason = $0.text($1) })])
            guard let rule, let reason else {
                if value.isObject { reader.invalid(value, "a waiver needs 'rule' and 'reason'; add what is missing") }
                return nil
            }
            return StateViewWaiver(rule: rule, reason: reason.value, span: value.span)
        }
    }
}
