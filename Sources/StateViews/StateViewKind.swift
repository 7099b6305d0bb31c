/// What a state view is about. A kind names the default texts and the family that rules and layout go by.
///
/// Source: state-views.md 5.1. Kinds that this version has no texts for come with their texts.
package enum StateViewKind: String, Sendable, Hashable, CaseIterable {
    case noConnection
    case noResults
    case loadingFailure
    /// Set by the author: no default texts, any family.
    case custom

    /// What kinds have in common for the person who sees the view.
    package enum Family: String, Sendable, Hashable {
        case error
        case empty
        case loading
        case gate
        case success
        case notice
    }

    /// The family; nil where the author decides.
    package var family: Family? {
        switch self {
        case .noConnection, .loadingFailure: .error
        case .noResults: .empty
        case .custom: nil
        }
    }
}
