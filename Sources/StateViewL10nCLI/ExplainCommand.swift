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
        guard let info = RuleRegistry.all.map({ $0.info }).first(where: { $0.id.rawValue == rule }) else {
            throw CommandFailure.usage(
                Unknown.message("rule", rule, among: RuleRegistry.all.map { $0.info.id.rawValue }))
        }
        try Console.write(Self.text(info))
    }

    static func text(_ info: RuleInfo) -> String {
        var lines = [
            "\(info.id) (\(info.area.rawValue), \(info.severity.rawValue)\(info.isHard ? ", cannot be switched off" : ""))",
            "",
            info.summary,
            "",
            "Why: \(info.why)",
        ]
        if let tiers = info.tiers { lines.append("Tiers: \(tiers)") }
        if let fix = info.fix { lines.append("Fix: \(fix.rawValue)") }
        if !info.needs.isEmpty { lines.append("Needs: " + info.needs.map(\.rawValue).joined(separator: ", ")) }
        lines.append("Precision: \(info.precision.rawValue)")
        lines += example("Bad", info.bad) + example("Good", info.good)
        if !info.sources.isEmpty { lines += ["", "Sources: " + info.sources.joined(separator: "; ")] }
        if info.area == .interchange, info.severity == .error {
            lines += ["", "No setting changes it: what cannot be exchanged safely stays out."]
        } else if !info.isHard {
            lines += [""]
            if info.area.isAboutTexts {
                lines.append("Accept it at one entry: /* l10n:disable \(info.id) -- reason */ on the line before it")
            }
            let (verb, severity) = info.severity == .off ? ("on", "warning") : ("off", "off")
            lines.append(
                "Switch it \(verb): { \"rules\": { \"\(info.id)\": \"\(severity)\" } } in stateview-l10n.json")
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
        case .syntax, .keys, .overrides, .coverage, .placeholders, .plurals, .text, .unicode, .consistency: true
        case .tokens, .contrast, .stateviews, .interchange, .configuration: false
        }
    }
}
