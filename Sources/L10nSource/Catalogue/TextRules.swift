/// The rules about texts as such.
extension Rule {
    static let textRules: [Rule] = [
        .activeMarkup,
        .changedNumber,
        .changedProtectedTerm,
        .changedURL,
        .controlCharacter,
        .doubleSpace,
        .edgeWhitespaceMismatch,
        .endPunctuationMismatch,
        .foreignBrandName,
        .garbledText,
        .inconsistentSpelling,
        .inconsistentTranslation,
        .lineBreakMismatch,
        .markupMismatch,
        .repeatedWord,
        .textDoesNotFit,
        .textTooLong,
        .threeDotEllipsis,
        .unbalancedBrackets,
        .unfinishedText,
        .unusualWhitespace,
    ]

    package static let controlCharacter = Rule(
        "control-character", .text, .error, fix: .unsafe, precision: .veryHigh,
        summary: "A text has a control character other than tab and line breaks.",
        why: "It is shown as nothing, as a box, or cuts the text off, and XML files refuse it.",
        sources: [.unicodeEncodings])

    package static let textDoesNotFit = Rule(
        "text-does-not-fit", .text, .error, needs: [.fonts], precision: .high,
        summary: "A text takes more lines or room than 'limits.points' has for its key, measured with a font.",
        why: "The text is cut off, or pushes something else off the screen.",
        contract: ["state-views.md#LY-42"])

    package static let textTooLong = Rule(
        "text-too-long", .text, .error, precision: .veryHigh,
        summary: "A text has more characters than 'limits.characters' allows for its key.",
        why: """
            The text is cut off or pushes something else off the screen; many languages run a third longer than \
            English.
            """,
        sources: [.xliff, .graphemes])

    package static let unbalancedBrackets = Rule(
        "unbalanced-brackets", .text, .note, precision: .medium,
        summary: "A bracket of a text has no partner, or a quotation mark of a translation alone.",
        why: """
            A part of the sentence was lost, or a placeholder was cut; in right-to-left texts brackets that were \
            turned round by hand are shown turned round.
            """,
        tiers: "silent about items of lists, faces and intervals, and where the source text has the same lone bracket",
        sources: [.bidi], contract: ["messages.md#B-58"])
}
