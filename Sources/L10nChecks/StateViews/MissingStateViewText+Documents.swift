import L10nLocale
import L10nLookup
import L10nSource
import StateViews

extension MissingStateViewText: StateViewRule {
    /// Titles and button labels of the views of documents. Buttons that have no label in any language, and keys that are
    /// nowhere, are findings of their own rules.
    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let definition = view.definition
        if definition.kind.needsTitle, let message = problem(with: definition.title, of: view) {
            findings.add(view.finding(.missingStateViewText, message, at: view.place(of: .title)))
        }
        view.inLanguages(&findings) { resolved in
            definition.roles.compactMap { role, source in
                guard definition.requires(role), let key = gap(role, source, resolved, view) else { return nil }
                return StateViewSite.LanguageFinding(
                    role.name,
                    view.finding(
                        .missingStateViewText, absent(view.id, role, key, in: resolved.environment.locales[0]),
                        at: view.place(of: role), key: key))
            }
        }
    }

    /// What is wrong with a title in every language.
    private static func problem(with title: TextSource, of view: StateViewSite) -> String? {
        switch title {
        case .inherit: view.definition.defaultKey(.title) == nil ? untitled(view.id, inherits: false) : nil
        case .none: untitled(view.id, inherits: view.definition.defaultKey(.title) != nil)
        case .literal(let text, _): text.allSatisfy(\.isWhitespace) ? blank(view.id) : nil
        case .key: nil
        }
    }

    /// The key that a role asks for in vain in a language.
    private static func gap(
        _ role: StateViewTextRole, _ source: TextSource, _ resolved: ResolvedStateView, _ view: StateViewSite
    ) -> String? {
        // Buttons that have nothing to do are left out, such as one that clears no filters.
        if case .action(let slot, _) = role, !resolved.actions.contains(where: { $0.slot == slot }) { return nil }
        let text = resolved.text(role)
        switch source {
        case .key(let name, let table, _):
            let key = KeyAliases.key(name) ?? name
            guard text?.key != key && text?.key != name || text?.provenance == .standIn else { return nil }
            return UndefinedStateViewKey.isDefined(key, table: table, in: view.project) ? key : nil
        case .inherit:
            guard text == nil || text?.provenance == .standIn else { return nil }
            return view.definition.defaultKey(role)
        case .literal, .none: return nil
        }
    }

    private static func untitled(_ id: String, inherits: Bool) -> String {
        "\(Wording.quoted(id)) has no title; " + (inherits ? "set one or inherit" : "set one, as there is no default")
    }

    private static func blank(_ id: String) -> String { "\(Wording.quoted(id)) has a blank title; write one" }

    private static func absent(
        _ id: String, _ role: StateViewTextRole, _ key: String, in tag: LanguageTag
    ) -> String {
        let part = role == .title ? "title" : "label for the \(role.name.split(separator: ".")[1]) button"
        return "\(Wording.quoted(id)) has no \(part) in '\(tag)'; define \(Wording.quoted(key))"
    }
}
