import ArgumentParser
import L10nChecks
import L10nSource

/// `rules`: the rules of this version.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Lists the rules, one a line.")

    @Option(help: "Only the rules of this area, such as overrides.")
    var area: String?

    func run() throws {
        if let area, RuleArea(rawValue: area) == nil {
            throw CommandFailure.usage(
                Unknown.message("area", area, among: RuleArea.allCases.map(\.rawValue)))
        }
        let rules = Rule.all
            .filter { area == nil || $0.area.rawValue == area }
            .sorted { $0.id < $1.id }
        let width = rules.map { $0.id.rawValue.count }.max() ?? 0
        let lines = rules.map { rule in
            [
                rule.id.rawValue.padded(to: width), rule.area.rawValue.padded(to: 13),
                (rule.level + (rule.isHard ? "!" : "")).padded(to: 7),
                (rule.fix?.rawValue ?? "-").padded(to: 7), rule.summary,
            ].joined(separator: "  ")
        }
        try Console.write(lines.joined(separator: "\n") + "\n")
    }
}

extension String {
    /// The text with spaces behind it, up to a number of characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
