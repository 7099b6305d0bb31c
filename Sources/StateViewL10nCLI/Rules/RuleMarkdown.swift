import L10nReporting
import L10nSource

/// Rules for a page.
enum RuleMarkdown {
    static func list(_ rules: [RuleDescription]) -> String {
        let rows = rules.map { description in
            let rule = description.rule
            let cells = [
                "`\(rule.id)`", rule.area.rawValue, description.levels, rule.fix?.rawValue ?? "–",
                rule.needs.map(\.rawValue).joined(separator: ", "), MarkdownText.escaped(rule.summary),
            ]
            return "| \(cells.joined(separator: " | ")) |\n"
        }
        return "| Rule | Area | Level | Fix | Needs | What it finds |\n|---|---|---|---|---|---|\n" + rows.joined()
    }

    static func text(_ description: RuleDescription) -> String {
        let rule = description.rule
        var text = "# \(rule.id)\n\n"
        text += "\(MarkdownText.escaped(rule.summary))\n\n"
        text += "- **Area**: \(rule.area.rawValue)\n"
        text += "- **Level**: \(description.levels)\(rule.isHard ? ", cannot be switched off" : "")\n"
        for fact in description.facts + description.ways {
            text += "- **\(fact.name)**: \(MarkdownText.escaped(fact.text))\n"
        }
        for (title, files) in [("Bad", description.examples.bad), ("Good", description.examples.good)]
        where !files.isEmpty {
            text += "\n## \(title)\n"
            for file in files {
                if let path = file.path { text += "\n`\(path)`\n" }
                let lines = file.text.split(separator: "\n").map { "    \(Wording.visible($0))\n" }
                text += "\n" + lines.joined()
            }
        }
        if !rule.sources.isEmpty {
            text += "\n## Sources\n\n" + rule.sources.map { "- \(MarkdownText.escaped("\($0)"))\n" }.joined()
        }
        return text
    }
}
