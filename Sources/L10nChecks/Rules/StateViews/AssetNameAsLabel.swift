import L10nLookup
import L10nProject
import L10nSource
import StateViews

/// A picture that is announced by the name of its file.
enum AssetNameAsLabel: StateViewRule {
    static let rule = Rule.assetNameAsLabel

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", visual("letters_dark")),
            good: StateViewExample.view("payments.empty", "empty", visual("A pile of letters")))
    }

    private static func visual(_ label: String) -> String {
        "\"visual\": { \"illustration\": \"letters_dark\", \"label\": { \"literal\": \"\(label)\" } }"
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard view.definition.visual.label != nil else { return }
        let visual = view.definition.visual
        let ids = [visual.icon, visual.illustration, visual.animation?.id, visual.animation?.poster].compactMap(\.self)
        view.inLanguages(&findings) { resolved in
            [StateViewTextRole.imageLabel, .brandMarkLabel].compactMap { role in
                guard let text = resolved.text(role), ids.contains(text.text) || isName(text.text) else { return nil }
                return .init(
                    role.name,
                    view.finding(
                        .assetNameAsLabel, message(text.text), at: view.place(of: role), key: text.key,
                        notes: text.source))
            }
        }
    }

    /// Whether a text is one word that is put together as files and symbols are.
    private static func isName(_ text: String) -> Bool {
        // Names of files and symbols hold neither spaces nor letters beyond ASCII.
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
        if text.contains("_") { return true }
        if ReadFiles.isAsset(text) { return true }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLowercase || $0.isNumber } }
    }
}

extension AssetNameAsLabel {
    fileprivate static func message(_ name: String) -> String {
        "\(Wording.quoted(name)) would be read aloud; label it or mark it decorative"
    }
}
