/// Something that describes a state view: a kind, a definition, or a view in the vocabulary of a design system.
public protocol StateViewDescribing: Sendable {
    /// What is to be shown.
    var definition: StateViewDefinition { get }
    /// Where texts are looked for first.
    var bundles: StateView.Bundles { get }
    /// What a tap on the button of a slot does, as the view was written; nil where there is none.
    func handler(of slot: StateViewAction.Slot) -> (@MainActor () -> Void)?
}

extension StateViewDescribing {
    /// Those of the library, in its order.
    public var bundles: StateView.Bundles { .main }

    /// Nothing happens at a tap.
    public func handler(of slot: StateViewAction.Slot) -> (@MainActor () -> Void)? { nil }

    /// Does what a tap on the button of a slot does, as the view was written.
    /// - Returns: whether there was something to do.
    @MainActor @discardableResult
    public func perform(_ slot: StateViewAction.Slot) -> Bool {
        guard let handler = handler(of: slot) else { return false }
        handler()
        return true
    }

    /// Does what the button says that a reader sees: a brand may have dropped it, renamed it or put another in its place.
    /// - Returns: whether there was something to do.
    @MainActor @discardableResult
    public func perform(_ slot: StateViewAction.Slot, of shown: ResolvedStateView) -> Bool {
        guard let intent = shown.action(slot)?.intent, let handler = handler(for: intent, of: slot) else {
            return false
        }
        handler()
        return true
    }

    /// The handler that was written for what a button means, whichever slot it stands in now.
    func handler(for intent: StateViewAction.Intent, of slot: StateViewAction.Slot) -> (@MainActor () -> Void)? {
        let written = definition.actions.filter { $0.intent == intent }.map(\.slot)
        return (written.contains(slot) ? slot : written.first).flatMap { handler(of: $0) }
    }

    /// The view as a reader gets it.
    public func resolved(in environment: StateViewEnvironment, from library: StateViewLibrary) -> ResolvedStateView {
        library.resolve(self, in: environment)
    }
}

extension StateViewDefinition: StateViewDescribing {
    /// The definition itself.
    public var definition: StateViewDefinition { self }
}

extension StateViewKind: StateViewDescribing {
    /// The view of the kind with its own texts, icon and actions.
    public var definition: StateViewDefinition { StateViewDefinition(self) }
}

/// Every kind by its dot: `library.resolve(.empty, in: environment)`.
extension StateViewDescribing where Self == StateViewKind {
    /// The device is offline.
    public static var noConnection: StateViewKind { StateViewKind.noConnection }
    /// A list or a search that has nothing to show; no search word is known.
    public static var noResults: StateViewKind { StateViewKind.noResults }
    /// Content failed to load; the cause is not known.
    public static var loadingFailure: StateViewKind { StateViewKind.loadingFailure }
    /// Content is on its way.
    public static var loading: StateViewKind { StateViewKind.loading }
    /// The page needs an account.
    public static var login: StateViewKind { StateViewKind.login }
    /// The person has to prove who they are.
    public static var verifyIdentity: StateViewKind { StateViewKind.verifyIdentity }
    /// A search without matches.
    public static var noSearchResults: StateViewKind { StateViewKind.noSearchResults }
    /// A list without items so far.
    public static var empty: StateViewKind { StateViewKind.empty }
    /// The first visit of a list.
    public static var firstUse: StateViewKind { StateViewKind.firstUse }
    /// A list that has been worked through.
    public static var cleared: StateViewKind { StateViewKind.cleared }
    /// The detail side of a two-column view without a selection.
    public static var noSelection: StateViewKind { StateViewKind.noSelection }
    /// The address leads nowhere.
    public static var notFound: StateViewKind { StateViewKind.notFound }
    /// The server did not answer in time.
    public static var timeout: StateViewKind { StateViewKind.timeout }
    /// Something failed for a reason that nobody foresaw.
    public static var unknownError: StateViewKind { StateViewKind.unknownError }
    /// The system denies access to something.
    public static var permission: StateViewKind { StateViewKind.permission }
    /// The service is closed on purpose.
    public static var maintenance: StateViewKind { StateViewKind.maintenance }
    /// An operation went well.
    public static var success: StateViewKind { StateViewKind.success }
    /// Newer content failed to load while the old is still shown.
    public static var updateFailure: StateViewKind { StateViewKind.updateFailure }

    /// A kind of the app, by its name.
    public static func kind(_ kind: StateViewKind) -> StateViewKind { kind }
}
