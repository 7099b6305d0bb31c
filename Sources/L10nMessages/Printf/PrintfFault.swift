package import L10nSource

/// Something behind a percent sign that is no specifier, or one that no argument list can serve.
package struct PrintfFault: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A letter that is no conversion (PF-9, PF-10).
        case unknownConversion
        /// A percent sign with something between it and its twin, such as `%5%` (PF-11).
        case oddPercent
        /// The text ends before a conversion (PF-12).
        case dangling
        /// `%0$@`: no argument is read (PF-5).
        case positionZero
        /// A position above 127 (PF-4).
        case positionRange
        /// A width, precision or position that no 32-bit integer holds (PF-8).
        case numberOverflow
        /// A digit outside ASCII (PF-15).
        case localizedDigit
        /// `%#@name` without its end, `%#1$@name@`, or the bracket form `%[name]@` (PF-35, SD-18).
        case malformedVariable

        /// Whether nobody writes it in prose: a percent sign with a dollar sign or a name.
        package var isMeant: Bool {
            switch self {
            case .positionZero, .positionRange, .malformedVariable: true
            case .unknownConversion, .oddPercent, .dangling, .numberOverflow, .localizedDigit: false
            }
        }
    }

    package var kind: Kind
    /// What CoreFoundation drops, replaces or refuses, from the percent sign on.
    package var range: SourceRange
    /// The character that cannot stand there.
    package var letter: Unicode.Scalar?
    /// The specifier that was meant, as far as it could be read.
    package var attempt: PrintfSpecifier
    /// Whether `attempt` has its conversion and `range` covers it whole, as for `%'d` and `%0$@`.
    package var isComplete: Bool
}

/// What stands at a percent sign.
package enum PrintfItem: Hashable, Sendable {
    /// `%%`, which prints one percent sign.
    case percent(SourceRange)
    case specifier(PrintfSpecifier)
    case fault(PrintfFault)

    package var range: SourceRange {
        switch self {
        case .percent(let range): range
        case .specifier(let specifier): specifier.range
        case .fault(let fault): fault.range
        }
    }
}
