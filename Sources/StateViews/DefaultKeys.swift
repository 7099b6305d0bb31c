/// The keys of the default texts. The table is the authority: names of keys are never taken apart.
///
/// Source: state-views.md 5.2 (the eight seed keys of table `DesignSystem`).
package enum DefaultKeys {
    /// The table that holds the defaults.
    package static let table = "DesignSystem"
    /// The label of a button that repeats what failed, where nothing better is known.
    package static let retryLabel = "DesignSystem.stateView.loadingFailureButton"

    /// The key that a role inherits; nil where the kind has no text for it.
    package static func key(_ kind: StateViewKind, _ role: TextRole) -> String? {
        switch (kind, role) {
        case (.noConnection, .title): "DesignSystem.stateView.noConnectionTitle"
        case (.noConnection, .subtitle): "DesignSystem.stateView.noConnectionSubtitle"
        case (.noConnection, .actionLabel(.first)): "DesignSystem.stateView.noConnectionButton"
        case (.noResults, .title): "DesignSystem.stateView.noResultsTitle"
        case (.noResults, .subtitle): "DesignSystem.stateView.noResultsSubtitle"
        case (.loadingFailure, .title): "DesignSystem.stateView.loadingFailureTitle"
        case (.loadingFailure, .subtitle): "DesignSystem.stateView.loadingFailureSubtitle"
        case (.loadingFailure, .actionLabel(.first)): "DesignSystem.stateView.loadingFailureButton"
        case (_, .title), (_, .subtitle), (_, .actionLabel): nil
        }
    }
}
