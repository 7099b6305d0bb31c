extension StateViewArrangement {
    /// Lengths on the four sides.
    public struct Sides<Length: Sendable & Hashable>: Sendable, Hashable {
        /// At the top.
        public var top: Length
        /// At the edge where lines begin.
        public var leading: Length
        /// At the bottom.
        public var bottom: Length
        /// At the edge where lines end.
        public var trailing: Length

        /// A length for each side.
        public init(top: Length, leading: Length, bottom: Length, trailing: Length) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }

        /// The same by the names of `UIEdgeInsets`.
        /// - Parameters:
        ///   - left: at the leading edge.
        ///   - right: at the trailing edge.
        public init(top: Length, left: Length, bottom: Length, right: Length) {
            self.init(top: top, leading: left, bottom: bottom, trailing: right)
        }

        /// The same length on all sides.
        public init(_ all: Length) {
            self.init(top: all, leading: all, bottom: all, trailing: all)
        }
    }

    /// Lengths on the four sides: points, or tokens of the theme that hold them.
    public typealias EdgeInsets = Sides<StateViewStyle.Length>
}

extension StateViewArrangement.Sides: Codable where Length: Codable {}

extension StateViewArrangement.Sides where Length == StateViewStyle.Length {
    /// No space on any side.
    public static var zero: Self { Self(.points(0)) }

    /// The paths of the tokens, each once, from the top round to the trailing edge.
    package var tokens: [String] {
        var paths: [String] = []
        for case .token(let path) in [top, leading, bottom, trailing] where !paths.contains(path) {
            paths.append(path)
        }
        return paths
    }
}

extension ResolvedStateView {
    /// Lengths on the four sides, in points.
    public typealias Insets = StateViewArrangement.Sides<Double>
}

extension StateViewArrangement.Sides where Length == Double {
    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.init(top: top, left: leading, bottom: bottom, right: trailing)
    }

    /// The lengths in points.
    /// - Parameter points: gives those of a token; nil for one that is not there.
    /// - Returns: nil where a token is not there.
    init?(_ insets: StateViewArrangement.EdgeInsets, points: (String) -> Double?) {
        func length(_ length: StateViewStyle.Length) -> Double? {
            switch length {
            case .points(let value): value
            case .token(let path): points(path)
            }
        }
        guard let top = length(insets.top), let leading = length(insets.leading),
            let bottom = length(insets.bottom),
            let trailing = length(insets.trailing)
        else { return nil }
        self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}
