import L10nSource

extension PlaceholderComparison {
    /// Replaces "missing" by "damaged" where the text still shows what became of the placeholder, and drops it where
    /// a broken placeholder explains it.
    func repaired(_ issues: [PlaceholderIssue], in text: Span<UInt8>) -> [PlaceholderIssue] {
        var taken: [SourceRange] = translation.placeholders.filter { $0.certainty != .broken }.map(\.range)
        return issues.map { issue in
            guard issue.cause == .missing, let wanted = issue.suggestion,
                let range = remains(of: wanted, issue.argument, in: text, taken)
            else { return issue }
            taken.append(range)
            var damaged = PlaceholderIssue(.damaged, at: range)
            damaged.counterpart = issue.counterpart
            damaged.argument = issue.argument
            damaged.suggest(wanted, .unsafe)
            return damaged
        }
    }

    /// Where the remains of a lost placeholder stand.
    private func remains(
        of wanted: String, _ argument: ArgumentReference?, in text: Span<UInt8>, _ taken: [SourceRange]
    ) -> SourceRange? {
        if case .name(let name) = argument { return remains(ofHole: name, in: text) }
        let tail = String(wanted.dropFirst())
        var shapes = ["%%" + tail]
        if tail.contains("$") { shapes.append(tail) }
        if tail == "@" { shapes.append("@%") }
        for shape in shapes {
            var index = 0
            while index + shape.utf8.count <= text.count {
                let range = SourceRange(index..<index + shape.utf8.count)
                if UTF8Scalars.matches(shape, in: text, at: index), !taken.contains(where: range.overlaps) {
                    return range
                }
                index += 1
            }
        }
        return nil
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
    fileprivate var isPadding: Bool { self == " " || self == "\u{A0}" || TextControls.isInvisible(self) }
}

extension SourceRange {
    func overlaps(_ other: SourceRange) -> Bool { lower < other.upper && other.lower < upper }
}
