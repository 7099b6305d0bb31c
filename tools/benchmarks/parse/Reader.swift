import Foundation
import L10nSource
import L10nSyntax

/// One way to read a file.
struct Reader {
    let name: String
    /// Reads a file and answers how many texts it holds, so that a fast wrong reader shows.
    let read: (Input) throws -> Int

    /// The readers of each format; ours first.
    static var all: [String: [Reader]] { ["strings": strings, "xcstrings": xcstrings] }

    private static var strings: [Reader] {
        [
            Reader(name: "stateview-l10n") { input in
                StringsParser.parse(input.source).value.entries.count
            },
            Reader(name: "PropertyListSerialization") { input in
                let table = try unsafe PropertyListSerialization.propertyList(from: input.data, format: nil)
                return (table as? [String: String])?.count ?? 0
            },
        ]
    }

    private static var xcstrings: [Reader] {
        [
            Reader(name: "stateview-l10n") { input in
                let root = JSONTree.parse(input.source).value.root
                return root["strings"].map { $0.members.reduce(0) { count, _ in count + 1 } } ?? 0
            },
            Reader(name: "JSONDecoder") { input in
                try JSONDecoder().decode(Catalog.self, from: input.data).strings.count
            },
            Reader(name: "JSONSerialization") { input in
                let root = try JSONSerialization.jsonObject(with: input.data) as? [String: Any]
                return (root?["strings"] as? [String: Any])?.count ?? 0
            },
        ]
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
