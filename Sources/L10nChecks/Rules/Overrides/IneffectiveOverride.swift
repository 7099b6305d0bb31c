import L10nCatalog
import L10nProject
import L10nSource
import StateViews

/// An override of a default text that no view shows.
enum IneffectiveOverride: OverrideRule {
    static let rule = Rule.ineffectiveOverride

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.screen(
                ["empty": "\"cards.none\""],
                views: #"{ "id": "cards.none", "kind": "noResults", "texts": { "title": { "literal": "No cards" } } }"#)
                + [StateViewExample.english("\"DesignSystem.stateView.noResultsTitle\" = \"Nothing here\"")],
            good: StateViewExample.view("cards.none", "noResults")
                + [StateViewExample.english("\"DesignSystem.stateView.noResultsTitle\" = \"Nothing here\"")])
    }

    static func check(_ override: OverrideSite, into findings: inout Findings) {
        let views = override.project.stateViews
        guard !views.views.isEmpty, !override.override.bases.isEmpty, let entry = DefaultKeys.entry(override.key),
            let kind = entry.kind, let primary = override.primary
        else { return }
        let users = views.views.filter { view in
            view.definition.kind == kind && variants(of: view.definition).contains { has(entry.role, $0) }
        }
        guard let first = users.first, !isShown(override.key, entry.role, users, views) else { return }
        let notes = users.map { view in
            DiagnosticNote("\(Wording.quoted(view.definition.id)) sets its own \(entry.role.name)", at: view.span)
        }
        // Without a screen nobody but code says which views are shown, and that may be the product's own.
        let isCertain = !views.screens.isEmpty
        findings.add(
            Diagnostic(
                isCertain ? rule : rule.at(.note), message(first.definition.id, entry.role, users.count, isCertain),
                at: primary.keySpan, subject: override.subject(), notes: Array(notes.prefix(3)),
                fixes: isCertain ? [Fix("delete the override", .unsafe, edits: override.texts.map(\.removal))] : []))
    }

    /// A definition as it is for brands without changes, and for those with some.
    private static func variants(of definition: StateViewDefinition) -> [StateViewDefinition] {
        [definition] + definition.brandPatches.values.map { definition.patched($0) }
    }

    private static func has(_ role: StateViewTextRole, _ definition: StateViewDefinition) -> Bool {
        if case .action(let slot, _) = role { return definition.action(slot) != nil }
        return true
    }

    private static func isShown(
        _ key: String, _ role: StateViewTextRole, _ users: [DocumentedStateView], _ views: ProjectStateViews
    ) -> Bool {
        let inherits = users.contains { variants(of: $0.definition).contains { has(role, $0) && $0[role] == .inherit } }
        if inherits { return true }
        let names = views.views.contains { view in
            variants(of: view.definition).contains { definition in
                StateViewTextRole.all.contains { role in
                    if case .key(let name, _, _) = definition[role] {
                        KeyAliases.key(name) ?? name == key
                    } else {
                        false
                    }
                }
            }
        }
        if names { return true }
        // A screen may show the view that comes with the product.
        return views.screens.contains { screen in
            screen.phases.values.joined().contains { reference in
                views.view(reference.value) == nil
                    && StateViewRegistry.definition(reference.value)?.kind == DefaultKeys.entry(key)?.kind
            }
        }
    }
}

extension IneffectiveOverride {
    fileprivate static func message(
        _ id: String, _ role: StateViewTextRole, _ count: Int, _ isCertain: Bool
    ) -> String {
        let who = count == 1 ? "\(Wording.quoted(id)) sets" : "all \(count) views of the kind set"
        let own = "\(who) \(count == 1 ? "its" : "their") own \(role.name)"
        return isCertain
            ? "never shown: \(own); delete it, or inherit there"
            : "\(own); delete it, or inherit there, unless code shows the product's own view"
    }
}
