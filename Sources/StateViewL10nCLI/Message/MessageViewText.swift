import L10nLocale
import L10nMessages
import L10nReporting
import L10nSource

/// A formatted message for people. The text stands alone at the end of its line, so that it moves nothing else.
enum MessageViewText {
    static func text(_ view: MessageView, explains: Bool) -> String {
        var lines: [String] = []
        if let formatted = view.formatted {
            lines.append("text       " + Wording.visible(formatted.text))
            lines.append("direction  " + (formatted.direction == .rightToLeft ? "right to left" : "left to right"))
            lines.append("language   \(view.language)")
            if let place = view.place { lines.append("from       " + place) }
            if explains {
                lines.append("notation   " + view.notation)
                lines += view.choices.filter(\.isTelling).map { "chosen     " + chosen($0) }
            }
            for name in view.unknownValues {
                lines.append("issue      the message has no argument \(Wording.quoted(name))")
            }
            lines += issues(of: formatted, view).map { "issue      \($0.sentence)" }
        }
        var text = lines.map { $0 + "\n" }.joined()
        if !view.findings.isEmpty {
            if !text.isEmpty { text += "\n" }
            text += findings(view)
        }
        return text
    }

    /// Each argument once, and nothing that a finding says with its place.
    private static func issues(of formatted: FormattedMessage, _ view: MessageView) -> [MessageIssue] {
        var seen: Set<MessageIssue> = []
        return formatted.issues.filter { issue in
            if !view.findings.isEmpty, issue.kind.isAboutText { return false }
            var key = issue
            if issue.argument != nil { key.source = "" }
            return seen.insert(key).inserted
        }
    }

    /// `'few' for n = 22, few`, or `'one' for n = 2, 1 behind the offset, one`.
    private static func chosen(_ choice: MessageChoice) -> String {
        let value = choice.value.map { " = " + Wording.visible($0) } ?? " has no value"
        let shifted = choice.shifted.map { ", \(Wording.visible($0)) behind the offset" } ?? ""
        let category = choice.category.map { ", " + $0.rawValue } ?? ""
        return "'\(choice.spelledKey)' for \(Wording.visible(choice.argument))\(value)\(shifted)\(category)"
    }

    /// The findings with their frames, as 'check' prints them.
    private static func findings(_ view: MessageView) -> String {
        guard let reporter = ReporterRegistry.reporter(named: "text") else { return "" }
        var report = Report(tool: Report.Tool(version: ToolVersion.text))
        report.findings = Finding.numbered(view.groupedFindings)
        report.sources = [view.source]
        report.failOn = .note
        let options = ReportOptions(
            color: Console.wantsColor, quiet: true, explainsRules: false)
        return reporter.render(report, options)
    }
}
