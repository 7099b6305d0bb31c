import L10nSource
import L10nSyntax

/// Reads what brands change in a view.
enum BrandReader {
    /// What is different for a brand: texts, buttons, icon, style and mark. The buttons of the view are read before.
    static func read(_ value: JSONValue, _ definition: inout StateViewDefinition, _ reader: inout JSONObjectReader) {
        reader.dictionary(value) { reader, member in
            // The places of a brand stand under its name, and are not to pass for the view's own.
            let outer = reader.places
            reader.places = [:]
            var patch = StateViewPatch()
            reader.object(
                member.value,
                fields: [
                    ("texts", { patch.texts = patchedTexts($1, &$0) }),
                    ("actions", { patch.actions = patchedActions($1, &$0) }),
                    placed("icon") { reader, value in
                        let id = value.isNone ? nil : VisualReader.id(value, of: "icon", &reader)
                        patch.icon = value.isNone ? .clear : id.map { .set($0) } ?? .keep
                    },
                    ("style", { patch.style = $0.style($1) }),
                    (
                        "brandMark",
                        { reader, value in
                            guard let choice = reader.choice(value, of: BrandMarkChoice.self) else { return }
                            patch.showsBrandMark = .set(choice == .endorsement)
                        }
                    ),
                ])
            let patched = definition.patched(patch)
            for role in StateViewTextRole.all where patch.texts[role] != nil {
                guard case .action(let slot, _) = role, patched.action(slot) == nil,
                    let span = reader.places["texts." + role.name]
                else { continue }
                reader.reportNoAction(slot, at: span)
            }
            let inner = reader.places
            reader.places = outer
            reader.places["brands." + member.name] = member.value.span
            for (path, span) in inner { reader.places["brands.\(member.name).\(path)"] = span }
            definition.brandPatches[member.name] = patch
        }
    }

    private static func patchedTexts(
        _ value: JSONValue, _ reader: inout JSONObjectReader
    ) -> [StateViewTextRole: StateViewPatch.Field<TextSource>] {
        var texts: [StateViewTextRole: StateViewPatch.Field<TextSource>] = [:]
        reader.dictionary(value) { reader, member in
            guard let role = reader.role(member), let source = reader.source(member.value) else { return }
            reader.places["texts." + role.name] = member.value.span
            texts[role] = source == .none ? .clear : .set(source)
        }
        return texts
    }

    /// Buttons by their slots; `none` leaves one out.
    private static func patchedActions(
        _ value: JSONValue, _ reader: inout JSONObjectReader
    ) -> [StateViewAction.Slot: StateViewPatch.Field<StateViewAction>] {
        reader.places["actions"] = value.span
        var actions: [StateViewAction.Slot: StateViewPatch.Field<StateViewAction>] = [:]
        let slots = StateViewAction.Slot.allCases.map { slot -> JSONObjectReader.Field in
            placed(slot.rawValue, in: "actions") { reader, value in
                if value.isNone {
                    actions[slot] = .clear
                } else if let action = ActionReader.action(value, slot: slot, &reader) {
                    actions[slot] = .set(action)
                }
            }
        }
        reader.object(value, fields: slots)
        return actions
    }
}

/// Whether the mark of the brand's owner stands under a view.
package enum BrandMarkChoice: String, CaseIterable {
    case none
    case endorsement
}
