/// The rules about files that translators return.
extension Rule {
    static let interchangeRules: [Rule] = [
        .brokenInlineCode,
        .clearedTarget,
        .duplicateUnit,
        .flattenedInlineCode,
        .formulaCell,
        .ignoredTargetState,
        .invalidXLIFF,
        .literalCarriageReturn,
        .lossyExport,
        .missingUnit,
        .outdatedSource,
        .prefixedNamespace,
        .targetLanguageMismatch,
        .unevenRow,
        .unknownUnit,
        .unsafePackagePath,
        .wrongPluralFormCount,
    ]

    package static let brokenInlineCode = Rule(
        "broken-inline-code", .interchange, .error, precision: .veryHigh,
        summary: """
            An inline code of a unit is missing or doubled in the target, or is not in the source, or no code of XLIFF at all.
            """,
        why: "A code that got lost takes its placeholder along: people read a text without its number or name.",
        sources: [.xliff], contract: ["interchange.md#N-41"])

    package static let clearedTarget = Rule(
        "cleared-target", .interchange, .warning, precision: .veryHigh,
        summary: "An empty or blank target would delete a translation that the project has.",
        why: "Tools write empty targets for texts that nobody has worked on, so that finished work would be lost.",
        sources: [.xliff], contract: ["interchange.md#N-36", "interchange.md#N-149"])

    package static let duplicateUnit = Rule(
        "duplicate-unit", .interchange, .error, precision: .veryHigh,
        summary: "Several units of one file have the same id.",
        why: "Which of them was meant is not for a program to guess, so that none is imported.",
        sources: [.xliff], contract: ["interchange.md#N-27"])

    package static let flattenedInlineCode = Rule(
        "flattened-inline-code", .interchange, .warning, precision: .veryHigh,
        summary: "A target holds inline codes, which Xcode turns into plain text.",
        why: "What a code stands for is gone after an import by Xcode; this program puts its text in.",
        sources: [.importing, .xliff], contract: ["interchange.md#N-41"])

    package static let formulaCell = Rule(
        "formula-cell", .interchange, .warning, also: [.error], fix: .safe, precision: .veryHigh,
        summary: "A cell of a table begins with a character that makes spreadsheets run it as a formula.",
        why: "Opening the file may send data away or change what the cell says.",
        tiers: "error where a spreadsheet has put a number, a date or the name of an error in place of the text",
        sources: [.csvInjection], contract: ["interchange.md#N-147"])

    package static let ignoredTargetState = Rule(
        "ignored-target-state", .interchange, .warning, also: [.note], precision: .veryHigh,
        summary: "A target is in a state that Xcode passes over, or that a catalog cannot hold.",
        why: "A finished translation stays out of the app without a word, or loses what was said about it.",
        tiers: "note where targets have no state, and where Xcode would copy the source into plural forms",
        sources: [.importing], contract: ["interchange.md#N-34 to N-39"])

    package static let invalidXLIFF = Rule(
        "invalid-xliff", .interchange, .error, also: [.warning], precision: .veryHigh,
        summary: "A document breaks a rule of XLIFF that its schemas cannot express, or lacks what an import needs.",
        why: "Every tool makes something else of such a document, so that nobody knows what people will read.",
        tiers: "warning for a unit without its source, for which the project's text stands",
        sources: [.xliff])

    package static let literalCarriageReturn = Rule(
        "literal-carriage-return", .interchange, .warning, also: [.note], fix: .safe, precision: .veryHigh,
        summary: "A text holds a carriage return that is not written as a reference.",
        why: "XML reads it as a line feed, so that the text changes on its way through every tool.",
        tiers: "note where a spreadsheet has written all line ends so, as they are read as in the source",
        sources: [.xmlLineEnds], contract: ["interchange.md#N-12"])

    package static let lossyExport = Rule(
        "lossy-export", .interchange, .warning, precision: .veryHigh,
        summary: "A text holds something that the format of an export cannot carry.",
        why: "The text is left out, so that nobody translates it, or would come back as another one.",
        sources: [.xliff])

    package static let missingUnit = Rule(
        "missing-unit", .interchange, .warning, precision: .veryHigh,
        summary: "A unit that was exported did not come back.",
        why: "The text stays untranslated, and nobody notices before somebody reads the wrong language.",
        sources: [.xliff], contract: ["interchange.md#N-5"])

    package static let outdatedSource = Rule(
        "outdated-source", .interchange, .warning, precision: .veryHigh,
        summary: "The source text of a unit is not that of the project, which has changed since the export.",
        why: "The translation says what the text said before, which may be the opposite of what it says now.",
        sources: [.xliff], contract: ["interchange.md#N-150"])

    package static let prefixedNamespace = Rule(
        "prefixed-namespace", .interchange, .warning, fix: .safe, precision: .veryHigh,
        summary: "The elements of an XLIFF document have a prefix.",
        why: "Xcode skips the whole file and says nothing, so that no translation arrives.",
        sources: [.importing], contract: ["interchange.md#N-13"])

    package static let targetLanguageMismatch = Rule(
        "target-language-mismatch", .interchange, .error, also: [.warning], precision: .veryHigh,
        summary: "The places that tell the language of a translation do not agree.",
        why: "Translations would be written into the files of another language.",
        tiers: "warning for a language that is new in the project or that the configuration does not list",
        sources: [.xliff], contract: ["interchange.md#N-3"])

    package static let unevenRow = Rule(
        "uneven-row", .interchange, .error, precision: .veryHigh,
        summary: "A row of a table has another number of cells than its header.",
        why: "Quotes went wrong, so that texts stand in the columns of others.",
        sources: [.csv])

    package static let unknownUnit = Rule(
        "unknown-unit", .interchange, .error, also: [.warning], precision: .veryHigh,
        summary: "A unit is for a file, a key or a form that the project does not have.",
        why: "The translation has no place to go to, and the text that it was meant for stays as it is.",
        tiers: """
            warning for a file of another name whose texts tell which one is meant, and for property lists and intents, whose \
            translations have files of their own
            """,
        sources: [.xliff], contract: ["interchange.md#N-6"])

    package static let unsafePackagePath = Rule(
        "unsafe-package-path", .interchange, .error, precision: .veryHigh,
        summary: "A path or a link in a package leads out of it.",
        why: "A package from outside could make an import read or overwrite any file.",
        sources: [.pathTraversal])

    package static let wrongPluralFormCount = Rule(
        "wrong-plural-form-count", .interchange, .error, also: [.warning], precision: .veryHigh,
        summary: "The plural forms of a PO file are not those of its language.",
        why: "Nobody knows which numbers a form is for, so that texts would be shown for others.",
        tiers: "warning for a text that the file has for no number",
        sources: [.pluralRules], contract: ["interchange.md#N-111", "interchange.md#N-116"])
}
