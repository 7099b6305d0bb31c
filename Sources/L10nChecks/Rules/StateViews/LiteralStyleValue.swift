import DesignTokens
import L10nProject
import L10nSource
import StateViews
import TokenThemes

/// A colour, a font or a gap that stands in a view rather than in the theme.
enum LiteralStyleValue: StateViewRule {
    static let rule = Rule.literalStyleValue

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.error", "unknownError", "\"style\": { \"title.color\": \"#8a0000\" }"),
            good: StateViewExample.view(
                "payments.error", "unknownError", "\"style\": { \"title.color\": \"{semantic.text.negative}\" }"))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        // What a fixed profile forbids is to be removed, whatever it is.
        guard view.profile.overridePolicy != .sealed else { return }
        let literals = StyleSetting.all(of: view).compactMap { setting in
            literal(setting).map { (setting: setting, literal: $0) }
        }
        guard !literals.isEmpty else { return }
        let tokens = LiteralTokens(view.project.theme)
        for (setting, literal) in literals {
            // A theme without gaps has nothing to name in place of a number.
            if case .length = literal, !tokens.hasSpacing { continue }
            let message = message(literal, setting.name, tokens.token(for: literal))
            findings.add(view.finding(.literalStyleValue, message, at: setting.span))
        }
    }

    private static func literal(_ setting: StyleSetting) -> Literal? {
        switch setting.value {
        case .color(.literal(let color)): .color(color.sRGB().hex)
        case .font(.preferred(let style, _)): .font(style.rawValue)
        case .length(.points(let points)) where setting.name.hasPrefix("spacing.") && points > 0: .length(points)
        default: nil
        }
    }

    fileprivate enum Literal {
        case color(String)
        case font(String)
        case length(Double)
    }

    /// The tokens of a theme that may stand in for literals.
    private struct LiteralTokens {
        private let tokens: [ResolvedToken]

        /// Slots and palettes are not what views are meant to name, so they come last.
        init(_ theme: LoadedTheme?) {
            guard let theme, theme.isComplete, let permutation = try? theme.theme.permutation([:]) else {
                tokens = []
                return
            }
            tokens = theme.theme.resolved(permutation).all.filter { !$0.path.text.hasPrefix("stateView.") }
                .map { (token: $0, isSemantic: $0.path.text.hasPrefix("semantic."), path: $0.path.text) }
                .sorted { left, right in
                    left.isSemantic != right.isSemantic
                        ? left.isSemantic : (left.path.utf8.count, left.path) < (right.path.utf8.count, right.path)
                }
                .map(\.token)
        }

        /// Whether the theme says what gaps there are.
        var hasSpacing: Bool { tokens.contains(where: isSpacing) }

        /// The token that has the value.
        func token(for literal: Literal) -> String? {
            switch literal {
            case .color(let hex): tokens.first { $0.value.color?.sRGB().hex == hex }?.path.text
            case .length(let points):
                tokens.first { isSpacing($0) && $0.value.dimension?.points() == points }?.path.text
            case .font: tokens.first { $0.type == .typography }?.path.text
            }
        }

        private func isSpacing(_ token: ResolvedToken) -> Bool {
            guard token.type == .dimension else { return false }
            return token.path.text.split(separator: ".").contains { $0.lowercased().hasPrefix("spac") }
        }
    }
}

extension LiteralStyleValue {
    fileprivate static func message(_ literal: Literal, _ property: String, _ token: String?) -> String {
        let advice = token.map { "use '{\($0)}'" }
        return switch literal {
        case .color(let hex): "'\(hex)' is not a token; \(advice ?? "use a color of the theme")"
        case .font(let style):
            "the font of '\(property)' is '\(style)', not a token; "
                + (token.map { "use one such as '{\($0)}'" } ?? "use a typography of the theme")
        case .length(let points):
            "\(points.formattedPoints) pt of '\(property)' is not a token; \(advice ?? "use a gap of the theme")"
        }
    }
}

extension Double {
    /// Without a fraction where there is none. A theme may state a length that no integer holds.
    var formattedPoints: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
