/// A typography token with all that its vendor data adds: what a text is set in, at any text size.
public struct FontStyle: Sendable, Hashable, Codable {
    /// Families in order of preference; never empty.
    public var families: [String]
    /// Points at text size Large.
    public var size: Double
    /// From 1 to 1000.
    public var weight: Double
    /// Points added behind each character.
    public var letterSpacing: Double
    /// Baseline to baseline, as a multiple of the size.
    public var lineHeight: Double
    /// The style whose curve the size follows; without one the text does not scale.
    public var relativeTo: TextStyle?
    /// Whether the leading is that of the text style, scaled like the size; `lineHeight` then holds at Large only.
    public var leadingFollowsTextStyle: Bool
    /// The smallest size in points, at any text size; nil for no limit.
    public var minSize: Double?
    /// The largest size in points, at any text size; nil for no limit.
    public var maxSize: Double?
    /// Whether the face is an italic one.
    public var isItalic: Bool
    /// The name of the face within the family, such as `Medium`.
    public var weightName: String?
    /// The name by which systems know the face, such as `Inter-Medium`; nil where the token has none.
    public var postScriptName: String?

    /// A style as it is stated; nothing is clamped.
    public init(
        families: [String], size: Double, weight: Double, letterSpacing: Double = 0, lineHeight: Double,
        relativeTo: TextStyle? = nil, leadingFollowsTextStyle: Bool = false, minSize: Double? = nil,
        maxSize: Double? = nil, isItalic: Bool = false, weightName: String? = nil, postScriptName: String? = nil
    ) {
        self.families = families
        self.size = size
        self.weight = weight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
        self.relativeTo = relativeTo
        self.leadingFollowsTextStyle = leadingFollowsTextStyle
        self.minSize = minSize
        self.maxSize = maxSize
        self.isItalic = isItalic
        self.weightName = weightName
        self.postScriptName = postScriptName
    }

    /// Size and leading at a reader's text size, in points.
    public func metrics(at category: SizeCategory = .large) -> Metrics {
        guard let relativeTo else {
            let size = bounded(size)
            return Metrics(size: size, leading: DynamicType.halfPoints(size * lineHeight))
        }
        var metrics = DynamicType.scaled(size, relativeTo: relativeTo, at: category)
        let unbounded = metrics.size
        metrics.size = bounded(unbounded)
        if !leadingFollowsTextStyle {
            metrics.leading = DynamicType.halfPoints(metrics.size * lineHeight)
        } else if metrics.size != unbounded, unbounded > 0 {
            // The leading of the style is meant for its size; a limit that changes one changes the other.
            metrics.leading = DynamicType.halfPoints(metrics.leading * metrics.size / unbounded)
        }
        return metrics
    }

    /// Whether WCAG calls the text large at a reader's text size.
    public func isLargeText(at category: SizeCategory = .large) -> Bool {
        LargeText.covers(size: metrics(at: category).size, weight: weight)
    }

    private func bounded(_ size: Double) -> Double {
        // Where the limits cross, the largest size wins.
        min(max(size, minSize ?? -.infinity), maxSize ?? .infinity)
    }
}

extension FontStyle {
    /// The style of the typography token at a path; nil when there is none.
    package init?(_ path: TokenPath, in tokens: any ThemeTokens) {
        guard let typography = tokens.value(path)?.typography else { return nil }
        self.init(typography, tokens.styleData(path))
    }

    /// A style with what the format has no room for.
    package init(_ typography: Typography, _ data: StyleData) {
        self.init(
            families: typography.fontFamily, size: typography.fontSize.points(), weight: typography.fontWeight.number,
            letterSpacing: typography.letterSpacing.points(), lineHeight: typography.lineHeight,
            relativeTo: data.relativeTo, leadingFollowsTextStyle: data.leadingFollowsTextStyle, minSize: data.minSize,
            maxSize: data.maxSize, isItalic: data.isItalic, weightName: data.weightName ?? typography.fontWeight.name,
            postScriptName: data.postScriptName)
    }
}
