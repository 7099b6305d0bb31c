import L10nLookup
import L10nMessages
import L10nSource
import StateViews

/// A value of a state view that no text says.
enum UnusedArgument: StateViewRule {
    static let rule = Rule.unusedArgument

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", "\"arguments\": { \"account\": \"Savings\" }"),
            good: StateViewExample.view(
                "payments.empty", "empty", "\"arguments\": { \"account\": \"Savings\" }",
                "\"texts\": { \"title\": { \"key\": \"pay.title\" } }")
                + [StateViewExample.english("\"pay.title\" = \"No payments from {account}\"")])
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let definition = view.definition
        var unused = Set(definition.arguments.messageArguments.named.keys)
        // The other name of one of them, for texts of Warp; nobody wrote it.
        if definition.arguments.others.named["eid_provider"] == nil { unused.remove("eid_provider") }
        // Some values choose a text or add one, and are not said.
        unused = unused.filter { name in
            guard let known = StateViewArguments.Name(rawValue: name) else { return true }
            return known != .code && !DefaultKeys.chooses(known, definition.kind)
        }
        guard !unused.isEmpty else { return }
        for resolved in view.resolved {
            for text in resolved.texts {
                guard let key = text.text.key else { continue }
                var table: String?
                if case .key(_, let named, _) = definition[text.role] { table = named }
                let hit = view.context.hit(key, table: table, chain: resolved.environment.chain, brand: view.brand)
                if let hit { unused.subtract(view.context.values(readBy: hit).map(\.name)) }
            }
        }
        for name in unused.sorted() {
            findings.add(view.finding(.unusedArgument, message(name), at: view.place("arguments." + name)))
        }
    }
}

extension UnusedArgument {
    fileprivate static func message(_ name: String) -> String {
        "\(Wording.quoted(name)) is supplied but never shown; use it in a text or remove it"
    }
}
