/// What a caller changes of a definition, field by field. Applying a patch changes a copy.
///
/// Source: state-views.md 4.1 (MD-2), WP-20 to WP-22.
public struct StateViewPatch: Sendable, Hashable {
    /// What happens to one field.
    public enum Field<Value: Sendable & Hashable>: Sendable, Hashable {
        /// The field stays as it is.
        case keep
        case set(Value)
        /// The optional part is removed.
        case clear

        /// A value is set, and nil removes the part.
        public init(_ value: Value?) {
            self = value.map { .set($0) } ?? .clear
        }

        /// What stands after this and then another change.
        func then(_ later: Field) -> Field {
            if case .keep = later { self } else { later }
        }

        /// The value of an optional field afterwards.
        func applied(to value: Value?) -> Value? {
            switch self {
            case .keep: value
            case .set(let new): new
            case .clear: nil
            }
        }
    }

    /// The texts by role; clearing one leaves the role out, and setting `inherit` returns it to its default.
    public var texts: [StateViewTextRole: Field<TextSource>]
    /// The id of the icon.
    public var icon: Field<String>
    /// The id of the illustration.
    public var illustration: Field<String>
    /// The picture that moves.
    public var animation: Field<StateViewVisual.Animation>
    /// The width of the picture, in points or a token.
    public var imageWidth: Field<StateViewStyle.Length>
    /// The height of the picture, in points or a token; icons have none.
    public var imageHeight: Field<StateViewStyle.Length>
    /// The colour of icons, and of illustrations that are templates.
    public var tint: Field<StateViewStyle.Color>
    /// The buttons by their slots; one that is not named stays.
    public var actions: [StateViewAction.Slot: Field<StateViewAction>]
    /// Whether the mark of the brand's owner is shown.
    public var showsBrandMark: Field<Bool>
    /// Put on what the definition and earlier callers set.
    public var style: StateViewStyle

    /// A patch that changes nothing.
    public init() {
        texts = [:]
        icon = .keep
        illustration = .keep
        animation = .keep
        imageWidth = .keep
        imageHeight = .keep
        tint = .keep
        actions = [:]
        showsBrandMark = .keep
        style = StateViewStyle()
    }

    /// This patch and then another: the later one counts where both change a field.
    public func then(_ later: StateViewPatch) -> StateViewPatch {
        var result = self
        result.texts.merge(later.texts) { $0.then($1) }
        result.icon = icon.then(later.icon)
        result.illustration = illustration.then(later.illustration)
        result.animation = animation.then(later.animation)
        result.imageWidth = imageWidth.then(later.imageWidth)
        result.imageHeight = imageHeight.then(later.imageHeight)
        result.tint = tint.then(later.tint)
        result.actions.merge(later.actions) { $0.then($1) }
        result.showsBrandMark = showsBrandMark.then(later.showsBrandMark)
        result.style = style <> later.style
        return result
    }
}

extension StateViewDefinition {
    /// The definition with a patch applied; the original stays.
    public func patched(_ patch: StateViewPatch) -> StateViewDefinition {
        var result = self
        // Buttons come first: the text of a button is set only where there is one.
        for slot in StateViewAction.Slot.allCases {
            switch patch.actions[slot] {
            case .set(var action):
                action.slot = slot
                result.set(action)
            case .clear: result.removeAction(slot)
            case .keep, nil: break
            }
        }
        for (role, field) in patch.texts {
            switch field {
            case .keep: break
            case .set(let source): result[role] = source
            case .clear: result[role] = .none
            }
        }
        result.visual.icon = patch.icon.applied(to: visual.icon)
        result.visual.illustration = patch.illustration.applied(to: visual.illustration)
        result.visual.animation = patch.animation.applied(to: visual.animation)
        result.visual.width = patch.imageWidth.applied(to: visual.width)
        result.visual.height = patch.imageHeight.applied(to: visual.height)
        result.visual.tint = patch.tint.applied(to: visual.tint)
        result.showsBrandMark = patch.showsBrandMark.applied(to: showsBrandMark) ?? false
        if patch.style != StateViewStyle() {
            result.styles[.callSite] = (result.styles[.callSite] ?? StateViewStyle()) <> patch.style
        }
        return result
    }
}
