import L10nSource

/// A state, extraction state, version or device that String Catalogs do not have.
enum UnknownCatalogValue: CheckRule {
    static let info = RuleInfo(
        "unknown-catalog-value", .syntax, .warning,
        summary: "A state, extraction state, version or device is none that String Catalogs have.",
        why: "Tools treat it as they please: a text counts as untranslated, or a device gets another "
            + "device's text.",
        fix: .unsafe, precision: .high,
        bad: [
            .catalog(
                #"""
                "Retry" : {
                  "localizations" : {
                    "fi" : { "stringUnit" : { "state" : "need_review", "value" : "Uudelleen" } }
                  }
                }
                """#)
        ],
        good: [
            .catalog(
                #"""
                "Retry" : {
                  "localizations" : {
                    "fi" : { "stringUnit" : { "state" : "needs_review", "value" : "Uudelleen" } }
                  }
                }
                """#)
        ],
        sources: ["checks.md 2.1", "strings-formats.md X-4, X-10, X-18, D-44"])
}
