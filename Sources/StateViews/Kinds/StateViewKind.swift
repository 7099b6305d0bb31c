/// What a state view is about. A kind names the default texts, icon and actions, and the family that rules go by.
///
/// Source: state-views.md 5.1 (KD-k1 to KD-k19).
public enum StateViewKind: String, Sendable, Hashable, CaseIterable, Codable {
    /// The device is offline.
    case noConnection
    /// A list or a search that has nothing to show; no search word is known.
    case noResults
    /// Content failed to load; the cause is not known.
    case loadingFailure
    /// Content is on its way.
    case loading
    /// The page needs an account.
    case login
    /// The person has to prove who they are.
    case verifyIdentity
    /// A search without matches.
    case noSearchResults
    /// A list without items so far.
    case empty
    /// The first visit of a list.
    case firstUse
    /// A list that has been worked through.
    case cleared
    /// The detail side of a two-column view without a selection.
    case noSelection
    /// The address leads nowhere.
    case notFound
    /// The server did not answer in time.
    case timeout
    /// Something failed for a reason that nobody foresaw.
    case unknownError
    /// The system denies access to something.
    case permission
    /// The service is closed on purpose.
    case maintenance
    /// An operation went well.
    case success
    /// Newer content failed to load while the old is still shown.
    case updateFailure
    /// Set by the author: no default texts, any family.
    case custom

    /// What kinds have in common for the person who sees the view.
    public enum Family: String, Sendable, Hashable, CaseIterable, Codable {
        /// Something failed.
        case error
        /// There is nothing to show.
        case empty
        /// Something is on its way.
        case loading
        /// Something must be done first.
        case gate
        /// Something went well.
        case success
        /// A remark over content.
        case notice
    }

    /// The family; nil for ``custom``, where the author decides.
    public var family: Family? {
        switch self {
        case .noConnection, .loadingFailure, .notFound, .timeout, .unknownError, .maintenance: .error
        case .noResults, .noSearchResults, .empty, .firstUse, .cleared, .noSelection: .empty
        case .loading: .loading
        case .login, .verifyIdentity, .permission: .gate
        case .success: .success
        case .updateFailure: .notice
        case .custom: nil
        }
    }

    /// The position in the list of all kinds, from 0.
    var position: Int {
        switch self {
        case .noConnection: 0
        case .noResults: 1
        case .loadingFailure: 2
        case .loading: 3
        case .login: 4
        case .verifyIdentity: 5
        case .noSearchResults: 6
        case .empty: 7
        case .firstUse: 8
        case .cleared: 9
        case .noSelection: 10
        case .notFound: 11
        case .timeout: 12
        case .unknownError: 13
        case .permission: 14
        case .maintenance: 15
        case .success: 16
        case .updateFailure: 17
        case .custom: 18
        }
    }

    /// Whether a view without a title is broken: all but a spinner need one (C-26).
    package var needsTitle: Bool { self != .loading }

    /// Where a view of the kind stands that says nothing else: a remark over the content that is still shown, every
    /// other view in a container.
    ///
    /// Source: state-views.md KD-k18, PL-1.
    package var placement: StateViewArrangement.Placement { family == .notice ? .banner : .container }

    /// The id of the icon in `Resources/Icons`; nil for a kind that shows progress, and where the author decides.
    package var icon: String? {
        switch self {
        case .noConnection: "wifi-off"
        case .noResults: "find-in-page"
        case .loadingFailure, .updateFailure: "warning"
        case .loading, .custom: nil
        case .login: "account-circle"
        case .verifyIdentity: "verified-user"
        case .noSearchResults: "search-off"
        case .empty: "inbox"
        case .firstUse: "add-circle"
        case .cleared: "check-circle"
        case .noSelection: "list-alt"
        case .notFound: "folder-off"
        case .timeout: "schedule"
        case .unknownError: "error"
        case .permission: "lock"
        case .maintenance: "build"
        case .success: "check-circle-filled"
        }
    }

    /// What the buttons of the kind do, the first slot first, where its caller says nothing else.
    package var defaultIntents: [StateViewAction.Intent] {
        switch self {
        case .noConnection, .loadingFailure, .timeout, .maintenance: [.retry]
        case .noResults, .loading, .noSelection, .custom: []
        case .login: [.login, .signup]
        case .verifyIdentity: [.verify]
        case .noSearchResults: [.saveSearch, .clearFilters]
        case .empty, .firstUse: [.create]
        case .cleared: [.custom("showFinished")]
        case .notFound: [.goHome, .goBack]
        case .unknownError: [.retry, .contactSupport]
        case .permission: [.openSettings, .dismiss]
        case .success: [.dismiss]
        case .updateFailure: [.retry, .dismiss]
        }
    }
}
