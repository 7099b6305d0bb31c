import L10nCatalog
package import L10nLocale

/// What assistive techniques are told about one part of a view.
///
/// Source: state-views.md C-2, section 8: the title is a heading and read first, pictures are decoration.
package struct AccessibilityNode: Sendable, Hashable {
    package enum Role: Sendable, Hashable {
        case heading(level: Int)
        case staticText
        case button
        case image

        package var name: String {
            switch self {
            case .heading: "heading"
            case .staticText: "staticText"
            case .button: "button"
            case .image: "image"
            }
        }
    }

    package let role: Role
    /// What the node stands for, such as `title` or `image`.
    package let part: String
    /// What is read; nil for a part that is hidden.
    package let name: String?
    package let language: LanguageTag?
    package let direction: TextDirection?

    package var isHidden: Bool { name == nil }

    /// A part that is read.
    init(_ role: Role, _ part: String, of text: ResolvedText) {
        self.role = role
        self.part = part
        name = text.text
        language = text.language
        direction = text.direction
    }

    /// A part that nobody needs to be told of.
    init(hidden role: Role, _ part: String) {
        self.role = role
        self.part = part
        name = nil
        language = nil
        direction = nil
    }
}
