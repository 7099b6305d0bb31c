import L10nSource

extension PlaceholderComparison {
    /// Replaces "missing" by "damaged" where the text still shows what became of the placeholder, and drops it where
    /// a broken placeholder explains it.
    func repaired(_ issues: [PlaceholderIssue], in text: Span<UInt8>) -> [PlaceholderIssue] {
        var taken: [SourceRange] = translation.placeholders.filter { $0.certainty != .broken }.map(\.range)
        return issues.map { issue in
            guard issue.cause == .missing, let wanted = issue.suggestion else { return issue }
            let isWhole: Bool
            let range: SourceRange
            if let remains = remains(of: wanted, issue.argument, in: text, taken) {
                (range, isWhole) = (remains, true)
            } else if case .position = issue.argument, let sign = loneSign(in: text, taken) {
                (range, isWhole) = (sign, false)
            } else {
                return issue
            }
            taken.append(range)
            var damaged = PlaceholderIssue(.damaged, at: range)
            damaged.counterpart = issue.counterpart
            damaged.argument = issue.argument
            damaged.suggestion = wanted
            if isWhole { damaged.suggest(wanted, .unsafe) }
            return damaged
        }
    }

    /// A percent sign that no number stands before: with an argument missing, it is what was left of its placeholder.
    private func loneSign(in text: Span<UInt8>, _ taken: [SourceRange]) -> SourceRange? {
        for item in translation.percentSigns where !taken.contains(where: { $0.overlaps(item.range) }) {
            let start = Int(item.range.lower)
            var before = start
            while before > 0, text[before - 1] == UInt8(ascii: " ") { before -= 1 }
            if before > 0, text[before - 1] &- UInt8(ascii: "0") < 10 { continue }
            if translation.placeholders.contains(where: { $0.range.upper == UInt32(before) }) { continue }
            var end = start + 1
            while end < text.count, text[end] &- UInt8(ascii: "0") < 10 { end += 1 }
            if end < text.count, end > start + 1, text[end] == UInt8(ascii: "$") { end += 1 }
            return SourceRange(start..<end)
        }
        return nil
    }

    /// Where the remains of a lost placeholder stand.
    private func remains(
        of wanted: String, _ argument: ArgumentReference?, in text: Span<UInt8>, _ taken: [SourceRange]
    ) -> SourceRange? {
        if case .name(let name) = argument { return remains(ofHole: name, in: text) }
        let tail = String(wanted.dropFirst())
        var shapes = ["%%" + tail]
        if tail.contains("$") { shapes.append(tail) }
        if tail == "@" { shapes += ["@%", "@@"] }
        if tail != "@" { shapes.append("$" + tail) }
        for sign in ["\u{FF05}", "\u{66A}"] { shapes += [sign + tail, sign + " " + tail] }
        for shape in shapes {
            if let range = first(shape, in: text, taken) { return range }
        }
        return nil
    }

    /// Where a shape first stands, and no letter goes on behind it.
    private func first(_ shape: String, in text: Span<UInt8>, _ taken: [SourceRange]) -> SourceRange? {
        var index = 0
        while index + shape.utf8.count <= text.count {
            defer { index += 1 }
            guard UTF8Scalars.matches(shape, in: text, at: index) else { continue }
            let range = SourceRange(index..<index + shape.utf8.count)
            let goesOn =
                shape.hasPrefix("$") && UTF8Scalars.scalar(in: text, at: Int(range.upper))?.scalar.isASCIILetter == true
            if !goesOn, !taken.contains(where: range.overlaps) { return range }
        }
        return nil
    }

    /// Takes a placeholder too many and one that is missing for one that was written in another notation, such as `{0}`
    /// for `%1$@`.
    func renamed(_ issues: [PlaceholderIssue]) -> [PlaceholderIssue] {
        guard issues.contains(where: { $0.cause == .extra }) else { return issues }
        var lost = issues.filter { $0.cause == .missing }
        var found: [PlaceholderIssue] = []
        for issue in issues where issue.cause != .missing {
            guard issue.cause == .extra, let index = original(of: issue, among: lost) else {
                found.append(issue)
                continue
            }
            let missing = lost.remove(at: index)
            var renamed = PlaceholderIssue(.renamed, at: issue.range)
            renamed.argument = issue.argument
            renamed.counterpart = missing.counterpart
            renamed.suggest(missing.suggestion, .unsafe)
            found.append(renamed)
        }
        return found + lost
    }

    /// The missing argument that a placeholder of the other notation stands for: the one of its number, or else the first.
    private func original(of extra: PlaceholderIssue, among lost: [PlaceholderIssue]) -> Int? {
        switch extra.argument {
        case .name(let name):
            let counted = Int(name).flatMap { number in lost.firstIndex { $0.argument == .position(number + 1) } }
            return counted ?? lost.firstIndex { if case .position = $0.argument { true } else { false } }
        case .position:
            return lost.firstIndex { if case .name = $0.argument { true } else { false } }
        case nil:
            return nil
        }
    }

    /// Lowers what is said of a plural form that shows no number, neither the argument nor a digit, and that only 0 and 1
    /// select: nothing that readers see is wrong.
    func weighed(_ issues: [PlaceholderIssue], in text: Span<UInt8>) -> [PlaceholderIssue] {
        guard context.role.plural?.coversZeroAndOne == true else { return issues }
        return issues.map { issue in
            guard issue.cause == .numberDropped, !showsDigit(text) else { return issue }
            var issue = issue
            issue.severity = .note
            return issue
        }
    }

    private func showsDigit(_ text: Span<UInt8>) -> Bool {
        var open = translation.placeholders.map(\.range.indices)[...]
        var index = 0
        while index < text.count {
            if let next = open.first, next.lowerBound <= index {
                index = max(index, next.upperBound)
                open.removeFirst()
            } else if text[index] &- UInt8(ascii: "0") < 10 {
                return true
            } else {
                index += 1
            }
        }
        return false
    }

    /// The name of a hole that stands beside one brace at least, with or without spaces and marks between.
    private func remains(ofHole name: String, in text: Span<UInt8>) -> SourceRange? {
        var index = 0
        while index + name.utf8.count <= text.count {
            defer { index += 1 }
            guard UTF8Scalars.matches(name, in: text, at: index) else { continue }
            let end = index + name.utf8.count
            let opening = brace(text, before: index)
            let closing = brace(text, behind: end)
            if opening != nil || closing != nil { return SourceRange((opening ?? index)..<(closing ?? end)) }
        }
        return nil
    }

    private func brace(_ text: Span<UInt8>, before index: Int) -> Int? {
        var index = index
        while let (scalar, start) = UTF8Scalars.scalar(in: text, before: index) {
            if scalar == "{" || scalar == "\u{FF5B}" || scalar == "\u{FE5B}" { return start }
            guard scalar.isPadding else { return nil }
            index = start
        }
        return nil
    }

    private func brace(_ text: Span<UInt8>, behind index: Int) -> Int? {
        var index = index
        while let (scalar, end) = UTF8Scalars.scalar(in: text, at: index) {
            if scalar == "}" || scalar == "\u{FF5D}" || scalar == "\u{FE5C}" { return end }
            guard scalar.isPadding else { return nil }
            index = end
        }
        return nil
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetter: Bool { isASCII && properties.isAlphabetic }

    fileprivate var isPadding: Bool { self == " " || self == "\u{A0}" || TextControls.isInvisible(self) }
}

extension SourceRange {
    func overlaps(_ other: SourceRange) -> Bool { lower < other.upper && other.lower < upper }
}
