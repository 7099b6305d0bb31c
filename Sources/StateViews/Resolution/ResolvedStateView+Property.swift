public import DesignTokens

extension ResolvedStateView {
    /// Something that a view is drawn with, and who said so.
    ///
    /// Source: state-views.md 4.3 (MD-7) and 4.5 (ST-5).
    public struct Property: Sendable, Hashable, Codable {
        /// The name, such as `title.color`.
        public let name: String
        /// What is drawn.
        public internal(set) var value: Value
        /// The slot's own token, then the tokens that its value is taken from; empty for a value that is no token's.
        package internal(set) var origin: [TokenStep]
        /// The path of the token that the value was asked of; nil for a value that stands in a style or a definition.
        public internal(set) var token: String?
        /// Who set the property.
        public internal(set) var layer: StateViewStyle.Layer
        /// What lower layers had set, the highest first. Definitions of tokens that lost stand in `origin`.
        package internal(set) var lost: [Loss]

        /// A setting that another one replaced.
        package struct Loss: Sendable, Hashable, Codable {
            /// Who set it.
            package let layer: StateViewStyle.Layer
            /// What was set.
            package let value: Value
        }

        /// A value of one of the types that properties have.
        public enum Value: Sendable, Hashable, Codable {
            case color(ColorValue)
            /// Points.
            case length(Double)
            /// Points.
            case insets(Insets)
            /// No limit where there could be one.
            case unlimited
            /// Lines, at most.
            case number(Int)
            /// One of several ways, such as `original`.
            case word(String)
            case flag(Bool)
            /// With size and leading at the reader's text size.
            case font(FontStyle, FontStyle.Metrics)
        }

        init(
            name: String, value: Value, origin: [TokenStep] = [], token: String? = nil, layer: StateViewStyle.Layer
        ) {
            self.name = name
            self.value = value
            self.origin = origin
            self.token = token
            self.layer = layer
            lost = []
        }

        /// Replaces the value; what stood here is remembered as lost.
        mutating func set(
            _ value: Value, origin: [TokenStep] = [], token: String? = nil, by layer: StateViewStyle.Layer
        ) {
            lost.insert(Loss(layer: self.layer, value: self.value), at: 0)
            self.value = value
            self.origin = origin
            self.token = token
            self.layer = layer
        }

        /// The length; nil for another value.
        public var length: Double? { if case .length(let length) = value { length } else { nil } }

        /// The colour; nil for another value.
        public var color: ColorValue? { if case .color(let color) = value { color } else { nil } }
    }
}
