import L10nSource

/// A String Catalog beside another one, or files of one language, with the same table.
enum TableNameConflict: CheckRule {
    static let info = RuleInfo(
        "table-name-conflict", .syntax, .error,
        summary: "A table exists as a String Catalog and as another one, a .strings or a .stringsdict file too.",
        why: "Xcode refuses to build a target with both, and other tools pick either.",
        precision: .veryHigh,
        bad: [.catalog("\"Retry\" : {\n\n}"), RuleExample("en.lproj/Localizable.strings", "\"Back\" = \"Back\";\n")],
        good: [.catalog("\"Retry\" : {\n\n}"), RuleExample("en.lproj/Errors.strings", "\"Back\" = \"Back\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md X-65, X-66", "swift-build, XCStringsCompiler"])
}
