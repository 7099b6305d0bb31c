import L10nLocale
import L10nMessages
import L10nSource

/// A form of a plural that does not show the number, although several numbers select it.
enum NumberDroppedInPlural: PlaceholderRule {
    static let info = RuleInfo(
        "number-dropped-in-plural", .plurals, .warning,
        summary: "A form of a plural leaves out the number, and more than one number selects it.",
        why: "People read 'one file' where there are 21.",
        tiers:
            "note where the text has no number at all and only 0 and 1 select it; silent where a form 'zero' takes the 0",
        needs: [.icu], precision: .high,
        bad: [.russianFiles(one: "файл")], good: [.russianFiles(one: "%lld файл")],
        sources: ["checks.md 2.6 and D-5", "strings-formats.md P-56", "CLDR, plural rules"])

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
