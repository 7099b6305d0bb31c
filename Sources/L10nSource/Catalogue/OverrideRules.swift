/// The rules about texts that replace a default.
extension Rule {
    static let overrideRules: [Rule] = [
        .blankOverride,
        .conflictingOverrides,
        .ineffectiveOverride,
        .localeOnlyInDefaults,
        .outdatedOverride,
        .overrideIdenticalToDefault,
        .overrideInWrongTable,
        .overrideOfRemovedKey,
        .overridePlaceholderMismatch,
        .overridePluralMismatch,
        .partialOverride,
        .shadowedOverride,
        .unevenBrandOverride,
        .unknownOverrideKey,
    ]

    package static let blankOverride = Rule(
        "blank-override", .overrides, .warning, also: [.error], precision: .veryHigh,
        summary: "An override is empty or holds only white space.",
        why: "An empty text is a text: the title or the button is shown without words.",
        tiers: "error for titles and button labels",
        sources: [.localizedString], contract: ["checks.md#DEC-17", "strings-formats.md#O-4", "state-views.md#TR-4"])

    package static let conflictingOverrides = Rule(
        "conflicting-overrides", .overrides, .warning,
        summary: "Two files of one layer override a key with different texts.",
        why: "Which of the two is shown depends on the order in which tables are asked.",
        sources: [.localizedString])

    package static let ineffectiveOverride = Rule(
        "ineffective-override", .overrides, .warning, also: [.note], fix: .unsafe, needs: [.views], precision: .medium,
        summary: "Every view of a kind sets its own text, so that an override of the kind's default is never shown.",
        why: "Somebody wrote and translated a text in the belief that people read it.",
        tiers: "a note without a fix where no screen says which views are shown, as code may show the product's own",
        sources: [.localizedString], contract: ["state-views.md#BB-6"])

    package static let localeOnlyInDefaults = Rule(
        "locale-only-in-defaults", .overrides, .warning, precision: .medium,
        summary: "The defaults have a language that the app lacks.",
        why: """
            It depends on the settings of the bundle whether readers of that language see a default text of theirs in \
            the middle of an app in another language.
            """,
        sources: [.localizedString])

    package static let outdatedOverride = Rule(
        "outdated-override", .overrides, .warning, needs: [.lock], precision: .veryHigh,
        summary: "The text that an override replaces has changed since the override was last looked at.",
        why: """
            An override is written against a wording. When that says something new, such as another next step, the \
            override goes on saying the old thing, and nothing in the app shows it.
            """,
        sources: [.localizedString], contract: ["checks.md#CI-5"])

    package static let overrideIdenticalToDefault = Rule(
        "override-identical-to-default", .overrides, .note, fix: .unsafe, precision: .veryHigh,
        summary: "An override equals the default in every language that it has.",
        why: "It changes nothing now, and keeps the old wording when the design system improves its text.",
        sources: [.localizedString], contract: ["state-views.md#TR-15"])

    package static let overrideInWrongTable = Rule(
        "override-in-wrong-table", .overrides, .warning, fix: .unsafe, precision: .veryHigh,
        summary: "The key is right, but its table is never read for state views.",
        why: "The design system asks the tables named in the configuration and no others, so the text is never shown.",
        sources: [.localizedString])

    package static let overrideOfRemovedKey = Rule(
        "override-of-removed-key", .overrides, .error, fix: .safe, needs: [.lock], precision: .veryHigh,
        summary: "An override of a default that is gone or has another name.",
        why: "Nobody asks for the old key any more, so that the design system's text is shown in place of the app's.",
        sources: [.localizedString], contract: ["checks.md#CI-5"])

    package static let overridePlaceholderMismatch = Rule(
        "override-placeholder-mismatch", .overrides, .error, precision: .veryHigh,
        summary: "An override takes other arguments than the default text.",
        why: "The design system passes the arguments of its own text: others crash the app or show garbage.",
        sources: [.localizedString], contract: ["state-views.md#TR-15"])

    package static let overridePluralMismatch = Rule(
        "override-plural-mismatch", .overrides, .error,
        summary: "An override has one text for all numbers, where the default has plural forms.",
        why: "Readers see '1 filters' where the design system says '1 filter'.",
        tiers: "silent where the language knows one form, and about a number behind a colon",
        sources: [.stringsdict, .pluralRules])

    package static let partialOverride = Rule(
        "partial-override", .overrides, .warning,
        summary: "A default text is overridden in some of the project's languages only.",
        why: "Readers of the other languages see the design system's wording beside the app's own.",
        sources: [.localizedString], contract: ["strings-formats.md#O-14"])

    package static let shadowedOverride = Rule(
        "shadowed-override", .overrides, .warning, fix: .unsafe, precision: .veryHigh,
        summary: "A higher layer overrides the same key in every language, so that this text is never shown.",
        why: "Somebody wrote and translated a text in the belief that people read it.",
        sources: [.localizedString])

    package static let unevenBrandOverride = Rule(
        "uneven-brand-override", .overrides, .note, precision: .medium,
        summary: "Some brands override a key, others do not.",
        why: "It may be meant; often one brand was simply forgotten.",
        sources: [.localizedString])

    package static let unknownOverrideKey = Rule(
        "unknown-override-key", .overrides, .error, fix: .unsafe, precision: .veryHigh,
        summary: "An override names a key that no lower layer has.",
        why: "The text is never shown: the design system asks for another key, and nobody notices the misspelt one.",
        sources: [.localizedString], contract: ["strings-formats.md#O-17"])
}
