import L10nLocale
import L10nLookup
import L10nSource
import StateViews

/// Words of programs in a text for people.
enum TechnicalLanguage: StateViewRule {
    static let rule = Rule.technicalLanguage

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.error", "unknownError", subtitle("HTTP 500")),
            good: StateViewExample.view(
                "payments.error", "unknownError", subtitle("The bank does not answer. Try again later.")))
    }

    private static func subtitle(_ text: String) -> String {
        "\"texts\": { \"subtitle\": { \"literal\": \"\(text)\" } }"
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        view.inLanguages(&findings) { resolved in
            resolved.texts.compactMap { shown in
                let (role, text) = (shown.role, shown.text)
                guard !role.isSpoken, let words = technicalWords(in: text.text, text.language) else { return nil }
                return .init(
                    role.name,
                    view.finding(
                        .technicalLanguage, message(words), at: view.place(of: role), key: text.key, notes: text.source)
                )
            }
        }
    }

    /// The first words that come from a program; nil for a text without any.
    private static func technicalWords(in text: String, _ tag: LanguageTag) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace).map { word in
            word.drop { $0.isPunctuation }.trimmingEnd(\.isPunctuation)
        }
        for (index, word) in words.enumerated() {
            if isIdentifier(word) { return String(word) }
            // Elsewhere it is a number. The brackets of `(null)` are gone already.
            if tag.language == "en", ["null", "nil", "NaN"].contains(word) { return String(word) }
            guard index > 0, isStatus(word), introducers.contains(words[index - 1].lowercased()) else { continue }
            return "\(words[index - 1]) \(word)"
        }
        return nil
    }

    /// What stands before the number of a status, in languages that put a space there.
    private static let introducers: Set<String> = [
        "http", "error", "status", "code", "errno", "fehler", "fehlercode", "statuscode", "erreur", "errore", "erro",
        "fout", "foutcode", "fel", "felkod", "fejl", "fejlkode", "feil", "feilkode", "virhe", "błąd", "błędu", "chyba",
        "hiba", "hata", "eroare", "ошибка", "ошибки", "помилка", "помилки", "σφάλμα", "خطأ", "שגיאה", "lỗi", "错误", "錯誤",
        "エラー",
    ]

    /// Whether a word is the name of a type of errors, such as `NSURLErrorDomain`.
    private static func isIdentifier(_ word: Substring) -> Bool {
        guard let first = word.first, first.isLetter, word.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        return ["Exception", "ErrorDomain", "StackTrace"].contains { word.hasSuffix($0) && word.count > $0.count }
    }

    /// Whether a word is a number such as 404.
    private static func isStatus(_ word: Substring) -> Bool {
        guard word.count == 3, let number = Int(word) else { return false }
        return (400...599).contains(number)
    }
}

extension Substring {
    fileprivate func trimmingEnd(_ isLeftOut: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, isLeftOut(last) { rest.removeLast() }
        return rest
    }
}

extension TechnicalLanguage {
    fileprivate static func message(_ words: String) -> String {
        "\(Wording.quoted(words)) means nothing to users; say what happened"
    }
}
