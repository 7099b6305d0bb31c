public import L10nLocale
import L10nLookup

extension ResolvedStateView {
    /// What assistive techniques are told about one part of a view.
    ///
    /// Source: state-views.md 4.3 (MD-8), C-1, C-2 and section 8.
    public struct AccessibilityNode: Sendable, Hashable, Codable {
        /// What a part is to those who cannot see it.
        public enum Role: Sendable, Hashable, Codable {
            case heading(level: Int)
            case staticText
            case button
            case image
            /// Buttons that follow, as one thing.
            case group
            case progress

            /// The name in reports.
            public var name: String {
                switch self {
                case .heading: "heading"
                case .staticText: "staticText"
                case .button: "button"
                case .image: "image"
                case .group: "group"
                case .progress: "progress"
                }
            }
        }

        /// How soon something is announced that appears.
        public enum Politeness: String, Sendable, Hashable, CaseIterable, Codable {
            /// After what is being read.
            case polite
            /// At once.
            case assertive
        }

        /// What the part is.
        public let role: Role
        /// What the node stands for, such as `title` or `image`.
        public let part: String
        /// What is read; nil for a part that is hidden.
        public let name: String?
        /// Of what is read; nil for a part without a text.
        public let language: LanguageTag?
        /// Of what is read; nil for a part without a text.
        public let direction: TextDirection?
        /// Whether it cannot be used at the moment.
        public internal(set) var isDisabled = false
        /// What is said after the name, such as why a button cannot be used.
        public internal(set) var hint: String?
        /// How the node is announced when the view appears; nil for one that is not.
        public internal(set) var live: Politeness?

        /// Whether assistive techniques are not told of the part.
        public var isHidden: Bool { name == nil }

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
}
