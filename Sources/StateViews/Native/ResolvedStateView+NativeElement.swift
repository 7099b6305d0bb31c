extension ResolvedStateView {
    /// An element of a platform's own view, with what it says and the elements in it.
    public struct NativeElement: Sendable, Hashable {
        /// The name on the platform, such as `Label` or `h3`.
        public let name: String
        /// What is between the tags; nil for an element of children.
        public let text: String?
        /// By their names, as the platform spells them; values are not yet escaped.
        public let attributes: [String: String]
        /// The elements inside, in their order.
        public let children: [NativeElement]

        /// The attributes in the order of their names.
        package var sortedAttributes: [(key: String, value: String)] { attributes.sorted { $0.key < $1.key } }

        init(
            _ name: String, _ text: String? = nil, _ attributes: [String: String] = [:], children: [NativeElement] = []
        ) {
            self.name = name
            self.text = text
            self.attributes = attributes
            self.children = children
        }
    }

    /// A view of a platform that can stand in for a state view.
    public enum NativeView: String, Sendable, Hashable, CaseIterable, Codable {
        /// SwiftUI, from iOS 17 and macOS 14.
        case contentUnavailableView
        /// `UIContentUnavailableConfiguration` of UIKit, from iOS 17.
        case contentUnavailableConfiguration
        /// A centred column of Jetpack Compose.
        case compose
        case html
    }
}
