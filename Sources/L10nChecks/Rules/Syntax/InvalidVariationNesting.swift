import L10nSource

/// Variations that lie in each other in a way that no reader knows, or hold no text.
enum InvalidVariationNesting: CheckRule {
    static let info = RuleInfo(
        "invalid-variation-nesting", .syntax, .error,
        summary: "The texts of a String Catalog lie in each other in a way that Xcode refuses, or a text is "
            + "incomplete.",
        why: "The whole catalog does not compile, and people read bare keys.",
        precision: .veryHigh,
        bad: [
            .catalog(
                #"""
                "Retry" : {
                  "localizations" : {
                    "fi" : {
                      "variations" : {
                        "plural" : {
                          "other" : {
                            "variations" : {
                              "device" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "Uudelleen" } } }
                            }
                          }
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
                "Retry" : {
                  "localizations" : {
                    "fi" : {
                      "variations" : {
                        "device" : {
                          "mac" : {
                            "variations" : {
                              "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "Uudelleen" } } }
                            }
                          },
                          "other" : { "stringUnit" : { "state" : "translated", "value" : "Uudelleen" } }
                        }
                      }
                    }
                  }
                }
                """#)
        ],
        sources: ["checks.md 2.1", "strings-formats.md X-17, X-24 to X-30"])
}
