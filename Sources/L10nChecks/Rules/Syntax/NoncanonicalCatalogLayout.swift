import L10nSource

/// A String Catalog whose keys are in another order than Xcode writes.
enum NoncanonicalCatalogLayout: CheckRule {
    static let info = RuleInfo(
        "noncanonical-catalog-layout", .syntax, .note,
        summary: "The keys of a String Catalog are in another order than Xcode's.",
        why: "Xcode reorders them when it saves the file: changes that nobody made hide the one that somebody did.",
        precision: .veryHigh,
        bad: [.catalog("\"step 10\" : {\n\n},\n\"step 2\" : {\n\n}")],
        good: [.catalog("\"step 2\" : {\n\n},\n\"step 10\" : {\n\n}")],
        sources: ["checks.md 2.1 and D-21", "strings-formats.md X-40 to X-55"])
}
