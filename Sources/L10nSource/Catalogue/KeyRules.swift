/// The rules about keys.
extension Rule {
    static let keyRules: [Rule] = [
        .canonicallyEqualKeys,
        .collidingSymbols,
        .duplicateKey,
        .emptyKey,
        .inconsistentKeyPrefix,
        .keyInStringsAndStringsdict,
        .missingComment,
        .untrimmedKey,
        .variantPathInKey,
    ]

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

    package static let missingComment = Rule(
        "missing-comment", .keys, .note, isOff: true, precision: .veryHigh,
        summary: "A source text has no comment for translators, or one that says nothing.",
        why: "'Open' is a verb or an adjective; who translates it without seeing the screen has to guess.",
        sources: [.localizedString, .stringCatalogs])

    package static let untrimmedKey = Rule(
        "untrimmed-key", .keys, .warning, fix: .unsafe,
        summary: "A key begins or ends in white space, or holds a tab or a line break.",
        why: "Look-ups of the key without it find nothing, and nobody sees the difference in code.",
        sources: [.localizedString])

    package static let variantPathInKey = Rule(
        "variant-path-in-key", .keys, .error, also: [.warning], precision: .veryHigh,
        summary: "A key ends like the exchange id of a plural or device variant.",
        why: """
            Exported, the key cannot be told from a variant of another key, and the answer overwrites the wrong text.
            """,
        tiers: "warning for the id of a returned unit that only looks like that of a form",
        sources: [.exporting])
}
