import L10nSource

/// A text beside variations of itself, or variations along two axes side by side.
enum OverlappingVariations: CheckRule {
    static let info = RuleInfo(
        "overlapping-variations", .syntax, .error,
        summary: "A text of a String Catalog stands beside variations, or varies by number and by device side "
            + "by side.",
        why: "It compiles, but only one of the two is shown, and Xcode's export drops the other.",
        precision: .veryHigh,
        bad: [
            .catalog(
                #"""
                "Retry" : {
                  "localizations" : {
                    "en" : {
                      "stringUnit" : { "state" : "translated", "value" : "Again" },
                      "variations" : {
                        "device" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "Retry" } } }
                      }
                    }
                  }
                }
                """#)
        ],
        good: [
            .catalog(
                #"""
                "Retry" : {
                  "localizations" : {
                    "en" : {
                      "variations" : {
                        "device" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "Retry" } } }
                      }
                    }
                  }
                }
                """#)
        ],
        sources: ["checks.md 2.1", "strings-formats.md X-22, X-23"])
}
