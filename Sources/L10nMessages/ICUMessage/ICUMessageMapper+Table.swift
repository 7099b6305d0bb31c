import L10nSource

extension ICUMessageMapper {
    /// A text in the making: the case that each choice has taken on the way to it, and its parts.
    private struct Row {
        var chosen: [Int: Int] = [:]
        var parts: [Located<PatternPart>] = []
        /// The innermost case.
        var range = SourceRange(at: 0)
    }

    /// A choice of the table; the same choice written twice is one.
    private struct Column: Hashable {
        var selectors: [String]
        var keys: [[VariantKey]]
    }

    /// One table of all texts that a message may have (M2-71); nil when nothing chooses, or when it would be too large.
    mutating func table(of tree: ICUMessage) -> SelectMessage? {
        guard tree.hasChoices, Self.variantCount(of: tree) <= Self.most else { return nil }
        var columns: [Column] = []
        let rows = rows(of: tree, after: [Row()], number: nil, &columns)
        let variants = rows.map { row in
            let keys = columns.indices.flatMap { index in
                row.chosen[index].map { columns[index].keys[$0] }
                    ?? columns[index].selectors.map { _ in VariantKey.catchAll(original: nil) }
            }
            return Variant(keys: keys, value: Pattern(Self.joined(row.parts)), range: row.range)
        }
        return SelectMessage(
            declarations: declarations, selectors: columns.flatMap(\.selectors), variants: variants)
    }

    private mutating func rows(
        of tree: ICUMessage, after start: [Row], number: Operand?, _ columns: inout [Column]
    ) -> [Row] {
        var rows = start
        for part in tree.parts {
            guard case .argument(let argument) = part.value, !argument.kind.messages.isEmpty else {
                let simple = simple(part, number: number)
                for index in rows.indices { rows[index].parts.append(simple) }
                continue
            }
            let selection = selection(argument)
            let column = Column(selectors: selection.selectors, keys: selection.cases.map(\.keys))
            let place = columns.firstIndex(of: column) ?? columns.count
            if place == columns.count { columns.append(column) }
            var next: [Row] = []
            for row in rows {
                for (index, item) in selection.cases.enumerated() {
                    if let chosen = row.chosen[place], chosen != index { continue }
                    var row = row
                    row.chosen[place] = index
                    row.range = item.range
                    next += self.rows(of: item.message, after: [row], number: selection.number, &columns)
                }
            }
            rows = next
        }
        return rows
    }

    /// Texts that have come to stand side by side become one.
    private static func joined(_ parts: [Located<PatternPart>]) -> [Located<PatternPart>] {
        var result: [Located<PatternPart>] = []
        for part in parts {
            if case .text(let text) = part.value, let last = result.last, case .text(let before) = last.value {
                result[result.count - 1] = Located(
                    .text(before + text), at: SourceRange(last.range.lower, max(last.range.upper, part.range.upper)))
            } else {
                result.append(part)
            }
        }
        return result
    }
}

extension ICUMessage {
    /// Whether anything in it chooses; what chooses deeper inside stands in a choice.
    fileprivate var hasChoices: Bool {
        parts.contains { part in
            if case .argument(let argument) = part.value { !argument.kind.messages.isEmpty } else { false }
        }
    }
}
