package import L10nSource

extension PlaceholderIssue {
    /// The exact cause, finer than the rule: the names of section 5 of the reference on formats.
    package enum Cause: String, Hashable, Sendable, CaseIterable {
        // Of one text
        case positionZero = "position-zero"
        case positionRange = "position-range"
        case numberOverflow = "number-overflow"
        case positionGap = "position-gap"
        case mixedNumbering = "mixed-numbering"
        case unnumberedSpecifiers = "unnumbered-specifiers"
        case unknownConversion = "unknown-conversion"
        case oddPercent = "odd-percent"
        case unescapedPercent = "unescaped-percent"
        case danglingPercent = "dangling-percent"
        case localizedPercent = "localized-percent"
        case localizedDigit = "localized-digit"
        case damaged = "damaged-placeholder"
        case percentN = "percent-n"
        case cString = "c-string"
        case pointer
        case starWidth = "star-width"
        case conversionObsolete = "conversion-obsolete"
        case lengthIgnored = "length-ignored"
        case widthIgnored = "width-ignored"
        case percentArg = "percent-arg"
        case longDouble = "long-double"
        case positionTypeConflict = "position-type-conflict"
        case malformedVariable = "malformed-variable"
        case variableName = "variable-name"
        // Of two texts
        /// An argument of the source is not shown; its range is empty at 0, and `counterpart` tells where it was.
        case missing = "missing-placeholder"
        case numberDropped = "number-dropped"
        case extra = "extra-placeholder"
        /// A placeholder where the source text takes no argument at all.
        case unasked = "unasked-placeholder"
        case renamed
        case tooFewArguments = "too-few-arguments"
        case type
        case size
        case signOrRadix = "sign-or-radix"
        case truncates
        case integerWidth = "integer-width"
        case sizeOnWatch = "size-on-watch"
        case floatStyle = "float-style"
        case starDiffers = "star-differs"
        case variableDiffers = "variable-differs"
        case flagsDiffer = "flags-differ"
        case variantPlaceholders = "variant-placeholders"
        // Of either
        case tooManyPlaceholders = "too-many-placeholders"
    }
}

extension PlaceholderIssue.Cause {
    /// The rule of the catalogue; nil for causes that are worth knowing only.
    package var rule: Rule? {
        switch self {
        case .positionZero, .positionRange, .numberOverflow: .invalidPlaceholderIndex
        case .positionGap: .placeholderIndexGap
        case .mixedNumbering: .mixedPlaceholderNumbering
        case .unnumberedSpecifiers: .unnumberedPlaceholders
        case .unknownConversion, .oddPercent: .unknownConversion
        case .unescapedPercent, .danglingPercent: .unescapedPercent
        case .localizedPercent, .localizedDigit: .lookalikePlaceholder
        case .damaged: .damagedPlaceholder
        case .percentN, .cString, .pointer, .starWidth, .conversionObsolete, .lengthIgnored, .starDiffers:
            .riskyConversion
        case .percentArg: .misplacedArgPlaceholder
        case .longDouble, .positionTypeConflict, .type, .size, .signOrRadix, .truncates, .sizeOnWatch, .floatStyle,
            .variableDiffers:
            .placeholderTypeMismatch
        case .malformedVariable: .undefinedVariable
        case .variableName: .unsafeVariableName
        case .missing: .missingPlaceholder
        case .numberDropped: .numberDroppedInPlural
        case .extra, .unasked, .renamed, .tooFewArguments: .extraPlaceholder
        case .integerWidth: .narrowIntegerPlaceholder
        case .variantPlaceholders: .variantPlaceholderMismatch
        case .tooManyPlaceholders: .inputLimitExceeded
        case .widthIgnored, .flagsDiffer: nil
        }
    }

    /// The severity where the role of the text does not change it.
    package var severity: Severity {
        switch self {
        case .percentN, .starDiffers: .error
        case .missing, .signOrRadix, .truncates: .warning
        case .sizeOnWatch, .floatStyle: .note
        case .positionZero, .positionRange, .numberOverflow, .positionGap, .mixedNumbering, .unnumberedSpecifiers,
            .unknownConversion, .oddPercent, .unescapedPercent, .danglingPercent, .localizedPercent, .localizedDigit,
            .damaged, .cString, .pointer, .starWidth, .conversionObsolete, .lengthIgnored, .widthIgnored, .percentArg,
            .longDouble, .positionTypeConflict, .malformedVariable, .variableName, .numberDropped, .extra, .unasked,
            .renamed, .tooFewArguments, .type, .size, .integerWidth, .variableDiffers, .flagsDiffer,
            .variantPlaceholders, .tooManyPlaceholders:
            rule?.severity ?? .note
        }
    }

    /// Whether it is information that is off unless somebody asks for it ("I" in the reference).
    package var isOffByDefault: Bool { [.floatStyle, .widthIgnored, .flagsDiffer].contains(self) }
}
