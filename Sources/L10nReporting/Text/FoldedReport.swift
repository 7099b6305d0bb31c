import L10nSource

/// A report of at most so many lines, whatever the project (AD-71 to AD-74): groups by rule with a few places each, then numbers
/// of all rules and languages. It shows few findings and counts them all.
struct FoldedReport {
    private let groups: [FindingGroup]
    private let numbers: ReportNumbers
    private let report: Report
    private let mostLines: Int

    /// How much of a group is shown.
    private enum Depth: Int {
        case nothing, head, place, full
    }

    init(_ findings: [Finding], of report: Report, in mostLines: Int) {
        var groups: [RuleID: FindingGroup] = [:]
        var languages: [String: FindingNumbers] = [:]
        for finding in findings {
            let id = finding.diagnostic.id
            groups[id, default: FindingGroup(rule: id.rawValue)].add(finding)
            if let locale = finding.diagnostic.subject.locale {
                languages[locale, default: FindingNumbers()].add(finding)
            }
        }
        self.groups = groups.values.map { $0.ranked() }.sorted(by: Self.precedes)
        numbers = ReportNumbers(rules: self.groups.map { ($0.rule, $0.numbers) }, languages: languages)
        self.report = report
        self.mostLines = mostLines
    }

    /// By severity, then count, then name.
    private static func precedes(_ left: FindingGroup, _ right: FindingGroup) -> Bool {
        let (first, second) = (left.numbers, right.numbers)
        if (first.errors > 0) != (second.errors > 0) { return first.errors > 0 }
        if (first.errors + first.warnings > 0) != (second.errors + second.warnings > 0) {
            return first.errors + first.warnings > 0
        }
        return (second.count, left.rule) < (first.count, right.rule)
    }

    func text(_ writer: inout TextWriter) -> String {
        let mostUnreadable = 20
        let tables = numbers.lines
        // The summary, the line on how to see the rest, and the empty lines before and behind the tables.
        let reserved = tables.count + min(report.unreadable.count, mostUnreadable) + 4
        let depths = depths(in: mostLines - reserved)
        for (group, depth) in zip(groups, depths) { write(group, depth, &writer) }
        if depths.contains(.head) { writer.endLine() }
        for line in tables { writer.line(line) }
        writer.endLine()
        writer.writeUnreadable(limit: mostUnreadable)
        writer.writeSummary(omitted: 0)
        writer.line(
            "folded; everything: --all, one rule: --only RULE, one language: --locale TAG; "
                + "why: \(report.tool.name) explain RULE")
        return writer.output
    }

    /// Each group has its head line; the most severe are raised to a place, then to all that a group shows, until one does
    /// not fit (AD-72).
    private func depths(in budget: Int) -> [Depth] {
        var depths = [Depth](repeating: .nothing, count: groups.count)
        var left = budget
        for depth in [Depth.head, .place, .full] {
            for (index, group) in groups.enumerated() {
                let more = lines(of: group, depth) - lines(of: group, depths[index])
                guard more <= left else { break }
                left -= more
                depths[index] = depth
            }
        }
        return depths
    }

    private func lines(of group: FindingGroup, _ depth: Depth) -> Int {
        switch depth {
        case .nothing: return 0
        case .head: return 1
        case .place, .full:
            let places = shownPlaces(of: group, depth)
            let tables = depth == .full ? group.tableRows.count : 0
            return 1 + places + tables + (group.rest(behind: places) > 0 ? 1 : 0) + 1
        }
    }

    private func shownPlaces(of group: FindingGroup, _ depth: Depth) -> Int {
        switch depth {
        case .nothing, .head: 0
        case .place: 1
        case .full: min(group.places.count, FindingGroup.mostPlaces)
        }
    }

    private func write(_ group: FindingGroup, _ depth: Depth, _ writer: inout TextWriter) {
        if depth == .nothing { return }
        writer.line(writer.style.bold(group.headLine))
        if depth == .head { return }
        let places = shownPlaces(of: group, depth)
        for place in group.places.prefix(places) {
            writer.line("  " + writer.headLine(of: place.first) + place.rest)
        }
        if depth == .full {
            for row in group.tableRows { writer.line("    " + row) }
        }
        let rest = group.rest(behind: places)
        if rest > 0 { writer.line("    \(rest) more: --all --only \(TerminalText.escaped(group.rule))") }
        writer.endLine()
    }
}
