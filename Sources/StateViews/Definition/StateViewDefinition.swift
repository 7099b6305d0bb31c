/// What an author says about a state view: everything that is left unsaid has a default.
///
/// Source: state-views.md 4.1.
public struct StateViewDefinition: Sendable, Hashable {
    /// The name in commands and reports, such as `noConnection`.
    public var id: String
    /// What the view is about; it gives the default texts and picture.
    public var kind: StateViewKind
    /// The system that is followed; nil for the environment's.
    public var profile: StateViewProfile?
    /// The texts that the author gives, those of buttons aside; what is absent is inherited.
    public private(set) var texts: [StateViewTextRole: TextSource]
    /// The picture, or the progress of an operation.
    public var visual: StateViewVisual
    /// At most one a slot; sorted by slot.
    public private(set) var actions: [StateViewAction]
    /// Whether the mark of the brand's owner stands under the view.
    public var showsBrandMark: Bool
    /// Where the view stands.
    public var layout: StateViewArrangement
    /// What the definition sets, then what its caller does.
    package var styles: [StateViewStyle.Layer: StateViewStyle]
    /// What is different for a brand, by its name (TR-13, WP-34).
    public var brandPatches: [String: StateViewPatch]
    /// The values for the holes in the texts.
    public var arguments: StateViewArguments
    /// What the screen shows where data alone does not decide; nil for the usual.
    public var presentation: PresentationPolicy?
    /// How long things wait, stay and fade; nil for the usual.
    public var timing: TimingProfile?

    /// - Parameter actions: in any order; of several for one slot the last counts.
    public init(
        id: String, kind: StateViewKind, profile: StateViewProfile? = nil, title: TextSource = .inherit,
        subtitle: TextSource = .inherit, visual: StateViewVisual = StateViewVisual(), actions: [StateViewAction] = []
    ) {
        self.id = id
        self.kind = kind
        self.profile = profile
        texts = [:]
        self.visual = visual
        self.actions = []
        showsBrandMark = false
        layout = StateViewArrangement(placement: kind.placement)
        styles = [:]
        brandPatches = [:]
        arguments = StateViewArguments()
        self.title = title
        self.subtitle = subtitle
        for action in actions { set(action) }
    }

    /// A definition of a kind with its own icon and actions.
    public init(_ kind: StateViewKind, id: String? = nil) {
        self.init(
            id: id ?? kind.rawValue, kind: kind,
            visual: kind == .loading ? StateViewVisual(progress: .spinner(.medium)) : StateViewVisual(icon: kind.icon),
            actions: zip(StateViewAction.Slot.allCases, kind.defaultIntents).map { StateViewAction($0, $1) })
    }

    /// The title; `inherit` for the default text of the kind.
    public var title: TextSource {
        get { self[.title] }
        set { self[.title] = newValue }
    }

    /// The subtitle; `inherit` for the default text of the kind.
    public var subtitle: TextSource {
        get { self[.subtitle] }
        set { self[.subtitle] = newValue }
    }

    /// Where the text of a role comes from. A text of a slot without a button is `none`, and setting it does nothing.
    public subscript(role: StateViewTextRole) -> TextSource {
        get {
            switch role {
            case .action(let slot, let text): action(slot).map { $0.texts[text] ?? .inherit } ?? .none
            case .imageLabel: visual.label ?? .none
            default: texts[role] ?? .inherit
            }
        }
        set {
            let kept = newValue == .inherit ? nil : newValue
            switch role {
            case .action(let slot, let text):
                guard let index = actions.firstIndex(where: { $0.slot == slot }) else { return }
                actions[index].texts[text] = kept
            case .imageLabel: visual.label = newValue == .none ? nil : newValue
            default: texts[role] = kept
            }
        }
    }

    /// Puts an action into its slot.
    public mutating func set(_ action: StateViewAction) {
        removeAction(action.slot)
        actions.append(action)
        actions.sort { $0.slot.position < $1.slot.position }
    }

    /// Leaves a slot without an action.
    public mutating func removeAction(_ slot: StateViewAction.Slot) {
        actions.removeAll { $0.slot == slot }
    }

    /// The action in a slot.
    public func action(_ slot: StateViewAction.Slot) -> StateViewAction? {
        actions.first { $0.slot == slot }
    }

    /// The roles that are on screen at rest with where their texts come from, in reading order.
    package var roles: [(role: StateViewTextRole, source: TextSource)] {
        [(.title, title), (.subtitle, subtitle)] + (kind == .loading ? [(.progressLabel, self[.progressLabel])] : [])
            + actions.map { (.actionLabel($0.slot), $0.label) }
    }

    /// The key that a role inherits here; nil where there is none.
    package func defaultKey(_ role: StateViewTextRole) -> String? {
        var intent: StateViewAction.Intent?
        if case .action(let slot, _) = role { intent = action(slot)?.intent }
        return DefaultKeys.key(kind, role, arguments, intent: intent) ?? DefaultKeys.key(ofApp: kind, role)
    }

    /// The keys that a role may inherit here, whatever values the view knows; the one without values last.
    package func inheritedKeys(_ role: StateViewTextRole) -> [DefaultKey] {
        let own = DefaultKeys.variants(kind, role)
        // A button that does something else than the kind's own has another label.
        guard let chosen = defaultKey(role).flatMap(DefaultKeys.entry), !own.contains(chosen) else { return own }
        return [chosen]
    }

    /// Whether a view without a text in this role is broken.
    package func requires(_ role: StateViewTextRole) -> Bool {
        switch role {
        case .title: kind.needsTitle
        case .action(_, .label): true
        default: false
        }
    }
}
