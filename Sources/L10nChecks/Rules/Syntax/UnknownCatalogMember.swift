import L10nSource

/// A member of a String Catalog that nobody reads.
enum UnknownCatalogMember: CheckRule {
    static let info = RuleInfo(
        "unknown-catalog-member", .syntax, .warning,
        summary: "A String Catalog has a member that its format does not know.",
        why: "It is mostly misspelt, so that what it says, a translation or a comment, is lost.",
        fix: .unsafe, precision: .high,
        bad: [
            .catalog(
                #"""
                "Retry" : {
                  "localisations" : {
                    "fi" : { "stringUnit" : { "state" : "translated", "value" : "Uudelleen" } }
                  }
                }
                """#)
        ],
        good: [
            .catalog(
                #"""
                "Retry" : {
                  "localizations" : {
                    "fi" : { "stringUnit" : { "state" : "translated", "value" : "Uudelleen" } }
                  }
                }
                """#)
        ],
        sources: ["checks.md 2.1", "strings-formats.md X-12, X-16, X-38"])
}
