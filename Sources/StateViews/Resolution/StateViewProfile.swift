/// The system of state views that is followed: its lengths, colours and fonts are tokens of the theme, everything else
/// stands here.
///
/// Source: state-views.md 4.6 (PR-1 to PR-35).
public enum StateViewProfile: String, Sendable, Hashable, CaseIterable, Codable {
    case backbase
    case warp
    case cookbook
    case feedback

    /// Whose language the texts are in (PR-31).
    public var localePolicy: StateViewEnvironment.LocalePolicy {
        switch self {
        case .warp: .brand
        case .backbase, .cookbook, .feedback: .user
        }
    }

    /// Whether the look of a view may be changed (PR-30).
    package var overridePolicy: OverridePolicy {
        switch self {
        case .backbase, .feedback: .open
        case .warp: .warns
        case .cookbook: .sealed
        }
    }

    /// What a profile thinks of changes of its numbers.
    package enum OverridePolicy: String, Sendable, Hashable, CaseIterable, Codable {
        case open
        /// Allowed as a last resort, and reported.
        case warns
        /// Numbers are the profile's; texts, pictures and actions are content and may be set.
        case sealed
    }

    /// The role of an action that says nothing else (AC-1).
    package func role(of slot: StateViewAction.Slot) -> StateViewAction.Role {
        switch slot {
        case .first: .primary
        case .second: self == .warp ? .quiet : .secondary
        case .third: self == .warp ? .link : .tertiary
        }
    }

    /// The name of the style of a button (PR-21).
    package func styleName(of role: StateViewAction.Role) -> String {
        switch self {
        case .backbase:
            switch role {
            case .primary: "primaryButton"
            case .secondary: "secondaryButton"
            case .tertiary: "tertiaryButton"
            case .quiet, .link: "linkButton"
            case .destructive: "destructiveButton"
            }
        case .warp: role.rawValue
        case .cookbook, .feedback:
            switch role {
            case .primary: "prominent"
            case .secondary: "bordered"
            case .destructive: "destructive"
            case .tertiary, .quiet, .link: "plain"
            }
        }
    }

    /// The most lines of the title; nil for no limit (PR-14).
    package var titleMaxLines: Int? { self == .cookbook ? 2 : nil }

    /// The most lines of the subtitle; nil for no limit (PR-15).
    package var subtitleMaxLines: Int? { self == .cookbook ? 3 : nil }

    /// What happens where the view is higher than its container (PR-27).
    package var overflow: StateViewArrangement.Overflow { self == .cookbook ? .ladder : .scroll }

    /// The level of the title as a heading (PR-28).
    package var headingLevel: Int { 3 }

    /// Whether log messages hold texts for people (PR-33).
    package var logsTexts: Bool { self == .cookbook }
}

extension StateViewEnvironment {
    /// Whose languages come first where reader and brand differ. The development language ends every chain.
    ///
    /// Source: state-views.md TR-6.
    public enum LocalePolicy: String, Sendable, Hashable, CaseIterable, Codable {
        case user
        case brand
        case brandThenUser
        case userThenBrand
    }
}
