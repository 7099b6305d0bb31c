import L10nLocale
import L10nSource

/// The words of plural cases.
enum PluralCategoryWord {
    /// Whether no language has the category, so that the case is never chosen.
    static func isUnknown(_ word: String) -> Bool { PluralCategory(rawValue: word) == nil }

    /// What may have been meant.
    static func advice(_ word: String) -> String {
        let names = PluralCategory.allCases.map(\.rawValue)
        if Int(word) != nil { return "write '=\(word)' for the number itself" }
        return Suggestions.question(word, among: names) ?? "write one of " + Wording.list(names)
    }
}
