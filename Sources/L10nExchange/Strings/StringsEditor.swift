package import L10nSource
package import L10nStrings
import L10nSyntax

/// Changes entries of a `.strings` file so that everything else keeps its bytes: order, comments, blank lines, escapes,
/// quotes and line ends.
///
/// Changes are collected; `edits` gives all of them together, as places in `tree.source`. `StoredText` applies those to
/// the bytes on the disk, whatever their encoding.
package struct StringsEditor: Sendable {
    package let tree: StringsTree
    /// How new entries are written where the file has none to follow.
    let pattern: StringsStyle?
    /// The entries of each key, by the key's bytes: in Swift, texts are equal that CoreFoundation tells apart.
    let numbers: [[UInt8]: [Int]]
    /// The order that the keys of the file are in; nil where they are in none.
    let order: KeyOrder?
    let hasBlankLines: Bool
    /// The new texts of entries, by their numbers.
    var texts: [Int: String] = [:]
    var insertions: [Insertion] = []
    /// The keys of the insertions.
    private var newKeys: Set<[UInt8]> = []

    /// An entry to be.
    struct Insertion: Sendable {
        var key: String
        var text: String
        var comment: String?
        var anchor: Anchor
        /// Whether it goes among the new ones beside the same entry by its key.
        var isSorted = false
    }

    /// Beside which of the file's own entries a new one comes.
    enum Anchor: Sendable, Hashable {
        case before(Int)
        case after(Int)
        /// The file has no entries.
        case none
    }

    /// Where a new entry comes.
    package enum Place: Sendable, Hashable {
        /// Behind the entry of a key, which may be new itself; at the end where there is none.
        case after(String)
        /// Before the entry of a key; at the end where there is none.
        case before(String)
        /// Where the order of a sorted file asks; at the end of any other.
        case sorted
        case end
    }

    /// - Parameter pattern: a file whose style a file without entries takes over.
    /// - Throws: when the file may not be changed at all.
    package init(_ parsed: Parsed<StringsTree>, pattern: StringsTree? = nil) throws(StringsEditRefusal) {
        let tree = parsed.value
        self.tree = tree
        self.pattern = pattern.map(StringsStyle.init)
        guard !tree.source.bytes.isEmpty || tree.source.encoding == .utf8 else { throw .unknownEncoding }
        switch tree.source.encoding {
        case .unknown: throw .unknownEncoding
        case .binaryPropertyList: throw .notText
        case .utf8, .utf8WithByteOrderMark, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
            .latin1:
            break
        }
        switch tree.dialect {
        case .text, .braced: break
        case .xml, .binary, .notTable: throw .notText
        }
        // An empty file is no table to CoreFoundation, but there is nothing in it that could be misunderstood.
        guard tree.reading == .whole || tree.source.bytes.isEmpty else { throw .damaged }
        guard tree.entries.allSatisfy({ $0.flags.isDisjoint(with: [.repaired, .inConflict, .lost]) }) else {
            throw .damaged
        }
        let keys = tree.entries.map { tree.keyBytes(of: $0) }
        numbers = Dictionary(grouping: keys.indices) { keys[$0] }
        order = KeyOrder(of: keys)
        hasBlankLines = StringsStyle.mostlyBlankLines(tree)
    }

    /// Whether the file, with the changes so far, has the key.
    package func hasKey(_ key: String) -> Bool {
        isTaken(key)
    }

    /// Gives an entry another text. The text that it has already changes nothing.
    package mutating func setText(_ text: String, of key: String) throws(StringsEditRefusal) {
        let number = try number(of: key)
        guard !tree.entries[number].flags.contains(.notText) else { throw .notAText(key) }
        texts[number] = text
    }

    /// Adds an entry.
    package mutating func insert(
        _ key: String, text: String, comment: String? = nil, at place: Place
    ) throws(StringsEditRefusal) {
        guard !isTaken(key) else { throw .taken(key) }
        var insertion = Insertion(
            key: key, text: text, comment: comment.flatMap(StringsStyle.commentText), anchor: .none)
        switch place {
        case .after(let other):
            if let number = numbers[Array(other.utf8)]?.last {
                insert(insertion, at: .after(number), insertions.endIndex)
            } else if let index = insertions.lastIndex(where: { ByteSearch.areEqual($0.key, other) }) {
                insert(insertion, at: insertions[index].anchor, index + 1)
            } else {
                insert(insertion, at: end, insertions.endIndex)
            }
        case .before(let other):
            if let number = numbers[Array(other.utf8)]?.first {
                insert(insertion, at: .before(number), insertions.endIndex)
            } else {
                insert(insertion, at: end, insertions.endIndex)
            }
        case .sorted:
            guard let anchor = sortedAnchor(for: key) else {
                insert(insertion, at: end, insertions.endIndex)
                break
            }
            insertion.isSorted = true
            insert(insertion, at: anchor, insertions.endIndex)
        case .end: insert(insertion, at: end, insertions.endIndex)
        }
    }

    private mutating func insert(_ insertion: Insertion, at anchor: Anchor, _ index: Int) {
        var insertion = insertion
        insertion.anchor = anchor
        insertions.insert(insertion, at: index)
        newKeys.insert(Array(insertion.key.utf8))
    }

    private var end: Anchor { tree.entries.isEmpty ? .none : .after(tree.entries.count - 1) }

    private func number(of key: String) throws(StringsEditRefusal) -> Int {
        let found = numbers[Array(key.utf8)] ?? []
        guard let number = found.first else { throw .noEntry(key) }
        guard found.count == 1 else { throw .ambiguous(key, count: found.count) }
        return number
    }

    private func isTaken(_ key: String) -> Bool {
        let key = Array(key.utf8)
        return newKeys.contains(key) || numbers[key] != nil
    }
}

/// Where the lines of entries begin and end.
extension StringsEditor {
    var lines: TextLines { TextLines(tree.source) }

    /// The end of an entry's line, comments on it included; the end of the entry where more stands on the line.
    func endOfLine(behind number: Int) -> Int {
        lines.endOfLine(from: Int(tree.entries[number].range.upper), comments: tree.comments)
    }
}
