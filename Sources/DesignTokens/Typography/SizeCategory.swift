/// The text size that a reader has chosen, from small to large. `L` is what a new device has.
public enum SizeCategory: String, CaseIterable, Sendable, Hashable, Codable, Comparable {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibility1 = "AX1"
    case accessibility2 = "AX2"
    case accessibility3 = "AX3"
    case accessibility4 = "AX4"
    case accessibility5 = "AX5"

    /// Reads the short name in any case, or the identifier of UIKit such as `UICTContentSizeCategoryAccessibilityM`.
    public init?(name: String) {
        let prefix = "UICTContentSizeCategory"
        guard name.hasPrefix(prefix) else {
            self.init(rawValue: name.uppercased())
            return
        }
        let rest = name.dropFirst(prefix.count)
        guard let category = Self.allCases.first(where: { $0.identifierSuffix == rest }) else { return nil }
        self = category
    }

    /// The identifier of UIKit.
    public var identifier: String { "UICTContentSizeCategory" + identifierSuffix }

    /// Whether it is one of the five sizes for people who need very large text.
    public var isAccessibility: Bool { self >= .accessibility1 }

    /// The position in the order of sizes, from 0.
    package var index: Int {
        switch self {
        case .extraSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .extraLarge: 4
        case .extraExtraLarge: 5
        case .extraExtraExtraLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }

    /// Whether the text on the left is the smaller one.
    public static func < (left: SizeCategory, right: SizeCategory) -> Bool { left.index < right.index }

    private var identifierSuffix: String {
        switch self {
        case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: rawValue
        case .accessibility1: "AccessibilityM"
        case .accessibility2: "AccessibilityL"
        case .accessibility3: "AccessibilityXL"
        case .accessibility4: "AccessibilityXXL"
        case .accessibility5: "AccessibilityXXXL"
        }
    }
}
