/// A text style of iOS: the curve along which a font grows with the reader's text size.
public enum TextStyle: String, CaseIterable, Sendable, Hashable, Codable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption1
    case caption2

    /// The style of a name of UIKit or of SwiftUI, which calls title1 `title` and caption1 `caption`.
    public init?(name: String) {
        switch name {
        case "title": self = .title1
        case "caption": self = .caption1
        default: self.init(rawValue: name)
        }
    }

    /// The weight that the platform gives the style.
    public var weight: Double { self == .headline ? 600 : 400 }
}
