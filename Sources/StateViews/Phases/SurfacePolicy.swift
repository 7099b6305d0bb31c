extension SurfacePolicy.Surface {
    /// How a view stands there. An alert lets nothing through to what it covers.
    var placement: StateViewArrangement.Placement {
        switch self {
        case .inline, .inlineMark, .haptic: .inline
        case .banner, .toast: .banner
        case .alert: .overlay
        case .stateView: .container
        }
    }
}

extension PresentationPolicy.ErrorSurface {
    /// The weight of news that belong there.
    var severity: SurfacePolicy.Severity {
        switch self {
        case .alert: .blockingWithContent
        case .banner, .callback, .ignore: .nonCritical
        }
    }
}

/// Where news of which weight belong. The table is data.
///
/// Source: state-views.md PH-24, FS-12, FS-13, FS-16.
public struct SurfacePolicy: Sendable, Hashable {
    /// How much news gets in the way.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// One field of a form is wrong.
        case field
        /// Content is shown and something about it failed, such as a sync.
        case nonCritical
        /// Content is shown and people cannot go on.
        case blockingWithContent
        /// There is nothing to show.
        case blockingWithoutContent
        case success
    }

    /// A place on screen.
    public enum Surface: String, Sendable, Hashable, CaseIterable {
        case inline
        case banner
        case alert
        /// A whole state view.
        case stateView
        case toast
        case inlineMark
        case haptic
    }

    /// A row: where news of one severity go and what people can do about them.
    public struct Rule: Sendable, Hashable {
        /// The surfaces that suit, the usual one first.
        public var surfaces: [Surface]
        /// The actions in their order; an alert gives `cancel` the cancel role. Empty where a kind or form decides.
        public var actions: [StateViewAction.Intent]
        /// The kind that gives the texts; nil where the form or the failure does.
        public var kind: StateViewKind?

        /// Surfaces in the order in which they appear, with the buttons and the kind of a page.
        public init(_ surfaces: [Surface], actions: [StateViewAction.Intent] = [], kind: StateViewKind? = nil) {
            self.surfaces = surfaces
            self.actions = actions
            self.kind = kind
        }
    }

    /// Something is wrong with one field of a form.
    public var field: Rule
    /// Something failed that the reader can do without.
    public var nonCritical: Rule
    /// What the reader wants failed, and there is content to keep.
    public var blockingWithContent: Rule
    /// What the reader wants failed, and there is nothing else to show.
    public var blockingWithoutContent: Rule
    /// All went well.
    public var success: Rule

    /// The table of PH-24. Kind `success` is a page of its own, so no surface of this table.
    public init() {
        field = Rule([.inline])
        nonCritical = Rule([.banner], actions: [.retry, .dismiss], kind: .updateFailure)
        blockingWithContent = Rule([.alert], actions: [.retry, .cancel], kind: .updateFailure)
        blockingWithoutContent = Rule([.stateView])
        success = Rule([.toast, .inlineMark, .haptic], kind: .success)
    }

    /// The row of a severity.
    public func rule(for severity: Severity) -> Rule {
        switch severity {
        case .field: field
        case .nonCritical: nonCritical
        case .blockingWithContent: blockingWithContent
        case .blockingWithoutContent: blockingWithoutContent
        case .success: success
        }
    }

    /// The view that tells of news of a severity, with the buttons of its row; nil where the form, the failure or the
    /// kind of the page decides.
    public func definition(for severity: Severity) -> StateViewDefinition? {
        let rule = rule(for: severity)
        guard let kind = rule.kind, let surface = rule.surfaces.first else { return nil }
        let actions = zip(StateViewAction.Slot.allCases, rule.actions).map { StateViewAction($0, $1) }
        var definition = StateViewDefinition(kind: kind, actions: actions)
        definition.layout.placement = surface.placement
        return definition
    }

    /// Whether news of this severity may go there; `check` reports `unsuitable-surface` where not.
    public func allows(_ surface: Surface, for severity: Severity) -> Bool {
        rule(for: severity).surfaces.contains(surface)
    }
}
