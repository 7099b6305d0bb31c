import L10nSource

/// A file that is larger, or nested deeper, than is read.
enum InputLimitExceeded: CheckRule {
    static let info = RuleInfo(
        "input-limit-exceeded", .syntax, .error,
        summary: "A file is larger, nested deeper or more entangled than is read; it is not checked further.",
        why: "No file that people wrote comes near the limits, and some of them are those of the run time, "
            + "which refuses the file too.",
        precision: .veryHigh,
        bad: [
            RuleExample("stateview-l10n.json", "{ \"limits\": { \"fileBytes\": 30 } }\n"),
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"home\" = \"Home\";\n"),
        ],
        good: [
            RuleExample("stateview-l10n.json", "{ \"limits\": { \"fileBytes\": 3000 } }\n"),
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"home\" = \"Home\";\n"),
        ],
        sources: ["checks.md 2.1 and P-14", "strings-formats.md S-181, S-182, S-184"])
}
