import L10nSource

/// A part of a text in which choices stand where their texts go.
enum ChoicePart {
    case simple(Located<PatternPart>)
    case choice(Choice)
}

/// One choice inside a text.
struct Choice {
    struct Case {
        /// One a selector.
        var keys: [VariantKey]
        var parts: [ChoicePart]
        var range: SourceRange
    }

    /// The declared names that choose.
    var selectors: [String]
    var cases: [Case]
    /// How the choice is written, and where.
    var source: String
    var range: SourceRange
}

/// Moves the choices of a text outwards, so that each variant is a whole sentence (M2-63, M2-71).
///
/// Where the table of all sentences would have more than ``most`` variants, or the text has more choices than that, they stay
/// where they stand (M2-64).
enum ChoiceTable {
    /// The most variants of one table, and the most choices.
    static let most = 64

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

    /// What a message of these parts consists of.
    static func body(of parts: [ChoicePart], _ declarations: [Declaration]) -> Message.Body {
        if let table = table(of: parts, declarations) { return .select(table) }
        let named = Dictionary(declarations.map { ($0.name, $0) }) { first, _ in first }
        return .pattern(PatternMessage(declarations: declarations, pattern: Pattern(nested(parts, named))))
    }

    /// One table of all texts; nil when nothing chooses, and when it would be too large.
    private static func table(of parts: [ChoicePart], _ declarations: [Declaration]) -> SelectMessage? {
        guard variantCount(of: parts) <= most, choiceCount(of: parts) <= most else { return nil }
        var columns: [Column] = []
        let rows = rows(of: parts, after: [Row()], &columns)
        let variants = rows.map { row in
            let keys = columns.indices.flatMap { index in
                // A choice that does not stand on the way to a text has no say in it.
                row.chosen[index].map { columns[index].keys[$0] }
                    ?? columns[index].selectors.map { _ in VariantKey.catchAll(original: nil) }
            }
            return Variant(keys: keys, value: Pattern(joined(row.parts)), range: row.range)
        }
        return SelectMessage(declarations: declarations, selectors: columns.flatMap(\.selectors), variants: variants)
    }

    private static func rows(of parts: [ChoicePart], after start: [Row], _ columns: inout [Column]) -> [Row] {
        var rows = start
        for part in parts {
            switch part {
            case .simple(let simple):
                for index in rows.indices { rows[index].parts.append(simple) }
            case .choice(let choice):
                let column = Column(selectors: choice.selectors, keys: choice.cases.map(\.keys))
                let place = columns.firstIndex(of: column) ?? columns.count
                if place == columns.count { columns.append(column) }
                var next: [Row] = []
                for row in rows {
                    for (index, item) in choice.cases.enumerated() {
                        // The same choice met again takes the case that it took before.
                        if let chosen = row.chosen[place], chosen != index { continue }
                        var row = row
                        row.chosen[place] = index
                        row.range = item.range
                        next += Self.rows(of: item.parts, after: [row], &columns)
                    }
                }
                rows = next
            }
        }
        return rows
    }

    /// How many texts there are, but no more than one over the limit.
    private static func variantCount(of parts: [ChoicePart]) -> Int {
        var count = 1
        for case .choice(let choice) in parts {
            var sum = 0
            for item in choice.cases where sum <= most { sum += variantCount(of: item.parts) }
            count = min(count * sum, most + 1)
        }
        return count
    }

    private static func choiceCount(of parts: [ChoicePart]) -> Int {
        var count = 0
        for case .choice(let choice) in parts {
            count += choice.cases.reduce(1) { $0 + choiceCount(of: $1.parts) }
        }
        return count
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

    /// The text with its choices where they stand.
    private static func nested(_ parts: [ChoicePart], _ declarations: [String: Declaration]) -> [Located<PatternPart>] {
        parts.map { part in
            let choice: Choice
            switch part {
            case .simple(let simple): return simple
            case .choice(let found): choice = found
            }
            let variants = choice.cases.map { item in
                Variant(keys: item.keys, value: Pattern(nested(item.parts, declarations)), range: item.range)
            }
            let declared = choice.selectors.compactMap { declarations[$0] }
            if let message = SelectMessage(declarations: declared, selectors: choice.selectors, variants: variants) {
                return Located(.selection(message), at: choice.range)
            }
            // A choice that lacks a case for all others cannot be told.
            let unreadable = Expression(
                nil, FunctionReference(MessageFunction.unreadable), attributes: Attributes(source: choice.source))
            return Located(.placeholder(unreadable), at: choice.range)
        }
    }
}
