/// The rules about how texts are written, beside their source texts.
extension Rule {
    package static let activeMarkup = Rule(
        "active-markup", .text, .error, precision: .veryHigh,
        summary: "A text has a script, an event handler or an address that runs one.",
        why: "Where the text is shown as a page, whoever wrote the translation runs a program in the app.",
        sources: [.weblateChecks])

    package static let changedNumber = Rule(
        "changed-number", .text, .warning, also: [.note], precision: .medium,
        summary: "A translation says another number than its source text.",
        why: "A reader of the translation is promised another price, time or limit.",
        tiers: """
            note where the number is not there at all; silent about numbers in words and names, numbers up to 12 that \
            are not there, hours with AM or PM, texts with miles, pounds and the like, and where more numbers are gone \
            than are new, or fewer; of several that are others the first is told
            """,
        sources: [.weblateChecks, .pofilter])

    package static let changedProtectedTerm = Rule(
        "changed-protected-term", .consistency, .warning,
        summary: "A translation lacks a name of 'glossary.keep' that its source text has.",
        why: "A product is called one thing in the store and another one in the app.",
        sources: [.pofilter])

    package static let changedURL = Rule(
        "changed-url", .text, .warning,
        summary: "A translation has another address of a page or mailbox than its source text.",
        why: "A translated address leads nowhere, or to somebody else.",
        tiers: "silent about the name of the language in an address",
        sources: [.pofilter])

    package static let doubleSpace = Rule(
        "double-space", .text, .warning, fix: .safe,
        summary: "A text has two spaces in a row.",
        why: "The gap is seen, and the text breaks at another place than meant.",
        tiers: "silent behind the end of a sentence, where the source text has two as well, and about three and more",
        sources: [.weblateChecks, .pofilter])

    package static let edgeWhitespaceMismatch = Rule(
        "edge-whitespace-mismatch", .text, .warning, fix: .safe,
        summary: "A translation begins or ends in a space and its source text does not, or the other way round.",
        why: "Texts that the app puts together touch, or stand apart.",
        tiers: """
            silent about a lost space in languages that part words by nothing; where most translations lack one, it is \
            told of the source text alone
            """,
        sources: [.xliff, .weblateChecks])

    package static let endPunctuationMismatch = Rule(
        "end-punctuation-mismatch", .text, .note, precision: .medium,
        summary: "A translation ends in another mark than its source text.",
        why: "A question is read as a statement, or the end of a sentence was lost.",
        tiers: "silent about points of one or two words, and in languages whose sentences end in nothing",
        sources: [.weblateChecks, .pofilter])

    package static let foreignBrandName = Rule(
        "foreign-brand-name", .consistency, .warning,
        summary: "A text that several brands share names one of them, or a text of one brand names another.",
        why: "Customers of one brand are welcomed by another.",
        tiers: """
            silent where the configuration names fewer than two brands; a brand without 'names' is looked for in source \
            texts alone, in the middle of a sentence
            """)

    package static let garbledText = Rule(
        "garbled-text", .text, .error, precision: .veryHigh,
        summary: "A text has characters that come of reading UTF-8 in another encoding.",
        why: "Readers see two or three wrong characters for each letter with an accent.",
        sources: [.unicodeEncodings])

    package static let inconsistentSpelling = Rule(
        "inconsistent-spelling", .consistency, .note, precision: .medium,
        summary: "A language writes a word with and without a hyphen, or with and without an inner capital.",
        why: "Readers who search for one spelling do not find the other.",
        tiers: """
            silent about words under five letters, where the usual spelling occurs less than three times as often, and \
            where the source text spells the word so too
            """)

    package static let inconsistentTranslation = Rule(
        "inconsistent-translation", .consistency, .note, precision: .medium,
        summary: "One source text is translated otherwise in one place than in all others.",
        why: "Readers take two names for two things.",
        tiers: "silent about single words, and where the usual translation occurs less than three times",
        sources: [.weblateChecks])

    package static let lineBreakMismatch = Rule(
        "line-break-mismatch", .text, .warning, fix: .safe,
        summary:
            "A translation has a line break at an edge that its source text lacks, or one of them has none at all.",
        why: "Paragraphs run into each other, or an empty line is shown.",
        tiers: "silent where both have several lines, but for breaks that were escaped twice and are seen",
        sources: [.weblateChecks, .pofilter])

    package static let markupMismatch = Rule(
        "markup-mismatch", .text, .warning, also: [.note],
        summary: "A translation has other tags of markup, or other links, than its source text.",
        why: "What is not closed reaches to the end of the text, and a lost link cannot be opened.",
        tiers: "a note where a translation stresses a word more, in a pair of tags",
        sources: [.weblateChecks, .pofilter])

    package static let repeatedWord = Rule(
        "repeated-word", .text, .note,
        summary: "A text has the same word twice in a row.",
        why: "It is read as a slip.",
        tiers:
            "silent in languages that double words, about words that grammar doubles, and where the source text does",
        sources: [.weblateChecks, .pofilter])

    package static let threeDotEllipsis = Rule(
        "three-dot-ellipsis", .text, .note, fix: .safe,
        summary: "A translation has three points where its source text has the one character for them.",
        why: "Points may be parted at the end of a line, and screen readers read them one by one.",
        sources: [.weblateChecks])

    package static let unfinishedText = Rule(
        "unfinished-text", .text, .warning,
        summary: "A text says that it is still to be written or translated.",
        why: "Readers see a note of whoever made the app.",
        sources: [.pofilter])

    package static let unusualWhitespace = Rule(
        "unusual-whitespace", .text, .note,
        summary: "A text has a tab, a line separator of Unicode or a wide space.",
        why: "They are shown as gaps of unforeseen width, as boxes or not at all.",
        tiers: "silent about wide spaces in Chinese, Japanese and Korean, and about what the source text has as well",
        sources: [.pofilter])
}
