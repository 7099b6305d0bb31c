import L10nICU
import L10nLocale
import L10nMessages
import L10nSource

/// A form of a plural that does not show the number, although several numbers select it.
enum NumberDroppedInPlural: PlaceholderRule {
    static let info = RuleInfo(
        "number-dropped-in-plural", .plurals, .warning,
        summary: "A form of a plural leaves out the number, and more than one number selects it.",
        why: "People read 'one file' where there are 21.",
        needs: [.icu], precision: .high,
        bad: [.russianFiles(one: "файл")], good: [.russianFiles(one: "%lld файл")],
        sources: ["checks.md 2.6 and D-5", "strings-formats.md P-56", "CLDR, plural rules"])

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        guard let category = texts.category, let locale = texts.subject.locale, let tag = LanguageTag(locale) else {
            return "the number is missing; show it"
        }
        let numbers = numbers(of: category, in: tag)
        let others = numbers.filter { $0 != 1 }
        let also = others.count < numbers.count ? "also means" : "means"
        return "'\(category.rawValue)' in '\(tag)' \(also) \(others.prefix(2).map(String.init).joined(separator: ", "))"
            + "; show the number"
    }

    /// The first few numbers that select a category.
    private static func numbers(of category: PluralCategory, in tag: LanguageTag) -> [Int] {
        guard let rules = try? PluralRules(tag) else { return [] }
        return Array((0...200).filter { rules.category(of: $0) == category }.prefix(4))
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
