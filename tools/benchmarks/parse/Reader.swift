import Foundation
import L10nCatalog
import L10nExchange
import L10nFormats
import L10nSource
import L10nStrings
import L10nSyntax

/// One way to do the work that is measured.
struct Reader {
    let name: String
    /// Does it for all files and answers how many texts there were, so that a fast wrong reader shows.
    let run: () throws -> Int

    /// What is compared for each format; ours first. What is not measured is done here.
    static func all(_ format: String, _ inputs: [Input]) -> [Reader]? {
        switch format {
        case "strings": strings.map { $0.reading(inputs) }
        case "stringsdict": dictionaries.map { $0.reading(inputs) }
        case "xcstrings": catalogs.map { $0.reading(inputs) }
        case "xliff": exchange.map { $0.reading(inputs) }
        case "export": [export(inputs)]
        default: nil
        }
    }

    /// A way to read one file.
    private struct FileReader {
        let name: String
        let read: (Input) throws -> Int

        func reading(_ inputs: [Input]) -> Reader {
            Reader(name: name) { try inputs.reduce(0) { try $0 + read($1) } }
        }
    }

    private static var strings: [FileReader] {
        [
            FileReader(name: "stateview-l10n") { input in
                StringsParser.parse(input.source).value.entries.count
            },
            FileReader(name: "PropertyListSerialization") { input in
                let table = try unsafe PropertyListSerialization.propertyList(from: input.data, format: nil)
                return (table as? [String: String])?.count ?? 0
            },
        ]
    }

    private static var dictionaries: [FileReader] {
        [
            FileReader(name: "stateview-l10n") { input in
                StringsDictFormat.decode(input.source).value.entries.count
            },
            FileReader(name: "PropertyListSerialization") { input in
                let table = try unsafe PropertyListSerialization.propertyList(from: input.data, format: nil)
                return (table as? [String: Any])?.count ?? 0
            },
        ]
    }

    private static var catalogs: [FileReader] {
        [
            FileReader(name: "stateview-l10n") { input in
                let root = JSONTree.parse(input.source).value.root
                return root["strings"].map { $0.members.reduce(0) { count, _ in count + 1 } } ?? 0
            },
            FileReader(name: "JSONDecoder") { input in
                try JSONDecoder().decode(Catalog.self, from: input.data).strings.count
            },
            FileReader(name: "JSONSerialization") { input in
                let root = try JSONSerialization.jsonObject(with: input.data) as? [String: Any]
                return (root?["strings"] as? [String: Any])?.count ?? 0
            },
        ]
    }

    private static var exchange: [FileReader] {
        [
            FileReader(name: "stateview-l10n") { input in
                XLIFFReader.read(input.source).value.files.reduce(0) { $0 + $1.units.count }
            },
            FileReader(name: "XMLParser") { input in UnitCollector.units(in: input.data).count },
        ]
    }

    /// What the translations of the first file in the languages of the others look like in XLIFF.
    private static func export(_ inputs: [Input]) -> Reader {
        let tables = inputs.map { StringsFormat.decode($0.source).value }
        let options = ExchangeOptions(format: XLIFFFormat.self)
        return Reader(name: "stateview-l10n") {
            tables.dropFirst().reduce(0) { count, target in
                let content = ExchangeExport(
                    original: "en.lproj/Localizable.strings", source: tables[0], target: target, options: options)
                let document = ExchangeDocument(
                    sourceLanguage: "en", targetLanguage: "de", files: [content.file])
                let bytes = XLIFFWriter.bytes(of: XLIFFDocument(document, tool: .own(version: "1.0.0")))
                precondition(!bytes.isEmpty, "a document has bytes")
                return count + content.file.units.count
            }
        }
    }
}

/// What `JSONDecoder` makes of a string catalog. Positions, which ours keeps, it does not have.
private struct Catalog: Decodable {
    var strings: [String: Entry]

    struct Entry: Decodable {
        var comment: String?
        var localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: [String: [String: Localization]]?
    }

    struct Unit: Decodable {
        var state: String
        var value: String
    }
}
