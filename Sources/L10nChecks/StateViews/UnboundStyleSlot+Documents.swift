import DesignTokens
import L10nProject
import L10nSource
import StateViews
import TokenThemes

extension UnboundStyleSlot: StateViewRule {
    /// The tokens that the styles of documents name, in every brand and scheme of the theme that draws them.
    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let settings = StyleSetting.all(of: view).flatMap { setting in
            tokens(setting.value).map { (setting: setting, path: $0.path, type: $0.type) }
        }
        guard !settings.isEmpty else { return }
        let looks = view.context.looks
        guard !looks.all.isEmpty else { return }
        for (setting, path, type) in settings {
            let asked = looks.of(setting, in: view)
            guard let message = problem(setting.name, path, type, asked, looks), !looks.isLoose(TokenPath(path)) else {
                continue
            }
            let notes = looks.isStandIn ? [standIn] : []
            findings.add(view.finding(.unboundStyleSlot, message, at: setting.span, notes: notes))
        }
    }

    private static let standIn = DiagnosticNote("the project has no theme, so that the product's draws its views")

    private static func tokens(_ value: StyleValue) -> [(path: String, type: TokenType)] {
        switch value {
        case .color(.token(let path)): [(path, .color)]
        case .length(.token(let path)): [(path, .dimension)]
        case .font(.token(let path)): [(path, .typography)]
        case .insets(let insets): insets.tokens.map { ($0, .dimension) }
        case .color, .length, .font, .unlimited, .number, .word, .flag: []
        }
    }

    private static func problem(
        _ property: String, _ path: String, _ type: TokenType, _ looks: [ThemeLooks.Look], _ all: ThemeLooks
    ) -> String? {
        let token = TokenPath(path)
        let lacking = looks.filter { $0.tokens.value(token) == nil }
        if !looks.isEmpty, lacking.count == looks.count {
            // A token whose value is wrong has findings of its own.
            if looks.contains(where: { $0.tokens.contains(token) }) { return nil }
            return nowhere(property, path, looks.first.flatMap { all.question(path, type, in: $0) })
        }
        if let first = lacking.first(where: { !$0.tokens.contains(token) }) {
            let brands = Set(lacking.compactMap(\.brand))
            // A brand without the token in any scheme is named alone.
            let isWhole =
                brands.count == 1
                && looks.allSatisfy { look in
                    look.brand != first.brand || look.tokens.value(token) == nil
                }
            return absent(property, path, in: isWhole ? first.brand ?? first.name : first.name)
        }
        let values = looks.compactMap { $0.tokens.value(token) }
        if let wrong = values.map(\.type).first(where: { $0 != type }) { return mistyped(property, path, wrong, type) }
        return values.compactMap { $0.dimension?.points() }.first { points in
            !StateViewContract.allows(points, isLimit: property.hasSuffix("axWidth"))
        }.map { unusable(property, path, $0) }
    }

    private static func nowhere(_ property: String, _ path: String, _ question: String?) -> String {
        "'\(property)' names \(Wording.quoted(path)), which is no token; \(question ?? "bind one of the theme")"
    }

    private static func absent(_ property: String, _ path: String, in look: String) -> String {
        "'\(property)' has no token in \(look): \(Wording.quoted(path)) is not there; bind one"
    }

    private static func unusable(_ property: String, _ path: String, _ points: Double) -> String {
        "'\(property)' takes 0 to \(StateViewContract.lengths.upperBound.formattedPoints) pt, and \(Wording.quoted(path)) is \(points.formattedPoints) pt; bind another one"
    }

    private static func mistyped(_ property: String, _ path: String, _ type: TokenType, _ wanted: TokenType) -> String {
        "'\(property)' needs a token of type '\(wanted.rawValue)', and \(Wording.quoted(path)) is '\(type.rawValue)'; "
            + "bind another one"
    }
}
