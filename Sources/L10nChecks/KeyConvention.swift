import L10nCatalog

/// How a table treats keys that are texts, told by its source language.
///
/// A key that is a text stands for its own source text (strings-formats.md X-9), so that tables compiled from catalogs
/// have no entry for it in the source language. Only where the source language lists such keys all the same, as files of
/// `genstrings` do, a further one is left over or misspelt.
struct KeyConvention {
    /// Whether the source language lists the keys that are texts.
    private(set) var listsTexts: Bool
    /// Whether single words are most likely texts too, as the source language leaves out as many texts as words.
    private(set) var wordsAreTexts: Bool

    /// - Parameter source: the source language of the table.
    init(_ site: TableSite, source: TableLanguage) {
        var texts = 0
        var listed = 0
        var same = 0
        var missingWords = 0
        for id in site.table.keys.ids where !site.isOverride(id) {
            let key = site.table.keys[id]
            switch KeyShape(key) {
            case .identifier, .interfaceObject: break
            case .word: if !source.hasEntry(for: id) { missingWords += 1 }
            case .text:
                guard let (column, entry) = source.text(for: id) else {
                    texts += 1
                    break
                }
                // Plural forms need an entry, whatever the custom is.
                guard entry.formsNumber == 0 else { break }
                texts += 1
                listed += 1
                if column.fragment.text(of: entry) == key { same += 1 }
            }
        }
        // Xcode compiles the texts only that were edited, so that they differ from their keys.
        listsTexts = listed * 10 >= texts * 9 || (listed * 2 >= texts && same * 2 >= listed)
        wordsAreTexts = !listsTexts && texts - listed >= missingWords
    }

    /// Whether a key that the source language does not have stands for its own text.
    func isOwnText(_ shape: KeyShape) -> Bool {
        switch shape {
        case .text: !listsTexts
        case .word: wordsAreTexts
        case .identifier, .interfaceObject: false
        }
    }
}

extension TableLanguage {
    /// The text of a key and the file that has it.
    fileprivate func text(for key: KeyID) -> (CatalogColumn, CatalogEntry)? {
        if let entry = column.entry(for: key) { return (column, entry) }
        for other in others {
            if let entry = other.entry(for: key) { return (other, entry) }
        }
        return nil
    }
}
