package import L10nCatalog
package import L10nStrings

/// The tables that an app loads at run time, made from one language of a catalog.
package struct RuntimeTables: Sendable {
    /// Plain texts, sorted by the code points of their keys: the content of `.strings`.
    package internal(set) var texts: [PropertyListPair] = []
    /// Entries with forms, sorted likewise: the content of `.stringsdict`.
    package internal(set) var dictionaries: [PropertyListPair] = []
    /// What the tables cannot say.
    package private(set) var losses: [ConversionLoss] = []

    /// - Parameters:
    ///   - isSource: whether it is the developers' language, whose forms stay new until somebody changes them.
    ///   - includesUntranslated: whether texts that nobody has translated are put in too. Without them the run time shows
    ///     the text that the code gives.
    ///   - names: the arguments that the texts of the source language name.
    package init(
        _ fragment: CatalogFragment, isSource: Bool = false, includesUntranslated: Bool = false,
        names: ArgumentNames = ArgumentNames()
    ) {
        let options = StringsDictionaryEntry.Options(
            includesUntranslated: includesUntranslated || isSource, namesArguments: true, names: names)
        // Bytes, as the run time tells keys apart that are canonically equivalent.
        var seen: Set<[UInt8]> = []
        // The last entry of a key wins, as at run time.
        for entry in fragment.entries.reversed() where entry.flags.isDisjoint(with: [.notAText, .superseded]) {
            let isUntranslated = entry.state == .new || entry.flags.contains(.isImplied)
            if isUntranslated ? !includesUntranslated : !entry.isUsable { continue }
            let key = fragment.key(of: entry)
            guard seen.insert(Array(key.utf8)).inserted else { continue }
            guard let forms = fragment.forms(of: entry) else {
                let text = names.numbered(fragment.text(of: entry), ofKey: key)
                texts.append(PropertyListPair(key: key, value: .string(text)))
                continue
            }
            do throws(ConversionLoss) {
                let builder = StringsDictionaryEntry(forms, fragment, entry, options)
                guard let value = try builder.value() else { continue }
                if case .string = value {
                    texts.append(PropertyListPair(key: key, value: value))
                } else {
                    dictionaries.append(PropertyListPair(key: key, value: value))
                }
            } catch {
                losses.append(error)
            }
        }
        texts.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
        dictionaries.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
        // The walk began with the last entry.
        losses.reverse()
    }

    package var isEmpty: Bool { texts.isEmpty && dictionaries.isEmpty }
}
