package import L10nMessages
import L10nSyntax

extension RuntimeTables {
    /// The tables of a pseudo-language, made from those of the source language.
    package func localized(in pseudo: PseudoLocale) -> RuntimeTables {
        var result = self
        result.texts = texts.map { Self.localized($0, in: pseudo, isPart: false) }
        result.dictionaries = dictionaries.map { Self.localized($0, in: pseudo, isPart: false) }
        return result
    }

    private static func localized(_ pair: PropertyListPair, in pseudo: PseudoLocale, isPart: Bool) -> PropertyListPair {
        var pair = pair
        switch pair.value {
        case .string(let text):
            if pair.key == StringsDictNames.ruleType || pair.key == StringsDictNames.valueType { return pair }
            pair.value = .string(pseudo.text(text, notation: .printfAndNamed, isPart: isPart))
        case .dictionary(let pairs):
            // The forms of a variable are put into the format of the entry.
            let isVariable = pairs.contains { $0.key == StringsDictNames.ruleType }
            pair.value = .dictionary(pairs.map { localized($0, in: pseudo, isPart: isPart || isVariable) })
        case .data, .array, .integer, .real, .boolean, .date, .uid, .null: break
        }
        return pair
    }
}
