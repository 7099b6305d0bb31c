/// The rules about plural forms.
extension Rule {
    static let pluralRules: [Rule] = [
        .ambiguousZeroCategory,
        .identicalPluralForms,
        .missingOtherCategory,
        .missingPluralCategory,
        .numberDroppedInPlural,
        .parenthesizedPlural,
        .pluralOfFraction,
        .singularPronounInPlural,
        .tangledMessage,
        .unevenPluralVariation,
        .unevenZeroCategory,
        .unknownPluralCategory,
        .unpluralizedCount,
        .unusedPluralCategory,
    ]

    package static let ambiguousZeroCategory = Rule(
        "ambiguous-zero-category", .plurals, .note, precision: .medium,
        summary: "A text for 'zero' does not show the number, and its language uses the form for 10 to 20 too.",
        why: """
            Whether the run time shows it for those numbers is not documented; people may read 'none' where there are \
            ten.
            """,
        tiers: "nothing with 'plurals.appleZero' as 'cldr'; then 'number-dropped-in-plural' finds it",
        sources: [.stringsdict, .pluralTable], contract: ["checks.md#DEC-3", "strings-formats.md#SD-33"])

    package static let identicalPluralForms = Rule(
        "identical-plural-forms", .plurals, .note, precision: .medium,
        summary: "All plural forms of a translation are the same, in a language that has three or more.",
        why: "Mostly the text for 'other' was copied into every form, and is wrong grammar for most numbers.",
        tiers: """
            silent where the forms of the source text are the same too, and in languages of two forms, many of whose \
            words are the same for all numbers
            """,
        sources: [.pluralRules])

    package static let missingOtherCategory = Rule(
        "missing-other-category", .plurals, .error, precision: .veryHigh,
        summary: "A text that varies by a number has no form 'other'.",
        why: "The run time falls back to it for every number without a form of its own, and refuses texts without it.",
        sources: [.pluralRules, .weblate18135, .stringsdict, .stringCatalogs],
        contract: ["checks.md#DEC-4", "strings-formats.md#SD-14", "strings-formats.md#X-37"])

    package static let missingPluralCategory = Rule(
        "missing-plural-category", .plurals, .error, also: [.note], fix: .unsafe, precision: .veryHigh,
        summary: "A number selects a form that the text does not have.",
        why: "The form for all others is shown in its place, which is wrong grammar in that language.",
        tiers: """
            note where the text shows the number and most plural texts of the language have the same words in all forms, \
            as in Turkish, or no text of such a language has another form yet; nothing where only numbers above 'plurals.largestCount' select the form, or only fractions \
            and none is shown
            """,
        sources: [.pluralRules, .pluralTable, .stringsdict],
        contract: ["checks.md#DEC-1", "strings-formats.md#SD-35", "strings-formats.md#SD-36"])

    package static let numberDroppedInPlural = Rule(
        "number-dropped-in-plural", .plurals, .warning, also: [.note],
        summary: "A form of a plural leaves out the number, and more than one number selects it.",
        why: "People read 'one file' where there are 21.",
        tiers: """
            note where the text has no number at all and only 0 and 1 select it; silent where a form 'zero' takes the \
            0
            """,
        sources: [.formatSpecifiers, .pluralTable], contract: ["checks.md#DEC-5", "strings-formats.md#PF-56"])

    package static let parenthesizedPlural = Rule(
        "parenthesized-plural", .plurals, .warning,
        summary: "The ending of a plural stands in brackets behind a word.",
        why: "Screen readers read the brackets, and languages with other plurals have no such ending to put there.",
        sources: [.compositeMessages])

    package static let pluralOfFraction = Rule(
        "plural-of-fraction", .plurals, .note,
        summary: "A number is shown with decimals, and a form is for whole numbers alone.",
        why: """
            The form follows the digits that are shown: '1.0' is 'other' in English, so that the form for one is never \
            read.
            """,
        tiers: "the source text alone, as translations follow it",
        sources: [.pluralRules, .formatSpecifiers], contract: ["messages.md#PE-15", "messages.md#F-102"])

    package static let singularPronounInPlural = Rule(
        "singular-pronoun-in-plural", .plurals, .warning,
        summary: "The form 'one' says 'it' of what is counted, and numbers such as 21 select it too.",
        why: "People read '21 filters are on. Clear it.', as if one of them were meant.",
        tiers: """
            languages whose 'one' has more numbers than 1 (be, bs, fil, hr, is, lt, lv, mk, ru, sl, sr, uk), and pronouns \
            that stand in no other form; silent where the form shows no number, which is 'number-dropped-in-plural'
            """,
        sources: [.pluralRules, .pluralTable])

    package static let tangledMessage = Rule(
        "tangled-message", .plurals, .note, precision: .medium,
        summary: "A message has more than two choices, or one around a part of a sentence.",
        why: """
            Each combination is a sentence of its own that a translator has to get right, mostly without seeing it \
            whole.
            """,
        sources: [.compositeMessages, .icuMessages], contract: ["messages.md#M1-51"])

    package static let unevenPluralVariation = Rule(
        "uneven-plural-variation", .plurals, .warning,
        summary: "The source text has plural forms and a translation has one text, or the reverse.",
        why: "Where the language tells one from many, most numbers are shown with the wrong form of the word.",
        tiers: "silent in languages without plurals, and where the text shows no number",
        sources: [.pluralRules])

    package static let unevenZeroCategory = Rule(
        "uneven-zero-category", .plurals, .note,
        summary: "The source text has a form for zero and a translation has none.",
        why: "Readers of that language see '0 files' where others read 'no files'.",
        tiers: "silent in languages that need the form for other numbers too; 'missing-plural-category' finds it there",
        sources: [.pluralRules], contract: ["checks.md#DEC-2"])

    package static let unknownPluralCategory = Rule(
        "unknown-plural-category", .plurals, .error, also: [.warning], fix: .unsafe, precision: .veryHigh,
        summary: "A form of a plural is named by something that is no plural category.",
        why: "No number ever selects it, so that its text is never shown.",
        tiers: "warning in ICU's notation, where the form 'other' stands in for it",
        sources: [.stringsdict], contract: ["strings-formats.md#SD-15"])

    package static let unpluralizedCount = Rule(
        "unpluralized-count", .plurals, .note, precision: .medium,
        summary: "A source text shows a whole number with a word behind it, and has no plural forms.",
        why: "It reads '1 results'. In languages of more forms no translation can be right for all numbers.",
        tiers: "English source texts alone, and words alone that end as plurals do, or whose ending is a value",
        sources: [.compositeMessages, .pluralRules])

    package static let unusedPluralCategory = Rule(
        "unused-plural-category", .plurals, .warning, fix: .unsafe, precision: .veryHigh,
        summary: "A text has a form for a category that its language does not have.",
        why: """
            Nobody ever reads it. Mostly it was copied from another language, and the form that is needed is missing.
            """,
        sources: [.pluralRules, .pluralTable, .stringsdict],
        contract: ["checks.md#DEC-2", "strings-formats.md#SD-32", "strings-formats.md#SD-37"])
}
