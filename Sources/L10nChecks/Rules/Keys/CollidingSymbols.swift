import L10nCatalog
import L10nSource

/// Keys of one table that differ only in case or punctuation.
enum CollidingSymbols: TableRule {
    static let rule = Rule.collidingSymbols

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"nav.back\" = \"Back\";\n\"nav-back\" = \"Go back\";\n")
            ],
            good: [RuleExample("en.lproj/Localizable.strings", "\"nav.back\" = \"Back\";\n\"nav.home\" = \"Home\";\n")])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard let column = site.table.source ?? site.table.columns.first else { return }
        var symbols = KeyTable()
        /// For each symbol the key that has it first.
        var first: [KeyID] = []
        for id in site.table.keys.ids {
            guard let entry = column.entry(for: id) else { continue }
            let symbol = site.table.keys.withKey(id, symbol)
            guard symbol.count > 1 else { continue }
            let number = symbols.intern(symbol.span).index
            guard number < first.count else {
                first.append(id)
                continue
            }
            let other = first[number]
            let keys = site.table.keys
            if isText(id, other, column, keys) { continue }
            findings.add(
                Diagnostic(
                    .collidingSymbols, message(keys[other], keys[id]), at: column.fragment.source.span(entry.keyRange),
                    subject: site.subject(key: id, column: column),
                    notes: column.entry(for: other).map {
                        [DiagnosticNote("the other key", at: column.fragment.source.span($0.keyRange))]
                    } ?? []))
        }
    }

    /// Whether one of two keys is no name that somebody chose: a text of the code or of an interface file, for which Xcode
    /// generates no symbol. `On` and `on` are two texts.
    private static func isText(_ id: KeyID, _ other: KeyID, _ column: CatalogColumn, _ keys: KeyTable) -> Bool {
        let pair = [id, other]
        if pair.contains(where: { KeyShape(keys[$0]) == .interfaceObject || KeyShape.mayBeNumberedObject(keys[$0]) }) {
            return true
        }
        // No name ends in a full stop, but `Loading…` is often written with three.
        if pair.contains(where: { keys[$0].hasSuffix(".") }) { return true }
        // A name has no other text than the one that somebody forgot.
        if pair.contains(where: { KeyShape(keys[$0]) == .identifier }) { return false }
        let entries = pair.compactMap(column.entry)
        if column.fragment.notation.readsArg { return entries.contains { $0.flags.contains(.isImplied) } }
        return entries.count == 2
            && entries.allSatisfy { column.fragment.text(of: $0) == column.fragment.key(of: $0) }
    }

    /// The letters and digits of a key in lower case. Keys that are texts rather than names have no symbol.
    private static func symbol(_ key: Span<UInt8>) -> [UInt8] {
        var symbol: [UInt8] = []
        for index in key.indices {
            let byte = key[index]
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): symbol.append(byte + 32)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): symbol.append(byte)
            case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): continue
            default: return []
            }
        }
        return symbol
    }
}

extension CollidingSymbols {
    fileprivate static func message(_ first: String, _ second: String) -> String {
        let symbol = generatedSymbol(first)
        let clash =
            symbol == generatedSymbol(second)
            ? "both become '\(symbol)'" : "differ only in case or punctuation"
        return "\(Wording.quoted(first)) and \(Wording.quoted(second)) \(clash); rename one"
    }

    /// The Swift name that is generated for a key: its parts joined, each but the first with a capital.
    private static func generatedSymbol(_ key: String) -> String {
        let parts = key.split { $0 == "." || $0 == "-" || $0 == "_" }
        return parts.enumerated().map { index, part in
            let first = part.prefix(1)
            return (index == 0 ? first.lowercased() : first.uppercased()) + part.dropFirst()
        }.joined()
    }
}
