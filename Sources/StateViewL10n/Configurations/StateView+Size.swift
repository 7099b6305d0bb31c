extension StateView {
    /// A width and a height, in points.
    public struct Size: Sendable, Hashable, Codable {
        /// Points.
        public var width: Double
        /// Points.
        public var height: Double

        /// Both in points.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }
}
