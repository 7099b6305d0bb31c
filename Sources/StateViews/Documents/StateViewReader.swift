import L10nSource
import L10nSyntax

/// A member whose place is noted by its name, so that findings can be about it later.
/// - Parameter path: what its place stands below; nil for a member of the view itself.
func placed(
    _ name: String, in path: String? = nil, _ read: @escaping (inout JSONObjectReader, JSONValue) -> Void
) -> JSONObjectReader.Field {
    (
        name,
        { reader, value in
            reader.places[path.map { $0 + "." + name } ?? name] = value.span
            read(&reader, value)
        }
    )
}

extension JSONValue {
    /// Whether an author says that there is none.
    var isNone: Bool { isNull || string == "none" }
}

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
                placed("kind") { _, _ in },
                (
                    "id",
                    { reader, value in
                        idSpan = value.span
                        if let id = reader.id(value) { definition.id = id.value }
                    }
                ),
                placed("profile") { definition.profile = $0.choice($1, of: StateViewProfile.self) },
                // Read behind the buttons, whose texts may stand here too; brands are for the same reason.
                ("texts", { _, _ in }),
                ("visual", { definition.visual = VisualReader.read($1, usual: definition.visual, &$0) }),
                ("actions", { ActionReader.actions($1, &definition, &$0) }),
                placed("brandMark") {
                    definition.showsBrandMark = $0.choice($1, of: BrandMarkChoice.self) == .endorsement
                },
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
                placed("scope") { reader, value in
                    scope = reader.choice(value, of: LoadingScope.self)
                    if kind != .loading {
                        reader.invalid(value, "only views of kind 'loading' have a 'scope'; remove it")
                    }
                },
                ("arguments", { reader, value in definition.arguments = reader.arguments(value) }),
                ("brands", { _, _ in }),
                ("disable", { waivers = $0.waivers($1) }),
            ])
        if let texts = value["texts"] { self.texts(texts, &definition) }
        if let brands = value["brands"] { BrandReader.read(brands, &definition, &self) }
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
        guard let name = custom(value, "kind", example: "outOfStock") else { return nil }
        let kind = StateViewKind(rawValue: name)
        guard kind.builtIn == nil else {
            invalid(value, "\(Wording.quoted(name)) is no name for a kind of the app; write another")
            return nil
        }
        return kind
    }

    /// The name that an author gives to something of the app's own, as `{ "custom": … }`; nil for none.
    mutating func custom(_ value: JSONValue, _ what: String, example: String) -> String? {
        var name: String?
        object(value, fields: [("custom", { name = $0.text($1)?.value })])
        guard value["custom"] == nil || name == "" else { return name }
        invalid(value, "this \(what) has no name; write { \"custom\": \"\(example)\" }")
        return nil
    }

    /// The findings that the author accepts.
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
