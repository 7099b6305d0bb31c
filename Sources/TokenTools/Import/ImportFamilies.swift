import L10nSyntax
import TokenThemes

/// Families of fonts as other tools write them: one, several, or references to either.
struct ImportFamilies {
    private let dialect: TokenImport.Dialect

    init(_ dialect: TokenImport.Dialect) {
        self.dialect = dialect
    }

    /// One family or several; references in a list stay, until what they lead to is known. Nil for what is no family.
    func value(_ value: JSONValue) throws(ImportConverter.Problem) -> TokenJSON? {
        var result: [TokenJSON] = []
        for element in value.isArray ? Array(value.elements) : [value] {
            if value.isArray, dialect != .figma, let text = element.string,
                let alias = try ImportReference.alias(text, dialect)
            {
                result.append(alias)
                continue
            }
            let families = element.string.map(FontFamilyList.families) ?? []
            // A text without any name in it is no family.
            guard !families.isEmpty, !families.contains(where: { $0.contains("{") }) else { return nil }
            result += families.map(TokenJSON.text)
        }
        return result.count > 1 ? .list(result) : result.first
    }

    /// A list of families in one text in which references stand, as `{face.text}, sans-serif`; nil for other texts.
    func text(_ text: String) throws(ImportConverter.Problem) -> TokenJSON? {
        let families = FontFamilyList.families(ImportReference.braced(text, dialect))
        guard dialect != .figma, families.count > 1, families.contains(where: { $0.contains("{") }) else { return nil }
        var result: [TokenJSON] = []
        for family in families { result.append(try ImportReference.alias(family, dialect) ?? .text(family)) }
        return .list(result)
    }
}
