import L10nCatalog
import L10nMessages
import L10nSource
import StateViews

/// A text with a hole for which its view has no value.
enum UnsuppliedArgument: StateViewRule {
    static let info = RuleInfo(
        "unsupplied-argument", .stateviews, .error,
        summary: "A text of a state view uses an argument that the view does not give.",
        why: "Users read a sentence with a hole in it.",
        needs: [.views], precision: .veryHigh,
        bad: StateViewExample.view("search.empty", "noSearchResults", texts)
            + [StateViewExample.english("\"search.title\" = \"Nothing found for {query}\"")],
        good: StateViewExample.view(
            "search.empty", "noSearchResults", texts, "\"arguments\": { \"query\": \"rent\" }")
            + [StateViewExample.english("\"search.title\" = \"Nothing found for {query}\"")],
        sources: ["checks.md 2.12", "state-views.md TR-11"])

    private static let texts = "\"texts\": { \"title\": { \"key\": \"search.title\" } }"

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        // The theme knows what people call the brand.
        let given = Set(view.definition.arguments.messageArguments.named.keys).union(["brand"])
        let found = view.inLanguages { resolved in
            resolved.texts.flatMap { missing(given, $0.role, $0.text, resolved.environment, view) }
        }
        for diagnostic in found { findings.add(diagnostic) }
    }

    private static func missing(
        _ given: Set<String>, _ role: StateViewTextRole, _ text: ResolvedText, _ environment: StateViewEnvironment,
        _ view: StateViewSite
    ) -> [StateViewSite.LanguageFinding] {
        guard let key = text.key, case .entry(_, _, let span) = text.provenance else { return [] }
        var given = given
        var table: String?
        if case .key(_, let named, let own) = view.definition[role] {
            given.formUnion(own.named.keys)
            table = named
        }
        guard let hit = view.context.hit(key, table: table, chain: environment.chain, brand: view.brand) else {
            return []
        }
        return view.context.argumentNames(of: hit).filter { !given.contains($0) }.map { name in
            StateViewSite.LanguageFinding(
                "\(role.name) \(name)",
                view.finding(
                    info.id, .error, message(name, view.id), at: view.place(of: role), key: key,
                    notes: [DiagnosticNote("the \(role.name) uses it here", at: span)]))
        }
    }
}

extension UnsuppliedArgument {
    fileprivate static func message(_ name: String, _ id: String) -> String {
        "\(Wording.quoted("{\(name)}")) is not supplied by \(Wording.quoted(id)); add it to 'arguments'"
    }
}
