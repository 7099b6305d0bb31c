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
        /// Colons with no skeleton behind them: numbers are shown as without, dates as nothing.
        case emptySkeleton = "empty-skeleton"
        /// A plural whose number is shown by a skeleton, for which ICU chooses another case than the digits ask for.
        case skeletonCategory = "skeleton-category"
        case expectedCase = "expected-case"
        case missingCaseText = "missing-case-text"
        case invalidNumber = "invalid-number"
        case misplacedOffset = "misplaced-offset"
        case missingOther = "missing-other"
        /// A choice by words without the case `other`.
        case missingDefault = "missing-default"
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
        /// A quotation around an argument, which is shown as it is written.
        case quotedArgument = "quoted-argument"
        /// Apostrophes around nothing that has a meaning, where all of them quote, so that they are not shown.
        case lostApostrophe = "lost-apostrophe"
        /// A case that several numbers choose does not show the number.
        case droppedNumber = "dropped-number"
        /// A case that several numbers choose does not use an argument that the case `other` uses.
        case unevenCase = "uneven-case"
        /// More choices inside one another, or side by side, than a translator can follow.
        case tooManyChoices = "too-many-choices"
        /// A choice with a part of a sentence around it.
        case cutSentence = "cut-sentence"
        /// A type that other readers than ICU do not know, or that is advised against.
        case legacyType = "legacy-type"
        /// An argument that the source text shows and the translation does not.
        case missingArgument = "missing-argument"
        /// An argument that the source text does not have.
        case extraArgument = "extra-argument"
        /// An argument that the source text reads as another type.
        case otherType = "other-type"
        /// Cases of a choice by words that are not those of the source text.
        case otherCases = "other-cases"
        /// The source text varies by a number, and the translation does not.
        case missingPlural = "missing-plural"

        /// Whether the text still has a meaning.
        package var isHarmless: Bool {
            switch self {
            case .duplicateCase, .unknownCategory, .missingCategory, .unusedCategory, .typeMismatch, .unmatchedBrace,
                .openQuotation, .quotedArgument, .lostApostrophe, .droppedNumber, .unevenCase,
                .tooManyChoices, .cutSentence, .legacyType, .missingArgument, .extraArgument, .otherType,
                .otherCases, .missingPlural, .emptySkeleton, .skeletonCategory:
                true
            case .unclosedArgument, .missingName, .invalidName, .invalidNumberName, .unexpectedText, .missingType,
                .unknownType, .missingCases, .unclosedQuotation, .unclosedStyle, .invalidStyle, .expectedCase,
                .missingCaseText, .invalidNumber, .misplacedOffset, .missingOther, .missingDefault, .invalidLimit,
                .tooDeep:
                false
            }
        }

        /// Whether the source text has a say in it.
        package var isDifference: Bool {
            [.missingArgument, .extraArgument, .otherType, .otherCases, .missingPlural].contains(self)
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
    package var rule: Rule {
        switch cause {
        case .tooDeep: .inputLimitExceeded
        case .unmatchedBrace: .damagedPlaceholder
        case .openQuotation, .quotedArgument, .lostApostrophe: .swallowedApostrophe
        case .unknownCategory: .unknownPluralCategory
        case .missingOther: .missingOtherCategory
        case .missingDefault: .missingSelectDefault
        case .missingCategory: .missingPluralCategory
        case .unusedCategory: .unusedPluralCategory
        case .droppedNumber: .numberDroppedInPlural
        case .unevenCase: .variantPlaceholderMismatch
        case .tooManyChoices, .cutSentence: .tangledMessage
        case .legacyType, .skeletonCategory: .riskyConversion
        case .missingArgument: .missingPlaceholder
        case .extraArgument: .extraPlaceholder
        case .typeMismatch, .otherType: .placeholderTypeMismatch
        case .otherCases: .unevenSelectCases
        case .missingPlural: .unevenPluralVariation
        case .unclosedArgument, .missingName, .invalidName, .invalidNumberName, .unexpectedText, .missingType,
            .unknownType, .missingCases, .unclosedQuotation, .unclosedStyle, .invalidStyle, .expectedCase,
            .missingCaseText, .invalidNumber, .misplacedOffset, .invalidLimit, .duplicateCase, .emptySkeleton:
            .messageSyntaxError
        }
    }

    /// How bad it is, where it is not as bad as the rule's findings usually are.
    package var severity: Severity {
        if cause == .legacyType { return .note }
        return [.unknownCategory, .unmatchedBrace, .missingArgument].contains(cause) ? .warning : rule.severity
    }
}

extension [ICUMessageFault] {
    /// Without the word that is no category where it is told as the cause of one that is missing.
    package var eachCauseOnce: [ICUMessageFault] {
        let missing = Set(lazy.filter { $0.cause == .missingCategory }.map(\.range))
        return filter { $0.cause != .unknownCategory || !missing.contains($0.range) }
    }
}
