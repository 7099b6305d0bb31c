import L10nSource

/// The rules that `--only` and `--skip` name.
struct RuleSelection {
    /// nil without `--only`.
    let only: Set<RuleID>?
    let skip: Set<RuleID>

    /// - Parameters: names separated by commas; `area:NAME` stands for all rules of an area.
    init(only: [String], skip: [String]) throws {
        self.only = only.isEmpty ? nil : try Self.rules(CheckCommand.names(only))
        self.skip = try Self.rules(CheckCommand.names(skip))
    }

    private static func rules(_ names: [String]) throws -> Set<RuleID> {
        guard !names.isEmpty else { return [] }
        var ids: Set<RuleID> = []
        for name in names {
            let found = Rule.all.filter { $0.id.rawValue == name || "area:" + $0.area.rawValue == name }
            guard !found.isEmpty else {
                let known = Rule.all.map(\.id.rawValue) + RuleArea.allCases.map { "area:" + $0.rawValue }
                throw CommandFailure.usage(Unknown.message("rule", name, among: known))
            }
            ids.formUnion(found.map(\.id))
        }
        return ids
    }
}
