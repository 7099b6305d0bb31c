package import L10nSource

/// What is wrong with a text in ICU's notation, where, and what to do.
package struct ICUMessageFault: Error, Hashable, Sendable {
    package enum Cause: String, Hashable, Sendable, CaseIterable {
        case unclosedArgument = "unclosed-argument"
        case missingName = "missing-name"
        case invalidName = "invalid-name"
        case invalidNumberName = "invalid-number-name"
        case unexpectedText = "unexpected-text"
        case missingType = "missing-type"
        case unknownType = "unknown-type"
        case missingCases = "missing-cases"
        case unclosedQuotation = "unclosed-quotation"
        case unclosedStyle = "unclosed-style"
        case invalidStyle = "invalid-style"
        case expectedCase = "expected-case"
        case missingCaseText = "missing-case-text"
        case invalidNumber = "invalid-number"
        case misplacedOffset = "misplaced-offset"
        case missingOther = "missing-other"
        case invalidLimit = "invalid-limit"
        case tooDeep = "too-deep"
        /// A second case with the same key, which is never chosen.
        case duplicateCase = "duplicate-case"
        /// A word of a plural that is no category of any language, so that it is never chosen.
        case unknownCategory = "unknown-category"
        /// The language has a category that no case is for, so that its numbers read the case `other`.
        case missingCategory = "missing-category"
        /// A category that no number of the language has.
        case unusedCategory = "unused-category"
        /// An argument that is a number at one place and a text or a moment at another.
        case typeMismatch = "type-mismatch"
        /// A closing brace that closes nothing; it is text.
        case unmatchedBrace = "unmatched-brace"
        /// A quotation that runs to the end of the text.
        case openQuotation = "open-quotation"

        /// Whether the text still has a meaning.
        package var isHarmless: Bool {
            switch self {
            case .duplicateCase, .unknownCategory, .missingCategory, .unusedCategory, .typeMismatch, .unmatchedBrace,
                .openQuotation:
                true
            case .unclosedArgument, .missingName, .invalidName, .invalidNumberName, .unexpectedText, .missingType,
                .unknownType, .missingCases, .unclosedQuotation, .unclosedStyle, .invalidStyle, .expectedCase,
                .missingCaseText, .invalidNumber, .misplacedOffset, .missingOther, .invalidLimit, .tooDeep:
                false
            }
        }
    }

    package var cause: Cause
    /// The innermost place.
    package var range: SourceRange
    /// What is wrong; what to do.
    package var message: String

    package init(_ cause: Cause, _ range: SourceRange, _ message: String) {
        self.cause = cause
        self.range = range
        self.message = message
    }

    /// The rule that it belongs to.
    package var rule: RuleID {
        switch cause {
        case .tooDeep: "input-limit-exceeded"
        case .unmatchedBrace: "damaged-placeholder"
        case .openQuotation: "swallowed-apostrophe"
        case .unknownCategory: "unknown-plural-category"
        case .missingOther: "missing-other-category"
        case .missingCategory: "missing-plural-category"
        case .unusedCategory: "unused-plural-category"
        case .typeMismatch: "placeholder-type-mismatch"
        case .unclosedArgument, .missingName, .invalidName, .invalidNumberName, .unexpectedText, .missingType,
            .unknownType, .missingCases, .unclosedQuotation, .unclosedStyle, .invalidStyle, .expectedCase,
            .missingCaseText, .invalidNumber, .misplacedOffset, .invalidLimit, .duplicateCase:
            "message-syntax-error"
        }
    }

    package var severity: Severity {
        switch cause {
        case .unknownCategory, .unusedCategory, .unmatchedBrace, .openQuotation: .warning
        case .duplicateCase, .missingCategory, .typeMismatch, .unclosedArgument, .missingName, .invalidName,
            .invalidNumberName, .unexpectedText, .missingType, .unknownType, .missingCases, .unclosedQuotation,
            .unclosedStyle, .invalidStyle, .expectedCase, .missingCaseText, .invalidNumber, .misplacedOffset,
            .missingOther, .invalidLimit, .tooDeep:
            .error
        }
    }
}
