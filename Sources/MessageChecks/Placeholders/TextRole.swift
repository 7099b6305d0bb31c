package import L10nLocale
package import L10nMessages

/// What a text is for, as far as it decides how bad a lost placeholder is (DEC-5).
package struct TextRole: Hashable, Sendable {
    /// The text replaces one of a lower layer.
    package var isOverride: Bool
    /// The text is the label of an action.
    package var isActionLabel: Bool
    /// The plural form that it is; nil for a text without forms.
    package var plural: PluralForm?
    /// The text is a variant of a variable or substitution, which sees the types of the whole argument list, so that
    /// it may leave arguments out anywhere (SD-22).
    package var isVariableVariant: Bool

    package init(
        isOverride: Bool = false, isActionLabel: Bool = false, plural: PluralForm? = nil,
        isVariableVariant: Bool = false
    ) {
        self.isOverride = isOverride
        self.isActionLabel = isActionLabel
        self.plural = plural
        self.isVariableVariant = isVariableVariant
    }
}

/// One form of a text that varies by a number.
package struct PluralForm: Hashable, Sendable {
    package var category: PluralCategory
    /// Whether a single number at most selects the category in the text's language, such as `one` in English but not in
    /// Russian, where 21 selects it too; or shows the form, as another form is there for 0.
    package var coversOneNumber: Bool
    /// Whether 0 and 1 alone select the category, such as `one` in French. Without a number its text means one thing, and
    /// there may never be none.
    package var coversZeroAndOne: Bool
    /// The argument that selects the form; nil for the first number of the source text (F-66).
    package var countArgument: ArgumentReference?
    /// Whether a form `zero` is shown for all numbers of its language's rule, such as 10 in Latvian, and not for 0
    /// alone (SD-33).
    package var isZeroOfRule: Bool

    package init(
        _ category: PluralCategory, coversOneNumber: Bool, coversZeroAndOne: Bool = false,
        countArgument: ArgumentReference? = nil, isZeroOfRule: Bool = false
    ) {
        self.category = category
        self.coversOneNumber = coversOneNumber
        self.coversZeroAndOne = coversZeroAndOne
        self.countArgument = countArgument
        self.isZeroOfRule = isZeroOfRule
    }
}

/// What a check of placeholders must know beyond the texts.
package struct PlaceholderContext: Hashable, Sendable {
    package var notation: MessageNotation
    package var role: TextRole
    /// Whether arguments are ever put into the text. Nothing is wrong with the percent signs of one that is only
    /// shown (DEC-7).
    package var isFormatted: Bool
    /// Whether a watch of the arm64_32 generation, where `l`, `z` and `t` have 32 bits, is a target (DEC-6).
    package var targetsWatch32: Bool
    /// Whether to report what is off by default.
    package var reportsInformation: Bool
    /// The value types of variables by name, for texts in which one side shows the number without a variable.
    package var variableTypes: [String: ArgumentType]
    /// How many placeholders a text may have; one with more is not checked further (`limits.placeholders`).
    package var placeholderLimit = usualLimit

    /// Whether an opening brace before a name is a hole that lost its other brace. Only the author of the text can tell:
    /// elsewhere it may be a mere brace.
    package var reportsUnclosedHoles = false

    /// The argument that the text's first placeholder without a number reads; nil where nobody knows.
    package var firstArgument: Int? = 1
    /// The variables whose definitions name their arguments, as the substitutions of String Catalogs do, so that
    /// references to them need no number; numbers above `lastArgument` for those that read none.
    package var variableArguments: [String: Int] = [:]
    /// The same of the text that it is compared with.
    package var sourceVariableArguments: [String: Int] = [:]
    /// The arguments that other parts of the same message read, such as the forms of its variables.
    package var argumentsElsewhere: Set<Int> = []

    package static let usualLimit = 100

    package init(
        _ notation: MessageNotation = .printf, role: TextRole = TextRole(), isFormatted: Bool = true,
        targetsWatch32: Bool = false, reportsInformation: Bool = false, variableTypes: [String: ArgumentType] = [:]
    ) {
        self.notation = notation
        self.role = role
        self.isFormatted = isFormatted
        self.targetsWatch32 = targetsWatch32
        self.reportsInformation = reportsInformation
        self.variableTypes = variableTypes
    }
}
