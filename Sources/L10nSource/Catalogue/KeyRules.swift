/// The rules about keys.
extension Rule {
    static let keyRules: [Rule] = [
        .argumentMismatch,
        .canonicallyEqualKeys,
        .collidingSymbols,
        .differingDefault,
        .duplicateKey,
        .emptyKey,
        .inconsistentKeyPrefix,
        .keyInStringsAndStringsdict,
        .literalText,
        .missingComment,
        .undefinedKey,
        .untrimmedKey,
        .unusedKey,
        .variantPathInKey,
    ]

    package static let argumentMismatch = Rule(
        "argument-mismatch", .keys, .error, also: [.warning], needs: [.source],
        summary: "Code formats a text with values that do not fit its placeholders.",
        why: "A placeholder without a value, or with one of another type, shows rubbish or ends the app.",
        tiers: "warning for a value that the text has no placeholder for",
        sources: [.formatSpecifiers], contract: ["sources.md#SC-45 to SC-46"])

    package static let canonicallyEqualKeys = Rule(
        "canonically-equal-keys", .keys, .error, fix: .unsafe, precision: .veryHigh,
        summary: "Two keys look the same and differ only in their Unicode form.",
        why: "CoreFoundation sees two keys, Swift sees one: which text is shown is undefined.",
        sources: [.normalization, .oldStylePlists, .oldStylePlistReader], contract: ["strings-formats.md#S-162"])

    package static let collidingSymbols = Rule(
        "colliding-symbols", .keys, .warning, precision: .medium,
        summary: "Two keys differ only in case or punctuation.",
        why: "One of them is probably a typing error, and generated code can have only one symbol for both.",
        sources: [.stringCatalogs, .oldStylePlists, .oldStylePlistReader],
        contract: ["strings-formats.md#X-15", "strings-formats.md#S-163"])

    package static let differingDefault = Rule(
        "differing-default", .keys, .warning, needs: [.source],
        summary: "The default text in code is another one than the source text of the table.",
        why: "Developers read one text in the code, and people another one on the screen.",
        sources: [.localizedString], contract: ["sources.md#SC-47"])

    package static let duplicateKey = Rule(
        "duplicate-key", .keys, .error, also: [.warning], fix: .safe, precision: .veryHigh,
        summary: "A file defines a key more than once; the last definition wins.",
        why: "Somebody edits the first text, and nothing changes in the app.",
        tiers: "warning where all definitions have the same text, so that nothing is lost yet",
        sources: [.oldStylePlists, .oldStylePlistReader],
        contract: ["checks.md#PRI-8", "strings-formats.md#S-158 to S-161", "strings-formats.md#S-218"])

    package static let emptyKey = Rule(
        "empty-key", .keys, .warning, precision: .veryHigh,
        summary: "A key is empty.",
        why: "Nobody can ask for it by name, and many tools drop it.",
        sources: [.localizedString, .oldStylePlists, .oldStylePlistReader], contract: ["strings-formats.md#S-90"])

    package static let inconsistentKeyPrefix = Rule(
        "inconsistent-key-prefix", .keys, .note, needs: [.views],
        summary: "One key of a state view begins otherwise than all others of the view.",
        why: "Whoever looks for the texts of the view by their names misses one.",
        tiers: "silent where other keys of the project begin as it does, as those of shared texts do")

    package static let keyInStringsAndStringsdict = Rule(
        "key-in-strings-and-stringsdict", .keys, .warning, fix: .unsafe, precision: .veryHigh,
        summary: "A .strings file has a key that the .stringsdict file of the same table has too.",
        why: "The run time uses the .stringsdict entry; whoever edits the other text changes nothing.",
        sources: [.stringsdict, .localizedString], contract: ["strings-formats.md#O-5"])

    package static let literalText = Rule(
        "literal-text", .keys, .note, isOff: true, needs: [.source], precision: .medium,
        summary: "A view shows a text of code that no table has.",
        why: "It stays in the developers' language for every reader.",
        tiers: "silent where 'undefined-key' tells it",
        sources: [.localizedString, .stringCatalogs], contract: ["sources.md#SC-24", "sources.md#SC-28"])

    package static let missingComment = Rule(
        "missing-comment", .keys, .note, isOff: true, precision: .veryHigh,
        summary: "A source text has no comment for translators, or one that says nothing.",
        why: "'Open' is a verb or an adjective; who translates it without seeing the screen has to guess.",
        sources: [.localizedString, .stringCatalogs])

    package static let undefinedKey = Rule(
        "undefined-key", .keys, .error, also: [.warning], needs: [.source],
        summary: "Code asks for a key that no table has.",
        why: "People read the key itself, or a text of the developers' language whatever theirs is.",
        tiers: """
            warning where the key is a text, or the code has a default for it, so that readers of one language are served; \
            and where a module asks its own bundle for a key that the table of another one has; \
            where a translated app has no table 'Localizable' at all, one warning; silent for literals of views where most \
            of them are in no table, and for texts that no table has anything like where the app is in one language
            """,
        sources: [.localizedString, .stringCatalogs],
        contract: ["sources.md#SC-24", "sources.md#SC-30 to SC-42", "sources.md#SC-79"])

    package static let untrimmedKey = Rule(
        "untrimmed-key", .keys, .warning, fix: .unsafe,
        summary: "A key begins or ends in white space, or holds a tab or a line break.",
        why: "Look-ups of the key without it find nothing, and nobody sees the difference in code.",
        sources: [.localizedString])

    package static let unusedKey = Rule(
        "unused-key", .keys, .warning, also: [.note], fix: .unsafe, needs: [.source],
        summary: "Nothing asks for a key.",
        why: "Translators are paid for texts that nobody reads, and developers mend texts that are no longer shown.",
        tiers: """
            note where the key is also a text of code that is looked up nowhere, as code may hand it on, and in place of all \
            keys of a table of which the sources use hardly any; where a file was not read that may use the table, a warning \
            at that file alone
            """,
        sources: [.localizedString], contract: ["sources.md#SC-53", "sources.md#SC-63", "sources.md#SC-72 to SC-78"])

    package static let variantPathInKey = Rule(
        "variant-path-in-key", .keys, .error, also: [.warning], precision: .veryHigh,
        summary: "A key ends like the exchange id of a plural or device variant.",
        why: """
            Exported, the key cannot be told from a variant of another key, and the answer overwrites the wrong text.
            """,
        tiers: "warning for the id of a returned unit that only looks like that of a form",
        sources: [.exporting])
}
