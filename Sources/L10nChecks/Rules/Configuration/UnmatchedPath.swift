import L10nSource

/// A pattern of a layer that no file matches.
enum UnmatchedPath: CheckRule {
    static let info = RuleInfo(
        "unmatched-path", .configuration, .warning,
        summary: "A pattern of the configuration matches no file.",
        why: "A layer whose folder was moved or misspelt is empty, and none of its texts are checked.",
        precision: .veryHigh,
        bad: [
            RuleExample("stateview-l10n.json", layers("Brands/ocme/**")),
            RuleExample("Brands/acme/en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
            RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
        ],
        good: [
            RuleExample("stateview-l10n.json", layers("Brands/acme/**")),
            RuleExample("Brands/acme/en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
            RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
        ],
        sources: ["checks.md 2.14"])

    private static func layers(_ brandPath: String) -> String {
        """
        { "layers": [ { "name": "acme", "kind": "brand", "brand": "acme", "paths": ["\(brandPath)"] },
                      { "name": "app", "kind": "app", "paths": ["App/**"] } ] }

        """
    }
}
