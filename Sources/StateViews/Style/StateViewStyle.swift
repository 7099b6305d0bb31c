/// Puts two styles one upon the other: where both set a property, the right one counts.
infix operator <> : StyleComposition

precedencegroup StyleComposition {
    associativity: left
    higherThan: ComparisonPrecedence
    lowerThan: NilCoalescingPrecedence
}

/// A part of the look of a view: what it does not set is left as it is.
///
/// Composition is associative, and the empty style changes nothing.
/// Source: state-views.md 4.5 (ST-1 to ST-4).
public struct StateViewStyle: Sendable, Hashable {
    package var values: [StyleProperty: StyleValue]

    /// A style that sets nothing.
    public init() {
        values = [:]
    }

    package init(_ values: [StyleProperty: StyleValue]) {
        self.values = values
    }

    /// Sets what the left style sets, then what the right one does.
    public static func <> (left: StateViewStyle, right: StateViewStyle) -> StateViewStyle {
        StateViewStyle(left.values.merging(right.values) { _, right in right })
    }

    package subscript(property: StyleProperty) -> StyleValue? {
        get { values[property] }
        set { values[property] = newValue }
    }
}

extension StateViewStyle {
    /// Who set a property. A later layer counts more.
    public enum Layer: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
        /// The theme for all profiles and brands.
        case base
        case profile
        case brand
        /// What the app sets for all views.
        case documentDefault
        case definition
        case callSite

        /// Whether the layer on the left gives way to the other.
        public static func < (left: Layer, right: Layer) -> Bool { left.order < right.order }

        private var order: Int {
            switch self {
            case .base: 0
            case .profile: 1
            case .brand: 2
            case .documentDefault: 3
            case .definition: 4
            case .callSite: 5
            }
        }
    }
}
