import L10nLocale

extension NumberStyle {
    /// Nil for a pattern that is no plain number: with words, signs of its own or more than two sizes of groups.
    init?(_ elements: NumberElements) {
        let parts = elements.pattern.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, elements.pattern.utf8.allSatisfy({ "#0,.".utf8.contains($0) }) else { return nil }
        let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false).map(\.count)
        self = .plain
        digits = elements.digits.map { String($0) }
        decimalPoint = elements.decimalPoint
        minus = elements.minus
        plus = elements.plus
        infinity = elements.infinity
        notANumber = elements.notANumber
        guard groups.count > 1, let last = groups.last else { return }
        guard groups.count <= 3, last > 0, !elements.separator.isEmpty else { return nil }
        separator = elements.separator
        lastGroup = last
        // `#,##,##0` has two sizes: the last group, and all before it.
        otherGroups = groups.count == 3 ? groups[1] : last
        leastGrouped = last + elements.leastBeforeGroups
    }
}
