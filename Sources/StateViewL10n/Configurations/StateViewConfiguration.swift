/// What a state view consists of. Only a title and a subtitle are required.
///
/// A text is a `String`, which is final, or a `TextSource`: a key, a default text, or none.
/// Source: BB-15, BB-16, BB-42.
public protocol StateViewConfiguration: StateViewDescribing {
    /// What a title is given as.
    associatedtype Title: StateViewText
    /// What a subtitle is given as.
    associatedtype Subtitle: StateViewText

    /// The name of an icon; it stands in where the animation cannot be shown.
    var iconName: String? { get }
    /// Shown before the icon.
    var animationView: StateViewVisual.Animation? { get }
    /// The title; `inherit` for the default text of the kind.
    var title: Title { get }
    /// The subtitle; `inherit` for the default text of the kind.
    var subtitle: Subtitle { get }
    /// The first button; nil for none.
    var firstButtonConfiguration: ButtonConfiguration? { get }
    /// The second button; nil for none.
    var secondButtonConfiguration: ButtonConfiguration? { get }
    /// The third button; nil for none.
    var thirdButtonConfiguration: ButtonConfiguration? { get }
    /// What the view is about; it names the default texts.
    var kind: StateViewKind { get }
}

/// A text of a configuration.
public protocol StateViewText: Sendable {
    /// Where the text comes from.
    var textSource: TextSource { get }
}

extension String: StateViewText {
    /// The text, which is final.
    public var textSource: TextSource { .literal(self) }
}

extension TextSource: StateViewText {
    /// The source itself.
    public var textSource: TextSource { self }
}

extension StateViewConfiguration {
    /// No icon.
    public var iconName: String? { nil }
    /// No animation.
    public var animationView: StateViewVisual.Animation? { nil }
    /// No first button.
    public var firstButtonConfiguration: ButtonConfiguration? { nil }
    /// No second button.
    public var secondButtonConfiguration: ButtonConfiguration? { nil }
    /// No third button.
    public var thirdButtonConfiguration: ButtonConfiguration? { nil }
    /// A view of the app's own.
    public var kind: StateViewKind { .custom }

    /// The configuration as a definition.
    public var definition: StateViewDefinition {
        StateViewDefinition(
            id: kind == .custom ? "generic" : kind.rawValue, kind: kind, title: title.textSource,
            subtitle: subtitle.textSource, visual: StateViewVisual(icon: iconName, animation: animationView),
            actions: StateViewAction.Slot.allCases.compactMap { slot in button(slot)?.action(slot, of: kind) })
    }

    /// What a tap on a button does; nil for a slot without one.
    public func handler(of slot: StateViewAction.Slot) -> (@MainActor () -> Void)? { button(slot)?.action }

    func button(_ slot: StateViewAction.Slot) -> ButtonConfiguration? {
        switch slot {
        case .first: firstButtonConfiguration
        case .second: secondButtonConfiguration
        case .third: thirdButtonConfiguration
        }
    }
}
