/// What a state view is about. A kind names the default texts, icon and actions, and the family that rules go by.
///
/// An app adds kinds of its own by name, `static let outOfStock: StateViewKind = "outOfStock"`: their texts are those of the
/// keys `stateView.outOfStock.title`, `.subtitle` and so on, icon and actions stand in the definition or the document.
///
/// Source: state-views.md 5.1 (KD-k1 to KD-k19), run-time.md RT-100.
public struct StateViewKind: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
    /// The name in documents and reports, such as `noResults`.
    public let rawValue: String
    /// Where it stands in the list of the product's kinds; nil for one of the app's.
    let position: Int?

    /// The kind of a name, the product's or the app's own.
    public init(rawValue: String) {
        self.rawValue = rawValue
        position = Self.positions[rawValue]
    }

    /// The kind of a name.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    private init(_ builtIn: BuiltIn) {
        rawValue = builtIn.rawValue
        position = BuiltIn.allCases.firstIndex(of: builtIn)
    }

    private static let positions = Dictionary(
        uniqueKeysWithValues: BuiltIn.allCases.enumerated().map { ($1.rawValue, $0) })

    /// The product's own kinds.
    package enum BuiltIn: String, Sendable, Hashable, CaseIterable {
        case noConnection, noResults, loadingFailure, loading, login, verifyIdentity, noSearchResults, empty,
            firstUse, cleared, noSelection, notFound, timeout, unknownError, permission, maintenance, success,
            updateFailure, custom
    }

    /// Which of the product's kinds it is, for a `switch` over all of them; nil for one of the app's.
    package var builtIn: BuiltIn? { position.map { BuiltIn.allCases[$0] } }

    /// The product's kinds, in the order of the contract.
    public static let allBuiltIn: [StateViewKind] = BuiltIn.allCases.map { StateViewKind($0) }

    /// The device is offline.
    public static let noConnection = StateViewKind(.noConnection)
    /// A list or a search that has nothing to show; no search word is known.
    public static let noResults = StateViewKind(.noResults)
    /// Content failed to load; the cause is not known.
    public static let loadingFailure = StateViewKind(.loadingFailure)
    /// Content is on its way.
    public static let loading = StateViewKind(.loading)
    /// The page needs an account.
    public static let login = StateViewKind(.login)
    /// The person has to prove who they are.
    public static let verifyIdentity = StateViewKind(.verifyIdentity)
    /// A search without matches.
    public static let noSearchResults = StateViewKind(.noSearchResults)
    /// A list without items so far.
    public static let empty = StateViewKind(.empty)
    /// The first visit of a list.
    public static let firstUse = StateViewKind(.firstUse)
    /// A list that has been worked through.
    public static let cleared = StateViewKind(.cleared)
    /// The detail side of a two-column view without a selection.
    public static let noSelection = StateViewKind(.noSelection)
    /// The address leads nowhere.
    public static let notFound = StateViewKind(.notFound)
    /// The server did not answer in time.
    public static let timeout = StateViewKind(.timeout)
    /// Something failed for a reason that nobody foresaw.
    public static let unknownError = StateViewKind(.unknownError)
    /// The system denies access to something.
    public static let permission = StateViewKind(.permission)
    /// The service is closed on purpose.
    public static let maintenance = StateViewKind(.maintenance)
    /// An operation went well.
    public static let success = StateViewKind(.success)
    /// Newer content failed to load while the old is still shown.
    public static let updateFailure = StateViewKind(.updateFailure)
    /// Set by the author: no default texts, any family.
    public static let custom = StateViewKind(.custom)

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

    /// The family; nil for ``custom`` and for kinds of the app, where the author decides.
    public var family: Family? {
        switch builtIn {
        case .noConnection, .loadingFailure, .notFound, .timeout, .unknownError, .maintenance: .error
        case .noResults, .noSearchResults, .empty, .firstUse, .cleared, .noSelection: .empty
        case .loading: .loading
        case .login, .verifyIdentity, .permission: .gate
        case .success: .success
        case .updateFailure: .notice
        case .custom, nil: nil
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
        switch builtIn {
        case .noConnection: "wifi-off"
        case .noResults: "find-in-page"
        case .loadingFailure, .updateFailure: "warning"
        case .loading, .custom, nil: nil
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
        switch builtIn {
        case .noConnection, .loadingFailure, .timeout, .maintenance: [.retry]
        case .noResults, .loading, .noSelection, .custom, nil: []
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
