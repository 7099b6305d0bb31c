/// A button of a state view.
public struct StateViewAction: Sendable, Hashable {
    /// What a tap means; it gives the default label and tells rules that there is a way out.
    public enum Intent: Sendable, Hashable, Codable {
        /// Does again what failed.
        case retry
        case clearFilters
        case saveSearch
        case login
        case signup
        case verify
        case openSettings
        case create
        case goHome
        case goBack
        case contactSupport
        case dismiss
        case cancel
        case undo
        /// What the author says; a label is required.
        case custom(String)
    }

    /// How much weight the button has; the profile names the style.
    public enum Role: String, Sendable, Hashable, CaseIterable, Codable {
        case primary
        case secondary
        case tertiary
        case quiet
        case destructive
        case link
    }

    /// How wide a button is, by lengths of one kind.
    public enum Extent<Length: Sendable & Hashable>: Sendable, Hashable {
        /// As wide as its label needs, centred.
        case intrinsic
        /// The full width less insets; zero on both sides is edge to edge.
        case full(leading: Length, trailing: Length)
    }

    /// How wide the button is: its insets are points, or tokens of the theme that hold them.
    public typealias Width = Extent<StateViewStyle.Length>

    /// What the button does while its operation runs.
    public enum BusyPolicy: String, Sendable, Hashable, CaseIterable, Codable {
        /// A small spinner replaces the label; taps are ignored.
        case inlineSpinner
        /// The button cannot be used; its label stays.
        case disableOnly
        /// Nothing, which is right only for buttons that start no work.
        case none
    }

    /// The place of the button.
    public var slot: Slot
    /// What a tap means.
    public var intent: Intent
    /// nil for the role of the slot: primary, secondary (quiet in profile warp), tertiary.
    public var role: Role?
    /// The texts that the author gives; what is absent is inherited.
    public var texts: [StateViewTextRole.ActionText: TextSource]
    /// How wide the button is.
    public var width: Width
    /// Whether a tap does something; a button that cannot be used needs a reason.
    public var isEnabled: Bool
    /// What the author says of ``busyPolicy``; nil for nothing.
    private var ownBusyPolicy: BusyPolicy?

    /// A button that can be used; its label is inherited unless one is given. While its operation runs it has a spinner
    /// where the intent is to retry, log in, sign up, verify or save a search, and does nothing elsewhere.
    public init(
        _ slot: Slot, _ intent: Intent, label: TextSource = .inherit, role: Role? = nil,
        width: Width = .intrinsic, isEnabled: Bool = true
    ) {
        self.slot = slot
        self.intent = intent
        self.role = role
        texts = label == .inherit ? [:] : [.label: label]
        self.width = width
        self.isEnabled = isEnabled
    }

    /// The same where the author says what the button does while its operation runs, whatever its intent.
    public init(
        _ slot: Slot, _ intent: Intent, label: TextSource = .inherit, role: Role? = nil,
        width: Width = .intrinsic, busyPolicy: BusyPolicy, isEnabled: Bool = true
    ) {
        self.init(slot, intent, label: label, role: role, width: width, isEnabled: isEnabled)
        ownBusyPolicy = busyPolicy
    }

    /// What the button does while its operation runs: what its author says, else a spinner where the intent starts work.
    public var busyPolicy: BusyPolicy {
        get { ownBusyPolicy ?? (intent.startsWork ? .inlineSpinner : .none) }
        set { ownBusyPolicy = newValue }
    }

    /// What the button says.
    public var label: TextSource {
        get { texts[.label] ?? .inherit }
        set { texts[.label] = newValue == .inherit ? nil : newValue }
    }
}

extension StateViewAction.Extent: Codable where Length: Codable {}

extension StateViewAction.Intent: ExpressibleByStringLiteral {
    /// The intent of a name as documents have it: a known one, else the author's own.
    public init(stringLiteral name: String) {
        self = Self.known.first { $0.name == name } ?? .custom(name)
    }

    /// Those that are known by name.
    package static let known: [StateViewAction.Intent] = [
        .retry, .clearFilters, .saveSearch, .login, .signup, .verify, .openSettings, .create, .goHome, .goBack,
        .contactSupport, .dismiss, .cancel, .undo,
    ]

    /// The name in documents and reports; the author's own for a custom one.
    public var name: String {
        switch self {
        case .retry: "retry"
        case .clearFilters: "clearFilters"
        case .saveSearch: "saveSearch"
        case .login: "login"
        case .signup: "signup"
        case .verify: "verify"
        case .openSettings: "openSettings"
        case .create: "create"
        case .goHome: "goHome"
        case .goBack: "goBack"
        case .contactSupport: "contactSupport"
        case .dismiss: "dismiss"
        case .cancel: "cancel"
        case .undo: "undo"
        case .custom(let name): name
        }
    }

    /// Whether a tap starts work that takes time, so that the button has to show that it runs (FS-6).
    package var startsWork: Bool {
        switch self {
        case .retry, .saveSearch, .login, .signup, .verify: true
        case .clearFilters, .openSettings, .create, .goHome, .goBack, .contactSupport, .dismiss, .cancel, .undo,
            .custom:
            false
        }
    }
}
