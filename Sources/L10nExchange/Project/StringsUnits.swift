import L10nCatalog
import L10nSource
import L10nStrings

/// Puts units into a `.strings` file, or into a new one.
struct StringsUnits {
    let path: String
    /// The bytes on the disk; none for a new file.
    let bytes: [UInt8]
    let original: ExchangeOriginal

    /// The text of the file and the edits that it needs. Units that cannot be written are refused.
    func edit(_ units: inout [ImportUnit], _ indices: [Int]) -> TargetChange? {
        let parsed = StringsParser.parse(SourceFile(path: path, bytes: bytes))
        switch parsed.value.dialect {
        case .text, .braced, .notTable: break
        case .xml, .binary:
            // A property list in the place of text is edited as one.
            return StringsDictUnits(path: path, bytes: bytes, original: original).edit(&units, indices)
        }
        let pattern = StringsParser.parse(original.source.fragment.source).value
        var editor: StringsEditor
        do throws(StringsEditRefusal) {
            editor = try StringsEditor(parsed, pattern: pattern)
        } catch {
            for index in indices { refuse(&units[index], error) }
            return nil
        }
        let order = SourceOrder(original)
        let hasComments = parsed.value.entries.isEmpty || parsed.value.entries.contains { !$0.comment.isEmpty }
        let keys = parsed.value.entries.map { parsed.value.keyBytes(of: $0) }
        let isSorted = editor.isSorted && !order.isFollowed(by: keys)
        var anchors = order.anchors(where: editor.hasKey)
        /// The texts of keys that the file lacks: several answers may bring the same one.
        var inserted: [[UInt8]: [UInt8]] = [:]
        // In the order of the source, which the anchors count on: they move on and never back.
        for index in indices.sorted(by: { order.number(of: units[$0]) < order.number(of: units[$1]) }) {
            let unit = units[index].unit
            let (key, text) = (Array(unit.id.key.utf8), Array((unit.target ?? "").utf8))
            do throws(StringsEditRefusal) {
                // The editor has the keys that it was given, and cannot change what they say.
                if inserted[key] == text { continue }
                if editor.hasKey(unit.id.key) {
                    try editor.setText(unit.target ?? "", of: unit.id.key)
                } else {
                    try editor.insert(
                        unit.id.key, text: unit.target ?? "",
                        comment: hasComments ? order.comment(of: units[index]) : nil,
                        at: isSorted ? .sorted : anchors.place(for: order.number(of: units[index])))
                    anchors.note(unit.id.key, order.number(of: units[index]))
                    inserted[key] = text
                }
            } catch {
                refuse(&units[index], error)
            }
        }
        return TargetChange(text: parsed.value.source, edits: editor.edits)
    }

    private func refuse(_ unit: inout ImportUnit, _ refusal: StringsEditRefusal) {
        unit.refuse(
            .syntaxError, "\(Wording.quoted(path)) cannot be changed: \(refusal.message)",
            at: unit.unit.places?.target, cause: "edit-refused")
    }
}

/// The order of the source file, which the files of other languages mostly share.
struct SourceOrder {
    private let original: ExchangeOriginal
    private let keys: [String]
    private let numbers: [[UInt8]: Int]

    init(_ original: ExchangeOriginal) {
        self.original = original
        let fragment = original.source.fragment
        keys = fragment.entries.map { fragment.key(of: $0) }
        numbers = Dictionary(keys.enumerated().map { (Array($1.utf8), $0) }) { first, _ in first }
    }

    func number(of unit: ImportUnit) -> Int { numbers[Array(unit.unit.id.key.utf8)] ?? keys.count }

    func comment(of unit: ImportUnit) -> String? {
        let number = number(of: unit)
        guard number < keys.count else { return nil }
        let comment = original.source.fragment.comment(of: original.source.fragment.entries[number])
        // What is accepted in one language is not in another.
        return comment.map(SuppressionDirective.removed).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether a file lists the keys that both have in this order.
    func isFollowed(by keys: [[UInt8]]) -> Bool {
        let common = keys.compactMap { numbers[$0] }
        return common.count > 1 && zip(common, common.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// The keys of the order that a file has.
    func anchors(where hasKey: (String) -> Bool) -> Anchors {
        Anchors(present: keys.enumerated().filter { hasKey($1) }.map { ($0, $1) })
    }

    /// Finds the neighbours of new entries, which are asked for in the order of the source.
    struct Anchors {
        /// The entries of the file, by their numbers in the source.
        let present: [(number: Int, key: String)]
        private var next = 0
        private var last: String?

        init(present: [(number: Int, key: String)]) {
            self.present = present
        }

        mutating func place(for number: Int) -> StringsEditor.Place {
            while next < present.count, present[next].number < number {
                last = present[next].key
                next += 1
            }
            if let last { return .after(last) }
            return next < present.count ? .before(present[next].key) : .end
        }

        /// Notes that a key of the source was added.
        mutating func note(_ key: String, _ number: Int) {
            last = key
        }
    }
}
