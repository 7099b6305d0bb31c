public import L10nLocale
public import L10nLookup

/// A state view that is ready to be drawn, and where everything in it came from.
///
/// A value without time stamps or addresses: equal definitions in equal environments give equal values.
/// Source: state-views.md 4.3 (MD-6 to MD-11).
public struct ResolvedStateView: Sendable, Hashable, Codable {
    /// The id of its definition.
    public let id: String
    /// What the view is about.
    public let kind: StateViewKind
    /// The system that is followed.
    public let profile: StateViewProfile
    /// What it was resolved for.
    public let environment: StateViewEnvironment
    /// The direction of the view as a whole.
    public let direction: TextDirection
    /// The texts that the view has, in reading order. An empty text is one, and takes no room.
    public let texts: [RoleText]
    /// The picture that is shown, then those that stand in for it; empty for none.
    public let pictures: [Artwork]
    /// Shown by kind `loading` in place of a picture.
    public let progress: StateViewVisual.Progress?
    /// How an animation moves; nil for a view without one.
    public let animation: StateViewVisual.Animation?
    /// In the order of their slots.
    public let actions: [Action]
    /// The mark of the brand's owner; nil for a view or a brand without one.
    public let brandMark: BrandMark?
    /// Where it stands.
    public let layout: Layout
    /// Everything that is drawn with a colour, a length or a font; empty without a theme.
    public let properties: [Property]
    /// What assistive techniques are told, in reading order; what they are not told comes last.
    public let accessibility: [AccessibilityNode]
    /// What a developer should know about it; empty where all is well.
    public let issues: [Issue]

    /// A text and the place that it has in the view.
    public struct RoleText: Sendable, Hashable, Codable {
        /// The place of the text.
        public let role: StateViewTextRole
        /// What stands there.
        public let text: ResolvedText
    }

    /// The mark of a brand's owner. Its name for assistive techniques is the text of its role.
    public struct BrandMark: Sendable, Hashable, Codable {
        /// The id of the picture, such as `vend-tagline-fi`.
        public let asset: String
        /// The scheme that the picture is drawn for: light for a mark that has no other.
        public let scheme: StateViewEnvironment.ColorScheme
    }

    /// The text of a role; nil when the view has none there.
    public func text(_ role: StateViewTextRole) -> ResolvedText? {
        texts.text(role)
    }

    /// The title; nil when the view has none.
    public var title: ResolvedText? { text(.title) }
    /// The subtitle; nil when the view has none.
    public var subtitle: ResolvedText? { text(.subtitle) }

    /// The button of a slot; nil when the view has none there.
    public func action(_ slot: StateViewAction.Slot) -> Action? { actions.first { $0.slot == slot } }

    /// The property of a name such as `title.color`; nil when the view has none.
    public func property(_ name: String) -> Property? {
        properties.first { $0.name == name }
    }
}

extension [ResolvedStateView.RoleText] {
    /// The text of a role; nil where there is none. Texts are large: they are not copied to be looked at.
    func text(_ role: StateViewTextRole) -> ResolvedText? {
        for index in indices where self[index].role == role { return self[index].text }
        return nil
    }

    /// The text of a role, unless there is nothing to read in it.
    func shown(_ role: StateViewTextRole) -> ResolvedText? { text(role).flatMap { $0.text.isEmpty ? nil : $0 } }
}

extension ResolvedStateView {
    /// How a running operation is shown; nil for a view that shows none.
    ///
    /// Source: state-views.md FS-7.
    package var loadingStyle: LoadingStyle? {
        guard let progress else { return nil }
        if case .skeleton = progress { return .skeleton }
        if progress == .refresh { return .pullToRefresh }
        switch layout.placement {
        case .overlay: return .overlay
        case .inline, .banner: return .inline
        case .fullScreen, .container, .sheet: return .fullScreen
        }
    }

    /// How a view of kind `loading` takes its place.
    package enum LoadingStyle: String, Sendable {
        /// In place of the label of the button that was tapped.
        case inline
        /// In place of the content.
        case fullScreen
        /// In the shape of the content to come.
        case skeleton
        case pullToRefresh
        /// Over the content, which takes no input.
        case overlay
    }

    /// A picture and what it needs on each platform.
    public struct Artwork: Sendable, Hashable, Codable {
        /// What it is.
        public let kind: StateViewVisual.Kind
        /// The id, as documents and bundles name it.
        public let id: String
        /// Whether it is drawn the other way round, because the view is read from right to left.
        public let isMirrored: Bool
        /// The name in Apple's SF Symbols; nil for a picture that is not one of the product's icons.
        public let sfSymbol: String?
        /// The name in Google's Material Symbols; nil for a picture that is not one of the product's icons.
        public let material: String?
    }

    /// A button with its label.
    public struct Action: Sendable, Hashable, Codable {
        /// The place of the button.
        public let slot: StateViewAction.Slot
        /// What a tap means.
        public let intent: StateViewAction.Intent
        /// How much weight the button has.
        public let role: StateViewAction.Role
        /// nil where the author gave none and none is known, which is an issue of the view.
        public let label: ResolvedText?
        /// How wide the button is.
        public let width: Width
        /// What the button does while its operation runs.
        public let busyPolicy: StateViewAction.BusyPolicy
        /// Whether a tap does something.
        public let isEnabled: Bool
        /// The name of the button's style in the profile.
        public let style: String

        /// How wide the button is, in points.
        public typealias Width = StateViewAction.Extent<Double>
    }

    /// What of a view's arrangement is not a length or a colour.
    public struct Layout: Sendable, Hashable, Codable {
        /// What the view takes the place of.
        public let placement: StateViewArrangement.Placement
        /// Around the view within its container.
        public let insets: Insets
        /// The level of the title as a heading, from 1 to 6; the profile's unless the author says another.
        public let headingLevel: Int
        /// What happens to a view that is higher than its room.
        public let overflow: StateViewArrangement.Overflow
        /// Whether touches pass where nothing is hit: the container is transparent (SV-16).
        public let passesTouches: Bool
        /// Whether assistive techniques go to the title when the view appears.
        public let movesFocus: Bool

        init(
            placement: StateViewArrangement.Placement, insets: Insets, headingLevel: Int,
            overflow: StateViewArrangement.Overflow
        ) {
            self.placement = placement
            self.insets = insets
            self.headingLevel = headingLevel
            self.overflow = overflow
            // What lies under an overlay must not be touched (PL-3).
            passesTouches = placement != .overlay
            switch placement {
            case .fullScreen, .container, .sheet: movesFocus = true
            case .overlay, .inline, .banner: movesFocus = false
            }
        }
    }

    /// Something that a developer should know about a view that is shown nevertheless.
    public struct Issue: Sendable, Hashable, Codable {
        /// What the matter is; the raw value is the name in reports.
        public enum Kind: String, Sendable, Hashable, Codable {
            /// A role that a view needs has no text, or a blank one; or nobody has the key of a role.
            case missingText = "missing-state-view-text"
            /// A button says nothing.
            case missingActionLabel = "missing-action-label"
            /// A value was given that has nothing in it; the text without it is shown.
            case unsuppliedArgument = "unsupplied-argument"
            /// A number of a profile that is not to be changed; the profile's own counts.
            case sealedProfileOverride = "sealed-profile-override"
            /// A style names a token that the theme lacks, or that holds something else; the setting is left out.
            case unresolvedStyleToken = "unresolved-style-token"
            /// A picture in its own colours was given a colour.
            case tintIgnored = "tint-ignored"
            /// An icon is square; its height is left out.
            case iconHeightIgnored = "icon-height-ignored"
            /// The colours are of another brand than the texts; the view has neither.
            case mixedBrands = "mixed-brands"
        }

        /// What the matter is.
        public let kind: Kind
        /// nil where it is about no text.
        public let role: StateViewTextRole?
        /// nil where it is about no property.
        public let property: String?
        /// The key that nobody has; nil where it is about none.
        public let key: String?

        package init(_ kind: Kind, _ role: StateViewTextRole, key: String? = nil) {
            self.kind = kind
            self.role = role
            self.key = key
            property = nil
        }

        package init(_ kind: Kind, property: String? = nil) {
            self.kind = kind
            role = nil
            key = nil
            self.property = property
        }
    }
}
