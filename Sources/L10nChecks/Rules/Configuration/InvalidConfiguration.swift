import L10nSource

/// A configuration that cannot be read as it stands.
enum InvalidConfiguration: CheckRule {
    static let info = RuleInfo(
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
        sources: ["checks.md 2.14, CFG-1 and CFG-2"])
}
