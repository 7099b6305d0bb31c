extension StateViewArrangement {
    /// Lengths on the four sides: points, or tokens of the theme that hold them.
    public struct EdgeInsets: Sendable, Hashable {
        /// At the top.
        public var top: StateViewStyle.Length
        /// At the edge where lines begin.
        public var leading: StateViewStyle.Length
        /// At the bottom.
        public var bottom: StateViewStyle.Length
        /// At the edge where lines end.
        public var trailing: StateViewStyle.Length

        /// - Parameters:
        ///   - left: at the leading edge.
        ///   - right: at the trailing edge.
        public init(
            top: StateViewStyle.Length, left: StateViewStyle.Length, bottom: StateViewStyle.Length,
            right: StateViewStyle.Length
        ) {
            self.top = top
            leading = left
            self.bottom = bottom
            trailing = right
        }

        /// The same length on all sides.
        public init(_ all: StateViewStyle.Length) {
            self.init(top: all, left: all, bottom: all, right: all)
        }

        /// No space on any side.
        public static let zero = EdgeInsets(.zero)

        /// The paths of the tokens, each once, from the top round to the trailing edge.
        package var tokens: [String] {
            var paths: [String] = []
            for case .token(let path) in [top, leading, bottom, trailing] where !paths.contains(path) {
                paths.append(path)
            }
            return paths
        }
    }
}

extension ResolvedStateView {
    /// Lengths on the four sides, in points.
    public struct Insets: Sendable, Hashable, Codable {
        /// At the top.
        public let top: Double
        /// At the edge where lines begin.
        public let leading: Double
        /// At the bottom.
        public let bottom: Double
        /// At the edge where lines end.
        public let trailing: Double

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

        package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }

        /// The same length on all sides.
        package init(_ all: Double) {
            self.init(top: all, leading: all, bottom: all, trailing: all)
        }
    }
}
