import L10nMessages
import L10nSource

extension PlaceholderComparison {
    /// Compares argument by argument, for a translation that numbers them or has none.
    func comparedByPosition(_ found: ArgumentUses) -> [PlaceholderIssue] {
        let arguments = expected.byPosition()
        var issues: [PlaceholderIssue] = []
        for use in found.uses where !use.isStar {
            if use.position > arguments.count {
                issues.append(extra(use))
            } else if let argument = arguments[use.position - 1] {
                issues += difference(argument, use).map { [$0] } ?? []
            }
        }
        let used = Set(found.uses.map(\.position))
        // An argument before the highest number is a gap, which has a finding of its own (PF-30).
        let last = found.isUnnumbered || context.role.isVariableVariant ? 0 : found.count
        var floating = found.floating
        for case .some(let argument) in arguments where !used.contains(argument.position) && !argument.isStar {
            if floating > 0 {
                floating -= 1
            } else if argument.position > last {
                issues += missing(argument).map { [$0] } ?? []
            }
        }
        return issues
    }

    /// Compares in order, for a translation without numbers: by what was left out, put in, or moved where that explains a
    /// misread list, else place by place.
    func comparedInOrder(_ found: ArgumentUses) -> [PlaceholderIssue] {
        let (arguments, uses) = (expected.byPosition(), found.uses)
        let firstWrong = (0..<min(arguments.count, uses.count)).first { index in
            arguments[index].map { relation($0, uses[index]).severity == .error } ?? false
        }
        // Where nothing is misread, the texts differ in how much they read alone.
        return firstWrong.flatMap { shifted(arguments.compactMap(\.self), uses, $0) } ?? placeByPlace(arguments, uses)
    }

    /// Explains a list that is misread from a place on; nil where nothing does.
    private func shifted(
        _ wanted: [ArgumentUse], _ uses: [ArgumentUse], _ firstWrong: Int
    ) -> [PlaceholderIssue]? {
        if uses.count < wanted.count {
            let places = inOrder(uses, among: wanted) { relation($1, $0) }
            return places.map { misplaced(wanted, uses, firstWrong, $0) }
        }
        if uses.count > wanted.count {
            guard let places = inOrder(wanted, among: uses, { relation($0, $1) }) else { return nil }
            let meant = Set(places)
            return uses.indices.filter { !meant.contains($0) && !uses[$0].isStar }.map { extra(uses[$0]) }
        }
        return permutation(of: uses, in: wanted).map { misplaced(wanted, uses, firstWrong, $0) }
    }

    private func placeByPlace(_ arguments: [ArgumentUse?], _ uses: [ArgumentUse]) -> [PlaceholderIssue] {
        var issues: [PlaceholderIssue] = []
        for (index, use) in uses.enumerated() where !use.isStar {
            if index >= arguments.count {
                issues.append(extra(use))
            } else if let argument = arguments[index] {
                issues += difference(argument, use).map { [$0] } ?? []
            }
        }
        for case .some(let argument) in arguments.dropFirst(uses.count) where !argument.isStar {
            issues += missing(argument).map { [$0] } ?? []
        }
        return issues
    }

    /// One finding for a list that is read in the wrong places, with the numbers that would put it right.
    private func misplaced(
        _ arguments: [ArgumentUse], _ uses: [ArgumentUse], _ index: Int, _ places: [Int]
    ) -> [PlaceholderIssue] {
        guard var issue = difference(arguments[index], uses[index]) else { return [] }
        var edits: [TextEdit] = []
        for (use, place) in zip(uses, places) where !use.isStar {
            let placeholder = translation.placeholders[use.placeholder]
            guard let specifier = placeholder.specifier, specifier.stars == 0,
                let text = specifier.spelled(number: UInt8(clamping: arguments[place].position))
            else { return [issue] }
            edits.append(TextEdit(placeholder.range, text))
            if placeholder.range == issue.range { issue.suggestion = text }
        }
        issue.fix = TextFix(.unsafe, edits)
        return [issue]
    }

    /// The places of a few uses among many, in order; nil when they do not fit.
    private func inOrder(
        _ few: [ArgumentUse], among many: [ArgumentUse], _ relation: (ArgumentUse, ArgumentUse) -> ArgumentRelation
    ) -> [Int]? {
        var places: [Int] = []
        var next = 0
        for use in few {
            while next < many.count, relation(use, many[next]).severity == .error { next += 1 }
            guard next < many.count else { return nil }
            places.append(next)
            next += 1
        }
        return places
    }

    /// For each use an argument of its type, each argument once; nil when they do not fit.
    private func permutation(of uses: [ArgumentUse], in arguments: [ArgumentUse]) -> [Int]? {
        var free = Array(arguments.indices)
        var places: [Int] = []
        for use in uses {
            guard let index = free.firstIndex(where: { relation(arguments[$0], use).severity != .error }) else {
                return nil
            }
            places.append(free.remove(at: index))
        }
        return places
    }
}
