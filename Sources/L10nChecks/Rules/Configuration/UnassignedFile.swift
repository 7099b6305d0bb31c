import L10nSource

/// A file of the tree that no layer claims.
enum UnassignedFile: CheckRule {
    static let info = RuleInfo(
        "unassigned-file", .configuration, .warning,
        summary: "No layer of the configuration claims a file of texts.",
        why: "The file is not checked at all, although the app may show its texts.",
        precision: .veryHigh,
        bad: [
            RuleExample("stateview-l10n.json", layer("[\"App/**\"]")),
            RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
            RuleExample("Extra/en.lproj/Help.strings", "\"help\" = \"Help\";\n"),
        ],
        good: [
            RuleExample("stateview-l10n.json", layer("[\"App/**\", \"Extra/**\"]")),
            RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
            RuleExample("Extra/en.lproj/Help.strings", "\"help\" = \"Help\";\n"),
        ],
        sources: ["checks.md 2.14"])

    private static func layer(_ paths: String) -> String {
        """
        { "layers": [ { "name": "app", "kind": "app", "paths": \(paths) } ] }

        """
    }
}
