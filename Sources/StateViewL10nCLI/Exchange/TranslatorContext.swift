import L10nExchange
import L10nSource
import StateViews

/// What translators are told about the texts of state views, whichever table they stand in.
enum TranslatorContext {
    /// nil for keys of other texts that no picture shows.
    /// - Parameter pictures: where they show it.
    static func context(of key: String, pictures: [String]) -> ExchangeContext? {
        var context = context(of: key)
        if !pictures.isEmpty {
            context = context ?? ExchangeContext()
            context?.pictures = pictures
        }
        return context
    }

    private static func context(of key: String) -> ExchangeContext? {
        guard key.utf8.starts(with: DefaultKeys.prefix.utf8) else { return nil }
        guard let known = DefaultKeys.entry(key) else { return nil }
        return ExchangeContext(role: phrase(known), maximumLength: known.lengthHint)
    }

    private static func phrase(_ key: DefaultKey) -> String {
        guard let kind = key.kind else { return noun(key) + " of any state view" }
        let family = kind.family.map { $0.rawValue + " " } ?? ""
        return "\(noun(key)) of the \(family)state \(Wording.quoted(kind.rawValue))"
    }

    private static func noun(_ key: DefaultKey) -> String {
        switch key.role {
        case .title: "Title"
        case .subtitle: "Text under the title"
        case .action(let slot, .label): key.kind == nil ? "Label of a button" : "Label of the \(slot.rawValue) button"
        case .action(_, .busyLabel): "Spoken text of a button that works"
        case .action(_, .succeededLabel): "Text of a button after success"
        case .action(_, .failedLabel): "Text of a button after a failure"
        case .action(_, .hint): "Spoken hint of a button"
        case .action(_, .disabledReason): "Reason beside a button that cannot be used"
        case .progressLabel: "Text beside the spinner"
        case .imageLabel: "Spoken name of the picture"
        case .brandMarkLabel: "Spoken name of the brand's mark"
        case .actionsLabel: "Spoken name of the group of buttons"
        case .announcement, .finishedAnnouncement, .resultsAnnouncement: "Spoken announcement"
        case .errorReference: "Reference of the error"
        case .refreshingLabel: "Text while content is updated"
        case .refreshHint: "Hint to update"
        }
    }
}
