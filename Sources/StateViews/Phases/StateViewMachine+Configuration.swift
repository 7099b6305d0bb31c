extension StateViewMachine {
    /// What a machine goes by. One value for each screen.
    public struct Configuration: Sendable, Hashable {
        /// The texts of ES-22, for profiles whose log says what people see.
        package struct LogTexts: Sendable, Hashable {
            /// The first heading of each picture, as it is read out.
            package var headings: [Picture: String]
            /// The labels of the buttons.
            package var labels: [StateViewAction.Slot: String]

            /// Texts as readers get them, in their language.
            package init(headings: [Picture: String] = [:], labels: [StateViewAction.Slot: String] = [:]) {
                self.headings = headings
                self.labels = labels
            }
        }

        /// How long one placeholder waits before it shows, and stays at least, in milliseconds (SV-18).
        package struct Delay: Sendable, Hashable {
            /// Before it shows; a picture that is asked for meanwhile takes its place.
            package var show: Int
            /// From when it begins to show to when the next may begin.
            package var stay: Int

            /// Negative times count as 0.
            package init(show: Int = 0, stay: Int = 0) {
                self.show = max(0, show)
                self.stay = max(0, stay)
            }
        }

        /// How long views wait, stay and fade.
        public var timing: TimingProfile
        /// What is shown when.
        public var policy: PresentationPolicy
        /// The kind of view for each failure.
        public var errorKinds: ErrorKindMap
        /// The buttons of a banner that tells of an error over content, in their order (PH-24, FS-13).
        public var bannerActions: [StateViewAction.Intent] = [.retry, .dismiss]
        /// Those of an alert, which gives `cancel` the cancel role.
        public var alertActions: [StateViewAction.Intent] = [.retry, .cancel]
        /// The kind that gives both their texts.
        public var noticeKind = StateViewKind.updateFailure
        /// The kind of the empty view: empty, noResults, noSearchResults, firstUse, cleared, noSelection (PH-5).
        public var emptyKind: StateViewKind
        /// The buttons of the placeholders as they are shown; a placeholder that is not named has those of its kind.
        public var actions: [Picture: [StateViewAction.Slot: StateViewAction.Intent]]
        /// What buttons do while their operation runs; those that are not named go by ``busyIntents``.
        public var busyPolicies: [Picture: [StateViewAction.Slot: StateViewAction.BusyPolicy]] = [:]
        /// The placeholders that wait before they show, or stay at least, for a time of their own (SV-18). That of
        /// `loading` takes the place of the timing's.
        package var delays: [Picture: Delay] = [:]
        /// The intents whose buttons have a spinner until their operation ends; all others are done with the tap (AC-5).
        public var busyIntents: Set<StateViewAction.Intent>
        /// What is on screen before the first transition: `blank`, or `content` as in StatefulViewController.
        public var background: Picture
        /// The placeholders that have no view (SV-11).
        public var missing: Set<Picture>
        /// Whether the newest transition replaces those that wait (PH-38). What the data decides always does; without
        /// this, what the app asks for by key is shown one after another.
        public var coalesces: Bool
        /// Whether completions of transitions to what is shown are forgotten, as in StatefulViewController (SV-9).
        public var legacyDropsCompletion: Bool
        /// Named by every event of the log: as a rule the bundle's id.
        public var logSubsystem = ""
        /// The category of all events of the log but those of ES-22.
        public var logCategory = "StateView"
        /// The id of the view's definition, for the log.
        public var viewID = ""
        /// The texts that logs may say; nil, as in all profiles but cookbook, for ids only (PR-33).
        package var logTexts: LogTexts?
        /// Whether a placeholder of the app stays while data is followed behind it (PH-32). StatefulViewController knows no
        /// such thing: there the decision takes its place.
        package var keepsShown = false
    }
}

extension StateViewMachine.Configuration {
    /// The defaults are those of the product.
    public init(
        timing: TimingProfile = .standard, policy: PresentationPolicy = PresentationPolicy(),
        errorKinds: ErrorKindMap = .standard, emptyKind: StateViewKind = .empty,
        actions: [StateViewMachine.Picture: [StateViewAction.Slot: StateViewAction.Intent]] = [:],
        busyIntents: Set<StateViewAction.Intent>? = nil,
        background: StateViewMachine.Picture = .blank, missing: Set<StateViewMachine.Picture> = [],
        coalesces: Bool = false, legacyDropsCompletion: Bool = false
    ) {
        self.timing = timing
        self.policy = policy
        self.errorKinds = errorKinds
        self.emptyKind = emptyKind
        self.actions = actions
        self.busyIntents = busyIntents ?? Set(StateViewAction.Intent.known.filter(\.startsWork))
        self.background = background
        self.missing = missing
        self.coalesces = coalesces
        self.legacyDropsCompletion = legacyDropsCompletion
    }

    /// What the buttons of a placeholder mean: those that are shown, else those of its kind.
    func actions(
        of picture: StateViewMachine.Picture, _ kind: StateViewKind?
    ) -> [StateViewAction.Slot: StateViewAction.Intent] {
        if let shown = actions[picture] { return shown }
        return Dictionary(uniqueKeysWithValues: zip(StateViewAction.Slot.allCases, kind?.defaultIntents ?? []))
    }

    /// What the buttons of a notice do; it has none where the app tells people itself, as the machine would not know of a
    /// tap.
    func noticeIntents(_ surface: PresentationPolicy.ErrorSurface) -> [StateViewAction.Intent] {
        switch surface {
        case .banner: bannerActions
        case .alert: alertActions
        case .callback, .ignore: []
        }
    }

    /// As StatefulViewController: no delays, the loading view is not animated, a retry shows it again.
    public static let svc = StateViewMachine.Configuration(timing: .svc, policy: .svc, background: .content)
}
