import L10nLocale
import L10nLookup
import L10nProject
import L10nSource
import StateViews

/// A state view that speaks two languages at once.
enum MixedLanguageStateView: StateViewRule {
    static let rule = Rule.mixedLanguageStateView

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", title) + [
                StateViewExample.english("\"pay.title\" = \"No payments yet\"", "\"pay.button\" = \"Pay a bill\""),
                StateViewExample.texts("da", ["\"pay.button\" = \"Betal en regning\""]),
            ],
            good: StateViewExample.view("payments.empty", "empty", title) + [
                StateViewExample.english("\"pay.title\" = \"No payments yet\"", "\"pay.button\" = \"Pay a bill\""),
                StateViewExample.texts(
                    "da", ["\"pay.title\" = \"Ingen betalinger endnu\"", "\"pay.button\" = \"Betal en regning\""]),
            ])
    }

    private static let title = "\"texts\": { \"title\": { \"key\": \"pay.title\" } }"

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let isByDesign = view.project.configuration.lookupOrder == .layerMajor
        view.inLanguages(&findings) { resolved in
            let texts = resolved.texts.filter { !$0.text.isBlank && $0.text.provenance != .standIn }
            let tag = resolved.environment.locales[0]
            // What is written beside what the reader asked for; without such a text, beside the first one.
            guard
                let usual = texts.first(where: { isSameLanguage($0.text.language, tag) }) ?? texts.first,
                let other = texts.first(where: { !isSameLanguage($0.text.language, usual.text.language) })
            else { return [] }
            return [
                .init(
                    "texts",
                    view.finding(
                        .mixedLanguageStateView.at(isByDesign ? .warning : .error), message(tag, usual, other),
                        at: view.place(of: other.role), key: other.text.key, notes: other.text.source))
            ]
        }
    }

    /// Whether two texts can stand side by side, as British and American English can.
    private static func isSameLanguage(_ left: LanguageTag, _ right: LanguageTag) -> Bool {
        if left == right { return true }
        let (left, right) = (left.meaning, right.meaning)
        return left.language == right.language && left.script == right.script
    }
}

extension MixedLanguageStateView {
    fileprivate static func message(
        _ tag: LanguageTag, _ usual: ResolvedStateView.RoleText, _ other: ResolvedStateView.RoleText
    ) -> String {
        let advice = other.text.key.map { "translate \(Wording.quoted($0))" } ?? "give it a key with translations"
        return "for '\(tag)' the \(name(usual.role)) is '\(usual.text.language)', the \(name(other.role)) "
            + "'\(other.text.language)'; \(advice)"
    }

    private static func name(_ role: StateViewTextRole) -> String {
        switch role {
        case .action(let slot, .label): "\(slot.rawValue) button"
        default: role.name
        }
    }
}
