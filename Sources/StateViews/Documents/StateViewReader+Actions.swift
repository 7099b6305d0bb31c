import L10nSource
import L10nSyntax

extension JSONObjectReader {
    mutating func actions(_ value: JSONValue, _ definition: inout StateViewDefinition) {
        guard value.isArray else { return wrongType(value, "an array") }
        places["actions"] = value.span
        for action in definition.actions { definition.removeAction(action.slot) }
        let count = value.elements.reduce(0) { count, _ in count + 1 }
        if count > StateViewAction.Slot.allCases.count {
            add([
                Diagnostic(
                    .tooManyActions, "\(count) actions, at most 3; move one elsewhere", at: value.span)
            ])
        }
        for (position, element) in value.elements.enumerated() {
            let usual = position < StateViewAction.Slot.allCases.count ? StateViewAction.Slot.allCases[position] : nil
            guard let action = action(element, slot: usual) else { continue }
            if definition.action(action.slot) != nil {
                invalid(element, "a second action in slot '\(action.slot.rawValue)'; use another slot")
                continue
            }
            definition.set(action)
        }
    }

    /// - Parameter slot: where the action stands that names no slot.
    mutating func action(_ value: JSONValue, slot usual: StateViewAction.Slot?) -> StateViewAction? {
        guard value.isObject else {
            wrongType(value, "an action as an object")
            return nil
        }
        guard let intentValue = value["intent"] else {
            invalid(value, "this action has no 'intent'; write one such as 'retry'")
            return nil
        }
        guard let intent = intent(intentValue) else { return nil }
        var slot = usual
        if let written = value["slot"] { slot = choice(written, of: StateViewAction.Slot.self) }
        guard let slot else { return nil }
        var action = StateViewAction(slot, intent)
        let path = "actions.\(slot.rawValue)"
        places[path] = value.span
        typealias Text = StateViewTextRole.ActionText
        let texts = Text.allCases.map { text -> Field in
            (
                text.rawValue,
                { reader, value in
                    reader.places[path + "." + text.rawValue] = value.span
                    guard let source = reader.source(value) else { return }
                    action.texts[text] = source == .inherit ? nil : source
                }
            )
        }
        object(
            value,
            fields: [
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
                        if let width = reader.width(value) { action.width = width }
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

    private enum ActionState: String, CaseIterable {
        case enabled
        case disabled
    }

    private mutating func intent(_ value: JSONValue) -> StateViewAction.Intent? {
        if value.isObject {
            var name: String?
            object(value, fields: [("custom", { name = $0.text($1)?.value })])
            return name.map { .custom($0) }
        }
        guard let text = text(value)?.value else { return nil }
        let known = StateViewAction.Intent.known
        if let intent = known.first(where: { $0.name == text }) { return intent }
        let advice =
            Suggestions.question(text, among: known.map(\.name))
            ?? "write \(Wording.list(known.map(\.name))), or { \"custom\": \"\(text)\" }"
        invalid(value, "no intent \(Wording.quoted(text)); \(advice)")
        return nil
    }

    private mutating func width(_ value: JSONValue) -> StateViewAction.Width? {
        if value.string == "intrinsic" { return .intrinsic }
        if value.string == "full" { return .full(leading: 0, trailing: 0) }
        guard value.isObject else {
            wrongType(value, "'intrinsic', 'full' or { \"full\": { \"leading\": …, \"trailing\": … } }")
            return nil
        }
        var (leading, trailing) = (StateViewStyle.Length.zero, StateViewStyle.Length.zero)
        object(
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
