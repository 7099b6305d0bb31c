package import L10nSource

/// The fixes of a report that can be made together: of edits that overlap the first by position wins, the others wait.
package struct FixSelection {
    /// The fixes that are made, each with the finding that it mends.
    private(set) var fixes: [ChosenFix] = []
    /// What is replaced in each file, in ascending order.
    private(set) var edits: [String: [Edit]] = [:]

    /// - Parameters:
    ///   - allowsUnsafe: whether fixes that need a look are made too.
    ///   - isRefused: whether a fix was tried and did harm.
    init(_ findings: [Diagnostic], allowsUnsafe: Bool, isRefused: (ChosenFix) -> Bool) {
        let offered = findings.compactMap { finding in
            Self.best(finding, allowsUnsafe: allowsUnsafe).map { ChosenFix(finding: finding, fix: $0) }
        }
        // What stands first in its file is decided first, whatever the finding's own place is.
        let ordered = offered.filter { !isRefused($0) }.sorted { $0.start < $1.start }
        for choice in ordered where insert(choice.fix.edits) { fixes.append(choice) }
    }

    /// The edits of one file that no tool has to ask about, in ascending order: for an editor that makes them itself.
    package static func safeEdits(for findings: [Diagnostic], in path: String) -> [Edit] {
        let selection = FixSelection(findings, allowsUnsafe: false) { choice in
            choice.fix.edits.contains { $0.span.file != path }
        }
        return selection.edits[path] ?? []
    }

    /// Whether all fixes mend what keeps files from being read.
    var isAboutSyntax: Bool { fixes.allSatisfy { $0.finding.rule.area == .syntax } }

    private static func best(_ finding: Diagnostic, allowsUnsafe: Bool) -> Fix? {
        let fixes = finding.fixes.filter { !$0.edits.isEmpty }
        return fixes.first { $0.applicability == .safe }
            ?? (allowsUnsafe ? fixes.first { $0.applicability == .unsafe } : nil)
    }

    /// Takes all edits of a fix or none.
    private mutating func insert(_ edits: [Edit]) -> Bool {
        for (count, edit) in edits.enumerated() where !insert(edit) {
            for edit in edits.prefix(count) {
                // No two edits begin at one place, so that the index is that of the edit itself.
                let index = Self.index(of: edit, in: self.edits[edit.span.file, default: []])
                self.edits[edit.span.file]?.remove(at: index)
            }
            return false
        }
        return true
    }

    /// Takes an edit that touches nothing that another one replaces. Two insertions at one place have no order, and overlap.
    private mutating func insert(_ edit: Edit) -> Bool {
        let others = edits[edit.span.file, default: []]
        let index = Self.index(of: edit, in: others)
        if index > 0, others[index - 1].overlaps(edit) { return false }
        if index < others.count, edit.overlaps(others[index]) { return false }
        edits[edit.span.file, default: []].insert(edit, at: index)
        return true
    }

    /// The first edit that does not begin before this one.
    private static func index(of edit: Edit, in edits: [Edit]) -> Int {
        edits.partitioningIndex { $0.span.range.lower >= edit.span.range.lower }
    }
}

/// A fix and the finding that it mends.
package struct ChosenFix: Hashable, Sendable {
    package let finding: Diagnostic
    package let fix: Fix

    /// Where the first file is changed first.
    fileprivate var start: Start {
        let first = fix.edits[0].span
        return Start(file: first.file, offset: first.range.lower, rule: finding.id.rawValue)
    }

    /// What is the same when the file around it changes.
    var identity: Identity {
        Identity(rule: finding.id, file: finding.span.file, subject: finding.subject, title: fix.title)
    }

    struct Identity: Hashable {
        let rule: RuleID
        let file: String
        let subject: Subject
        let title: String
    }

    fileprivate struct Start: Comparable {
        let file: String
        let offset: UInt32
        let rule: String

        static func < (left: Start, right: Start) -> Bool {
            (left.file, left.offset, left.rule) < (right.file, right.offset, right.rule)
        }
    }
}

extension Edit {
    /// Whether an edit that begins no earlier would change what this one replaces.
    fileprivate func overlaps(_ later: Edit) -> Bool {
        span.range.lower == later.span.range.lower || span.range.upper > later.span.range.lower
    }
}
