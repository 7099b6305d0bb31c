package import L10nProject
package import L10nSource

/// A configuration that cannot be read as it stands.
package enum InvalidConfiguration: CheckRule {
    package static let info = RuleInfo(
        "invalid-configuration", .configuration, .error,
        summary: "The configuration breaks the grammar of JSON, or has a value of a wrong type or out of range.",
        why: "Nothing is checked until it is mended, and the exit status is 2: a guess at what was meant could hide "
            + "findings.",
        isHard: true, precision: .veryHigh,
        bad: [
            RuleExample("stateview-l10n.json", "{ \"limits\": { \"placeholders\": \"ten\" } }\n"),
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
        ],
        good: [
            RuleExample("stateview-l10n.json", "{ \"limits\": { \"placeholders\": 10 } }\n"),
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
        ],
        sources: ["checks.md 2.14, P-3, CFG-1 and CFG-2"])

    /// Findings about settings that give a hard rule another severity. All else about a configuration is found where it
    /// is read; which rules are hard is known here only.
    package static func findings(_ configuration: Configuration, infos: [RuleInfo]) -> [Diagnostic] {
        guard let source = configuration.source else { return [] }
        let hard = infos.filter(\.isHard).map(\.id.rawValue)
        return (configuration.rules + configuration.exceptions.flatMap(\.rules)).compactMap { setting in
            let name = setting.target.value
            guard setting.level != .error, hard.contains(name) else { return nil }
            return Diagnostic(
                info.id, .error, "'\(name)' is always an error; remove this setting",
                at: source.span(setting.target.range))
        }
    }
}
