package import L10nMessages
package import L10nSource

/// How a placeholder of a translation reads an argument of the source text: one step of the lattice PF-43 to PF-53.
///
/// The cases stand in the order of the harm that they do.
package enum ArgumentRelation: Int, Hashable, Sendable, Comparable {
    /// The same value, read the same way.
    case same
    /// Another form of a fraction: `%f` and `%e` (PF-44).
    case floatStyle
    /// `%ld` and `%lld`: equal except on 32-bit watches (PF-46).
    case sizeOnWatch
    /// 32 bits of 64 are read: right for small numbers (F-28, DEC-6).
    case narrower
    /// The same bits with another sign or in another base (PF-45).
    case signOrRadix
    /// 8 or 16 bits are read, or shown although fewer were promised (PF-48).
    case truncates
    /// More bits are read than were passed (PF-47).
    case size
    /// Something else is read (PF-49 to PF-51).
    case type

    /// - Parameters:
    ///   - source: what the argument is.
    ///   - other: what the translation reads.
    package init(from source: ArgumentType, to other: ArgumentType) {
        self = .same
        if source == other || source.kind == .unknown || other.kind == .unknown { return }
        if source.kind.isInteger, other.kind.isInteger {
            self = Self.integers(source, other)
        } else if source.kind.isFloating, other.kind.isFloating {
            self = source.size == other.size ? .floatStyle : .type
        } else if source.kind == .substitutionValue || other.kind == .substitutionValue {
            let both = source.kind.isCountable && other.kind.isCountable
            self = both ? .same : .type
        } else if source.kind != other.kind {
            self = .type
        }
    }

    private static func integers(_ source: ArgumentType, _ other: ArgumentType) -> ArgumentRelation {
        let bits = (source: source.size.bits, other: other.size.bits)
        // The rest would be read from whatever stands behind.
        if bits.other > 32, bits.source <= 32 { return .size }
        if (source.size == .longDouble) != (other.size == .longDouble) { return .size }
        // C passes 8 and 16 bits as 32, so that reading fewer or more of those misreads nothing else.
        if bits.other < 32, bits.other != bits.source { return .truncates }
        if source.kind != other.kind { return .signOrRadix }
        if bits.source < 32, bits.other == 32 { return .truncates }
        if bits.other < bits.source { return .narrower }
        return (source.size == .long) == (other.size == .long) ? .same : .sizeOnWatch
    }

    /// The finding that it is; nil when nothing is wrong.
    package var cause: PlaceholderIssue.Cause? {
        switch self {
        case .same: nil
        case .floatStyle: .floatStyle
        case .sizeOnWatch: .sizeOnWatch
        case .narrower: .integerWidth
        case .signOrRadix: .signOrRadix
        case .truncates: .truncates
        case .size: .size
        case .type: .type
        }
    }

    package var severity: Severity? { cause?.severity }

    package static func < (left: ArgumentRelation, right: ArgumentRelation) -> Bool { left.rawValue < right.rawValue }
}
