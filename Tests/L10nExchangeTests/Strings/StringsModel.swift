import L10nSource
import L10nStrings
import TestSupport

/// What a file says, without how: for comparison with what an edit should have made of it.
struct StringsModel: Equatable, CustomStringConvertible {
    struct Entry: Equatable {
        var key: [UInt8]
        var text: [UInt8]
        var comment: String?
    }

    var entries: [Entry]
    /// The entry with its comment as written, by place; only for comparison of what nobody touched.
    var written: [String]

    init(_ tree: StringsTree) {
        entries = tree.entries.map {
            Entry(
                key: tree.keyBytes(of: $0), text: tree.decodedBytes($0.value, traits: $0.valueTraits),
                comment: tree.comment(of: $0))
        }
        written = tree.entries.map { tree.source.text($0.comment) + "|" + tree.source.text($0.range) }
    }

    var keys: [[UInt8]] { entries.map(\.key) }

    /// The number of the only entry of a key.
    func number(of key: [UInt8]) -> Int? {
        entries.filter { $0.key == key }.count == 1 ? entries.firstIndex { $0.key == key } : nil
    }

    var description: String {
        entries.map {
            "\(String(decoding: $0.key, as: UTF8.self).shown)=\(String(decoding: $0.text, as: UTF8.self).shown)"
        }
        .joined(separator: " ")
    }
}
