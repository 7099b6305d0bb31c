/// The base view of the Warp family: everything but the title may be left out.
///
/// Source: WP-1 to WP-13.
public struct WarpStateView: StateViewConfigurable {
    /// The view as a definition.
    public private(set) var definition: StateViewDefinition
    /// What is different for a brand, by its name (WP-34).
    public var brandPatches: [String: StateViewPatch] {
        get { definition.brandPatches }
        set { definition.brandPatches = newValue }
    }
    private var handlers: [StateViewAction.Slot: @MainActor () -> Void] = [:]

    /// A picture over the texts.
    public enum Image: Sendable, Hashable {
        case icon(Icon)
        /// The id of a picture in its own colours.
        case illustration(String)
    }

    /// The id of an icon of the product, or of the app.
    public struct Icon: Sendable, Hashable, ExpressibleByStringLiteral {
        let id: String

        /// The icon of an id, as `Resources/Icons` or the app's bundles name it.
        public init(_ id: String) { self.id = id }

        /// The icon of an id.
        public init(stringLiteral value: String) { self.init(value) }

        /// A check mark in a circle.
        public static let check = Icon("check-circle")
        /// An unhappy face.
        public static let dissatisfied = Icon("sentiment-dissatisfied")
        /// A person in a circle.
        public static let user = Icon("account-circle")
        /// A network that is out of reach.
        public static let wifiOff = Icon("wifi-off")
        /// A search without a result.
        public static let search = Icon("search-off")
        /// A check mark on a shield.
        public static let verification = Icon("verified-user")
    }

    /// A button and what it does.
    public struct StateButton: Sendable {
        /// What the button says.
        public var title: TextSource
        /// What a tap does.
        public var action: @MainActor () -> Void

        /// A button with a label that is final.
        public init(title: String, action: @escaping @MainActor () -> Void) {
            self.init(title: .literal(title), action: action)
        }

        /// - Parameters:
        ///   - title: may be a key, or inherited.
        ///   - action: what a tap does.
        public init(title: TextSource, action: @escaping @MainActor () -> Void) {
            self.title = title
            self.action = action
        }
    }

    /// - Parameters:
    ///   - image: an icon of the product or a picture of the app; nil for none.
    ///   - imageWidth: in points or by a token; nil for the theme's.
    ///   - imageHeight: in points or by a token; nil for the theme's.
    ///   - tintColor: of icons, and of illustrations that are one shape; nil for the theme's.
    ///   - imageContentDescription: nil for a picture that is decoration.
    ///   - title: a final text.
    ///   - description: a final text; nil for none.
    ///   - actionButton: the prominent button; nil for none.
    ///   - quietButton: the button below it; nil for none.
    ///   - showLogo: whether the mark of the brand stands below.
    public init(
        image: Image? = nil, imageWidth: StateViewStyle.Length? = nil, imageHeight: StateViewStyle.Length? = nil,
        tintColor: StateViewStyle.Color? = nil, imageContentDescription: String? = nil, title: String,
        description: String? = nil, actionButton: StateButton? = nil, quietButton: StateButton? = nil,
        showLogo: Bool = false
    ) {
        self.init(
            StateViewDefinition(
                id: "warp", kind: .custom, profile: .warp, title: .literal(title),
                subtitle: description.map { .literal($0) } ?? .none))
        self = override(image: image).override(imageWidth: imageWidth, imageHeight: imageHeight)
            .override(tintColor: tintColor).override(imageContentDescription: imageContentDescription)
            .override(actionButton: actionButton).override(quietButton: quietButton).override(showLogo: showLogo)
    }

    init(_ definition: StateViewDefinition) {
        self.definition = definition
    }

    /// The view of a kind with its default texts.
    init(
        _ kind: StateViewKind, icon: Icon, _ handlers: [StateViewAction.Slot: @MainActor () -> Void],
        showsLogo: Bool = false
    ) {
        definition = StateViewDefinition(kind: kind, profile: .warp)
        definition.visual = StateViewVisual(icon: icon.id)
        definition.showsBrandMark = showsLogo
        self.handlers = handlers
    }

    /// The view as Warp describes it, which the overrides change.
    public var base: WarpStateView {
        get { self }
        set { self = newValue }
    }

    /// What a tap on a button does; nil for a slot without one.
    public func handler(of slot: StateViewAction.Slot) -> (@MainActor () -> Void)? { handlers[slot] }

    mutating func apply(_ patch: StateViewPatch) {
        definition = definition.patched(patch)
        // Else a later action in the slot would call it.
        for slot in StateViewAction.Slot.allCases where definition.action(slot) == nil { handlers[slot] = nil }
    }

    mutating func set(_ button: StateButton?, _ slot: StateViewAction.Slot) {
        var patch = StateViewPatch()
        let action = button.map { button in
            // The intent that the kind has there stays; only the text and the handler are the caller's.
            StateViewAction(slot, definition.action(slot)?.intent ?? .custom(slot.rawValue), label: button.title)
        }
        patch.actions[slot] = StateViewPatch.Field(action)
        apply(patch)
        handlers[slot] = button?.action
    }

    mutating func setArguments(_ arguments: StateViewArguments) {
        definition.arguments = arguments
    }
}
