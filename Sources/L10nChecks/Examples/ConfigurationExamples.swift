import L10nSource

/// Examples of rules about the configuration whose findings come from lower floors.
enum ConfigurationExamples {
    static func of(_ rule: Rule) -> RuleExamples {
        switch rule {
        case .unassignedFile:
            return RuleExamples(
                bad: [
                    RuleExample("stateview-l10n.json", layer("[\"App/**\"]")),
                    RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
                    RuleExample("Extra/en.lproj/Help.strings", "\"help\" = \"Help\";\n"),
                ],
                good: [
                    RuleExample("stateview-l10n.json", layer("[\"App/**\", \"Extra/**\"]")),
                    RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
                    RuleExample("Extra/en.lproj/Help.strings", "\"help\" = \"Help\";\n"),
                ])
        case .unjudgedPath:
            return RuleExamples(
                bad: [RuleExample("Notes/readme.txt", "No texts here.\n")],
                good: [RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n")])
        case .unknownConfigurationKey:
            return RuleExamples(
                bad: [
                    RuleExample("stateview-l10n.json", "{ \"locales\": { \"requred\": [\"en\"] } }\n"),
                    RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                ],
                good: [
                    RuleExample("stateview-l10n.json", "{ \"locales\": { \"required\": [\"en\"] } }\n"),
                    RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                ])
        case .unmatchedPath:
            return RuleExamples(
                bad: [
                    RuleExample("stateview-l10n.json", layers("Brands/ocme/**")),
                    RuleExample("Brands/acme/en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                    RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
                ],
                good: [
                    RuleExample("stateview-l10n.json", layers("Brands/acme/**")),
                    RuleExample("Brands/acme/en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                    RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
                ])
        default: return RuleExamples()
        }
    }

    private static func layer(_ paths: String) -> String {
        """
        { "layers": [ { "name": "app", "kind": "app", "paths": \(paths) } ] }

        """
    }

    private static func layers(_ brandPath: String) -> String {
        """
        { "layers": [ { "name": "acme", "kind": "brand", "brand": "acme", "paths": ["\(brandPath)"] },
                      { "name": "app", "kind": "app", "paths": ["App/**"] } ] }

        """
    }
}
