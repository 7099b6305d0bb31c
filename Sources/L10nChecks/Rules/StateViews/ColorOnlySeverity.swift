import L10nLookup
import L10nSource
import StateViews

/// A view of which only its color says how grave it is.
///
/// What the words of an app's own title say is not known here, so that only views are found that have nothing else: no
/// picture, no description, and no title of the product.
enum ColorOnlySeverity: StateViewRule {
    static let rule = Rule.colorOnlySeverity

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.failed", "loadingFailure", bare, "\"visual\": \"none\"")
                + [StateViewExample.english("\"pay.title\" = \"Payments\"")],
            good: StateViewExample.view(
                "payments.failed", "loadingFailure", bare, "\"visual\": { \"icon\": \"warning\" }")
                + [StateViewExample.english("\"pay.title\" = \"Payments\"")])
    }

    private static let bare = "\"texts\": { \"title\": { \"key\": \"pay.title\" }, \"subtitle\": \"none\" }"

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let definition = view.definition
        guard definition.visual.pictures().isEmpty, definition.visual.progress == nil,
            let severity = severity(of: view)
        else { return }
        switch definition.title {
        case .inherit: return
        case .key, .literal, .none: break
        }
        // A description that one table leaves empty is a finding about that table.
        guard !view.resolved.contains(where: hasDescription) else { return }
        findings.add(view.finding(.colorOnlySeverity, message(severity), at: view.place("visual")))
    }

    private static func hasDescription(_ view: ResolvedStateView) -> Bool {
        view.text(.subtitle).map { !$0.isBlank } ?? false
    }

    /// What the color says: that of the kind, and for a view of the author's own that of a token.
    private static func severity(of view: StateViewSite) -> String? {
        switch view.definition.kind.family {
        case .error: "error"
        case .notice: "warning"
        // Success is no alarm, and an app's own title tells of what went well.
        case .empty, .loading, .gate, .success: nil
        case nil:
            StyleSetting.all(of: view).lazy.compactMap { setting -> String? in
                guard case .color(.token(let path)) = setting.value else { return nil }
                let words = path.lowercased().split { !$0.isLetter }
                return names.first { words.contains(Substring($0)) }
            }.first
        }
    }

    /// What tokens are called that stand for a severity.
    private static let names = [
        "error", "danger", "warning", "success", "critical", "negative", "positive", "destructive", "caution", "alert",
    ]
}

extension ColorOnlySeverity {
    fileprivate static func message(_ severity: String) -> String {
        "only the color says '\(severity)'; add an icon, or a description"
    }
}
