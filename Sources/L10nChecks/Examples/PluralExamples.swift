import L10nSource

/// Examples of rules about plural forms whose findings come from lower floors.
enum PluralExamples {
    static func of(_ rule: Rule) -> RuleExamples {
        switch rule {
        case .unknownPluralCategory:
            return RuleExamples(
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
                ])
        default: return RuleExamples()
        }
    }
}
