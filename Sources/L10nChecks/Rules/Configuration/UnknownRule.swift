package import L10nProject
package import L10nSource

/// A rule id in the configuration that no rule has.
package enum UnknownRule: CheckRule {
    package static let info = RuleInfo(
        "unknown-rule", .configuration, .error,
        summary: "The configuration or the command line names a rule that does not exist.",
        why: "The setting would silently do nothing. The exit status is 2.",
        isHard: true, precision: .veryHigh,
        bad: [
            RuleExample("stateview-l10n.json", "{ \"rules\": { \"missing-translations\": \"note\" } }\n"),
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
        ],
        good: [
            RuleExample("stateview-l10n.json", "{ \"rules\": { \"missing-translation\": \"note\" } }\n"),
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
        ],
        sources: ["checks.md 2.14"])

    /// Findings about the rule names of a configuration. They stop the run, as all errors of the configuration do.
    package static func findings(_ configuration: Configuration, infos: [RuleInfo]) -> [Diagnostic] {
        guard let source = configuration.source else { return [] }
        let settings = configuration.rules + configuration.exceptions.flatMap(\.rules)
        let areas = RuleArea.allCases.map { "area:" + $0.rawValue }
        let names = infos.map(\.id.rawValue)
        return settings.compactMap { setting in
            let name = setting.target.value
            if names.contains(name) || areas.contains(name) { return nil }
            let isArea = name.hasPrefix("area:")
            let question = Suggestions.question(name, among: isArea ? areas : names)
            return Diagnostic(
                info.id, .error,
                "no \(isArea ? "area" : "rule") \(Wording.quoted(name)); "
                    + (question ?? "'stateview-l10n rules' lists them"),
                at: source.span(setting.target.range))
        }
    }
}
