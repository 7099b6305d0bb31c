import L10nMessages
import L10nSource

extension PlaceholderComparison {
    /// Replaces "missing" by "damaged" where the text still shows what became of the placeholder, and drops it where
    /// a broken placeholder explains it.
    func repaired(_ issues: [PlaceholderIssue], in text: Span<UInt8>) -> [PlaceholderIssue] {
        var remains = PlaceholderRemains(of: translation)
        return issues.map { issue in
            guard issue.cause == .missing, let wanted = issue.suggestion,
                let (range, isWhole) = remains.take(wanted, issue.argument, in: text)
            else { return issue }
            var damaged = PlaceholderIssue(.damaged, at: range)
            damaged.counterpart = issue.counterpart
            damaged.argument = issue.argument
            damaged.suggestion = wanted
            if isWhole { damaged.suggest(wanted, .unsafe) }
            return damaged
        }
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
            // Holes that are numbers count from 0.
            let counted = Int(name).flatMap { number in
                lost.firstIndex {
                    if case .position(let position) = $0.argument { position - 1 == number } else { false }
                }
            }
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
                // Nobody sees the digits of a placeholder.
                index = max(index, next.upperBound)
                open.removeFirst()
            } else if text[index].isDigit {
                return true
            } else {
                index += 1
            }
        }
        return false
    }
}
