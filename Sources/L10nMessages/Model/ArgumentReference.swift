/// An argument as a text names it.
package enum ArgumentReference: Hashable, Sendable {
    /// From 1.
    case position(Int)
    case name(String)

    /// The highest position that a text can name (PF-4).
    package static let lastPosition = 127

    package var isPosition: Bool {
        switch self {
        case .position: true
        case .name: false
        }
    }
}
