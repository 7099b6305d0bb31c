/// The system of state views that is followed: its numbers are tokens of the theme, its names stand here.
///
/// Source: state-views.md 4.6 (PR-1 to PR-35).
package enum StateViewProfile: String, Sendable, Hashable, CaseIterable {
    case backbase
    case warp
    case cookbook
    case feedback

    /// The name of the style of an action's button (PR-21).
    package func styleName(of slot: ActionSlot) -> String {
        switch (self, slot) {
        case (.backbase, .first): "primaryButton"
        case (.backbase, .second): "secondaryButton"
        case (.backbase, .third): "tertiaryButton"
        case (.warp, .first): "primary"
        case (.warp, .second): "quiet"
        case (.warp, .third): "link"
        case (.cookbook, .first), (.feedback, .first): "prominent"
        case (.cookbook, .second), (.feedback, .second): "bordered"
        case (.cookbook, .third), (.feedback, .third): "plain"
        }
    }

    /// The level of the title as a heading (PR-28).
    package var headingLevel: Int { 3 }
}
