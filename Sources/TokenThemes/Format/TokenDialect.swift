package import L10nSource

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
    package var legacySeverity: Severity {
        switch self {
        case .strict: .error
        case .lenient, .styleDictionary: .warning
        }
    }
}
