import L10nSource

/// Lines that version control left in a file that it could not merge: one finding for each conflict.
enum ConflictMarker: CheckRule {
    static let info = RuleInfo(
        "conflict-marker", .syntax, .error,
        summary: "A file holds a marker line of an unresolved merge.",
        why: "In a .strings file everything from the marker on is lost without a message; other formats are refused "
            + "as a whole.",
        isHard: true, precision: .veryHigh,
        bad: [
            RuleExample(
                "en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n>>>>>>> main\n\"home\" = \"Home\";\n")
        ],
        good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"home\" = \"Home\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md S-61, S-62, S-83"])
}
