import L10nMessages
import L10nSource

/// Percent signs that formatting misreads, in a translation that lacks arguments of its source text: each is what is left of a
/// placeholder, as in `%-Bytes` for `%@ bytes`, `for %' ein` and `%1 - bis`.
///
/// The text alone lets one take such a sign for prose, or the letters behind it for another conversion; both would lose the
/// argument for good. Where the source text has a percent sign that the translation lacks, nothing tells which of the two it is.
enum MisreadSigns {
    /// The findings with one about the lost placeholder in the place of all that its sign has.
    static func named(
        _ issues: [PlaceholderIssue], in text: Span<UInt8>, _ reading: PlaceholderReading, of source: PlaceholderReading
    ) -> [PlaceholderIssue] {
        let suspects = issues.filter { isSuspect($0, among: issues, in: text, reading) }
        let starts = Set(suspects.map { Int($0.range.lower) })
        let wanted = starts.isEmpty ? [:] : arguments(of: source)
        guard !wanted.isEmpty else { return issues }
        let others = reading.placeholders.filter { $0.readsArgument && !starts.contains(Int($0.range.lower)) }
        guard source.doubledSigns <= reading.doubledSigns else {
            return others.count < wanted.count ? withoutFixes(issues, at: starts) : issues
        }
        var named = issues
        let isNumbered = others.contains { $0.position > 0 }
        for (start, position) in places(of: starts.sorted(), beside: others, in: text, among: wanted) {
            guard let meant = wanted[position], meant.certainty != .doubtful, let specifier = meant.specifier else {
                continue
            }
            let isOwn = NumberedSign(in: text, at: start).number == position
            let needsNumber = others.isEmpty && (meant.position > 0 || isOwn && wanted.count > 1)
            guard let written = specifier.spelled(number: isNumbered || needsNumber ? UInt8(clamping: position) : 0)
            else { continue }
            let (range, isAll) = remains(at: start, of: specifier, isNumberRight: isOwn, in: text)
            var lost = PlaceholderIssue(.damaged, at: range)
            lost.argument = .position(position)
            lost.counterpart = meant.range
            lost.suggestion = written
            if isAll { lost.suggest(written, .unsafe) }
            // What is read in its place has a finding that names the argument.
            let misread = named.first { Int($0.range.lower) == start && misreads.contains($0.cause) }
            named.removeAll { lost.explains($0, at: start) }
            if var misread {
                misread.range = range
                misread.suggestion = written
                misread.fix = nil
                named.append(misread)
            } else {
                named.append(lost)
            }
        }
        return named
    }

    /// What is said of an argument that is read as something else.
    private static let misreads: [PlaceholderIssue.Cause] = [.type, .size]

    /// Whether a finding is about a percent sign that may be the rest of a placeholder.
    private static func isSuspect(
        _ issue: PlaceholderIssue, among issues: [PlaceholderIssue], in text: Span<UInt8>, _ reading: PlaceholderReading
    ) -> Bool {
        let start = Int(issue.range.lower)
        guard !issue.range.isEmpty, text[start] == UInt8(ascii: "%"), !NumberedSign.followsNumber(start, in: text),
            !isTorn(start, in: text)
        else { return false }
        let end = NumberedSign.endOfText(before: start, in: text)
        if reading.placeholders.contains(where: { Int($0.range.upper) == end }) { return false }
        let placeholder = reading.placeholders.first { Int($0.range.lower) == start }
        if issue.cause == .unknownConversion {
            // `%'d` reads what the source text does, unless the comparison says otherwise.
            return placeholder?.readsArgument != true
                || issues.contains { $0.range.lower == issue.range.lower && misreads.contains($0.cause) }
        }
        if misreads.contains(issue.cause) { return placeholder?.specifier?.isFlaggedWord(in: text) ?? false }
        return issue.cause == .unescapedPercent || issue.cause == .danglingPercent
    }

    /// Two percent signs with nothing but spaces between are one of prose.
    private static func isTorn(_ start: Int, in text: Span<UInt8>) -> Bool {
        var next = start + 1
        while next < text.count, text[next] == 0x20 { next += 1 }
        return next < text.count && text[next] == UInt8(ascii: "%")
    }

    /// The first placeholder of each argument; none where the source text has signs that nobody can tell, too.
    private static func arguments(of source: PlaceholderReading) -> [Int: Placeholder] {
        let placeholders = source.placeholders.filter { $0.specifier != nil }
        guard source.faults.isEmpty, source.percentSigns.isEmpty,
            placeholders.allSatisfy({ $0.specifier?.stars == 0 })
        else { return [:] }
        var arguments: [Int: Placeholder] = [:]
        for (index, placeholder) in placeholders.enumerated() {
            let position = placeholder.position > 0 ? placeholder.position : index + 1
            if arguments[position] == nil { arguments[position] = placeholder }
        }
        return arguments
    }

    /// The argument of each sign that stands for one: the one of its number, or of its place, or else the first that is lacking.
    private static func places(
        of starts: [Int], beside others: [Placeholder], in text: Span<UInt8>, among wanted: [Int: Placeholder]
    ) -> [(start: Int, position: Int)] {
        var found: [(start: Int, position: Int)] = []
        if others.isEmpty || others.contains(where: { $0.position > 0 }) {
            var lacking = wanted.keys.filter { position in !others.contains { $0.position == position } }.sorted()
            for start in starts {
                let sign = NumberedSign(in: text, at: start)
                let own = sign.number.flatMap { lacking.firstIndex(of: $0) }
                // A number with its dollar sign means no other argument.
                if own == nil, sign.position != nil { continue }
                guard let index = own ?? lacking.indices.first else { break }
                found.append((start, lacking.remove(at: index)))
            }
            return found
        }
        var left = wanted.count - others.count
        let all = (others.map { Int($0.range.lower) } + starts).sorted()
        for (index, start) in all.enumerated() where left > 0 && starts.contains(start) && wanted[index + 1] != nil {
            found.append((start, index + 1))
            left -= 1
        }
        return found
    }

    /// What is left of a placeholder, and whether that is sure: the sign with its number, or with marks or a letter that belong
    /// to no word.
    private static func remains(
        at start: Int, of meant: PrintfSpecifier, isNumberRight: Bool, in text: Span<UInt8>
    ) -> (range: SourceRange, isAll: Bool) {
        let sign = NumberedSign(in: text, at: start)
        let end = sign.range.upperBound
        if end > start + 1, sign.position == nil { return (SourceRange(start..<end), isNumberRight) }
        var behind = end
        while behind < text.count, isMark(text[behind]) { behind += 1 }
        if behind > end, behind == text.count || !text[behind].mayBeLetter && !text[behind].isDigit {
            return (SourceRange(start..<behind), false)
        }
        guard let (letter, next) = UTF8Scalars.scalar(in: text, at: end), letter.properties.isCased,
            next == text.count || !text[next].mayBeLetter
        else { return (SourceRange(start..<end), false) }
        let isMeant = letter.properties.lowercaseMapping == meant.conversion.letter.lowercased()
        return (SourceRange(start..<next), isMeant || sign.position != nil)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "#")
    }

    private static func withoutFixes(_ issues: [PlaceholderIssue], at starts: Set<Int>) -> [PlaceholderIssue] {
        issues.map { issue in
            guard !issue.range.isEmpty, starts.contains(Int(issue.range.lower)) else { return issue }
            var issue = issue
            issue.fix = nil
            return issue
        }
    }
}

extension Placeholder {
    /// Whether it reads an argument, though it may be written with a flag that nobody knows.
    fileprivate var readsArgument: Bool {
        switch kind {
        case .specifier: true
        case .fault(let fault): fault.isComplete
        case .hole: false
        }
    }
}

extension PrintfSpecifier {
    /// Whether marks and the beginning of a word were taken for it, as in `%- in`.
    fileprivate func isFlaggedWord(in text: Span<UInt8>) -> Bool {
        let end = range.indices.upperBound
        return !flags.isDisjoint(with: [.minus, .plus, .space]) && width == .none && precision == .none
            && end < text.count && text[end].mayBeLetter
    }
}

extension PlaceholderIssue {
    /// Whether another finding is a mere consequence: of what formatting reads at the sign, or that the argument is not read.
    fileprivate func explains(_ other: PlaceholderIssue, at start: Int) -> Bool {
        if !other.range.isEmpty, Int(other.range.lower) == start { return true }
        return other.argument == argument && [.missing, .numberDropped, .positionGap].contains(other.cause)
    }
}
