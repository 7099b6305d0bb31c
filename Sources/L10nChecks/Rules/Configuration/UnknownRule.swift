package import L10nProject
package import L10nSource

/// A rule id in the configuration that no rule has.
package enum UnknownRule: CheckRule {
    package static let rule = Rule.unknownRule

    package static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("stateview-l10n.json", "{ \"rules\": { \"missing-translations\": \"note\" } }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
            ],
            good: [
                RuleExample("stateview-l10n.json", "{ \"rules\": { \"missing-translation\": \"note\" } }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
            ])
    }

    /// Findings about the rule names of a configuration. They stop the run, as all errors of the configuration do.
    package static func findings(_ configuration: Configuration) -> [Diagnostic] {
        guard let source = configuration.source else { return [] }
        let settings = configuration.rules + configuration.exceptions.flatMap(\.rules)
        let areas = RuleArea.allCases.map { "area:" + $0.rawValue }
        let names = configuration.ruleNames
        return settings.compactMap { setting in
            let name = setting.target.value
            if names.contains(name) || areas.contains(name) { return nil }
            let isArea = name.hasPrefix("area:")
            let question = Suggestions.question(name, among: isArea ? areas : names)
            return Diagnostic(
                .unknownRule,
                "no \(isArea ? "area" : "rule") \(Wording.quoted(name)); "
                    + (question ?? "'stateview-l10n rules' lists them"),
                at: source.span(setting.target.range))
        }
    }
}
