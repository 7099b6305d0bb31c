/// The types that exported Swift source needs; the same text for every theme.
enum SwiftSupport {
    static let text = """
        #if canImport(UIKit)
        import UIKit
        #endif

        /// The name of a token that has values of one type.
        public struct TokenKey<Value: Sendable>: Hashable, Sendable {
            public let path: String

            public init(_ path: String) { self.path = path }
        }

        /// The values of a token for every scheme and contrast.
        public struct AdaptiveToken<Value: Sendable>: Sendable {
            public let light: Value
            public let dark: Value
            public let lightIncreasedContrast: Value
            public let darkIncreasedContrast: Value

            public func value(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> Value {
                switch (scheme == .dark, contrast == .increased) {
                case (false, false): light
                case (true, false): dark
                case (false, true): lightIncreasedContrast
                case (true, true): darkIncreasedContrast
                }
            }
        }

        /// The tokens of one brand, or of another choice that is not made by the scheme and the contrast.
        public struct TokenTheme: Sendable {
            private var values: [String: any Sendable] = [:]

            init() {}

            /// The values of a token; nil when this theme does not have it in every scheme and contrast.
            public subscript<Value>(_ key: TokenKey<Value>) -> AdaptiveToken<Value>? {
                values[key.path] as? AdaptiveToken<Value>
            }

            mutating func set<Value: Sendable>(_ path: String, _ value: Value) {
                values[path] = AdaptiveToken(
                    light: value, dark: value, lightIncreasedContrast: value, darkIncreasedContrast: value)
            }

            /// Light, dark, and both with increased contrast.
            mutating func set<Value: Sendable>(_ path: String, each found: [Value?]) {
                let all = found.compactMap { $0 }
                guard all.count == 4 else { return }
                values[path] = AdaptiveToken(
                    light: all[0], dark: all[1], lightIncreasedContrast: all[2], darkIncreasedContrast: all[3])
            }
        }

        /// A color by its components.
        public struct TokenColor: Hashable, Sendable {
            public enum Space: Hashable, Sendable {
                case sRGB
                case displayP3
            }

            public let space: Space
            public let red: Double
            public let green: Double
            public let blue: Double
            public let opacity: Double

            public init(_ space: Space, _ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
                self.space = space
                self.red = red
                self.green = green
                self.blue = blue
                self.opacity = opacity
            }

            public var color: Color {
                Color(space == .sRGB ? .sRGB : .displayP3, red: red, green: green, blue: blue, opacity: opacity)
            }

            #if canImport(UIKit)
            public var uiColor: UIColor {
                switch space {
                case .sRGB: UIColor(red: red, green: green, blue: blue, alpha: opacity)
                case .displayP3: UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
                }
            }
            #endif
        }

        #if canImport(UIKit) && !os(watchOS)
        extension AdaptiveToken where Value == TokenColor {
            /// Follows the scheme and the contrast of where it is shown.
            public var uiColor: UIColor {
                UIColor { traits in
                    value(
                        traits.userInterfaceStyle == .dark ? .dark : .light,
                        traits.accessibilityContrast == .high ? .increased : .standard
                    ).uiColor
                }
            }

            /// Follows the scheme and the contrast of where it is shown.
            public var color: Color { Color(uiColor: uiColor) }
        }
        #endif

        /// The style of a text; lengths are in points at the text size Large.
        public struct TokenFont: Hashable, Sendable {
            public let families: [String]
            public let size: CGFloat
            /// From 1 to 1000.
            public let weight: Double
            public let letterSpacing: CGFloat
            /// Baseline to baseline, as a multiple of the size.
            public let lineHeight: Double
            /// The style whose size it follows; nil for a text that does not scale.
            public let textStyle: Font.TextStyle?
            public internal(set) var isItalic = false

            /// The font of the first family; that of the system has the size of its text style.
            public var font: Font {
                let name = families.first ?? "system-ui"
                let font =
                    if name == "system-ui" {
                        textStyle.map { Font.system($0) } ?? Font.system(size: size)
                    } else {
                        textStyle.map { Font.custom(name, size: size, relativeTo: $0) }
                            ?? Font.custom(name, fixedSize: size)
                    }
                return isItalic ? font.weight(fontWeight).italic() : font.weight(fontWeight)
            }

            /// The nearest weight that has a name.
            public var fontWeight: Font.Weight {
                switch weight {
                case ..<150: .ultraLight
                case ..<250: .thin
                case ..<350: .light
                case ..<450: .regular
                case ..<550: .medium
                case ..<650: .semibold
                case ..<750: .bold
                case ..<850: .heavy
                default: .black
                }
            }
        }

        /// How an animation proceeds: two points that shape a curve from (0, 0) to (1, 1).
        public struct TokenCurve: Hashable, Sendable {
            public let x1: Double
            public let y1: Double
            public let x2: Double
            public let y2: Double

            public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
                (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
            }
        }

        /// How a line is drawn.
        public enum TokenStroke: Hashable, Sendable {
            public enum LineCap: Hashable, Sendable { case round, butt, square }

            case solid, dashed, dotted, double, groove, ridge, outset, inset
            /// Lengths of dashes and gaps in turn.
            case dashes([CGFloat], lineCap: LineCap)
        }

        public struct TokenBorder: Hashable, Sendable {
            public let color: TokenColor
            public let width: CGFloat
            public let style: TokenStroke
        }

        /// Times are in seconds.
        public struct TokenTransition: Hashable, Sendable {
            public let duration: Double
            public let delay: Double
            public let curve: TokenCurve
        }

        /// One layer of a shadow.
        public struct TokenShadow: Hashable, Sendable {
            public let color: TokenColor
            public let x: CGFloat
            public let y: CGFloat
            public let blur: CGFloat
            public let spread: CGFloat
            public let isInset: Bool
        }

        public struct TokenGradientStop: Hashable, Sendable {
            public let color: TokenColor
            /// From 0 to 1.
            public let position: Double
        }

        """
}
