import L10nCatalog
import L10nLocale
import L10nSource
import MessageChecks

/// A translation that begins or ends in other spaces than its source text.
enum EdgeWhitespaceMismatch: HygieneRule {
    static let rule = Rule.edgeWhitespaceMismatch

    static var examples: RuleExamples { examples("Name: ", bad: "Vorname:", good: "Vorname: ") }

    /// Whether the source text has a space by accident is told by all its translations.
    static var looksAtOtherLanguages: Bool { true }

    /// Languages that part words by nothing: a space that English needs is none too few there.
    private static let withoutSpaces: Set<String> = ["ja", "zh", "yue", "th", "lo", "km", "my"]

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        guard let source else { return false }
        return (facts.leadingSpaces == 0) != (source.leadingSpaces == 0)
            || (facts.trailingSpaces == 0) != (source.trailingSpaces == 0)
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        guard let source, !text.isBlank, !source.isBlank, !text.isPart else { return }
        let (facts, original) = (TextFacts(text), TextFacts(source))
        for edge in Edge.allCases {
            // A tab, or another space, parts as well.
            if original[edge] == 0, source.character(at: edge)?.isWhitespace == true { continue }
            if facts[edge] == 0, text.character(at: edge)?.isWhitespace == true { continue }
            // Some languages part a number from what it measures, and others do not.
            if edge == .start, original[edge] == 0, isUnit(source.text) { continue }
            // A sign of such a language has its space in itself: `，` is `, ` elsewhere.
            if original[edge] == 0, withoutSpaces.contains(source.site.column.tag.language),
                let sign = source.character(at: edge), !sign.isLetter, !sign.isNumber
            {
                continue
            }
            if facts[edge] == 0, original[edge] > 0, let others = EdgeMajority(of: text, edge) {
                if others.isFirst { findings.add(finding(others, edge, at: source)) }
            } else {
                report(text, edge, facts[edge], original[edge], into: &findings)
            }
        }
    }

    /// Whether a text goes on behind a number: `%`, `% of it`, `°C`.
    private static func isUnit(_ text: String) -> Bool {
        if text.first == "\u{B0}" { return true }
        guard text.first == "%" else { return false }
        return text.dropFirst().first.map { $0 == "%" || $0 == " " || $0 == "(" } ?? true
    }

    enum Edge: CaseIterable {
        case start
        case end

        var verb: String { self == .start ? "begins with" : "ends in" }
    }

    /// The finding about a source text that has a space by accident, as its translations show.
    private static func finding(_ others: EdgeMajority, _ edge: Edge, at source: TextSite) -> Diagnostic {
        Diagnostic(
            rule,
            "the source \(edge.verb) a space, \(others.lacking) of \(others.total) translations do not; remove it, or add it "
                + "to them", at: source.span, cause: "source", subject: source.subject)
    }

    private static func report(
        _ text: TextSite, _ side: Edge, _ count: Int, _ wanted: Int, into findings: inout Findings
    ) {
        let tag = text.site.column.tag
        guard (count == 0) != (wanted == 0), count > 0 || !withoutSpaces.contains(tag.language) else { return }
        let place = TextPlace(text)
        let edge = side == .start ? 0..<count : place.bytes.count - count..<place.bytes.count
        // A language may need a space where the source has none: before "Uhr" behind a time.
        let edit = TextEdit(SourceRange(edge), String(repeating: " ", count: wanted))
        let change = TextFix(wanted == 0 ? .unsafe : .safe, [edit])
        let title = count > wanted ? "remove the space" : "add the space"
        findings.add(
            Diagnostic(
                rule, message(side, count, wanted, "\(tag)"), at: place.span(of: SourceRange(edge)),
                cause: side == .start ? "start" : "end", subject: text.subject,
                fixes: place.fix(title, change).map { [$0] } ?? []))
    }

    private static func message(_ edge: Edge, _ count: Int, _ wanted: Int, _ tag: String) -> String {
        let verb = edge.verb
        if wanted == 0 {
            return
                "\(verb) \(count == 1 ? "a space" : "\(count) spaces"), the source does not; remove \(count == 1 ? "it" : "them")"
        }
        let spaces = wanted == 1 ? "a space" : "\(wanted) spaces"
        return "the source \(verb) \(spaces), '\(tag)' does not; add \(wanted == 1 ? "it" : "them")"
    }
}

/// How many translations of a text lack a space at one of its edges, where most do: then the source text has it by accident.
private struct EdgeMajority {
    private(set) var lacking = 0
    private(set) var total = 0
    /// Whether the text is the first of those that lack it.
    private(set) var isFirst = false

    /// Fewer translations tell nothing.
    private static let least = 3
    /// So many are looked at.
    private static let most = 64

    /// Nil where the others tell nothing, as the edges of messages tell nothing of one of their cases.
    init?(of text: TextSite, _ edge: EdgeWhitespaceMismatch.Edge) {
        if text.isCase { return nil }
        for column in text.site.table.translations.prefix(Self.most) {
            // A text of spaces alone has no edge to compare.
            guard let entry = column.entry(for: text.entry.key), entry.isUsable, entry.formsNumber == 0,
                case let facts = column.fragment.withText(of: entry, { TextFacts($0) }), facts[edge] < facts.byteCount
            else { continue }
            total += 1
            guard facts[edge] == 0 else { continue }
            if lacking == 0 {
                isFirst =
                    column.fragment.source.path == text.site.column.fragment.source.path
                    && column.tag == text.site.column.tag
            }
            lacking += 1
        }
        guard total >= Self.least, lacking * 4 >= total * 3 else { return nil }
    }
}

extension TextSite {
    fileprivate func character(at edge: EdgeWhitespaceMismatch.Edge) -> Character? {
        edge == .start ? text.first : text.last
    }
}

extension TextFacts {
    fileprivate subscript(edge: EdgeWhitespaceMismatch.Edge) -> Int { edge == .start ? leadingSpaces : trailingSpaces }
}
