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
    package var rule: RuleID? {
        switch self {
        case .positionZero, .positionRange, .numberOverflow: "invalid-placeholder-index"
        case .positionGap: "placeholder-index-gap"
        case .mixedNumbering: "mixed-placeholder-numbering"
        case .unnumberedSpecifiers: "unnumbered-placeholders"
        case .unknownConversion, .oddPercent: "unknown-conversion"
        case .unescapedPercent, .danglingPercent: "unescaped-percent"
        case .localizedPercent, .localizedDigit: "lookalike-placeholder"
        case .damaged: "damaged-placeholder"
        case .percentN, .cString, .pointer, .starWidth, .conversionObsolete, .lengthIgnored, .starDiffers:
            "risky-conversion"
        case .percentArg: "misplaced-arg-placeholder"
        case .longDouble, .positionTypeConflict, .type, .size, .signOrRadix, .truncates, .sizeOnWatch, .floatStyle,
            .variableDiffers:
            "placeholder-type-mismatch"
        case .malformedVariable: "undefined-variable"
        case .variableName: "unsafe-variable-name"
        case .missing: "missing-placeholder"
        case .numberDropped: "number-dropped-in-plural"
        case .extra, .unasked, .renamed, .tooFewArguments: "extra-placeholder"
        case .integerWidth: "narrow-integer-placeholder"
        case .variantPlaceholders: "variant-placeholder-mismatch"
        case .tooManyPlaceholders: "input-limit-exceeded"
        case .widthIgnored, .flagsDiffer: nil
        }
    }

    /// The severity where the role of the text does not change it.
    package var severity: Severity {
        switch self {
        case .positionZero, .positionRange, .numberOverflow, .positionGap, .mixedNumbering, .unknownConversion,
            .oddPercent, .unescapedPercent, .danglingPercent, .localizedPercent, .localizedDigit, .damaged, .percentN,
            .percentArg, .longDouble, .positionTypeConflict, .malformedVariable, .extra, .unasked, .renamed,
            .tooFewArguments, .type, .size, .starDiffers, .variableDiffers, .variantPlaceholders, .tooManyPlaceholders:
            .error
        case .unnumberedSpecifiers, .cString, .pointer, .starWidth, .conversionObsolete, .lengthIgnored,
            .variableName, .missing, .numberDropped, .signOrRadix, .truncates:
            .warning
        case .integerWidth, .sizeOnWatch, .floatStyle, .widthIgnored, .flagsDiffer: .note
        }
    }

    /// Whether it is information that is off unless somebody asks for it ("I" in the reference).
    package var isOffByDefault: Bool { [.floatStyle, .widthIgnored, .flagsDiffer].contains(self) }
}
