package import L10nProject
package import L10nSource

/// A configuration that cannot be read as it stands.
package enum InvalidConfiguration: CheckRule {
    package static let rule = Rule.invalidConfiguration

    package static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("stateview-l10n.json", "{ \"limits\": { \"placeholders\": \"ten\" } }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
            ],
            good: [
                RuleExample("stateview-l10n.json", "{ \"limits\": { \"placeholders\": 10 } }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
            ])
    }

    /// Findings about settings that give a hard rule another severity. All else about a configuration is found where it
    /// is read.
    package static func findings(_ configuration: Configuration) -> [Diagnostic] {
        guard let source = configuration.source else { return [] }
        let patterns = CustomRuleCheck.findings(configuration)
        return patterns
            + (configuration.rules + configuration.exceptions.flatMap(\.rules)).compactMap { setting in
                let name = setting.target.value
                guard setting.level != .error, Rule.named(name)?.isHard ?? false else { return nil }
                return Diagnostic(
                    .invalidConfiguration, "'\(name)' is always an error; remove this setting",
                    at: source.span(setting.target.range))
            }
    }
}
