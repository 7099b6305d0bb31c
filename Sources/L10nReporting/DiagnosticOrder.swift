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
        let items = diagnostics.indices.map { index in
            Item(place: UInt64(ranks[index]) << 32 | UInt64(diagnostics[index].span.range.lower), index: index)
        }
        return items.sorted { left, right in
            left.place == right.place
                ? precedes(diagnostics[left.index], diagnostics[right.index]) : left.place < right.place
        }.map(\.index)
    }

    /// A finding by its place alone, which decides nearly always.
    private struct Item {
        /// The rank of the path, then the offset.
        let place: UInt64
        let index: Int
    }

    /// For each finding the place of its path among all paths. Paths are compared as bytes, because two may differ in their
    /// Unicode form alone.
    private static func ranks(of diagnostics: [Diagnostic]) -> [UInt32] {
        var numbers: [[UInt8]: UInt32] = [:]
        var last: (path: [UInt8], number: UInt32)?
        let found = diagnostics.map { diagnostic in
            // A copy is made and compared in a fraction of what a walk over the text takes.
            let path = Array(diagnostic.span.file.utf8)
            // Those of a file mostly come one behind the other.
            if let last, last.path == path { return last.number }
            let number = numbers[path] ?? UInt32(numbers.count)
            numbers[path] = number
            last = (path, number)
            return number
        }
        var ranks = [UInt32](repeating: 0, count: numbers.count)
        let sorted = numbers.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        for (rank, file) in sorted.enumerated() { ranks[Int(file.value)] = UInt32(rank) }
        return found.map { ranks[Int($0)] }
    }

    /// The order of two findings at the same place. Behind CI-51 the end of the range and the very bytes of subject and
    /// wording decide, so that the order in which files were checked never shows.
    private static func precedes(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
        if first.id != second.id { return first.id < second.id }
        let (left, right) = (first.subject.fields, second.subject.fields)
        for (one, other) in zip(left, right) where one != other { return one < other }
        if first.span.range.upper != second.span.range.upper { return first.span.range.upper < second.span.range.upper }
        return exactText(left, first).utf8.lexicographicallyPrecedes(exactText(right, second).utf8)
    }

    /// Tells apart what `String` calls equal: texts that differ in their Unicode form.
    private static func exactText(_ subject: [String], _ diagnostic: Diagnostic) -> String {
        (subject + [diagnostic.message]).joined(separator: "\u{1F}")
    }
}

extension Subject {
    /// The members in the order in which findings sort; empty where one does not apply.
    fileprivate var fields: [String] {
        [layer, table, key, tokenPath, stateView, locale, variant, brand, scheme].map { $0 ?? "" }
    }
}
