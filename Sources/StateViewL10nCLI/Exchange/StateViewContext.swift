import L10nFormats
import L10nSource
import StateViews

/// What translators are told about the texts of state views, whichever table they stand in.
enum StateViewContext {
    /// nil for keys of other texts.
    static func context(of key: String) -> ExchangeContext? {
        guard key.utf8.starts(with: DefaultKeys.prefix.utf8) else { return nil }
        if let counted = DefaultKeys.counts.first(where: { $0.key.utf8.elementsEqual(key.utf8) }) {
            return ExchangeContext(role: "Text of a state view with a number", maximumLength: counted.lengthHint)
        }
        guard let known = DefaultKeys.all.first(where: { $0.key.utf8.elementsEqual(key.utf8) }) else { return nil }
        return ExchangeContext(role: phrase(known), maximumLength: known.lengthHint)
    }

    private static func phrase(_ key: DefaultKey) -> String {
        let family = key.kind.family.map { $0.rawValue + " " } ?? ""
        return "\(noun(key.role)) of the \(family)state \(Wording.quoted(key.kind.rawValue))"
    }

    private static func noun(_ role: StateViewTextRole) -> String {
        switch role {
        case .title: "Title"
        case .subtitle: "Text under the title"
        case .actionLabel(let slot): "Label of the \(slot.rawValue) button"
        }
    }
}
