package import L10nCatalog
import L10nFormats
package import L10nICU
import L10nSource
import L10nSyntax

/// Makes a String Catalog of one table's languages.
package struct CatalogAssembly {
    package private(set) var losses: [ConversionLoss] = []

    private let sourceLanguage: String
    /// The keys in the order in which they were met.
    private var keys: [String] = []
    /// By the bytes of the keys, as `==` takes composed and decomposed letters for the same.
    private var entries: [[UInt8]: Entry] = [:]

    private struct Entry {
        var comment: String?
        /// By language as JSON.
        var localizations: [(language: String, json: String)] = []
        var isNotTranslated = false
    }

    package init(sourceLanguage: String) {
        self.sourceLanguage = sourceLanguage
    }

    /// Takes in what one file says in one language. What came earlier yields, as `.strings` does to `.stringsdict`.
    package mutating func add(_ fragment: CatalogFragment, language: String) {
        let content = UsableEntries(fragment)
        losses += content.losses
        for entry in content.entries { add(entry, of: fragment, language: language) }
    }

    private mutating func add(_ entry: CatalogEntry, of fragment: CatalogFragment, language: String) {
        let key = fragment.key(of: entry)
        let bytes = Array(key.utf8)
        var known = entries[bytes] ?? Entry()
        // A key that is the text needs no text beside it.
        if !entry.flags.contains(.isImplied) || language != sourceLanguage {
            do throws(ConversionLoss) {
                let localization = CatalogLocalization(fragment, entry)
                if localization.hasWidths {
                    lose(
                        entry, of: fragment,
                        "texts by width have no place in Xcode's editor of String Catalogs; convert to stringsdict")
                }
                if localization.hasUnknownState {
                    lose(entry, of: fragment, "an unknown state becomes 'needs_review'; write one that is known")
                }
                let json = try localization.json()
                if known.localizations.contains(where: { $0.language == language && $0.json != json }) {
                    lose(entry, of: fragment, "another text of the key is given up for this one; remove one")
                }
                known.localizations.removeAll { $0.language == language }
                known.localizations.append((language, json))
            } catch {
                losses.append(error)
                return
            }
        }
        if let comment = fragment.comment(of: entry), !comment.isEmpty, comment != known.comment {
            if known.comment != nil {
                lose(entry, of: fragment, "the languages have different comments, and one is kept; make them equal")
            }
            if known.comment == nil || language == sourceLanguage { known.comment = comment }
        }
        known.isNotTranslated = known.isNotTranslated || entry.flags.contains(.isNotTranslated)
        if entries[bytes] == nil { keys.append(key) }
        entries[bytes] = known
    }

    private mutating func lose(_ entry: CatalogEntry, of fragment: CatalogFragment, _ message: String) {
        losses.append(
            ConversionLoss(key: fragment.key(of: entry), message, at: fragment.source.span(entry.keyRange)))
    }

    package var isEmpty: Bool { keys.isEmpty }

    /// The catalog as Xcode would save it.
    /// - Throws: when ICU's data cannot be read.
    package func encoded() throws(ICUError) -> [UInt8] {
        guard let bytes = try XCStringsLayout.formatted(SourceFile(path: "", text: json)).value else {
            preconditionFailure("a catalog that was put together is JSON")
        }
        return bytes
    }

    private var json: String {
        let strings = keys.map { key in JSONText.quoted(key) + ":" + (entries[Array(key.utf8)].map(Self.json) ?? "{}") }
        return "{\"sourceLanguage\":\(JSONText.quoted(sourceLanguage)),"
            + "\"strings\":{\(strings.joined(separator: ","))},\"version\":\"1.0\"}"
    }

    private static func json(_ entry: Entry) -> String {
        var members = entry.comment.map { ["\"comment\":" + JSONText.quoted($0)] } ?? []
        // The state that Xcode gives to what comes from tables.
        members.append("\"extractionState\":\"migrated\"")
        let localizations = entry.localizations.map { JSONText.quoted($0.language) + ":" + $0.json }
        if !localizations.isEmpty { members.append("\"localizations\":{\(localizations.joined(separator: ","))}") }
        if entry.isNotTranslated { members.append("\"shouldTranslate\":false") }
        return "{\(members.joined(separator: ","))}"
    }
}
