/// The rules about characters.
extension Rule {
    static let unicodeRules: [Rule] = [
        .bidiEmbedding,
        .bidiOverride,
        .brokenIsolateScope,
        .denormalizedText,
        .hardCodedArrow,
        .hiddenControlInSource,
        .invisibleCharacter,
        .mixedDigits,
        .mixedScriptWord,
        .privateUseCharacter,
        .reorderedPlaceholder,
        .strayDirectionMark,
        .unbalancedIsolate,
        .wrongScript,
    ]

    package static let bidiEmbedding = Rule(
        "bidi-embedding", .unicode, .warning, fix: .unsafe, precision: .veryHigh,
        summary: "A text has a bidirectional embedding.",
        why: "It moves the numbers and punctuation around it; an isolate keeps its effect to itself.",
        sources: [.bidi], contract: ["messages.md#B-52"])

    package static let bidiOverride = Rule(
        "bidi-override", .unicode, .error, fix: .unsafe, precision: .veryHigh,
        summary: "A text has a bidirectional override.",
        why: "Readers see letters in another order than the one that is stored, so that a text can say what it is not.",
        sources: [.bidi], contract: ["messages.md#B-51"])

    package static let brokenIsolateScope = Rule(
        "broken-isolate-scope", .unicode, .warning, precision: .veryHigh,
        summary: "An isolate holds a line break, which ends it.",
        why: "What stands on the next line is not isolated any more, and its end closes nothing.",
        sources: [.bidi], contract: ["messages.md#B-57"])

    package static let denormalizedText = Rule(
        "denormalized-text", .unicode, .note, fix: .safe, needs: [.icu], precision: .veryHigh,
        summary: "A text is not in Unicode normalization form C.",
        why: "It looks the same and compares as different; some fonts put the accents beside their letters.",
        sources: [.normalization])

    package static let hardCodedArrow = Rule(
        "hard-coded-arrow", .unicode, .note, isOff: true, fix: .unsafe, precision: .medium,
        summary: "A right-to-left text has the arrow of its left-to-right source.",
        why: "Arrows are not turned round with the text: 'next' points to where readers come from.",
        tiers: "silent where arrows of both directions stand in the text, as for keys of a keyboard",
        sources: [.bidi], contract: ["messages.md#B-58"])

    package static let hiddenControlInSource = Rule(
        "hidden-control-in-source", .unicode, .error, fix: .unsafe, precision: .veryHigh,
        summary: """
            A key, a comment, the name of a token or file, or the configuration has an invisible or bidirectional \
            control.
            """,
        why: "Reviewers read something else than what the computer reads, and look-ups of the key find nothing.",
        sources: [.sourceCode, .trojanSource, .bidi], contract: ["messages.md#B-55"])

    package static let invisibleCharacter = Rule(
        "invisible-character", .unicode, .warning, fix: .unsafe,
        summary: "A text has a zero-width space, a soft hyphen or another character that nobody sees.",
        why: "It came with copied text; it breaks words in odd places, and searches and comparisons fail.",
        sources: [.mixedScripts])

    package static let mixedDigits = Rule(
        "mixed-digits", .unicode, .warning, isOff: true,
        summary: "A text has digits of two numbering systems.",
        why: "Readers stumble over it, and it tells that a part of the text was pasted from another language.",
        tiers: "silent about digits of placeholders, names with Latin letters such as 'MP3', and addresses",
        sources: [.bidi], contract: ["messages.md#B-58"])

    package static let mixedScriptWord = Rule(
        "mixed-script-word", .unicode, .warning, fix: .unsafe,
        summary: "A word mixes Latin letters with Cyrillic or Greek ones that look like Latin letters.",
        why: """
            It looks right and is none: search, spell checkers and screen readers read something else, and so do \
            people whose font tells the letters apart.
            """,
        tiers: "looked for in languages of Latin, Greek and Cyrillic letters, and in all where 'wrong-script' is on",
        sources: [.mixedScripts])

    package static let privateUseCharacter = Rule(
        "private-use-character", .unicode, .warning, isOff: true,
        summary: "A text has a private-use code point, or one that is no character.",
        why: "Without the font that it was made for it is shown as a box, and screen readers say nothing or nonsense.",
        tiers: "silent about U+F8FF, Apple's logo, which all fonts of its systems have",
        sources: [.variationSelectors])

    package static let reorderedPlaceholder = Rule(
        "reordered-placeholder", .unicode, .note, isOff: true, fix: .unsafe, needs: [.icu],
        summary: "A value of another direction would move the text around its placeholder.",
        why: "Numbers, brackets and commas beside the value change places, so that the text says something else.",
        sources: [.bidi], contract: ["messages.md#B-59"])

    package static let strayDirectionMark = Rule(
        "stray-direction-mark", .unicode, .warning, fix: .unsafe, needs: [.icu],
        summary: "A direction mark stands at an edge, is doubled, or was copied from the source text.",
        why: "It does nothing for this text, hides from everyone who edits it, and breaks comparisons.",
        tiers: "silent about a mark that changes the direction of its paragraph, or the order in it with some value",
        sources: [.bidi], contract: ["messages.md#B-53"])

    package static let unbalancedIsolate = Rule(
        "unbalanced-isolate", .unicode, .warning, fix: .unsafe, precision: .veryHigh,
        summary: "An isolate or embedding is not closed, or one is closed that was never opened.",
        why: "Everything behind it takes part in its order: punctuation and numbers jump to the other side.",
        sources: [.bidi], contract: ["messages.md#B-50"])

    package static let wrongScript = Rule(
        "wrong-script", .unicode, .warning, isOff: true, fix: .unsafe, precision: .medium,
        summary: """
            A translation has letters of a script that its language is not written in, or Chinese of the other kind.
            """,
        why: """
            Text of another language was pasted in, or a keyboard of another language wrote letters that only look \
            right: search and screen readers miss them.
            """,
        tiers: """
            silent about Latin letters, single letters such as 'π', and scripts that the source text has too; one \
            finding where most texts of a file are in another script; looked for in languages of Latin, Greek, \
            Cyrillic, Hebrew and Arabic letters
            """,
        sources: [.scripts, .simplifiedVariants, .bidi, .exemplars], contract: ["messages.md#B-58"])
}
