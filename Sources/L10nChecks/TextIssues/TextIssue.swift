import L10nSource
import MessageChecks

/// Something wrong with one text, found by a scanner that knows neither files nor rules.
protocol TextIssue: Sendable {
    var severity: Severity { get }
    /// In UTF-8 offsets of the decoded text.
    var range: SourceRange { get }
    var fix: TextFix? { get }
}

extension PlaceholderIssue: TextIssue {}
extension ControlIssue: TextIssue {}

/// What one rule finds in one text: a single finding, whatever the number of places (PRI-8).
struct IssueGroup<Issue: TextIssue> {
    let rule: Rule
    /// In the order of the text; never empty.
    private(set) var issues: [Issue]

    /// The issues by rule, the rules in the order of their first issue. Issues without a rule are left out.
    static func groups(_ issues: [Issue], rule: (Issue) -> Rule?) -> [IssueGroup] {
        var groups: [IssueGroup] = []
        for issue in issues {
            guard let id = rule(issue) else { continue }
            if let index = groups.firstIndex(where: { $0.rule == id }) {
                groups[index].issues.append(issue)
            } else {
                groups.append(IssueGroup(rule: id, issues: [issue]))
            }
        }
        return groups
    }

    /// The worst issue, of equals the first: the one that the finding is about.
    var primary: Issue { issues[primaryIndex] }

    /// How many places there are: what is known with one of them is worse with two.
    var size: Measurement { Measurement(value: Double(issues.count), limit: 0, unit: "places") }

    /// The first of the other issues, at most so many.
    func others(_ count: Int) -> [Issue] {
        let primaryIndex = primaryIndex
        return issues.indices.lazy.filter { $0 != primaryIndex }.prefix(max(0, count)).map { issues[$0] }
    }

    private var primaryIndex: Int {
        var worst = 0
        for index in issues.indices where issues[index].severity > issues[worst].severity { worst = index }
        return worst
    }

    /// The change that mends all issues together; nil when one of them has none, or two change the same place.
    var fix: TextFix? {
        var edits: [TextEdit] = []
        var isSafe = true
        for issue in issues {
            guard let fix = issue.fix else { return nil }
            isSafe = isSafe && fix.applicability == .safe
            edits += fix.edits
        }
        // What closes an inner pair stands before what closes the outer one, which was opened earlier.
        edits.reverse()
        edits = edits.enumerated().sorted { ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset) }
            .map(\.element)
        var merged: [TextEdit] = []
        for edit in edits {
            guard let last = merged.last else {
                merged.append(edit)
                continue
            }
            // The same replacement twice is one, while two insertions are both needed.
            if edit == last, !edit.range.isEmpty { continue }
            if edit.range.isEmpty, last.range == edit.range {
                merged[merged.count - 1].replacement += edit.replacement
            } else if edit.range.lower >= last.range.upper {
                merged.append(edit)
            } else {
                return nil
            }
        }
        return TextFix(isSafe ? .safe : .unsafe, merged)
    }
}
