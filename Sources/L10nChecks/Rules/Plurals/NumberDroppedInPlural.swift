import L10nLocale
import L10nMessages
import L10nSource
import MessageChecks

/// A form of a plural that does not show the number, although several numbers select it.
enum NumberDroppedInPlural: PlaceholderRule {
    static let rule = Rule.numberDroppedInPlural

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.russianFiles(one: "файл")],
            good: [.russianFiles(one: "%lld файл")])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        guard let category = texts.category, let locale = texts.subject.locale, let tag = LanguageTag(locale) else {
            return "the number is missing; show it"
        }
        let numbers = (try? PluralReach(of: tag))?.firstIntegers(of: category) ?? []
        let others = numbers.filter { $0 != 1 }
        guard !others.isEmpty else { return "the number is missing; show it" }
        let also = others.count < numbers.count ? "also means" : "means"
        return "'\(category.rawValue)' in '\(tag)' \(also) \(others.prefix(2).map(String.init).joined(separator: ", "))"
            + "; show the number"
    }
}

extension RuleExample {
    /// A catalog with a plural in English and Russian.
    static func russianFiles(one: String) -> RuleExample {
        .catalog(
            #"""
            "files" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                    }
                  }
                },
                "ru" : {
                  "variations" : {
                    "plural" : {
                      "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } },
                      "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } },
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "\#(one)" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } }
                    }
                  }
                }
              }
            }
            """#)
    }
}
