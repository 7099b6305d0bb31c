import ArgumentParser
import L10nChecks
import L10nProject
import L10nSource

/// `explain RULE`: all that is to be known of a rule.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains a rule: what it finds, why, and how a project looks right.")

    @Argument(help: "The rule's id, such as missing-translation.")
    var rule: String

    @Option(help: "The configuration that decides of it; by default the nearest one above the working folder.")
    var config: String?

    @Option(help: "The format: text, json or markdown.")
    var format = "text"

    func run() throws {
        let format: RuleDescription.Format = try ChoiceOption.value(format, "format")
        let configuration = try configuration()
        let known = Rule.named(rule) ?? configuration.customRules.map(\.rule).first { $0.id.rawValue == rule }
        guard let known else {
            throw CommandFailure.usage(Unknown.message("rule", rule, among: configuration.ruleNames))
        }
        let description = RuleDescription(known, configuration, RuleSettings(configuration))
        let text =
            switch format {
            case .text: RuleText.text(description)
            case .json: RuleJSON.text(description)
            case .markdown: RuleMarkdown.text(description)
            }
        try Console.write(text)
    }

    /// A rule of the tool can be read of wherever somebody is, also beside a configuration that is not right.
    private func configuration() throws(CommandFailure) -> Configuration {
        do throws(LoadError) {
            return try ProjectLoader.configuration(ProjectRequest(configuration: config)).value
        } catch {
            if config == nil, Rule.named(rule) != nil { return Configuration() }
            throw .environment(error.description)
        }
    }
}
