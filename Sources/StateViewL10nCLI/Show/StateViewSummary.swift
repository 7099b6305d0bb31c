import L10nLocale
import L10nLookup
import L10nSource
import StateViews

/// The little that most readers of a view want to know: what it was made for, and where the texts in its box come from.
struct StateViewSummary {
    /// The most lines.
    static let maxLines = 15

    let view: ResolvedStateView
    let places: PlaceText

    /// - Parameter head: the lines about what the view was made for; at most 10.
    func lines(below head: [String]) -> [String] {
        let rows = issues + texts
        let room = Self.maxLines - head.count - 1
        let shown = rows.count <= room ? rows : rows.prefix(room - 1) + ["  and \(rows.count - room + 1) more"]
        return head + shown
            + ["  --explain says what was tried, what is read aloud, and where colours, lengths and fonts come from"]
    }

    private var issues: [String] {
        view.issues.map { issue in
            row("issue", (issue.role?.name ?? issue.property ?? "view") + " " + issue.kind.rawValue)
        }
    }

    private var texts: [String] {
        view.texts.filter { isDrawn($0.role) }.map { item in
            let text = item.text
            var words = [source(of: text)]
            if let key = text.key { words.insert(Wording.visible(key), at: 0) }
            if let asked = view.environment.locales.first, asked != text.language {
                words.append("in " + text.language.description)
            }
            words += text.issues.map(\.rawValue)
            return row(item.role.name, words.joined(separator: ", "))
        }
    }

    private func row(_ name: String, _ text: String) -> String { "  \(name.padded(to: 20))  \(text)" }

    private func source(of text: ResolvedText) -> String {
        switch text.provenance {
        case .entry(_, _, let span): places.text(span)
        case .literal: "the view itself"
        case .standIn: "no layer has it"
        }
    }

    /// Whether the text stands in the box.
    private func isDrawn(_ role: StateViewTextRole) -> Bool {
        switch role {
        case .title, .subtitle, .progressLabel, .errorReference, .action(_, .label): true
        case .action(let slot, .disabledReason): view.actions.contains { $0.slot == slot && !$0.isEnabled }
        case .imageLabel, .brandMarkLabel, .actionsLabel, .announcement, .finishedAnnouncement, .resultsAnnouncement,
            .refreshingLabel, .refreshHint, .action(_, .busyLabel), .action(_, .succeededLabel),
            .action(_, .failedLabel), .action(_, .hint):
            false
        }
    }
}
