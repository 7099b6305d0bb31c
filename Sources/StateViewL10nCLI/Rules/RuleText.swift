import L10nSource

/// Rules for a terminal.
enum RuleText {
    static func list(_ rules: [RuleDescription]) -> String {
        let width = rules.map { $0.rule.id.rawValue.count }.max() ?? 0
        let levels = rules.map { $0.levels + ($0.rule.isHard ? "!" : "") }
        let levelWidth = max(7, levels.map(\.count).max() ?? 0)
        return zip(rules, levels).map { description, level in
            let rule = description.rule
            return [
                rule.id.rawValue.padded(to: width), rule.area.rawValue.padded(to: 13), level.padded(to: levelWidth),
                (rule.fix?.rawValue ?? "-").padded(to: 7), rule.summary,
            ].joined(separator: "  ") + "\n"
        }.joined()
    }

    static func text(_ description: RuleDescription) -> String {
        let rule = description.rule
        let hard = rule.isHard ? ", cannot be switched off" : ""
        var lines = ["\(rule.id) (\(rule.area.rawValue), \(description.levels)\(hard))", "", rule.summary, ""]
        lines += description.facts.map { "\($0.name): \(Wording.visible($0.text))" }
        let examples = description.examples
        lines += example("Bad", examples.bad) + example("Good", examples.good) + [""]
        if !rule.sources.isEmpty { lines += ["Sources:"] + rule.sources.map { "  \($0)" } }
        if !description.anchors.isEmpty {
            lines.append("Contract: " + description.anchors.joined(separator: "; "))
        }
        if let origin = description.origin {
            lines.append("A rule of \(origin); 'rules --test' tries its examples.")
        }
        if rule.area == .interchange, rule.severity == .error {
            lines += ["", "No setting changes it: what cannot be exchanged safely stays out."]
        } else if !description.ways.isEmpty {
            lines += [""] + description.ways.map { "\($0.name): \($0.text)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func example(_ title: String, _ files: [(path: String?, text: String)]) -> [String] {
        guard !files.isEmpty else { return [] }
        return ["", "\(title):"]
            + files.flatMap { file in
                (file.path.map { ["  \($0)"] } ?? [])
                    + file.text.split(separator: "\n").map { "    \(Wording.visible($0))" }
            }
    }
}

extension String {
    /// The text with spaces behind it, up to a number of characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
