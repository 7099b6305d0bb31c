/// A key whose text comes with the product.
package struct DefaultKey: Sendable, Hashable {
    package let key: String
    package let kind: StateViewKind
    package let role: StateViewTextRole
    /// The most characters that the role has room for in any language.
    package let lengthHint: Int

    fileprivate init(_ name: String, _ kind: StateViewKind, _ role: StateViewTextRole) {
        key = DefaultKeys.prefix + name
        self.kind = kind
        self.role = role
        lengthHint = role.lengthHint
    }
}

/// The keys of the default texts. The table is the authority: names of keys are never taken apart.
///
/// Source: state-views.md 5.2 (the eight seed keys of table `DesignSystem`).
package enum DefaultKeys {
    /// The table that holds the defaults.
    package static let table = "DesignSystem"
    /// What all keys begin with.
    package static let prefix = "DesignSystem.stateView."

    /// Every key, by kind and role.
    package static let all: [DefaultKey] = [
        DefaultKey("noConnectionTitle", .noConnection, .title),
        DefaultKey("noConnectionSubtitle", .noConnection, .subtitle),
        DefaultKey("noConnectionButton", .noConnection, .actionLabel(.first)),
        DefaultKey("noResultsTitle", .noResults, .title),
        DefaultKey("noResultsSubtitle", .noResults, .subtitle),
        DefaultKey("loadingFailureTitle", .loadingFailure, .title),
        DefaultKey("loadingFailureSubtitle", .loadingFailure, .subtitle),
        DefaultKey("loadingFailureButton", .loadingFailure, .actionLabel(.first)),
    ]

    /// The key that a role inherits; nil where the kind has no text for it.
    package static func key(_ kind: StateViewKind, _ role: StateViewTextRole) -> String? {
        all.first { $0.kind == kind && $0.role == role }?.key
    }

    /// The label of a button that says no more than what its tap does; nil where the intent has none.
    package static func label(of intent: StateViewAction.Intent) -> String? {
        switch intent {
        case .retry: key(.loadingFailure, .actionLabel(.first))
        case .custom: nil
        }
    }
}
