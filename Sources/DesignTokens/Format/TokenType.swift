internal import L10nSource

/// The types of tokens, by their names in `$type`.
///
/// Source: Design Tokens Format Module 2025.10, sections 8 and 9.
package enum TokenType: String, CaseIterable, Sendable, Hashable, Codable {
    case color
    case dimension
    case fontFamily
    case fontWeight
    case duration
    case cubicBezier
    case number
    case strokeStyle
    case border
    case transition
    case shadow
    case gradient
    case typography
}

/// How much of older syntax a reader accepts.
package enum TokenDialect: String, Sendable, Hashable, Codable {
    /// The format 2025.10 and nothing else; older syntax is read all the same, and is an error.
    case strict
    /// Comments, trailing commas and the syntax of older drafts are warnings with fixes.
    case lenient
    /// That of Style Dictionary, which a project has to declare: `value`, texts as values, and types that only a value
    /// tells. None of that is reported (TL-1, TL-2).
    case styleDictionary = "style-dictionary"

    /// How bad older syntax is.
    var legacySeverity: Severity {
        switch self {
        case .strict: .error
        case .lenient, .styleDictionary: .warning
        }
    }
}
