import L10nCatalog

/// The states of a target. Source: XLIFF 1.2, 2.3 (attribute `state`).
enum XLIFFState: String, CaseIterable {
    case final
    case needsAdaptation = "needs-adaptation"
    case needsL10n = "needs-l10n"
    case needsReviewAdaptation = "needs-review-adaptation"
    case needsReviewL10n = "needs-review-l10n"
    case needsReviewTranslation = "needs-review-translation"
    case needsTranslation = "needs-translation"
    case new
    case signedOff = "signed-off"
    case translated

    /// The qualifier with which Xcode marks what a machine translated.
    static let machineQualifier = "leveraged-mt"

    /// How the state of an entry is written.
    static func names(of state: EntryState) -> (state: XLIFFState, qualifier: String?) {
        switch state {
        case .translated: (.translated, nil)
        case .machineTranslated: (.translated, machineQualifier)
        case .new: (.new, nil)
        // What a state means that this version does not know is for people to say.
        case .needsReview, .stale, .unknown: (.needsReviewL10n, nil)
        }
    }

    /// What the state means for an entry of a catalog.
    var entryState: EntryState {
        switch self {
        case .final, .signedOff, .translated: .translated
        case .needsReviewAdaptation, .needsReviewL10n, .needsReviewTranslation: .needsReview
        case .needsAdaptation, .needsL10n, .needsTranslation, .new: .new
        }
    }

    /// Whether a text is asked for: one that stands there all the same is a draft, as translate-toolkit writes 'needs-translation'
    /// for what is fuzzy.
    var asksForText: Bool { self == .needsAdaptation || self == .needsL10n || self == .needsTranslation }

    /// Whether Xcode passes over a target in this state when it imports.
    var isIgnoredByXcode: Bool { self == .new || self == .needsReviewL10n || self == .needsReviewTranslation }
}

extension XLIFFTarget {
    /// What the state means for an entry. A target without one is translated when it says something.
    var entryState: EntryState {
        guard let state else { return text.isEmpty ? .new : .translated }
        guard let known = XLIFFState(rawValue: state) else { return .needsReview }
        let isMachine = stateQualifier == XLIFFState.machineQualifier && known.entryState == .translated
        return isMachine ? .machineTranslated : known.entryState
    }
}
