/// How a line is drawn.
package enum StrokeStyle: Sendable, Hashable {
    package enum Keyword: String, Sendable, Hashable, Codable, CaseIterable {
        case solid, dashed, dotted, double, groove, ridge, outset, inset
    }

    package enum LineCap: String, Sendable, Hashable, Codable, CaseIterable {
        case round, butt, square
    }

    case keyword(Keyword)
    /// Lengths of dashes and gaps in turn, never empty; an odd number of them is repeated.
    case dashes([Dimension], lineCap: LineCap)
}

package struct Border: Sendable, Hashable {
    package var color: ColorValue
    package var width: Dimension
    package var style: StrokeStyle

    package init(color: ColorValue, width: Dimension, style: StrokeStyle) {
        self.color = color
        self.width = width
        self.style = style
    }
}

package struct Transition: Sendable, Hashable {
    package var duration: TokenDuration
    package var delay: TokenDuration
    package var timingFunction: CubicBezier

    package init(duration: TokenDuration, delay: TokenDuration, timingFunction: CubicBezier) {
        self.duration = duration
        self.delay = delay
        self.timingFunction = timingFunction
    }
}

/// One layer of a shadow.
package struct Shadow: Sendable, Hashable {
    package var color: ColorValue
    package var offsetX: Dimension
    package var offsetY: Dimension
    package var blur: Dimension
    package var spread: Dimension
    package var isInset: Bool

    package init(
        color: ColorValue, offsetX: Dimension, offsetY: Dimension, blur: Dimension, spread: Dimension, isInset: Bool
    ) {
        self.color = color
        self.offsetX = offsetX
        self.offsetY = offsetY
        self.blur = blur
        self.spread = spread
        self.isInset = isInset
    }
}

package struct GradientStop: Sendable, Hashable {
    package var color: ColorValue
    /// From 0 to 1.
    package var position: Double

    package init(color: ColorValue, position: Double) {
        self.color = color
        self.position = position
    }
}

/// The style of a text. What the format has no room for stands in vendor data.
package struct Typography: Sendable, Hashable {
    /// Families in order of preference; never empty.
    package var fontFamily: [String]
    package var fontSize: Dimension
    package var fontWeight: FontWeight
    package var letterSpacing: Dimension
    /// Baseline to baseline, as a multiple of the size.
    package var lineHeight: Double

    package init(
        fontFamily: [String], fontSize: Dimension, fontWeight: FontWeight, letterSpacing: Dimension, lineHeight: Double
    ) {
        self.fontFamily = fontFamily
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
    }
}
