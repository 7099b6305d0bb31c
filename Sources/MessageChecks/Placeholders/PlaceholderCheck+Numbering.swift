import L10nMessages
import L10nSource

extension PlaceholderCheck {
    /// The findings about which arguments the specifiers of a text read.
    static func numberingIssues(
        of reading: PlaceholderReading, in text: Span<UInt8>, isSource: Bool, context: PlaceholderContext
    ) -> [PlaceholderIssue] {
        let placed = context.variableArguments
        let specifiers = reading.placeholders.filter { placeholder in
            placeholder.specifier != nil && placeholder.type.kind != .unknown
                && (placeholder.position > 0 || placeholder.variable.map { placed[$0] == nil } ?? true)
        }
        let numbered = specifiers.filter { $0.position > 0 }
        let unnumbered = specifiers.filter { $0.position == 0 && $0.type.kind != .substitutionValue }
        // In a form of a variable, the first one without a number reads the variable's own argument (SD-23, SD-25).
        let isOwn = context.role.isVariableVariant && unnumbered.count == 1
        if !numbered.isEmpty, !unnumbered.isEmpty {
            if isOwn { return conflicts(numbered) }
            var issue = mixed(specifiers)
            if !context.role.isVariableVariant, readsEachOnce(specifiers) { issue.severity = .warning }
            return [issue] + conflicts(numbered)
        }
        if numbered.isEmpty {
            // What a definition places need no number, but the others count it all the same.
            let counted =
                placed.isEmpty
                ? unnumbered
                : reading.placeholders.filter { placeholder in
                    placeholder.specifier != nil && placeholder.position == 0 && !placeholder.isValueOrUnknown
                        && placeholder.variable.flatMap { placed[$0] } ?? 0 <= ArgumentReference.lastPosition
                }
            guard isSource, !unnumbered.isEmpty, counted.count > 1, !areAlternatives(counted, in: text) else {
                return []
            }
            return [unnumberedSource(counted, from: context.firstArgument, placed)]
        }

        var issues = conflicts(numbered)
        let highest = highestPosition(in: text)
        if let high = numbered.first(where: { $0.position > highest }) {
            var issue = PlaceholderIssue(.positionRange, at: high.range)
            issue.argument = .position(high.position)
            return issues + [issue]
        }
        if !context.role.isVariableVariant, reading.faults.isEmpty,
            let gap = gap(numbered, context.argumentsElsewhere.union(placed.values))
        {
            issues.append(gap)
        }
        return issues
    }

    /// Whether a text is a list of plural forms of which a library shows one, such as `%@ word;%@ words`: parts without a
    /// space around what parts them, each with as many placeholders.
    private static func areAlternatives(_ specifiers: [Placeholder], in text: Span<UInt8>) -> Bool {
        let ends = text.indices.dropFirst().dropLast().filter { index in
            (text[index] == UInt8(ascii: ";") || text[index] == UInt8(ascii: "|"))
                && text[index - 1] != UInt8(ascii: " ") && text[index + 1] != UInt8(ascii: " ")
        }
        guard !ends.isEmpty else { return false }
        var counts = [Int](repeating: 0, count: ends.count + 1)
        for specifier in specifiers { counts[ends.count { $0 < specifier.range.lower }] += 1 }
        return counts[0] > 0 && counts.allSatisfy { $0 == counts[0] }
    }

    /// CoreFoundation reserves three arguments for each percent sign and one more, and gives the whole text up at a
    /// position above that (PF-31).
    private static func highestPosition(in text: Span<UInt8>) -> Int {
        var signs = 0
        for index in text.indices where text[index] == UInt8(ascii: "%") { signs += 1 }
        return 3 * signs + 2
    }

    /// The first argument that no specifier reads although a later one is read (PF-30).
    private static func gap(_ numbered: [Placeholder], _ elsewhere: Set<Int>) -> PlaceholderIssue? {
        var used = elsewhere.union(numbered.map(\.position))
        for placeholder in numbered {
            guard let specifier = placeholder.specifier else { continue }
            for case .argument(let position) in [specifier.width, specifier.precision] { used.insert(Int(position)) }
        }
        guard let missing = (1...127).first(where: { !used.contains($0) }),
            let next = numbered.filter({ $0.position > missing }).min(by: { $0.position < $1.position })
        else { return nil }
        var issue = PlaceholderIssue(.positionGap, at: next.range)
        issue.argument = .position(missing)
        issue.found = next.type
        return issue
    }

    /// Two specifiers that read one argument as different things (PF-32).
    private static func conflicts(_ numbered: [Placeholder]) -> [PlaceholderIssue] {
        var first: [Int: Placeholder] = [:]
        var issues: [PlaceholderIssue] = []
        for placeholder in numbered {
            guard let known = first[placeholder.position] else {
                first[placeholder.position] = placeholder
                continue
            }
            let relation = ArgumentRelation(from: known.type, to: placeholder.type)
            guard relation.severity == .error || relation == .narrower, !known.isVariableOrValue(placeholder) else {
                continue
            }
            var issue = PlaceholderIssue(.positionTypeConflict, at: placeholder.range)
            issue.related = [known.range]
            issue.argument = .position(placeholder.position)
            issue.expected = known.type
            issue.found = placeholder.type
            issue.suggestion = known.text
            issues.append(issue)
        }
        return issues
    }

    private static func mixed(_ specifiers: [Placeholder]) -> PlaceholderIssue {
        let first = specifiers[0]
        let other = specifiers.first { ($0.position == 0) != (first.position == 0) } ?? first
        var issue = PlaceholderIssue(.mixedNumbering, at: other.range)
        issue.related = [first.range]
        // No system reads a higher number.
        var free = Set(1...127).subtracting(specifiers.map(\.position)).sorted()[...]
        issue.fix = PlaceholderNumbering.fix(specifiers.filter { $0.position == 0 }, .unsafe) {
            free.popFirst() ?? 127
        }
        return issue
    }

    /// Whether no argument is read twice or left out: those without a number are counted among themselves (PF-29).
    private static func readsEachOnce(_ specifiers: [Placeholder]) -> Bool {
        guard specifiers.allSatisfy({ $0.specifier?.stars == 0 && $0.variable == nil }) else { return false }
        let counted = specifiers.count { $0.position == 0 }
        let read = Array(1...max(counted, 1)).prefix(counted) + specifiers.map(\.position).filter { $0 > 0 }
        return read.sorted() == Array(1...specifiers.count)
    }

    /// - Parameters:
    ///   - first: the argument that the first of them reads; nil where nobody knows.
    ///   - placed: the variables whose definitions name their arguments.
    private static func unnumberedSource(
        _ specifiers: [Placeholder], from first: Int?, _ placed: [String: Int]
    ) -> PlaceholderIssue {
        var issue = PlaceholderIssue(.unnumberedSpecifiers, at: specifiers[0].range)
        issue.related = specifiers.dropFirst().map(\.range)
        guard var next = first.map({ $0 - 1 }) else { return issue }
        issue.fix = PlaceholderNumbering.fix(specifiers, .safe, placed) {
            next += 1
            return next
        }
        return issue
    }
}

extension Placeholder {
    fileprivate var isValueOrUnknown: Bool { type.kind == .substitutionValue || type.kind == .unknown }

    /// A variable and a specifier may share an argument: the variable's value type decides, which is not known here.
    fileprivate func isVariableOrValue(_ other: Placeholder) -> Bool {
        type.kind == .variable || other.type.kind == .variable
    }
}
