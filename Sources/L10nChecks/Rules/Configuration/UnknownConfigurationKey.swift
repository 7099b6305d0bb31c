import L10nSource

/// A key that the configuration does not know.
enum UnknownConfigurationKey: CheckRule {
    static let info = RuleInfo(
        "unknown-configuration-key", .configuration, .error,
        summary: "The configuration has a key that does not exist.",
        why: "The setting would silently do nothing. The exit status is 2.",
        isHard: true, precision: .veryHigh,
        bad: [
            RuleExample("stateview-l10n.json", "{ \"locales\": { \"requred\": [\"en\"] } }\n"),
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
        ],
        good: [
            RuleExample("stateview-l10n.json", "{ \"locales\": { \"required\": [\"en\"] } }\n"),
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
        ],
        sources: ["checks.md 2.14, CFG-1"])
}
