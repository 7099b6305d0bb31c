/// Where a view stands, and what of its arrangement is not a length or a colour.
///
/// Source: state-views.md 4.1 and 4.7 (PL-1 to PL-4).
public struct StateViewArrangement: Sendable, Hashable {
    /// What the view takes the place of.
    public var placement: Placement
    /// Space around the placeholder within its container (SV-15).
    public var insets: EdgeInsets
    /// nil for the profile's, 3 in all of them; 1 is never right.
    public var headingLevel: Int?
    /// nil for the profile's.
    public var titleMaxLines: Int?
    /// nil for the profile's.
    public var subtitleMaxLines: Int?
    /// nil for the profile's.
    public var overflow: Overflow?

    /// What is nil is left to the profile.
    public init(
        placement: Placement = .container, insets: EdgeInsets = .zero, headingLevel: Int? = nil,
        titleMaxLines: Int? = nil, subtitleMaxLines: Int? = nil, overflow: Overflow? = nil
    ) {
        self.placement = placement
        self.insets = insets
        self.headingLevel = headingLevel
        self.titleMaxLines = titleMaxLines
        self.subtitleMaxLines = subtitleMaxLines
        self.overflow = overflow
    }

    /// What the view takes the place of.
    public enum Placement: Sendable, Hashable, Codable {
        case fullScreen
        case container
        /// Presented from below, on the elevated surface.
        case sheet(detents: [Detent] = [.medium, .large], showsDragIndicator: Bool = true)
        /// Over content, behind a scrim of black at 30 %.
        case overlay
        case inline
        case banner

        /// How high a sheet may stand.
        public enum Detent: Sendable, Hashable, Codable {
            case medium
            case large
            /// A height in points.
            case height(Double)
        }

        package var name: String {
            switch self {
            case .fullScreen: "fullScreen"
            case .container: "container"
            case .sheet: "sheet"
            case .overlay: "overlay"
            case .inline: "inline"
            case .banner: "banner"
            }
        }
    }

    /// What happens where the view is higher than its container.
    public enum Overflow: String, Sendable, Hashable, CaseIterable, Codable {
        case scroll
        /// Gaps, picture and texts give way step by step; what still does not fit is a finding.
        case ladder
        case ladderThenScroll
    }
}
