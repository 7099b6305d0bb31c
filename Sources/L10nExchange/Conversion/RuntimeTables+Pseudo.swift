import L10nFormats
package import L10nMessages
import L10nStrings

extension RuntimeTables {
    /// The tables of a pseudo-language, made from those of the source language.
    /// - Parameter syntax: how the texts of a key are written; nil for specifiers and named holes.
    package func localized(in pseudo: PseudoLocale, syntax: (_ key: String) -> MessageSyntax?) -> RuntimeTables {
        func localized(_ pair: PropertyListPair) -> PropertyListPair {
            let syntax = syntax(pair.key) ?? MessageSyntax(.printfAndNamed)
            return PseudoTable(pseudo: pseudo, syntax: syntax).localized(pair, isPart: false)
        }
        var result = self
        result.texts = texts.map(localized)
        result.dictionaries = dictionaries.map(localized)
        return result
    }
}

private struct PseudoTable {
    let pseudo: PseudoLocale
    let syntax: MessageSyntax

    func localized(_ pair: PropertyListPair, isPart: Bool) -> PropertyListPair {
        var pair = pair
        switch pair.value {
        case .string(let text):
            if pair.key == StringsDictNames.ruleType || pair.key == StringsDictNames.valueType { return pair }
            pair.value = .string(pseudo.text(text, in: syntax, isPart: isPart))
        case .dictionary(let pairs):
            // The forms of a variable are put into the format of the entry.
            let isVariable = pairs.contains { $0.key == StringsDictNames.ruleType }
            pair.value = .dictionary(pairs.map { localized($0, isPart: isPart || isVariable) })
        case .data, .array, .integer, .real, .boolean, .date, .uid, .null: break
        }
        return pair
    }
}
