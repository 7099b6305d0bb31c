/// How bad a finding is.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Worth knowing.
    case note
    /// Probably wrong, or will break on the next change.
    case warning
    /// A user would see something wrong, or data is lost.
    case error

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
