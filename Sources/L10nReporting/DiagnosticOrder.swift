package import L10nSource

/// The order of findings in every report (CI-51): path, start offset, rule, subject.
package enum DiagnosticOrder {
    /// The same diagnostics in the order of reports, whatever order they came in.
    package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        order(of: diagnostics).map { diagnostics[$0] }
    }

    /// The same findings in the order of reports.
    static func sorted(_ findings: [Finding]) -> [Finding] {
        order(of: findings.map(\.diagnostic)).map { findings[$0] }
    }

    private static func order(of diagnostics: [Diagnostic]) -> [Int] {
        let ranks = ranks(of: diagnostics)
        let items = diagnostics.enumerated().map { index, diagnostic in
            Item(
                index: index, rank: ranks[Array(diagnostic.span.file.utf8)] ?? 0, subject: diagnostic.subject.fields,
                diagnostic: diagnostic)
        }
        return items.sorted(by: precedes).map(\.index)
    }

    private struct Item {
        let index: Int
        /// The place of the path among all paths.
        let rank: Int
        let subject: [String]
        let diagnostic: Diagnostic
    }

    /// Bytes, because two paths may differ in their Unicode form alone.
    private static func ranks(of diagnostics: [Diagnostic]) -> [[UInt8]: Int] {
        let paths = Set(diagnostics.map { Array($0.span.file.utf8) }).sorted { $0.lexicographicallyPrecedes($1) }
        return Dictionary(uniqueKeysWithValues: zip(paths, 0...))
    }

    /// Behind CI-51 the end of the range and the very bytes of subject and wording decide, so that the order in which files
    /// were checked never shows.
    private static func precedes(_ left: Item, _ right: Item) -> Bool {
        if left.rank != right.rank { return left.rank < right.rank }
        let (first, second) = (left.diagnostic, right.diagnostic)
        if first.span.range.lower != second.span.range.lower { return first.span.range.lower < second.span.range.lower }
        if first.id != second.id { return first.id < second.id }
        for (one, other) in zip(left.subject, right.subject) where one != other { return one < other }
        if first.span.range.upper != second.span.range.upper { return first.span.range.upper < second.span.range.upper }
        return exactText(left).utf8.lexicographicallyPrecedes(exactText(right).utf8)
    }

    /// Tells apart what `String` calls equal: texts that differ in their Unicode form.
    private static func exactText(_ item: Item) -> String {
        (item.subject + [item.diagnostic.message]).joined(separator: "\u{1F}")
    }
}

extension Subject {
    /// The members in the order in which findings sort; empty where one does not apply.
    fileprivate var fields: [String] {
        [layer, table, key, tokenPath, stateView, locale, variant, brand, scheme].map { $0 ?? "" }
    }
}
