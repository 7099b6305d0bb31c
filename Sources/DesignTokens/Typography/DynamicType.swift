extension FontStyle {
    /// How large a text is set, in points.
    public struct Metrics: Sendable, Hashable, Codable {
        /// The size of the font.
        public var size: Double
        /// From baseline to baseline.
        public var leading: Double

        /// Both in points.
        public init(size: Double, leading: Double) {
            self.size = size
            self.leading = leading
        }
    }
}

/// The sizes of the text styles on iOS and iPadOS for each text size of a reader.
///
/// Source: Apple Human Interface Guidelines, Typography, "Dynamic Type sizes" and "Larger accessibility type sizes".
package enum DynamicType {
    /// The row of a style at a text size.
    package static func metrics(_ style: TextStyle, at category: SizeCategory) -> FontStyle.Metrics {
        let (size, leading) = row(style)[category.index]
        return FontStyle.Metrics(size: size, leading: leading)
    }

    /// A size of a style's row at Large, scaled as the style scales. The row's own size gives the row exactly.
    ///
    /// Other sizes are rounded to half points; the platform's own rounding is not documented.
    package static func scaled(_ size: Double, relativeTo style: TextStyle, at category: SizeCategory)
        -> FontStyle.Metrics
    {
        let base = metrics(style, at: .large)
        let row = metrics(style, at: category)
        guard size != base.size else { return row }
        return FontStyle.Metrics(
            size: halfPoints(size * row.size / base.size), leading: halfPoints(row.leading * size / base.size))
    }

    static func halfPoints(_ value: Double) -> Double {
        (value * 2).rounded() / 2
    }

    /// Size and leading from XS to AX5.
    private static func row(_ style: TextStyle) -> [(Double, Double)] {
        switch style {
        case .largeTitle:
            [
                (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
                (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
            ]
        case .title1:
            [
                (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
                (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
            ]
        case .title2:
            [
                (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
                (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
            ]
        case .title3:
            [
                (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
                (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
            ]
        case .headline, .body:
            [
                (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
                (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
            ]
        case .callout:
            [
                (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
                (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
            ]
        case .subheadline:
            [
                (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
                (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
            ]
        case .footnote:
            [
                (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
                (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
            ]
        case .caption1:
            [
                (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
                (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
            ]
        case .caption2:
            [
                (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
                (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
            ]
        }
    }
}
