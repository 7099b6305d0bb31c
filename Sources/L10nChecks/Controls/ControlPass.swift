import L10nCatalog
import L10nSource
import MessageChecks

/// Finds the characters of texts that steer their order or hide in them, for all rules about them at once.
///
/// Only texts that may hold such a character, as their traits tell, are looked at.
struct ControlPass: Sendable {
    /// How many further places of a finding are named.
    private static let longest = 5
    /// How many marks of a text are tried, each in its whole paragraph.
    private static let mostMarks = 64

    private let rules: [Rule: any ControlRule.Type]

    init(_ rules: [any ControlRule.Type]) {
        self.rules = Dictionary(rules.map { ($0.rule, $0) }) { first, _ in first }
    }

    func run(_ site: ColumnSite, into findings: inout Findings) {
        guard !rules.isEmpty, site.column.fragment.traits.hasAny(of: .unseen) else { return }
        for entry in site.column.fragment.entries
        where entry.isUsable && entry.formsNumber == 0 && entry.textTraits.hasAny(of: .unseen) {
            check(TextSite(site, entry), into: &findings)
        }
        site.forEachForm { text in
            if text.entry.textTraits.hasAny(of: .unseen) { check(text, into: &findings) }
        }
    }

    private func check(_ text: TextSite, into findings: inout Findings) {
        var (issues, holdsMark) = text.withText { (ControlScan.issues(in: $0), ControlScan.holdsMark($0)) }
        let source = holdsMark && !text.site.isSource ? text.original : nil
        if let source, source.entry.textTraits.hasAny(of: .unseen) {
            let copied = text.withText { own in source.withText { ControlScan.copiedMarks(in: own, from: $0) } }
            let known = Set(issues.map(\.range))
            // A mark that is wrong by itself is told of once.
            issues += copied.filter { !known.contains($0.range) }
            issues.sort { $0.range.lower < $1.range.lower }
        }
        guard !issues.isEmpty else { return }
        let place = TextPlace(text)
        issues = Self.withoutMarksOfUse(issues, in: place.bytes)
        for group in IssueGroup.groups(issues, rule: { $0.rule }) {
            if group.rule == .inputLimitExceeded {
                findings.add(InputLimit.nesting(ControlScan.deepest, at: place.span, place.subject))
            } else if let rule = rules[group.rule] {
                findings.add(Self.diagnostic(group, rule, in: place, source: source))
            }
        }
    }

    /// The issues but for marks that do change the order (B-53). What nobody can tell, or has tried, is not judged.
    private static func withoutMarksOfUse(_ issues: [ControlIssue], in text: [UInt8]) -> [ControlIssue] {
        let isMark: (ControlIssue) -> Bool = { $0.cause == .markAtEdge || $0.cause == .copiedMark }
        guard issues.contains(where: isMark) else { return issues }
        guard var effect = try? MarkEffect() else { return issues.filter { !isMark($0) } }
        var left: [ControlIssue] = []
        var tried = 0
        for issue in issues {
            if isMark(issue) {
                tried += 1
                guard tried <= mostMarks, (try? effect.changesOrder(of: text, mark: issue.range)) == false else {
                    continue
                }
            }
            left.append(issue)
        }
        return left
    }

    private static func diagnostic(
        _ group: IssueGroup<ControlIssue>, _ rule: any ControlRule.Type, in place: TextPlace, source: TextSite?
    ) -> Diagnostic {
        let issue = group.primary
        var notes: [DiagnosticNote] = []
        if let partner = issue.partner {
            notes.append(DiagnosticNote("it ends here", at: place.span(of: partner)))
        }
        notes += group.others(longest - notes.count).map {
            DiagnosticNote(rule.message($0, in: place.bytes), at: place.span(of: $0.range))
        }
        if issue.cause == .copiedMark, let source {
            notes.append(DiagnosticNote("the source text", at: source.span))
        }
        let fix = group.fix.flatMap { place.fix(fixTitle($0.edits, in: place.bytes), $0) }
        return Diagnostic(
            rule.rule, rule.message(issue, in: place.bytes), at: place.span(of: issue.range),
            cause: issue.cause.rawValue, subject: place.subject, notes: notes, fixes: fix.map { [$0] } ?? [],
            measured: group.size)
    }

    /// `add U+2069`, `remove U+200F`, or `write U+2067 and U+2069`.
    private static func fixTitle(_ edits: [TextEdit], in text: [UInt8]) -> String {
        func names(_ texts: [String]) -> String {
            var names: [String] = []
            for scalar in texts.flatMap(\.unicodeScalars) {
                let name = Wording.codePoint(scalar)
                if !names.contains(name) { names.append(name) }
            }
            return names.isEmpty ? "it" : Wording.list(names)
        }
        let written = edits.map(\.replacement).filter { !$0.isEmpty }
        if written.isEmpty {
            return "remove " + names(edits.map { String(decoding: text[$0.range.indices], as: UTF8.self) })
        }
        return (edits.allSatisfy(\.range.isEmpty) ? "add " : "write ") + names(written)
    }
}
