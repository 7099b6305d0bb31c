import L10nSource

/// A form of a plural under a name that is no category.
enum UnknownPluralCategory: CheckRule {
    static let info = RuleInfo(
        "unknown-plural-category", .plurals, .error,
        summary: "A form of a plural is named by something that is no plural category.",
        why: "No number ever selects it, so that its text is never shown.",
        fix: .unsafe, precision: .veryHigh,
        bad: [
            .catalog(
                #"""
                "%lld files" : {
                  "localizations" : {
                    "en" : {
                      "variations" : {
                        "plural" : {
                          "singular" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                        }
                      }
                    }
                  }
                }
                """#)
        ],
        good: [
            .catalog(
                #"""
                "%lld files" : {
                  "localizations" : {
                    "en" : {
                      "variations" : {
                        "plural" : {
                          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                        }
                      }
                    }
                  }
                }
                """#)
        ],
        sources: ["checks.md 2.6", "strings-formats.md D-15"])
}
