import L10nLocale

extension [ExchangeDocument] {
    /// The documents of one file. In a table with a column a language, that of the source language says what the texts of the
    /// others were translated from, and changes none.
    func takingSources(of language: LanguageTag) -> [ExchangeDocument] {
        let index = firstIndex { document in
            !document.besides.isEmpty && document.targetLanguage.flatMap { LprojFolder($0).tag } == language
        }
        guard let index else { return self }
        var texts: [ExchangePlace: String] = [:]
        for file in self[index].files {
            for unit in file.units {
                // Beside a column of its own for what the texts were, this one is for what they are to be.
                if unit.source != nil { return self }
                guard let text = unit.target, !text.isEmpty else { continue }
                texts[ExchangePlace(file.original, unit.id)] = text
            }
        }
        var others = self
        others.remove(at: index)
        for document in others.indices {
            for file in others[document].files.indices {
                let original = others[document].files[file].original
                for unit in others[document].files[file].units.indices {
                    let id = others[document].files[file].units[unit].id
                    others[document].files[file].units[unit].source = texts[ExchangePlace(original, id)]
                }
            }
        }
        return others
    }
}
