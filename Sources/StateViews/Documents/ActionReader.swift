import L10nSource
import L10nSyntax

/// Reads the buttons of a view.
enum ActionReader {
    /// The buttons of a definition, in the place of those of its kind.
    static func actions(_ value: JSONValue, _ definition: inout StateViewDefinition, _ reader: inout JSONObjectReader) {
        guard value.isArray else { return reader.wrongType(value, "an array") }
        reader.places["actions"] = value.span
        // The list takes the place of the actions that the kind has by itself.
        for action in definition.actions { definition.removeAction(action.slot) }
        let elements = Array(value.elements)
        let slots = StateViewAction.Slot.allCases
        if elements.count > slots.count {
            reader.add([
                Diagnostic(
                    .tooManyActions, "\(elements.count) actions, at most \(slots.count); move one elsewhere",
                    at: value.span)
            ])
        }
        for (position, element) in elements.enumerated() {
            let usual = slots.indices.contains(position) ? slots[position] : nil
            guard let action = action(element, slot: usual, &reader) else { continue }
            if definition.action(action.slot) != nil {
                reader.invalid(element, "a second action in slot '\(action.slot.rawValue)'; use another slot")
                continue
            }
            definition.set(action)
        }
    }

    /// One button; nil for what cannot be read.
    /// - Parameter slot: where the action stands that names no slot.
    static func action(
        _ value: JSONValue, slot usual: StateViewAction.Slot?, _ reader: inout JSONObjectReader
    ) -> StateViewAction? {
        guard value.isObject else {
            reader.wrongType(value, "an action as an object")
            return nil
        }
        guard let intentValue = value["intent"] else {
            reader.invalid(value, "this action has no 'intent'; write one such as 'retry'")
            return nil
        }
        guard let intent = intent(intentValue, &reader) else { return nil }
        var slot = usual
        if let written = value["slot"] { slot = reader.choice(written, of: StateViewAction.Slot.self) }
        guard let slot else { return nil }
        var action = StateViewAction(slot, intent)
        let path = "actions.\(slot.rawValue)"
        reader.places[path] = value.span
        typealias Text = StateViewTextRole.ActionText
        let texts = Text.allCases.map { text -> JSONObjectReader.Field in
            (
                text.rawValue,
                { reader, value in
                    reader.places[path + "." + text.rawValue] = value.span
                    guard let source = reader.source(value) else { return }
                    action.texts[text] = source == .inherit ? nil : source
                }
            )
        }
        reader.object(
            value,
            fields: [
                // The slot is read before, as the places of all others are named by it.
                ("slot", { _, _ in }), ("intent", { reader, value in reader.places[path + ".intent"] = value.span }),
                (
                    "role",
                    { reader, value in
                        reader.places[path + ".role"] = value.span
                        action.role = reader.choice(value, of: StateViewAction.Role.self)
                    }
                ),
                (
                    "width",
                    { reader, value in
                        reader.places[path + ".width"] = value.span
                        if let width = width(value, &reader) { action.width = width }
                    }
                ),
                (
                    "busyPolicy",
                    { reader, value in
                        reader.places[path + ".busyPolicy"] = value.span
                        action.busyPolicy = reader.choice(value, of: StateViewAction.BusyPolicy.self) ?? .inlineSpinner
                    }
                ),
                (
                    "state",
                    { reader, value in
                        reader.places[path + ".state"] = value.span
                        action.isEnabled = reader.choice(value, of: ActionState.self) != .disabled
                    }
                ),
            ] + texts)
        return action
    }

    enum ActionState: String, CaseIterable {
        case enabled
        case disabled
    }

    private static func intent(_ value: JSONValue, _ reader: inout JSONObjectReader) -> StateViewAction.Intent? {
        if value.isObject { return reader.custom(value, "intent", example: "pay").map { .custom($0) } }
        guard let text = reader.text(value)?.value else { return nil }
        let known = StateViewAction.Intent.known
        if let intent = known.first(where: { $0.name == text }) { return intent }
        let advice =
            Suggestions.question(text, among: known.map(\.name))
            ?? "write \(known.map(\.name).joined(separator: ", ")), or { \"custom\": \"\(text)\" }"
        reader.invalid(value, "no intent \(Wording.quoted(text)); \(advice)")
        return nil
    }

    private static func width(_ value: JSONValue, _ reader: inout JSONObjectReader) -> StateViewAction.Width? {
        if value.string == "intrinsic" { return .intrinsic }
        if value.string == "full" { return .full(leading: 0, trailing: 0) }
        guard value["full"] != nil else {
            reader.wrongType(value, "'intrinsic', 'full' or { \"full\": { \"leading\": …, \"trailing\": … } }")
            return nil
        }
        var (leading, trailing) = (StateViewStyle.Length.zero, StateViewStyle.Length.zero)
        reader.object(
            value,
            fields: [
                (
                    "full",
                    { reader, value in
                        reader.object(
                            value,
                            fields: [
                                ("leading", { leading = $0.length($1) ?? leading }),
                                ("trailing", { trailing = $0.length($1) ?? trailing }),
                            ])
                    }
                )
            ])
        return .full(leading: leading, trailing: trailing)
    }
}
