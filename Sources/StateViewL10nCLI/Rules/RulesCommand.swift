import ArgumentParser
import L10nChecks
import L10nICU
import L10nProject
import L10nReporting
import L10nSource

/// `rules`: the rules of this version, and those of the project's own.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Lists the rules, one a line: those of the tool, and the configuration's own.")

    @Option(help: "Only the rules of this area, such as overrides.")
    var area: String?

    @Option(help: "The configuration file; by default the nearest stateview-l10n.json above the working folder.")
    var config: String?

    @Option(help: "The format: text, json or markdown.")
    var format = "text"

    @Flag(help: "Try the examples of the configuration's own rules instead; status 1 where a rule is not true to them.")
    var test = false

    func run() throws {
        let configuration = try configuration()
        if test { return try Self.test(configuration) }
        if let area, RuleArea(rawValue: area) == nil {
            throw CommandFailure.usage(
                Unknown.message("area", area, among: RuleArea.allCases.map(\.rawValue)))
        }
        let format: RuleDescription.Format = try ChoiceOption.value(format, "format")
        let rules = RuleDescription.all(configuration).filter { area == nil || $0.rule.area.rawValue == area }
        let text =
            switch format {
            case .text: RuleText.list(rules)
            case .json: RuleJSON.list(rules)
            case .markdown: RuleMarkdown.list(rules)
            }
        try Console.write(text)
    }

    /// The configuration, which has to be one.
    private func configuration() throws -> Configuration {
        let read = try CommandFailure.attempt { () throws(LoadError) in
            try ProjectLoader.configuration(ProjectRequest(configuration: config))
        }
        let mistakes = read.diagnostics.filter { $0.severity == .error } + CustomRuleCheck.findings(read.value)
        if let mistake = mistakes.first { throw CommandFailure.usage("\(mistake.span.file): \(mistake.message)") }
        return read.value
    }

    /// Says which examples the rules are not true to.
    private static func test(_ configuration: Configuration) throws {
        guard !ICUVersion.wasMissed else {
            throw CommandFailure.environment(
                "ICU is not on this machine, which searches for patterns; install it (libicu)")
        }
        if configuration.customRules.isEmpty {
            throw CommandFailure.usage(
                "there are no rules of your own to test; add them to 'customRules', or name their file with --config")
        }
        let broken = CustomRuleCheck.brokenExamples(configuration)
        var report = Report(tool: Report.Tool(version: ToolVersion.number), findings: Finding.numbered(broken))
        report.sources = [configuration.source].compactMap(\.self)
        let options = ReportOptions(color: Console.wantsColor, quiet: true, explainsRules: false)
        if let text = ReporterRegistry.reporter(named: "text")?.render(report, options) { try Console.write(text) }
        let examples = configuration.customRules.reduce(0) { $0 + $1.bad.count + $1.good.count }
        let rules = Wording.count(configuration.customRules.count, "rule", "rules")
        Console.complain("\(rules), \(Wording.count(examples, "example", "examples")), \(broken.count) broken")
        if !broken.isEmpty { throw CommandEnd(status: .findings) }
    }
}
