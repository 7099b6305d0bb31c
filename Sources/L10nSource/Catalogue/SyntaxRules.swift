/// The rules about how files are written and where they lie.
extension Rule {
    static let syntaxRules: [Rule] = [
        .byteOrderMark,
        .conflictMarker,
        .curlyQuoteDelimiter,
        .duplicateJSONMember,
        .emptyFile,
        .entryOutsideStrings,
        .forbiddenXMLEntity,
        .inputLimitExceeded,
        .invalidStringsdictEntry,
        .invalidVariationNesting,
        .invisibleCharacterOutsideString,
        .leftoverTable,
        .misplacedLocalizationFile,
        .misreadEscape,
        .missingCatalogHeader,
        .missingSemicolon,
        .nonTextValue,
        .noncanonicalCatalogLayout,
        .noncanonicalLocaleTag,
        .nonportableStringsSyntax,
        .overlappingVariations,
        .replacementCharacter,
        .sourceLanguageMismatch,
        .syntaxError,
        .tableNameConflict,
        .truncatedStringsFile,
        .utf16File,
        .unescapedQuote,
        .unknownCatalogMember,
        .unknownCatalogValue,
        .unknownLocaleTag,
        .unsupportedEncoding,
        .unterminatedComment,
        .unterminatedString,
    ]

    package static let byteOrderMark = Rule(
        "byte-order-mark", .syntax, .warning, also: [.error], fix: .safe, precision: .veryHigh,
        summary: "A UTF-8 file starts with a byte-order mark, or another one with two.",
        why: """
            A .strings file is read all the same, JSON is not; and joined to another file the mark ends up in the \
            middle, where reading stops.
            """,
        tiers: "error in token files of the strict dialect, whose format forbids it",
        sources: [.unicodeEncodings, .oldStylePlists, .oldStylePlistReader, .jsonEncoding],
        contract: ["strings-formats.md#S-56", "strings-formats.md#S-188", "strings-formats.md#S-205"])

    package static let conflictMarker = Rule(
        "conflict-marker", .syntax, .error, isHard: true, precision: .veryHigh,
        summary: "A file holds a marker line of an unresolved merge.",
        why: """
            In a .strings file everything from the marker on is lost without a message; other formats are refused as a \
            whole.
            """,
        sources: [.oldStylePlistReader, .oldStylePlists],
        contract: ["strings-formats.md#S-61", "strings-formats.md#S-62", "strings-formats.md#S-83"])

    package static let curlyQuoteDelimiter = Rule(
        "curly-quote-delimiter", .syntax, .error, fix: .unsafe, precision: .veryHigh,
        summary: "Typographic quotes stand where a string begins or ends.",
        why: """
            Word processors put them there. The app refuses the file or stops reading at the first one: people read \
            keys instead of texts.
            """,
        sources: [.oldStylePlists, .oldStylePlistReader],
        contract: ["strings-formats.md#S-53", "strings-formats.md#S-76"])

    package static let duplicateJSONMember = Rule(
        "duplicate-json-member", .syntax, .error, also: [.warning], fix: .unsafe, precision: .veryHigh,
        summary: "The same member occurs twice in one JSON object.",
        why: "Readers disagree on which one counts, so that two tools show two different texts or colours.",
        tiers: "A warning for the description of a token or of a group, which changes no value.",
        sources: [.jsonObjects])

    package static let emptyFile = Rule(
        "empty-file", .syntax, .warning, also: [.error], precision: .veryHigh,
        summary: "A .strings file holds no byte, or nothing but a byte-order mark.",
        why: """
            Xcode builds it, but the app cannot read it and falls back to the keys; mostly an export or a merge went \
            wrong.
            """,
        tiers: """
            error where another language of the table has texts, but for a table of properties in the source language whose \
            texts the property list has
            """,
        sources: [.oldStylePlists, .oldStylePlistReader],
        contract: ["strings-formats.md#S-10", "strings-formats.md#S-202 to S-204"])

    package static let entryOutsideStrings = Rule(
        "entry-outside-strings", .syntax, .error, fix: .unsafe, precision: .veryHigh,
        summary: "An entry stands beside, not inside, the member 'strings' of a String Catalog.",
        why: "Xcode ignores it without a word, so that people read the bare key or another language.",
        sources: [.stringCatalogs], contract: ["strings-formats.md#X-1"])

    package static let forbiddenXMLEntity = Rule(
        "forbidden-xml-entity", .syntax, .error, isHard: true, precision: .veryHigh,
        summary: "An XML file declares an entity. It is never put in, and the file is not read.",
        why: "Entities can pull in other files, or grow a few bytes into gigabytes; the app refuses the whole file.",
        sources: [.xmlExternalEntities, .xmlPlistReader], contract: ["checks.md#PRI-14"])

    package static let inputLimitExceeded = Rule(
        "input-limit-exceeded", .syntax, .error, also: [.note], precision: .veryHigh,
        summary: "A file is larger, nested deeper or more entangled than is read; it is not checked further.",
        why: """
            No file that people wrote comes near the limits, and some of them are those of the run time, which refuses \
            the file too.
            """,
        tiers: """
            A note where a token has more permutations than are looked at one by one. Of a whole file that is not read it \
            cannot be switched off.
            """,
        sources: [.oldStylePlistReader, .oldStylePlists],
        contract: [
            "checks.md#PRI-14", "strings-formats.md#S-181", "strings-formats.md#S-182", "strings-formats.md#S-184",
        ])

    package static let invalidStringsdictEntry = Rule(
        "invalid-stringsdict-entry", .syntax, .error, also: [.warning, .note], precision: .veryHigh,
        summary: "An entry of a .stringsdict file has no format, several rules, or a variable without the rule's name.",
        why: "Foundation skips the entry or the variable, and the key or raw placeholders are shown.",
        tiers: "warning where the format names no variable or a device has no text; note for the legacy form by width",
        sources: [.stringsdict],
        contract: [
            "strings-formats.md#SD-5", "strings-formats.md#SD-6", "strings-formats.md#SD-10",
            "strings-formats.md#SD-11", "strings-formats.md#SD-41", "strings-formats.md#SD-43",
            "strings-formats.md#SD-45",
        ])

    package static let invalidVariationNesting = Rule(
        "invalid-variation-nesting", .syntax, .error, precision: .veryHigh,
        summary: """
            The texts of a String Catalog lie in each other in a way that Xcode refuses, or a text is incomplete.
            """,
        why: "The whole catalog does not compile, and people read bare keys.",
        sources: [.stringCatalogs], contract: ["strings-formats.md#X-17", "strings-formats.md#X-24 to X-30"])

    package static let invisibleCharacterOutsideString = Rule(
        "invisible-character-outside-string", .syntax, .error, fix: .safe, precision: .veryHigh,
        summary: "Between the strings of a file stands an invisible character that its format does not skip.",
        why: """
            The file looks right in every editor, yet the app refuses it or stops reading there: people read keys \
            instead of texts.
            """,
        sources: [.oldStylePlists, .oldStylePlistReader],
        contract: ["strings-formats.md#S-54 to S-60", "strings-formats.md#S-78 to S-81"])

    package static let leftoverTable = Rule(
        "leftover-table", .syntax, .warning,
        summary: "A table has the name of a copy: of a merge, a backup, or of two computers that changed one file.",
        why: """
            No code asks for the copy, so that texts which were added there are never shown. Nothing else is looked at \
            in it: what it lacks, or has other than its original, is the same mistake.
            """,
        sources: [.localizedString], contract: ["checks.md#PRI-7"])

    package static let misplacedLocalizationFile = Rule(
        "misplaced-localization-file", .syntax, .warning, also: [.error, .note],
        summary: "A .strings file lies beside the language folders that hold the same table, or in a folder of one.",
        why: """
            A resource outside any language folder wins over all of those inside: every reader sees its texts, \
            whatever the language. In a folder of a language folder no look-up finds it.
            """,
        tiers: "error for a file that an import would have to write; note for one that no project of Xcode builds",
        sources: [.stringCatalogs, .bundleSearch])

    package static let misreadEscape = Rule(
        "misread-escape", .syntax, .warning, fix: .unsafe, precision: .veryHigh,
        summary: "An escape of another language, or with too few or too many digits, stands in a .strings file.",
        why: "The digits become text: people read 'Cafu00e9' for 'Café'.",
        sources: [.oldStylePlists, .oldStylePlistReader],
        contract: [
            "strings-formats.md#S-128 to S-131", "strings-formats.md#S-137 to S-147",
            "strings-formats.md#S-153 to S-155",
        ])

    package static let missingCatalogHeader = Rule(
        "missing-catalog-header", .syntax, .error, fix: .safe, precision: .veryHigh,
        summary: "A String Catalog lacks 'sourceLanguage', 'version' or 'strings'.",
        why: "Without the source language nobody knows whose text a key is; without the version tools refuse the file.",
        sources: [.stringCatalogs], contract: ["strings-formats.md#X-2", "strings-formats.md#X-5"])

    package static let missingSemicolon = Rule(
        "missing-semicolon", .syntax, .error, isHard: true, fix: .safe, precision: .veryHigh,
        summary: "An entry of a .strings file is not closed by ';'.",
        why: """
            The app refuses the whole file, so that people read the bare keys of all its texts. Other tools blame the \
            next line.
            """,
        sources: [.oldStylePlists, .oldStylePlistReader], contract: ["strings-formats.md#S-26 to S-31"])

    package static let nonTextValue = Rule(
        "non-text-value", .syntax, .error, precision: .veryHigh,
        summary: "A .strings file holds a dictionary, a list or data where a text is expected, or is no table at all.",
        why: "Nothing can be shown for such a key; plural forms belong in a .stringsdict.",
        tiers: "Of a file that is no table at all it cannot be switched off.",
        sources: [.oldStylePlists, .oldStylePlistReader],
        contract: [
            "strings-formats.md#S-7", "strings-formats.md#S-21 to S-23", "strings-formats.md#S-165 to S-171",
            "strings-formats.md#S-229",
        ])

    package static let noncanonicalCatalogLayout = Rule(
        "noncanonical-catalog-layout", .syntax, .note, also: [.warning], precision: .veryHigh,
        summary: "A String Catalog has keys in another order than Xcode's, or a comma behind the last one.",
        why: "Xcode reorders them when it saves the file: changes that nobody made hide the one that somebody did.",
        tiers: "a warning for the comma, which Foundation reads over and other tools refuse",
        sources: [.stringCatalogs], contract: ["checks.md#DEC-21", "strings-formats.md#X-40 to X-55"])

    package static let noncanonicalLocaleTag = Rule(
        "noncanonical-locale-tag", .syntax, .warning, also: [.note], precision: .veryHigh,
        summary: "A language folder is named by an old, ambiguous or unusually spelt tag.",
        why: "Some systems still find the folder and others do not: part of its readers see another language.",
        tiers: """
            note for Chinese named by a region, such as zh_CN, which Apple's systems understand; a warning wherever the folder \
            of the usual name stands beside it
            """,
        sources: [.canonicalLocales])

    package static let nonportableStringsSyntax = Rule(
        "nonportable-strings-syntax", .syntax, .note, fix: .safe, precision: .veryHigh,
        summary: """
            A .strings file uses old syntax: strings without quotes, keys without a text, several entries a line.
            """,
        why: "The app shows the text, but tools that read line by line drop it: it comes back untranslated.",
        sources: [.oldStylePlists, .oldStylePlistReader],
        contract: [
            "strings-formats.md#S-2 to S-5", "strings-formats.md#S-13 to S-15", "strings-formats.md#S-85",
            "strings-formats.md#S-115", "strings-formats.md#S-120", "strings-formats.md#S-121",
            "strings-formats.md#S-127",
        ])

    package static let overlappingVariations = Rule(
        "overlapping-variations", .syntax, .error, precision: .veryHigh,
        summary: "A text of a String Catalog stands beside variations, or varies by number and by device side by side.",
        why: "It compiles, but only one of the two is shown, and Xcode's export drops the other.",
        sources: [.stringCatalogs], contract: ["strings-formats.md#X-22", "strings-formats.md#X-23"])

    package static let replacementCharacter = Rule(
        "replacement-character", .syntax, .error, precision: .veryHigh,
        summary: "A text, key or comment holds U+FFFD, or half of a character that is read as U+FFFD.",
        why: "People see a question mark in a black diamond, or a box, where a letter or an emoji stood.",
        sources: [.unicodeEncodings, .oldStylePlists, .oldStylePlistReader],
        contract: ["strings-formats.md#S-136", "strings-formats.md#S-200"])

    package static let sourceLanguageMismatch = Rule(
        "source-language-mismatch", .syntax, .error, precision: .veryHigh,
        summary: "No file is in the language that the configuration calls the source language.",
        why: "There is nothing to compare the translations with, so that missing and wrong ones go through unseen.",
        sources: [.stringCatalogs])

    package static let syntaxError = Rule(
        "syntax-error", .syntax, .error, also: [.warning], isHard: true, precision: .veryHigh,
        summary: "A file breaks the grammar of its format in a way that no other rule names.",
        why: "The app refuses the whole file, so that people read the bare keys of all its texts.",
        tiers: """
            a warning, where commands other than 'check' tell of it, for a property list that is read although it has \
            no header or something behind it
            """,
        sources: [.oldStylePlists, .jsonObjects])

    package static let tableNameConflict = Rule(
        "table-name-conflict", .syntax, .error, also: [.warning], precision: .veryHigh,
        summary: "A table exists as a String Catalog and as another one, a .strings or a .stringsdict file too.",
        why: "Xcode refuses to build a target with both, and other tools pick either.",
        tiers: "A warning where no project of Xcode names the other files, which are left over then, and not judged.",
        sources: [.stringCatalogs, .catalogCompiler], contract: ["strings-formats.md#X-65", "strings-formats.md#X-66"])

    package static let truncatedStringsFile = Rule(
        "truncated-strings-file", .syntax, .error, isHard: true, fix: .safe, precision: .veryHigh,
        summary: "Reading stops in the middle of a .strings file, and what was read so far counts as the whole.",
        why: """
            The build passes and plutil says OK, but every text below is lost: people read its key, or the text of \
            another language.
            """,
        sources: [.oldStylePlists, .oldStylePlistReader],
        contract: ["strings-formats.md#S-44 to S-53", "strings-formats.md#S-66 to S-68"])

    package static let utf16File = Rule(
        "utf16-file", .syntax, .note, fix: .unsafe, precision: .veryHigh,
        summary: "A file is stored as UTF-16 or UTF-32.",
        why: "The app reads it, but reviews and merges see a binary file: a wrong text goes through unseen.",
        sources: [.unicodeEncodings, .oldStylePlists, .oldStylePlistReader],
        contract: ["strings-formats.md#S-189 to S-192"])

    package static let unescapedQuote = Rule(
        "unescaped-quote", .syntax, .error, fix: .unsafe,
        summary: "A quote inside a text ends the text early.",
        why: "The app refuses the whole file, so that people read the bare keys of all its texts.",
        sources: [.oldStylePlists, .oldStylePlistReader], contract: ["strings-formats.md#S-41"])

    package static let unknownCatalogMember = Rule(
        "unknown-catalog-member", .syntax, .warning, fix: .unsafe,
        summary: "A String Catalog has a member that its format does not know.",
        why: "It is mostly misspelt, so that what it says, a translation or a comment, is lost.",
        sources: [.stringCatalogs],
        contract: ["strings-formats.md#X-12", "strings-formats.md#X-16", "strings-formats.md#X-38"])

    package static let unknownCatalogValue = Rule(
        "unknown-catalog-value", .syntax, .warning, fix: .unsafe,
        summary: "A state, extraction state, version or device is none that String Catalogs have.",
        why: "Tools treat it as they please: a text counts as untranslated, or a device gets another device's text.",
        sources: [.stringCatalogs, .stringsdict],
        contract: [
            "strings-formats.md#X-4", "strings-formats.md#X-10", "strings-formats.md#X-18",
            "strings-formats.md#SD-44",
        ])

    package static let unknownLocaleTag = Rule(
        "unknown-locale-tag", .syntax, .error, precision: .veryHigh,
        summary: "The name of a language folder is not well-formed, or names a language that does not exist.",
        why: "No device asks for such a language, so that nobody ever sees the folder's texts.",
        sources: [.languageTags, .subtagRegistry])

    package static let unsupportedEncoding = Rule(
        "unsupported-encoding", .syntax, .error, isHard: true, precision: .veryHigh,
        summary: "The bytes of a file are neither UTF-8, nor UTF-16 or UTF-32 with a byte-order mark.",
        why: "The app refuses the file, so that people read bare keys; a tool that guesses shows 'Ã©' for 'é'.",
        sources: [.unicodeEncodings, .oldStylePlists, .oldStylePlistReader],
        contract: ["strings-formats.md#S-193 to S-199", "strings-formats.md#S-209 to S-213"])

    package static let unterminatedComment = Rule(
        "unterminated-comment", .syntax, .error, isHard: true, precision: .veryHigh,
        summary: "A comment has no closing '*/'.",
        why: "Every entry behind it is part of the comment: without any message, people read the keys instead.",
        sources: [.oldStylePlists, .oldStylePlistReader],
        contract: ["strings-formats.md#S-64", "strings-formats.md#S-65"])

    package static let unterminatedString = Rule(
        "unterminated-string", .syntax, .error, isHard: true, precision: .veryHigh,
        summary: "A quoted string has no closing quote.",
        why: """
            The entries behind it become part of the text or are lost; mostly the app refuses the whole file and \
            people read bare keys.
            """,
        sources: [.oldStylePlists, .oldStylePlistReader],
        contract: ["strings-formats.md#S-63", "strings-formats.md#S-98 to S-104"])
}
