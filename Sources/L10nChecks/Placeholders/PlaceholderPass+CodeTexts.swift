import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import L10nUsage
import MessageChecks

extension PlaceholderPass {
    /// Compares the translations of keys whose source text stands in code alone with that text.
    /// - Parameter languages: those whose texts are of interest; nil for all.
    func check(_ texts: CodeTexts, _ languages: Set<LanguageTag>?, into findings: inout Findings) {
        guard isActive else { return }
        for text in texts.texts where !isReplacement(text.key, of: text.table) {
            let name = text.table.table.keys[text.key]
            guard let code = text.use.defaultText?.literal.map({ Array($0.utf8) }), !code.isEmpty,
                text.table.notations?.isReadElsewhere(text.key) != true
            else { continue }
            let isFormatted = PlaceholderSignature(code.span, notation: .printfAndNamed).traits.contains(.certain)
            for column in text.table.translations where languages?.contains(column.tag) ?? true {
                guard let entry = column.entry(for: text.key), entry.isUsable, entry.formsNumber == 0,
                    !column.isDefinedElsewhere(text.key)
                else { continue }
                let context = self.texts.context(for: name, isFormatted: isFormatted, of: column.fragment)
                let subject = text.table.subject(key: text.key, column: column)
                let place = TextPlace(column.fragment, entry, subject)
                guard !String(decoding: place.bytes, as: UTF8.self).allSatisfy(\.isWhitespace) else { continue }
                let source = PlaceholderReport.Counterpart.code(code, text.use.span)
                if isFormatted {
                    self.texts.check(place, against: source, context, into: &findings)
                } else {
                    _ = self.texts.checkUnasked(place, beside: source, context, into: &findings)
                }
            }
        }
    }
}
