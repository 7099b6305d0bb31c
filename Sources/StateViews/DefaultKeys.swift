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

/// A key whose text depends on a number.
package struct DefaultCountKey: Sendable, Hashable {
    package let key: String
    /// The name of the value, and of the variable in the text.
    package let argument: String
    /// The most characters that there is room for in any language.
    package let lengthHint: Int

    fileprivate init(_ name: String, _ argument: String, lengthHint: Int) {
        key = DefaultKeys.prefix + name
        self.argument = argument
        self.lengthHint = lengthHint
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

    /// The keys with plural forms, which no kind of this version inherits: an author names them, with a value for the
    /// argument. Source: state-views.md 5.4 and 5.5.
    package static let counts: [DefaultCountKey] = [
        DefaultCountKey("noSearchResultsFilteredSubtitle", "count", lengthHint: 110),
        DefaultCountKey("commonResultsAnnouncement", "count", lengthHint: 80),
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
