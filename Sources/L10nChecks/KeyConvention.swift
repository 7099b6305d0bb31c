import L10nCatalog
import L10nSource

/// Which keys of a table need no text in its source language, told by the table itself.
///
/// A key that is a text stands for its own source text (strings-formats.md X-9), so that tables compiled from catalogs
/// have no entry for it in the source language. Only where the source language lists such keys all the same, as files of
/// `genstrings` do, a further one is left over or misspelt.
///
/// The source texts may also stand where no table shows them: in code (`value:` of `NSLocalizedString`, `defaultValue:`),
/// in an `Info.plist`, in an interface file or an intent definition. Then the table has keys only that Xcode made, or
/// most of its keys have no source text.
struct KeyConvention {
    /// Whether the source language lists the keys that are texts.
    private(set) var listsTexts: Bool
    /// Whether single words are most likely texts too, as the source language leaves out as many texts as words.
    private(set) var wordsAreTexts: Bool
    /// Where the source texts of keys that are no texts stand.
    private(set) var sourcePlace: SourcePlace

    /// Fewer keys than these that a source file lacks are left over or misspelt.
    private static let leastMissing = 3

    enum SourcePlace: Equatable {
        case table
        /// In an `Info.plist`, an interface file or an intent definition, as the keys show.
        case xcodeFile
        /// In the code or nowhere: most keys, of which there are so many, have none in the table.
        case unknown(keys: Int)
    }

    /// - Parameter source: the source language of the table; nil where it has no file.
    init(_ site: TableSite, source: TableLanguage?) {
        var texts = 0
        var listed = 0
        var same = 0
        var missingWords = 0
        var names = 0
        var missingNames = 0
        var objects = 0
        for id in site.table.keys.ids where !site.isOverride(id) {
            let key = site.table.keys[id]
            if KeyShape.isIntentObject(key) { objects += 1 }
            switch KeyShape(key) {
            case .interfaceObject: objects += 1
            case .identifier where KeyShape.mayBeNumberedObject(key): objects += 1
            case .identifier, .word:
                names += 1
                guard source?.hasEntry(for: id) != true else { break }
                missingNames += 1
                if KeyShape(key) == .word { missingWords += 1 }
            case .text:
                guard let (column, entry) = source?.text(for: id) else {
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
        if site.holdsInformation || objects * 3 > site.table.keys.count * 2 {
            sourcePlace = .xcodeFile
        } else {
            let isUnknown =
                source == nil
                ? names > 0 && names * 2 >= site.table.keys.count
                : missingNames >= Self.leastMissing && missingNames * 2 > names
            sourcePlace = isUnknown ? .unknown(keys: missingNames) : .table
        }
    }

    /// Whether the source language lacks so many keys of a table that its texts may stand elsewhere: a look that costs
    /// little, as it reads no key.
    static func mayLackNames(_ source: TableLanguage, in site: TableSite) -> Bool {
        site.table.keys.ids.lazy.filter { !source.hasEntry(for: $0) }.dropFirst(leastMissing - 1).first != nil
    }

    /// Whether a key that the source language does not have needs no text there.
    func needsNoSource(_ shape: KeyShape) -> Bool {
        if sourcePlace != .table { return true }
        return switch shape {
        case .text: !listsTexts
        case .word: wordsAreTexts
        case .identifier, .interfaceObject: false
        }
    }
}

extension TableSite {
    /// Whether the table holds translations of values of an `Info.plist`, which has the source texts itself.
    var holdsInformation: Bool { table.name.lowercased().hasSuffix("infoplist") }

    /// Whether a key of an `Info.plist` holds a name, a version or a legal line, which are the same in most languages.
    func isNameOrLegalLine(_ key: KeyID) -> Bool {
        holdsInformation
            && [
                "CFBundleName", "CFBundleDisplayName", "CFBundleGetInfoString", "CFBundleShortVersionString",
                "NSHumanReadableCopyright",
            ].contains(table.keys[key])
    }
}

extension KeyShape {
    /// Whether a key may be the name of a text in an intent definition: six letters and digits, as in `1bXvZ5`. A single
    /// key may be a word as well.
    static func isIntentObject(_ key: String) -> Bool {
        key.utf8.count == 6 && key.utf8.allSatisfy { $0.isDigit || $0.isLetter }
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
