import L10nLookup
import L10nMessages
import L10nSource
import StateViews

/// A text with a hole for which its view has no value.
enum UnsuppliedArgument: StateViewRule {
    static let rule = Rule.unsuppliedArgument

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("search.empty", "noSearchResults", texts)
                + [StateViewExample.english("\"search.title\" = \"Nothing found for {query}\"")],
            good: StateViewExample.view(
                "search.empty", "noSearchResults", texts, "\"arguments\": { \"query\": \"rent\" }")
                + [StateViewExample.english("\"search.title\" = \"Nothing found for {query}\"")])
    }

    private static let texts = "\"texts\": { \"title\": { \"key\": \"search.title\" } }"

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let given = view.definition.arguments.messageArguments
        view.inLanguages(&findings) { resolved in
            resolved.texts.flatMap { problems(given, $0.role, $0.text, resolved.environment, view) }
        }
    }

    private static func problems(
        _ given: MessageArguments, _ role: StateViewTextRole, _ text: ResolvedText, _ environment: StateViewEnvironment,
        _ view: StateViewSite
    ) -> [StateViewSite.LanguageFinding] {
        guard let key = text.key, case .entry(_, _, let span) = text.provenance else { return [] }
        var given = given
        var table: String?
        if case .key(_, let named, let own) = view.definition[role] {
            given = given.merging(own)
            table = named
        }
        guard let hit = view.context.hit(key, table: table, chain: environment.chain, brand: view.brand) else {
            return []
        }
        return view.context.values(readBy: hit).compactMap { value in
            problem(value, given, view.id).map { problem in
                StateViewSite.LanguageFinding(
                    "\(role.name) \(value.name)",
                    view.finding(
                        .unsuppliedArgument, problem, at: view.place(of: role), key: key,
                        notes: [DiagnosticNote("the \(role.name) uses it here", at: span)]))
            }
        }
    }

    private static func problem(_ value: ReadValue, _ given: MessageArguments, _ id: String) -> String? {
        let argument: MessageArgument?
        if value.isNumbered {
            let index = Int(value.name).map { $0 - 1 } ?? 0
            argument = given.positional.indices.contains(index) ? given.positional[index] : nil
        } else {
            // The theme knows what people call the brand.
            if value.name == "brand", given.named["brand"] == nil { return nil }
            argument = given.named[value.name]
        }
        guard let argument else { return value.isNumbered ? unnamed(value, id) : absent(value, id) }
        switch (value.type, argument.value) {
        case (.number, .string), (.number, .date): return mistyped(value, id, "a number")
        case (.moment, .string): return mistyped(value, id, "a time in milliseconds")
        case (.moment, .int), (.moment, .uint), (.moment, .double), (.moment, .date), (.number, .int), (.number, .uint),
            (.number, .double), (.text, _), (nil, _):
            return nil
        }
    }
}

extension UnsuppliedArgument {
    fileprivate static func absent(_ value: ReadValue, _ id: String) -> String {
        "\(Wording.quoted(value.source)) is not supplied by \(Wording.quoted(id)); add '\(value.name)' to 'arguments'"
    }

    fileprivate static func unnamed(_ value: ReadValue, _ id: String) -> String {
        "\(Wording.quoted(value.source)) is not supplied by \(Wording.quoted(id)); name it as in '{query}', or add "
            + "'\(value.name)' to 'arguments'"
    }

    fileprivate static func mistyped(_ value: ReadValue, _ id: String, _ wanted: String) -> String {
        "\(Wording.quoted(value.source)) takes \(wanted), and \(Wording.quoted(id)) gives a text; correct "
            + "'\(value.name)' in 'arguments'"
    }
}
