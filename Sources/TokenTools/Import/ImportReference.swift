internal import L10nSource
import TokenThemes

/// How tools write that a token has the value of another one: `{brand.primary}`, and in earlier versions of Tokens Studio
/// `$brand.primary`.
enum ImportReference {
    /// The reference that a whole text is, as the format writes it; nil for other texts.
    static func alias(_ text: String, _ dialect: TokenImport.Dialect) throws(ImportConverter.Problem) -> TokenJSON? {
        if dialect == .tokensStudio, text.utf8.first == 0x24, text.utf8.count > 1, text.dropFirst().allSatisfy(isOfName)
        {
            return .text("{\(ImportNames.names(text.dropFirst(), dialect).joined(separator: "."))}")
        }
        guard text.contains("{") else { return nil }
        let inner = text.dropFirst().dropLast()
        guard text.hasPrefix("{"), text.hasSuffix("}"), !inner.contains("{"), !inner.contains("}") else {
            throw ImportConverter.Problem(message: reason(text))
        }
        let names = ImportNames.names(inner, dialect)
        guard !names.isEmpty else {
            throw ImportConverter.Problem(message: "\(Wording.quoted(text)) names no token")
        }
        return .text("{\(names.joined(separator: "."))}")
    }

    /// Why a text with references is none, and is not computed.
    private static func reason(_ text: String) -> String {
        let shown = Wording.quoted(text)
        var previous: Character = " "
        var word = ""
        var isInside = false
        for letter in text {
            defer { previous = letter }
            if letter == "{" || letter == "}" { isInside = letter == "{" }
            guard !isInside else { continue }
            if letter == "(", !word.isEmpty, word != "calc", ImportExpression.Function(rawValue: word) == nil {
                return "\(shown) is not computed, as the function \(Wording.quoted(word)) is not known"
            }
            // A percentage is no division.
            if "?<>=!&|%".contains(letter), letter != "%" || !(previous.isNumber || previous == "}") {
                return "\(shown) is not computed, as the operator '\(letter)' is not known"
            }
            let isOfWord = letter.isLetter || !word.isEmpty && (letter == "_" || letter == "-" || letter.isNumber)
            word = isOfWord ? word + String(letter) : ""
        }
        return "\(shown) is neither a reference nor arithmetic"
    }

    /// A text with braces around the names behind dollar signs.
    static func braced(_ text: String, _ dialect: TokenImport.Dialect) -> String {
        guard dialect == .tokensStudio, text.utf8.contains(0x24) else { return text }
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        return parts[0]
            + parts.dropFirst().map { part in
                let name = part.prefix(while: isOfName)
                return name.isEmpty ? "$\(part)" : "{\(name)}\(part[name.endIndex...])"
            }.joined()
    }

    private static func isOfName(_ letter: Character) -> Bool {
        letter.isLetter || letter.isNumber || "._-".contains(letter)
    }
}
