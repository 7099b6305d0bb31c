/// The rules of a run by what they look at, each list in the order of the registry.
struct ActiveRules {
    private(set) var project: [any ProjectRule.Type] = []
    private(set) var usage: [any UsageRule.Type] = []
    private(set) var bundle: [any BundleRule.Type] = []
    private(set) var table: [any TableRule.Type] = []
    private(set) var override: [any OverrideRule.Type] = []
    private(set) var column: [any ColumnRule.Type] = []
    private(set) var forms: [any FormsRule.Type] = []
    private(set) var theme: [any ThemeRule.Type] = []
    private(set) var stateView: [any StateViewRule.Type] = []
    private(set) var screen: [any ScreenRule.Type] = []
    private(set) var text: [any TextRule.Type] = []
    private(set) var translation: [any TranslationRule.Type] = []
    private(set) var placeholder: [any PlaceholderRule.Type] = []
    private(set) var control: [any ControlRule.Type] = []
    private(set) var hygiene: [any HygieneRule.Type] = []
    private(set) var letters: [any LetterRule.Type] = []

    init(_ rules: [any CheckRule.Type]) {
        for rule in rules { add(rule.scope) }
    }

    private mutating func add(_ scope: RuleScope) {
        switch scope {
        case .asked: break
        case .project(let rule): project.append(rule)
        case .usage(let rule): usage.append(rule)
        case .bundle(let rule): bundle.append(rule)
        case .table(let rule): table.append(rule)
        case .override(let rule): override.append(rule)
        case .forms(let rule): forms.append(rule)
        case .theme(let rule): theme.append(rule)
        case .stateView(let rule): stateView.append(rule)
        case .screen(let rule): screen.append(rule)
        case .column(let rule): column.append(rule)
        case .text(let rule): text.append(rule)
        case .translation(let rule): translation.append(rule)
        case .placeholder(let rule): placeholder.append(rule)
        case .control(let rule): control.append(rule)
        case .hygiene(let rule): hygiene.append(rule)
        case .letters(let rule): letters.append(rule)
        case .several(let scopes):
            for scope in scopes { add(scope) }
        }
    }
}
