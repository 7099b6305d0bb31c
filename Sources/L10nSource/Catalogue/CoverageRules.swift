/// The rules about texts that are missing, empty or left over.
extension Rule {
    static let coverageRules: [Rule] = [
        .coverageBelowMinimum,
        .emptyTranslation,
        .missingLocale,
        .missingSourceText,
        .missingTranslation,
        .orphanTranslation,
        .partialVariation,
        .rawKeyWouldShow,
        .staleEntry,
        .translatedThoughUntranslatable,
        .unchangedTranslation,
        .undeclaredLocale,
        .unreviewedTranslation,
    ]

    package static let coverageBelowMinimum = Rule(
        "coverage-below-minimum", .coverage, .error, precision: .veryHigh,
        summary: "The share of translated keys of a language is under the configured minimum.",
        why: "A team decides how complete a language must be before it ships.",
        sources: [.stringCatalogs])

    package static let emptyTranslation = Rule(
        "empty-translation", .coverage, .warning, also: [.error], precision: .veryHigh,
        summary: "A translation is empty where the source has a text.",
        why: "An empty text is shown as it is: the label or the message is simply not there.",
        tiers: "error for titles and button labels of state views",
        sources: [.localizedString], contract: ["strings-formats.md#O-4"])

    package static let missingLocale = Rule(
        "missing-locale", .coverage, .error, also: [.warning, .note],
        summary: "A table has no text at all in a language that the project requires.",
        why: "Every text of the table is shown in another language there.",
        tiers: """
            warning where no language at all translates the table and the configuration requires none, where its name is \
            that of another table but for case, and for reasons to ask for access that stand in the property list alone, that no \
            language's table has, or that stand in a folder without languages of the others; note where the source language has no texts, which may stand in the \
            code, unless that looks most of them up and has none, and where folders of tables have other languages and the configuration requires none
            """,
        sources: [.localizedString])

    package static let missingSourceText = Rule(
        "missing-source-text", .coverage, .warning, also: [.error],
        summary: """
            Most languages translate a key that the source language has no text for, and that is no text itself, or code asks \
            for one that only translations have; or 'Base.lproj' alone has its text.
            """,
        why: """
            The text was there once: without it, developers and translators do not know what it says. If nothing asks \
            for the key any more, its translations are left over. A bundle reads one table a language, and never adds \
            what 'Base.lproj' has to it.
            """,
        tiers: "error where code asks for the key, and it is a name that readers of the source language see",
        sources: [.localizedString])

    package static let missingTranslation = Rule(
        "missing-translation", .coverage, .error, also: [.note], precision: .veryHigh,
        summary: "A key has no text in a language that the project supports.",
        why: """
            Readers of that language see the source language, or the bare key. Of keys whose source texts stand in code, or \
            are the keys, those count that half of the languages have.
            """,
        tiers: "note for languages that the configuration calls optional; nothing for those that it does not name",
        sources: [.stringCatalogs])

    package static let orphanTranslation = Rule(
        "orphan-translation", .coverage, .warning, fix: .unsafe,
        summary: "A translation has a key that the source language does not have.",
        why: "Either the key is misspelt and its text never shown, or it is left over from a text that is gone.",
        tiers: """
            where code asks for the key, 'missing-source-text' instead; no fix where a text of code is the same; one finding \
            for a table of a few languages that the source language has no file of and nothing asks for
            """,
        sources: [.stringCatalogs])

    package static let partialVariation = Rule(
        "partial-variation", .coverage, .error, precision: .veryHigh,
        summary: "Some forms of a translation have a text, others are empty or new.",
        why: "For the numbers or devices of the others, readers see nothing, or a form that is wrong for them.",
        tiers: "silent about forms for zero, and where the source text leaves a form empty as well",
        sources: [.stringCatalogs, .stringsdict], contract: ["strings-formats.md#X-59"])

    package static let rawKeyWouldShow = Rule(
        "raw-key-would-show", .coverage, .warning,
        summary: """
            An identifier-like key has no text in the source language, while other languages have one; or a translation \
            is the key.
            """,
        why: """
            Wherever the text is missing and code asks for it, people read the key itself. If nothing asks for it any \
            more, its translations are left over. A key in the place of a text is how services write what nobody translated.
            """,
        sources: [.localizedString], contract: ["state-views.md#TR-10"])

    package static let staleEntry = Rule(
        "stale-entry", .coverage, .warning, fix: .unsafe,
        summary: "A String Catalog marks a key as no longer used by the code.",
        why: "Translators go on working on texts that nobody sees.",
        sources: [.stringCatalogs], contract: ["strings-formats.md#X-10", "strings-formats.md#X-11"])

    package static let translatedThoughUntranslatable = Rule(
        "translated-though-untranslatable", .coverage, .warning, fix: .unsafe, precision: .veryHigh,
        summary: "A String Catalog marks a key as not to be translated, and has a translation of it.",
        why:
            "Readers see the translation of what was meant to be the same everywhere, and no tool shows it to anybody.",
        tiers: "silent about a translation that equals the source text",
        sources: [.stringCatalogs], contract: ["strings-formats.md#X-13"])

    package static let unchangedTranslation = Rule(
        "unchanged-translation", .coverage, .warning,
        summary: "A translation equals the source text, which has three words or more.",
        why: """
            Short texts may be the same in two languages; a sentence hardly ever is. It was copied and forgotten. A \
            language with many copies is one finding, and so is a text that most languages keep; a name that other \
            translations keep, that of an app which all do, a code with digits and a line of copyright are none.
            """,
        sources: [.stringCatalogs], contract: ["checks.md#DEC-20"])

    package static let undeclaredLocale = Rule(
        "undeclared-locale", .coverage, .warning, precision: .veryHigh,
        summary: "There are files for a language that the configuration names neither required nor optional.",
        why: "Nobody checks whether that language is complete, yet the app ships it.",
        sources: [.languageTags])

    package static let unreviewedTranslation = Rule(
        "unreviewed-translation", .coverage, .note, precision: .veryHigh,
        summary: "A translation is marked as one to review, or a machine made it and nobody has looked at it.",
        why: "It ships as it is, and may say what the source text said before it changed.",
        sources: [.stringCatalogs], contract: ["strings-formats.md#X-18"])
}
