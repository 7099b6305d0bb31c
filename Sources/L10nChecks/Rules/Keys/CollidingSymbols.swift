import L10nCatalog
import L10nSource
import TokenTools

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
        let named = Set(column.fragment.symbols)
        var symbols = KeyTable()
        /// For each symbol the key that has it first.
        var first: [KeyID] = []
        for id in site.table.keys.ids {
            guard let entry = column.entry(for: id) else { continue }
            let symbol = site.table.keys.withKey(id, KeySymbol.folded)
            guard symbol.count > 1 else { continue }
            let number = symbols.intern(symbol.span).index
            guard number < first.count else {
                first.append(id)
                continue
            }
            let other = first[number]
            let keys = site.table.keys
            if KeySymbol.isText(id, other, column, keys) { continue }
            // Xcode makes symbols of the keys that somebody added; `date` and `Date` are mostly texts of code.
            let areWords = [id, other].allSatisfy { keys[$0].allSatisfy(\.isLetter) }
            if areWords, keys[id].dropFirst() == keys[other].dropFirst(), column.fragment.notation == .json { continue }
            if column.fragment.notation == .json, isTextOfCode(id, other, named, keys) { continue }
            findings.add(
                Diagnostic(
                    .collidingSymbols, message(keys[other], keys[id]), at: column.fragment.source.span(entry.keyRange),
                    subject: site.subject(key: id, column: column),
                    notes: column.entry(for: other).map {
                        [DiagnosticNote("the other key", at: column.fragment.source.span($0.keyRange))]
                    } ?? []))
        }
    }
}

extension CollidingSymbols {
    /// Whether one of two keys of a catalog is none that somebody added, for which Xcode makes a symbol, and no other generator makes one
    /// name of both: Xcode finds `PROMPT` and `Prompt` in views.
    private static func isTextOfCode(_ id: KeyID, _ other: KeyID, _ named: Set<String>, _ keys: KeyTable) -> Bool {
        let pair = [keys[id], keys[other]]
        if pair.allSatisfy(named.contains) { return false }
        return pair.allSatisfy { KeyShape($0) != .identifier } || symbol(pair[0]) != symbol(pair[1])
    }

    /// The name that a generator makes of a key: the words of one in capitals are words, so that `DATE_TIME` is `dateTime`.
    private static func symbol(_ key: String) -> String {
        SwiftName.member([key.contains(where: \.isLowercase) ? key : key.lowercased()])
    }

    fileprivate static func message(_ first: String, _ second: String) -> String {
        let symbol = symbol(first)
        let clash =
            symbol == self.symbol(second)
            ? "both become '\(SwiftName.plain(symbol))'" : "differ only in case or punctuation"
        return "\(Wording.quoted(first)) and \(Wording.quoted(second)) \(clash); rename one"
    }
}
