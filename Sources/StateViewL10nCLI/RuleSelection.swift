import L10nProject
import L10nSource

/// The rules that `--only` and `--skip` name.
struct RuleSelection {
    /// nil without `--only`, or with one that names nothing.
    let only: Set<RuleID>?
    let skip: Set<RuleID>
    /// Names that no rule of the catalogue has; a rule of the team's own may.
    private let others: [String]

    /// - Parameters: names separated by commas; `area:NAME` stands for all rules of an area.
    init(only: [String], skip: [String]) throws {
        let (first, second) = (CheckCommand.names(only), CheckCommand.names(skip))
        let areas = RuleArea.allCases.map { "area:" + $0.rawValue }
        others = (first + second).filter { Rule.named($0) == nil && !areas.contains($0) }
        self.only = first.isEmpty ? nil : Self.rules(first)
        self.skip = Self.rules(second)
        // A report without findings would say that all is well. A set without elements is that of a name to complain of.
        if let chosen = self.only, !chosen.isEmpty, chosen.isSubset(of: self.skip) {
            throw CommandFailure.usage("--skip leaves none of the rules that --only names")
        }
    }

    static let all = RuleSelection(only: nil, skip: [], others: [])

    /// Those of the rules that are in a set as well.
    func limited(to rules: Set<RuleID>) -> RuleSelection {
        RuleSelection(only: only?.intersection(rules) ?? rules, skip: skip, others: others)
    }

    private init(only: Set<RuleID>?, skip: Set<RuleID>, others: [String]) {
        (self.only, self.skip, self.others) = (only, skip, others)
    }

    private static func rules(_ names: [String]) -> Set<RuleID> {
        var ids = Set(names.lazy.filter { !$0.hasPrefix("area:") }.map(RuleID.init(rawValue:)))
        for rule in Rule.all where names.contains("area:" + rule.area.rawValue) { ids.insert(rule.id) }
        return ids
    }

    /// Why a name is that of no rule; nil where all are known.
    func failure(_ configuration: Configuration) -> CommandFailure? {
        guard let name = others.first(where: { configuration.rule(named: $0) == nil }) else { return nil }
        let known = configuration.ruleNames + RuleArea.allCases.map { "area:" + $0.rawValue }
        return .usage(Unknown.message("rule", name, among: known))
    }
}
