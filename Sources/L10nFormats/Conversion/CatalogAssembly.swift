package import L10nCatalog
package import L10nICU
import L10nSource
import L10nSyntax

/// Makes a String Catalog of one table's languages.
package struct CatalogAssembly {
    package private(set) var losses: [ConversionLoss] = []

    private let sourceLanguage: String
    /// The keys in the order in which they were met.
    private var keys: [String] = []
    private var entries: [String: Entry] = [:]

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
        for entry in fragment.entries where entry.isUsable {
            let key = fragment.key(of: entry)
            let localization: String
            do throws(ConversionLoss) {
                localization = try CatalogLocalization(fragment, entry).json()
            } catch {
                losses.append(error)
                continue
            }
            if entries[key] == nil { keys.append(key) }
            var known = entries[key] ?? Entry()
            if known.comment == nil || language == sourceLanguage, let comment = fragment.comment(of: entry),
                !comment.isEmpty
            {
                known.comment = comment
            }
            known.isNotTranslated = known.isNotTranslated || entry.flags.contains(.isNotTranslated)
            known.localizations.removeAll { $0.language == language }
            known.localizations.append((language, localization))
            entries[key] = known
        }
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
        let strings = keys.map { key in JSONText.quoted(key) + ":" + (entries[key].map(Self.json) ?? "{}") }
        return "{\"sourceLanguage\":\(JSONText.quoted(sourceLanguage)),"
            + "\"strings\":{\(strings.joined(separator: ","))},\"version\":\"1.0\"}"
    }

    private static func json(_ entry: Entry) -> String {
        var members = entry.comment.map { ["\"comment\":" + JSONText.quoted($0)] } ?? []
        members.append("\"extractionState\":\"migrated\"")
        let localizations = entry.localizations.map { JSONText.quoted($0.language) + ":" + $0.json }
        members.append("\"localizations\":{\(localizations.joined(separator: ","))}")
        if entry.isNotTranslated { members.append("\"shouldTranslate\":false") }
        return "{\(members.joined(separator: ","))}"
    }
}
