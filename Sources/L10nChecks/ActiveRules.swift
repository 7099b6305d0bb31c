/// The rules of a run by what they look at, each list in the order of the registry.
struct ActiveRules {
    private(set) var project: [any ProjectRule.Type] = []
    private(set) var table: [any TableRule.Type] = []
    private(set) var override: [any OverrideRule.Type] = []
    private(set) var text: [any TextRule.Type] = []
    private(set) var translation: [any TranslationRule.Type] = []

    init(_ rules: [any CheckRule.Type]) {
        for rule in rules {
            switch rule.scope {
            case .named: break
            case .project(let rule): project.append(rule)
            case .table(let rule): table.append(rule)
            case .override(let rule): override.append(rule)
            case .text(let rule): text.append(rule)
            case .translation(let rule): translation.append(rule)
            }
        }
    }
}
