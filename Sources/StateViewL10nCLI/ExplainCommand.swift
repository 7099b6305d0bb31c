import ArgumentParser
import L10nChecks
import L10nSource

/// `explain RULE`: all that is to be known of a rule.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains a rule: what it finds, why, and how a project looks right.")

    @Argument(help: "The rule's id, such as missing-translation.")
    var rule: String

    func run() throws {
        guard let known = Rule.named(rule) else {
            throw CommandFailure.usage(
                Unknown.message("rule", rule, among: Rule.all.map(\.id.rawValue)))
        }
        try Console.write(Self.text(known))
    }

    static func text(_ rule: Rule) -> String {
        let examples = RuleExamples.of(rule)
        var lines = [
            "\(rule.id) (\(rule.area.rawValue), \(rule.level)\(rule.isHard ? ", cannot be switched off" : ""))",
            "",
            rule.summary,
            "",
            "Why: \(rule.why)",
        ]
        if let tiers = rule.tiers { lines.append("Tiers: \(tiers)") }
        if let fix = rule.fix { lines.append("Fix: \(fix.rawValue)") }
        if !rule.needs.isEmpty { lines.append("Needs: " + rule.needs.map(\.rawValue).joined(separator: ", ")) }
        lines.append("Precision: \(rule.precision.rawValue)")
        lines += example("Bad", examples.bad) + example("Good", examples.good)
        lines.append("")
        if !rule.sources.isEmpty { lines += ["Sources:"] + rule.sources.map { "  \($0)" } }
        lines.append("Contract: " + rule.anchors.joined(separator: "; "))
        if rule.area == .interchange, rule.severity == .error {
            lines += ["", "No setting changes it: what cannot be exchanged safely stays out."]
        } else if !rule.isHard {
            lines += [""]
            if rule.area.isAboutTexts {
                lines.append("Accept it at one entry: /* l10n:disable \(rule.id) -- reason */ on the line before it")
            }
            let (verb, severity) = rule.isOff ? ("on", "warning") : ("off", "off")
            lines.append(
                "Switch it \(verb): { \"rules\": { \"\(rule.id)\": \"\(severity)\" } } in stateview-l10n.json")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func example(_ title: String, _ files: [RuleExample]) -> [String] {
        guard !files.isEmpty else { return [] }
        return ["", "\(title):"]
            + files.flatMap { file in
                ["  \(file.path)"] + file.text.split(separator: "\n").map { "    \(Wording.visible($0))" }
            }
    }
}

extension RuleArea {
    /// Whether findings of the area stand at entries of texts, where a comment can accept them.
    fileprivate var isAboutTexts: Bool {
        switch self {
        case .syntax, .keys, .overrides, .coverage, .placeholders, .plurals, .text, .unicode: true
        case .tokens, .contrast, .stateviews, .interchange, .configuration: false
        }
    }
}
