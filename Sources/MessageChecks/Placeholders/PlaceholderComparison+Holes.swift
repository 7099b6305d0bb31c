import L10nMessages
import L10nSource

extension PlaceholderComparison {
    /// The differences of named holes: which names are missing, unknown, or written differently.
    func comparedHoles(in text: Span<UInt8>) -> [PlaceholderIssue] {
        let expected = source.placeholders.filter { $0.name != nil }
        let found = translation.placeholders.filter { $0.name != nil }
        guard !expected.isEmpty || !found.isEmpty else { return [] }
        let known = Set(expected.compactMap(\.name))
        let used = Set(found.compactMap(\.name))
        var lost: [Placeholder] = []
        for hole in expected where !used.contains(hole.name ?? "") {
            if !lost.contains(where: { $0.name == hole.name }) { lost.append(hole) }
        }
        let originals = originals(of: used.subtracting(known), among: &lost)
        var issues: [PlaceholderIssue] = []
        for hole in found {
            guard let name = hole.name, !known.contains(name) else { continue }
            if let original = originals[name] {
                var issue = PlaceholderIssue(.renamed, at: hole.range)
                issue.argument = .name(name)
                issue.counterpart = original.range
                issue.suggest(original.text, .unsafe)
                issues.append(issue)
            } else {
                var issue = PlaceholderIssue(.extra, at: hole.range)
                issue.argument = .name(name)
                issues.append(issue)
            }
        }
        for hole in lost {
            guard let name = hole.name else { continue }
            issues += missing(hole, .name(name)).map { [$0] } ?? []
        }
        return issues
    }

    /// The lost holes that unknown names were made from, without which `lost` remains: the nearest, the only one of its number,
    /// as `{user0}` for `{Benutzer0}`, or the only one that is left for the only name that is.
    private func originals(of names: Set<String>, among lost: inout [Placeholder]) -> [String: Placeholder] {
        var originals: [String: Placeholder] = [:]
        // In a fixed order, as each name takes away the hole that it was made from.
        for name in names.sorted() {
            if let index = original(of: name, among: lost) { originals[name] = lost.remove(at: index) }
        }
        let left = names.filter { originals[$0] == nil }
        if left.count == 1, lost.count == 1, let name = left.first { originals[name] = lost.removeFirst() }
        return originals
    }

    private func original(of name: String, among lost: [Placeholder]) -> Int? {
        if let number = Self.number(of: name) {
            let numbered = lost.indices.filter { lost[$0].name.flatMap(Self.number) == number }
            if numbered.count == 1 { return numbered[0] }
        }
        let near = Suggestions.near(name.lowercased(), among: lost.compactMap { $0.name?.lowercased() })
        return lost.firstIndex { hole in
            let lowered = hole.name?.lowercased()
            return lowered == name.lowercased() || (lowered.map(near.contains) ?? false)
        }
    }

    /// The digits at the end of a name.
    private static func number(of name: String) -> Substring? {
        let start = name.lastIndex { !("0"..."9").contains($0) }.map(name.index(after:)) ?? name.startIndex
        return start == name.endIndex ? nil : name[start...]
    }
}
