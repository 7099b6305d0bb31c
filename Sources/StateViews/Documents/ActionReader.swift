import L10nSource
import L10nSyntax

/// Reads the buttons of a view.
package enum ActionReader {
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
        let texts = StateViewTextRole.ActionText.allCases.map { text -> JSONObjectReader.Field in
            placed(text.rawValue, in: path) { reader, value in
                guard let source = reader.source(value) else { return }
                action.texts[text] = source == .inherit ? nil : source
            }
        }
        let others: [JSONObjectReader.Field] = [
            // The slot is read before, as the places of all others are named by it.
            ("slot", { _, _ in }), placed("intent", in: path) { _, _ in },
            placed("role", in: path) { action.role = $0.choice($1, of: StateViewAction.Role.self) },
            placed("width", in: path) { reader, value in
                if let width = width(value, &reader) { action.width = width }
            },
            placed("busyPolicy", in: path) {
                if let policy = $0.choice($1, of: StateViewAction.BusyPolicy.self) { action.busyPolicy = policy }
            },
            placed("state", in: path) { action.isEnabled = $0.choice($1, of: ActionState.self) != .disabled },
        ]
        reader.object(value, fields: others + texts)
        return action
    }

    package enum ActionState: String, CaseIterable {
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
