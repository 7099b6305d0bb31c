import L10nSource
import StateViews

/// A key of a state view that does not begin as all others of the view.
enum InconsistentKeyPrefix: StateViewRule {
    static let rule = Rule.inconsistentKeyPrefix

    static var examples: RuleExamples {
        func files(_ title: String) -> [RuleExample] {
            let keys = [title, "state.empty.subtitle", "state.empty.button"]
            return StateViewExample.view(
                "payments.empty", "empty",
                """
                "texts": { "title": { "key": "\(keys[0])" }, "subtitle": { "key": "\(keys[1])" } },
                  "actions": [ { "label": { "key": "\(keys[2])" }, "intent": "create" } ]
                """) + [StateViewExample.english(keys.map { "\"\($0)\" = \"Text\"" }.joined(separator: ";\n"))]
        }
        return RuleExamples(bad: files("empty.title"), good: files("state.empty.title"))
    }

    /// So many keys have to begin alike before another one stands apart.
    private static let least = 2

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        var roles: [(key: String, role: StateViewTextRole)] = []
        var seen: Set<String> = []
        for role in StateViewTextRole.all {
            if case .key(let key, _, _) = view.definition[role], seen.insert(key).inserted { roles.append((key, role)) }
        }
        guard roles.count > least else { return }
        let groups = Dictionary(grouping: roles) { prefix(of: $0.key) }
        // One key stands apart, and nothing else in the project is named as it: texts that views share have names of
        // their own.
        guard groups.count == 2, let usual = groups.max(by: { $0.value.count < $1.value.count }), !usual.key.isEmpty,
            usual.value.count >= least, let odd = groups.first(where: { $0.key != usual.key }), odd.value.count == 1,
            view.context.isAlone(odd.value[0].key)
        else { return }
        let key = odd.value[0].key
        findings.add(
            view.finding(
                rule, "\(Wording.quoted(key)) stands apart from \(Wording.quoted(usual.key + ".*")); rename it",
                at: view.place(of: odd.value[0].role), key: key))
    }

    /// What stands before the last point.
    private static func prefix(of key: String) -> String {
        key.lastIndex(of: ".").map { String(key[..<$0]) } ?? ""
    }
}
