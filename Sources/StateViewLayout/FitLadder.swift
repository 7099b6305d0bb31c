/// What a view that must not scroll gives up for its room, one thing after the other.
///
/// Source: state-views.md 7.4 (LY-F1 to LY-F9).
package struct FitLadder: Sendable, Hashable {
    package enum Step: String, Sendable, Hashable, Codable, CaseIterable {
        /// All gaps but that between buttons are halved.
        case halveGaps = "F1"
        /// The picture is two thirds as large.
        case shrinkImage = "F2a"
        /// The picture is half as large.
        case halveImage = "F2b"
        /// The subtitle has two lines.
        case cutSubtitleToTwoLines = "F3a"
        /// The subtitle has one line.
        case cutSubtitleToOneLine = "F3b"
        /// Buttons stand side by side.
        case actionsSideBySide = "F4"
        /// The subtitle is not drawn, and still read aloud.
        case hideSubtitle = "F5"
        case hideImage = "F6"
        case scaleTextTo95 = "F7-0.95"
        case scaleTextTo90 = "F7-0.90"
        case scaleTextTo85 = "F7-0.85"
        case scaleTextTo80 = "F7-0.80"

        /// Whether readers of the largest text sizes lose nothing by it that they need.
        var isForAccessibilitySizes: Bool {
            switch self {
            case .halveGaps, .shrinkImage, .halveImage, .actionsSideBySide, .hideImage: true
            case .cutSubtitleToTwoLines, .cutSubtitleToOneLine, .hideSubtitle, .scaleTextTo95, .scaleTextTo90,
                .scaleTextTo85, .scaleTextTo80:
                false
            }
        }
    }

    var gaps = 1.0
    var image = 1.0
    var subtitleLines: Int?
    var areActionsSideBySide = false
    var showsSubtitle = true
    var showsImage = true
    var text = 1.0

    mutating func take(_ step: Step) {
        switch step {
        case .halveGaps: gaps = 0.5
        case .shrinkImage: image = 2.0 / 3
        case .halveImage: image = 0.5
        case .cutSubtitleToTwoLines: subtitleLines = 2
        case .cutSubtitleToOneLine: subtitleLines = 1
        case .actionsSideBySide: areActionsSideBySide = true
        case .hideSubtitle: showsSubtitle = false
        case .hideImage: showsImage = false
        case .scaleTextTo95: text = 0.95
        case .scaleTextTo90: text = 0.9
        case .scaleTextTo85: text = 0.85
        case .scaleTextTo80: text = 0.8
        }
    }
}
