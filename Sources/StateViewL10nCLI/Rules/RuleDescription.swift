import L10nChecks
import L10nProject
import L10nSource

/// All that is to be known of a rule in a project.
struct RuleDescription {
    /// How a description is written.
    enum Format: String, CaseIterable {
        case text
        case json
        case markdown
    }

    /// A fact with its name, such as `Fix`.
    typealias Fact = (name: String, text: String)

    let rule: Rule
    /// What happens in the project: a severity, or `off`.
    let level: String
    /// Where the configuration has the rule, the rule as it has it.
    let own: CustomRule?
    private let configuration: Configuration

    init(_ rule: Rule, _ configuration: Configuration, _ settings: RuleSettings) {
        self.rule = rule
        level = settings.level(of: rule)
        own = configuration.customRules.first { $0.rule == rule }
        self.configuration = configuration
    }

    /// The tool's rules and those of a configuration, in the order of their names.
    static func all(_ configuration: Configuration) -> [RuleDescription] {
        let settings = RuleSettings(configuration)
        return (Rule.all + configuration.customRules.map(\.rule)).sorted { $0.id < $1.id }
            .map { RuleDescription($0, configuration, settings) }
    }

    /// What happens here, with what happens without a configuration where that is something else.
    var levels: String { level == rule.level ? level : "\(level) (\(rule.level))" }

    /// What is known of the rule beside what it finds and examples.
    var facts: [Fact] {
        var facts: [Fact] = [("Why", rule.why)]
        if let own {
            facts.append(("Pattern in each \(own.part.rawValue)", own.pattern.value))
            if let unless = own.unless { facts.append(("Unless", unless.value)) }
        }
        if let tiers = rule.tiers { facts.append(("Tiers", tiers)) }
        if let fix = rule.fix { facts.append(("Fix", fix.rawValue)) }
        if !rule.needs.isEmpty { facts.append(("Needs", rule.needs.map(\.rawValue).joined(separator: ", "))) }
        if own == nil { facts.append(("Precision", rule.precision.rawValue)) }
        return facts
    }

    /// Texts that the rule finds and that it does not, by the paths of files; a rule of a configuration has none.
    var examples: (bad: [(path: String?, text: String)], good: [(path: String?, text: String)]) {
        if let own { return (own.bad.map { (nil, $0.value) }, own.good.map { (nil, $0.value) }) }
        let examples = RuleExamples.of(rule)
        return (examples.bad.map { ($0.path, $0.text) }, examples.good.map { ($0.path, $0.text) })
    }

    /// The places of the contract, as `document#id`.
    var anchors: [String] { own == nil ? rule.anchors : [] }

    /// The file that the rule is from; nil for one of the tool.
    var origin: String? {
        own == nil ? nil : configuration.source?.path ?? Configuration.fileName
    }

    /// What somebody can do about findings that are right and wanted.
    var ways: [Fact] {
        if rule.area == .interchange, rule.severity == .error { return [] }
        if rule.isHard { return [] }
        var ways: [Fact] = []
        if rule.area.isAboutTexts {
            ways.append(("Accept it at one entry", "/* l10n:disable \(rule.id) -- reason */ on the line before it"))
        }
        let (verb, severity) = rule.isOff ? ("on", "warning") : ("off", "off")
        ways.append(
            ("Switch it \(verb)", "{ \"rules\": { \"\(rule.id)\": \"\(severity)\" } } in \(Configuration.fileName)"))
        return ways
    }
}

extension RuleArea {
    /// Whether findings of the area stand at entries of texts, where a comment can accept them.
    fileprivate var isAboutTexts: Bool {
        switch self {
        case .syntax, .keys, .overrides, .coverage, .placeholders, .plurals, .text, .consistency, .unicode: true
        case .tokens, .contrast, .stateviews, .interchange, .configuration: false
        }
    }
}
