import StateViews

/// A key that a definition looks up for one of its texts, or would look up if it did not set its own.
struct TextQuestion {
    /// A text of the view, and one of the keys that it may be looked up by.
    struct Place: Hashable {
        let role: StateViewTextRole
        let key: String
    }

    let place: Place
    let source: TextSource
    /// The only table to look in; nil for all.
    let table: String?
    /// Whether the key is looked up: the definition neither sets a text of its own nor names another key.
    let isAsked: Bool

    /// Every key that plays a part in a definition, in reading order.
    static func all(_ definition: StateViewDefinition) -> [TextQuestion] {
        let roles =
            StateViewTextRole.ofView
            + definition.actions.flatMap { action in
                StateViewTextRole.ActionText.allCases.map { .action(action.slot, $0) }
            }
        return roles.flatMap { role -> [TextQuestion] in
            let source = definition[role]
            let inherited = inheritedKeys(role, definition)
            func questions(_ keys: [String], table: String? = nil, isAsked: Bool) -> [TextQuestion] {
                keys.map {
                    TextQuestion(place: Place(role: role, key: $0), source: source, table: table, isAsked: isAsked)
                }
            }
            switch source {
            case .inherit: return questions(inherited, isAsked: true)
            case .key(let key, let table, _):
                return questions([key], table: table, isAsked: true)
                    + questions(inherited.filter { $0 != key }, isAsked: false)
            case .literal, .none: return questions(inherited, isAsked: false)
            }
        }
    }

    /// The keys that a role may inherit, whatever the view knows.
    private static func inheritedKeys(_ role: StateViewTextRole, _ definition: StateViewDefinition) -> [String] {
        // A picture is named only by its author.
        if role == .imageLabel { return [] }
        let keys = definition.inheritedKeys(role).map(\.key)
        return keys.isEmpty ? DefaultKeys.all.filter { $0.kind == nil && $0.role == role }.map(\.key) : keys
    }
}

extension StateViewDefinition {
    /// The definition with what it says for a brand.
    func patched(for brand: String?) -> StateViewDefinition {
        brand.flatMap { brandPatches[$0] }.map { patched($0) } ?? self
    }
}
