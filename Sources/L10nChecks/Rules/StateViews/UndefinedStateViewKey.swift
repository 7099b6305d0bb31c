import L10nCatalog
import L10nProject
import L10nSource
import StateViews

/// A text of a state view whose key no layer has.
enum UndefinedStateViewKey: StateViewRule {
    static let rule = Rule.undefinedStateViewKey

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view(
                "payments.empty", "empty", "\"texts\": { \"title\": { \"key\": \"pay.titel\" } }")
                + [StateViewExample.english("\"pay.title\" = \"No payments yet\"")],
            good: StateViewExample.view(
                "payments.empty", "empty", "\"texts\": { \"title\": { \"key\": \"pay.title\" } }")
                + [StateViewExample.english("\"pay.title\" = \"No payments yet\"")])
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        // Two texts may have one key in two tables.
        var seen: Set<[String?]> = []
        for role in StateViewTextRole.all {
            guard case .key(let key, let table, _) = view.definition[role], seen.insert([key, table]).inserted,
                !isDefined(key, table: table, in: view.project), view.context.hasAllKeys
            else { continue }
            let advice = elsewhere(key, in: view.project) ?? view.context.keys.question(key) ?? "add it to a table"
            findings.add(
                view.finding(.undefinedStateViewKey, message(key, table, advice), at: view.place(of: role), key: key))
        }
    }

    /// Whether some layer has the key in some language.
    static func isDefined(_ key: String, table: String?, in project: Project) -> Bool {
        let key = KeyAliases.key(key) ?? key
        return tables(of: project, table).contains { $0.keys.find(key) != nil }
    }

    /// What to do about a key that stands in another table than the one that is named.
    private static func elsewhere(_ key: String, in project: Project) -> String? {
        tables(of: project, nil).first { $0.keys.find(key) != nil }.map { "name table \(Wording.quoted($0.name))" }
    }

    private static func tables(of project: Project, _ name: String?) -> some Sequence<CatalogTable> {
        project.catalog.layers.lazy.flatMap(\.bundles).flatMap(\.tables).filter { name == nil || $0.name == name }
    }
}

extension UndefinedStateViewKey {
    fileprivate static func message(_ key: String, _ table: String?, _ advice: String) -> String {
        let place = table.map { "not defined in table \(Wording.quoted($0))" } ?? "defined nowhere"
        return "\(Wording.quoted(key)) is \(place); \(advice)"
    }
}
