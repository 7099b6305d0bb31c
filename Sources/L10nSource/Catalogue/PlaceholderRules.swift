/// The rules about placeholders and messages.
extension Rule {
    static let placeholderRules: [Rule] = [
        .damagedPlaceholder,
        .extraPlaceholder,
        .inflectionMarkupMismatch,
        .invalidPlaceholderIndex,
        .invalidVariableType,
        .keyPlaceholderMismatch,
        .lookalikePlaceholder,
        .messageSyntaxError,
        .misplacedArgPlaceholder,
        .missingPlaceholder,
        .missingSelectDefault,
        .mixedPlaceholderNumbering,
        .narrowIntegerPlaceholder,
        .placeholderIndexGap,
        .placeholderTypeMismatch,
        .riskyConversion,
        .skippedArgument,
        .swallowedApostrophe,
        .undefinedVariable,
        .unescapedPercent,
        .unevenSelectCases,
        .unknownConversion,
        .unnumberedPlaceholders,
        .unsafeVariableName,
        .unusedVariable,
        .variableCycle,
        .variantPlaceholderMismatch,
    ]

    package static let damagedPlaceholder = Rule(
        "damaged-placeholder", .placeholders, .error, also: [.warning], fix: .unsafe,
        summary: "A placeholder is split by a space or a direction mark, or lost a part.",
        why: "What is left is plain text or reads the wrong argument. It often happens in editors and in translation.",
        tiers: "warning for a lone '}' in ICU's notation, which is shown as it is written, and for a space before the "
            + "conversion of a number, which is read as a flag",
        sources: [.bidi], contract: ["messages.md#B-54"])

    package static let extraPlaceholder = Rule(
        "extra-placeholder", .placeholders, .error, precision: .veryHigh,
        summary: "A translation uses an argument that the source text does not have.",
        why: "The app passes no such argument: what is read instead is garbage, or the app crashes.",
        sources: [.formatSpecifiers],
        contract: ["strings-formats.md#PF-33", "strings-formats.md#PF-41", "strings-formats.md#PF-57"])

    package static let inflectionMarkupMismatch = Rule(
        "inflection-markup-mismatch", .placeholders, .warning,
        summary: "Markup for automatic grammar agreement is broken, or a language that supports it has none.",
        why: "Broken markup is shown as it is written, and without markup the words do not follow the number.",
        tiers: """
            silent about missing markup where the text has plural forms, and in languages that the system cannot \
            inflect
            """,
        sources: [.inflection, .formatSpecifiers], contract: ["strings-formats.md#PF-38"])

    package static let invalidPlaceholderIndex = Rule(
        "invalid-placeholder-index", .placeholders, .error, precision: .veryHigh,
        summary: "A placeholder has the number 0, or one above the highest possible.",
        why: "Number 0 reads nothing and shows its own letters; too high a number empties the text or ends the app.",
        sources: [.formatSpecifiers],
        contract: [
            "strings-formats.md#PF-4", "strings-formats.md#PF-5", "strings-formats.md#PF-8",
            "strings-formats.md#PF-31",
        ])

    package static let invalidVariableType = Rule(
        "invalid-variable-type", .placeholders, .error, also: [.warning], fix: .safe, precision: .veryHigh,
        summary: """
            A variable that varies by a number has no type, that of a text, or another type or argument than in the source.
            """,
        why: "The app reads something else than the number, and crashes or shows nonsense.",
        tiers: """
            warning where the numbers of arguments leave one out, two variables read one argument differently, or the type is \
            an object everywhere
            """,
        sources: [.stringsdict, .stringCatalogs],
        contract: [
            "strings-formats.md#SD-12", "strings-formats.md#SD-13", "strings-formats.md#SD-21",
            "strings-formats.md#SD-29", "strings-formats.md#X-35",
        ])

    package static let keyPlaceholderMismatch = Rule(
        "key-placeholder-mismatch", .placeholders, .warning,
        summary: "The key is the source text, and its text has other placeholders.",
        why: "Code passes the arguments that it wrote into the key; the text misses some, or reads others.",
        sources: [.formatSpecifiers])

    package static let lookalikePlaceholder = Rule(
        "lookalike-placeholder", .placeholders, .error, fix: .unsafe, precision: .veryHigh,
        summary: "A placeholder is written with the percent sign or the digits of another script.",
        why: "It looks right and is plain text: readers see the placeholder instead of its value.",
        sources: [.formatSpecifiers], contract: ["strings-formats.md#PF-15"])

    package static let messageSyntaxError = Rule(
        "message-syntax-error", .placeholders, .error, precision: .veryHigh,
        summary: "A text that the configuration calls a message breaks the rules of its notation.",
        why: "It can't be formatted: the app shows the raw text or nothing, or crashes.",
        sources: [.icuMessages, .messageFormat2], contract: ["messages.md#M1-1 to M1-10", "messages.md#M1-45"])

    package static let misplacedArgPlaceholder = Rule(
        "misplaced-arg-placeholder", .placeholders, .error, precision: .veryHigh,
        summary: "A text outside a substitution uses '%arg'.",
        why: "Only the texts of a substitution know it; elsewhere it prints a hexadecimal number and 'rg'.",
        sources: [.formatSpecifiers], contract: ["strings-formats.md#PF-24"])

    package static let missingPlaceholder = Rule(
        "missing-placeholder", .placeholders, .error, also: [.warning],
        summary: "A translation leaves out a placeholder of the source text.",
        why: "What the app puts there, a name or a number, is not shown to readers of that language.",
        tiers: """
            warning for a named hole, as braces may be there to be read, but for the name of the app in phrases of App \
            Shortcuts; silent in a form for one number alone
            """,
        sources: [.formatSpecifiers],
        contract: [
            "checks.md#DEC-5", "strings-formats.md#PF-39", "strings-formats.md#PF-54", "strings-formats.md#PF-56",
        ])

    package static let missingSelectDefault = Rule(
        "missing-select-default", .placeholders, .error, precision: .veryHigh,
        summary: "A choice by words has no case 'other'.",
        why: "Every value without a case of its own needs it, and readers of messages refuse a choice without it.",
        sources: [.icuMessages, .messageFormat2], contract: ["messages.md#M1-8", "messages.md#M1-45"])

    package static let mixedPlaceholderNumbering = Rule(
        "mixed-placeholder-numbering", .placeholders, .error, also: [.warning], fix: .unsafe, precision: .veryHigh,
        summary: "Some placeholders of a text are numbered and others are not.",
        why: "Numbered placeholders do not move the count, so that the unnumbered ones may read arguments twice.",
        tiers: "warning where each argument is read once all the same, as in '%@ of %2$@'",
        sources: [.formatSpecifiers], contract: ["strings-formats.md#PF-29"])

    package static let narrowIntegerPlaceholder = Rule(
        "narrow-integer-placeholder", .placeholders, .note, fix: .unsafe, precision: .veryHigh,
        summary: "A translation reads 32 bits of a 64-bit number.",
        why: "Numbers above 2147483647, such as times in milliseconds or amounts in cents, are shown wrongly.",
        sources: [.formatSpecifiers], contract: ["checks.md#DEC-6", "strings-formats.md#PF-16"])

    package static let placeholderIndexGap = Rule(
        "placeholder-index-gap", .placeholders, .error, precision: .veryHigh,
        summary: "A text uses a numbered argument and none with a number before it.",
        why: "The system can't know the size of an argument that no placeholder names, and misreads those behind it.",
        sources: [.formatSpecifiers], contract: ["strings-formats.md#PF-30"])

    package static let placeholderTypeMismatch = Rule(
        "placeholder-type-mismatch", .placeholders, .error, also: [.warning, .note], precision: .veryHigh,
        summary: "A placeholder reads its argument as another type or size than the source text does.",
        why: "A number that is read as a text crashes the app; one of another size shows a wrong number.",
        tiers: "warning where only sign, base or shown bits differ; note for 'ld' and 'lld' on 32-bit watches",
        sources: [.formatSpecifiers],
        contract: ["checks.md#DEC-6", "strings-formats.md#PF-32", "strings-formats.md#PF-42 to PF-53"])

    package static let riskyConversion = Rule(
        "risky-conversion", .placeholders, .warning, also: [.error, .note],
        summary: "A text that is translated has a C string, a character, a pointer or a width from the arguments.",
        why: "Bytes depend on the system's encoding, pointers say nothing to readers, and extra arguments get shifted.",
        tiers: """
            error for '%n', and where only one of source and translation takes a width from the arguments; in ICU's \
            notation also a note for types that ICU alone reads, and a plural whose case ICU and others choose apart
            """,
        sources: [.formatSpecifiers],
        contract: [
            "strings-formats.md#PF-6", "strings-formats.md#PF-18", "strings-formats.md#PF-20",
            "strings-formats.md#PF-22", "strings-formats.md#PF-23", "strings-formats.md#PF-53",
        ])

    package static let skippedArgument = Rule(
        "skipped-argument", .placeholders, .warning,
        summary: "A numbered plural format and its forms never use an argument that stands before the counted one.",
        why: "Foundation cannot know how large the argument is, and takes the plural form from the wrong one.",
        sources: [.stringsdict, .radar39390733], contract: ["strings-formats.md#SD-28"])

    package static let swallowedApostrophe = Rule(
        "swallowed-apostrophe", .placeholders, .warning,
        summary: "An apostrophe of a message quotes an argument, or all that is behind it.",
        why: "The argument is shown as it is written, braces and all, and the apostrophe is not shown.",
        sources: [.icuMessages], contract: ["messages.md#M1-20 to M1-29"])

    package static let undefinedVariable = Rule(
        "undefined-variable", .placeholders, .error, precision: .veryHigh,
        summary: "A text uses a variable that nothing defines.",
        why: "Without its definition it reads an object, and a number in its place ends the app.",
        sources: [.formatSpecifiers], contract: ["strings-formats.md#PF-35", "strings-formats.md#PF-37"])

    package static let unescapedPercent = Rule(
        "unescaped-percent", .placeholders, .error, fix: .safe,
        summary: "A text that is formatted has a percent sign that is not doubled.",
        why: "The system takes it and the letter behind it for a placeholder, shows garbage or ends the app.",
        tiers: "silent where neither source text, key nor configuration shows that the text is formatted",
        sources: [.formatSpecifiers],
        contract: ["checks.md#DEC-7", "strings-formats.md#PF-12 to PF-14", "strings-formats.md#PF-62"])

    package static let unevenSelectCases = Rule(
        "uneven-select-cases", .placeholders, .warning,
        summary: "A choice by words has other cases than that of the source text.",
        why: """
            Code passes the words of the source text: a translated word is never chosen, and a missing case shows the \
            text for all others.
            """,
        tiers: "silent where the translation has one text for all words, as languages without genders do",
        sources: [.icuMessages], contract: ["messages.md#M1-7", "messages.md#M1-44"])

    package static let unknownConversion = Rule(
        "unknown-conversion", .placeholders, .error, fix: .unsafe,
        summary: "A placeholder ends in a letter that no system knows.",
        why: "The letter is shown without its percent sign, and the argument is not shown at all.",
        sources: [.formatSpecifiers], contract: ["strings-formats.md#PF-9 to PF-11"])

    package static let unnumberedPlaceholders = Rule(
        "unnumbered-placeholders", .placeholders, .warning, also: [.note], fix: .safe, precision: .veryHigh,
        summary: "A source text has two or more placeholders without numbers.",
        why: "Other languages need another order, which translators can only write when the placeholders are numbered.",
        tiers: "note for a key of a String Catalog that is its own source text",
        sources: [.formatSpecifiers], contract: ["strings-formats.md#PF-34"])

    package static let unsafeVariableName = Rule(
        "unsafe-variable-name", .placeholders, .warning, precision: .veryHigh,
        summary: "The name of a variable has characters other than letters, digits and '_'.",
        why: "Older systems end the name there, and readers see its rest.",
        sources: [.formatSpecifiers, .stringsdict], contract: ["strings-formats.md#PF-36", "strings-formats.md#SD-19"])

    package static let unusedVariable = Rule(
        "unused-variable", .placeholders, .warning, fix: .unsafe, precision: .veryHigh,
        summary: "A text defines a variable that it never uses.",
        why: "The forms that were written for it are never shown; the text mostly lost its placeholder.",
        sources: [.stringsdict, .stringCatalogs], contract: ["strings-formats.md#SD-9", "strings-formats.md#X-31"])

    package static let variableCycle = Rule(
        "variable-cycle", .placeholders, .error, precision: .veryHigh,
        summary: "A variable contains itself, directly or through others.",
        why: "Putting the text together never ends, and the app crashes.",
        sources: [.stringsdict], contract: ["strings-formats.md#SD-17"])

    package static let variantPlaceholderMismatch = Rule(
        "variant-placeholder-mismatch", .placeholders, .error, precision: .veryHigh,
        summary: "The forms of one text take different arguments.",
        why: "Code passes the same arguments whichever form is chosen, so that one of them lacks one or crashes.",
        sources: [.formatSpecifiers], contract: ["strings-formats.md#PF-64"])
}
