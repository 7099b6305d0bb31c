import L10nSource
import TestSupport
import Testing

@testable import L10nStrings

/// Each part that the reader of old-style text is made of, alone.
@Suite struct StringsReaderPartsTests {
    private static func token(_ text: String) throws -> StringToken {
        let token = StringToken(Array(text.utf8).span, at: 0)
        return try #require(token)
    }

    private static func draft(_ text: String) throws -> StringsDraft {
        StringsDraft(start: 0, key: try token(text))
    }

    @Test(arguments: [
        ("b", #"b"#), ("\u{4E2D}", #"\U4E2D"#), ("\u{E9}", #"\U00e9"#), ("\u{1F600}", #"\UD83D\UDE00"#), ("\n", #"\n"#),
        ("d", "d"),
    ])
    func `a part of a text is found where it was written`(part: String, written: String) throws {
        let source = Array(#"a\U4E2Db\U00e9c\UD83D\UDE00\nd"#.utf8)
        let text = Array("a\u{4E2D}b\u{E9}c\u{1F600}\nd".utf8)
        let start = try #require(text.firstRange(of: Array(part.utf8))?.lowerBound)
        let place = StringsEscape.place(of: start..<start + part.utf8.count, in: source.span, 0..<source.count)
        #expect(String(decoding: source[place], as: UTF8.self) == written)
    }

    // MARK: StringsCharacter and StringsLine

    @Test func `messages name a character by its sign, its code point or the end that it is`() {
        let bytes = Array("a\u{A0}\n".utf8) + [0xFF]
        #expect(StringsCharacter.named(bytes.span, at: 0) == "'a'")
        #expect(StringsCharacter.named(bytes.span, at: 1) == "U+00A0 NO-BREAK SPACE")
        #expect(StringsCharacter.named(bytes.span, at: 3) == "the end of the line")
        #expect(StringsCharacter.named(bytes.span, at: 4) == "a byte that is not UTF-8")
        #expect(StringsCharacter.named(bytes.span, at: 5) == "the end of the file")
        #expect(StringsCharacter.length(bytes.span, at: 1) == 2)
        #expect(!StringsCharacter.isVisible(bytes.span, at: 1) && StringsCharacter.isSpaceLike(bytes.span, at: 1))
    }

    @Test(arguments: [
        ("<<<<<<< HEAD", 0, true), ("\n=======\n", 1, true), ("\u{FEFF}>>>>>>> b", 3, true), ("<<<<<< HEAD", 0, false),
        ("a======= b", 1, false), ("*******", 0, false),
    ])
    func `seven signs of a merge conflict at the start of a line mark one`(text: String, index: Int, isMarker: Bool) {
        #expect(StringsLine.isConflictMarker(Array(text.utf8).span, at: index) == isMarker)
    }

    @Test func `quotes that word processors put are typographic, and no other sign is`() {
        let quotes = "‘’‚‛“”„‟«»‹›＂".unicodeScalars
        #expect(quotes.allSatisfy { StringsGuess.isTypographicQuote($0.value) })
        #expect(!"\"'`´¬ª¼º‗†″※−（！".unicodeScalars.contains { StringsGuess.isTypographicQuote($0.value) })
    }

    @Test func `what was meant as an unquoted text ends before its semicolon, and as an unquoted key before its sign`()
    {
        let bytes = Array("two words ; k.e-y=1".utf8)
        #expect(StringsLine.endOfBareValue(bytes.span, from: 0) == 9)
        #expect(StringsLine.endOfBareKey(bytes.span, from: 12) == 17)
        #expect(StringsLine.isBareValue(bytes.span, at: 0) && !StringsLine.isBareValue(bytes.span, at: 10))
    }

    // MARK: StringsRecovery

    @Test(arguments: [
        (" rubbish\n\"k\" = \"t\";", false, 9), (" rubbish; \"k\" = \"t\";", false, 10), (" a \"k\";\nkey;", false, 12),
        (" a } b", true, 3), (" a } b", false, 6), (" a /* x", false, 3), (" { a } b }", true, 9),
        (" \"a;b\" ;", false, 8),
    ])
    func `reading goes on at the next entry, closing brace or unclosed comment`(
        text: String, isInBraces: Bool, place: Int
    ) {
        var comments = CommentRecord()
        let found = StringsRecovery.nextPlace(
            Array(text.utf8).span, from: 0, isInBraces: isInBraces, noting: &comments)
        #expect(found == place)
    }

    @Test func `entries are guessed at the start of lines, and only with a text`() {
        let bytes = Array("\"a\" = \"1\";\n  b = \"2\"\nnothing \"c\" = \"3\";\n\"d\";\n".utf8)
        let guesses = StringsRecovery.guesses(bytes.span, in: 0..<bytes.count)
        #expect(guesses.map { String(bytes.span, in: $0.key.content) } == ["a", "b"])
    }

    @Test(arguments: [("; , } ) // x\n", true), ("/* x */\u{200B}", true), ("/* x", false), ("; a", false)])
    func `closing signs, closed comments and what cannot be seen are only junk`(text: String, isJunk: Bool) {
        #expect(StringsRecovery.onlyJunkFollows(Array(text.utf8).span, from: 0) == isJunk)
    }

    // MARK: StringsLexer

    @Test(
        arguments: [
            (" = \"t\"", 3), ("=\"t\"        ", 1), (" \t=\r\n\"t\"", 5), (" : \"t\"", nil), (" = t", nil), (" =", nil),
        ] as [(String, Int?)])
    func `the quote behind an equals sign stands behind blanks only`(text: String, quote: Int?) {
        #expect(StringsLexer.openingQuote(Array(text.utf8).span, from: 0) == quote)
    }

    @Test(
        arguments: [("a\u{85}b", 1..<3), ("a\u{B} b", 1..<2), ("a\u{C} ", nil), ("ab", nil)] as [(String, Range<Int>?)])
    func `a false end of a line counts where a text follows it`(text: String, range: Range<Int>?) {
        let bytes = Array(text.utf8)
        #expect(StringsLexer.falseLineEnd(bytes.span, in: 0..<bytes.count) == range)
    }

    // MARK: StringsDraft and StringsTableBuilder

    @Test func `a draft becomes an entry with the flags of its form`() throws {
        var draft = try Self.draft("key")
        #expect(
            draft.entry(endingAt: 4, comments: CommentBlock(isAfterEntry: false)).flags == [.unquotedKey, .keyOnly])
        draft.value = StringToken(Array("'t'".utf8).span, at: 0)
        draft.isRepaired = true
        let entry = draft.entry(endingAt: 4, comments: CommentBlock(isAfterEntry: false))
        #expect(entry.flags == [.unquotedKey, .singleQuotedValue, .repaired])
        draft.object = 3..<4
        let object = draft.entry(endingAt: 4, comments: CommentBlock(isAfterEntry: false))
        #expect(object.flags.contains(.notText) && object.value.indices == 3..<4)
    }

    @Test func `the key of a draft is decoded for messages`() throws {
        let text = #""a\"b""#
        let key = try Self.draft(text).keyText(Array(text.utf8).span)
        #expect(key == "a\"b")
    }

    @Test func `an entry takes the comments before it, and those on its line belong to it`() throws {
        var table = StringsTableBuilder(byteCount: 0)
        let token = try Self.token("\"k\"")
        func add(at start: Int) {
            var draft = StringsDraft(start: start, key: token)
            draft.value = token
            table.comments.settle()
            table.append(draft.entry(endingAt: start + 1, comments: table.comments))
        }
        table.append(comment: 0..<4, traits: [])
        add(at: 10)
        table.append(comment: 12..<16, traits: [])
        table.comments.endLine()
        add(at: 20)
        #expect(table.entries.map(\.comment.indices) == [0..<4, 0..<0])
        table.isInConflict = true
        add(at: 30)
        #expect(table.entries.map { $0.flags.contains(.inConflict) } == [false, false, true])
    }

    // MARK: StringsReporter, StringsInspection and StringsSettlement

    @Test func `an invisible character between tokens is reported by its own rule, whatever it breaks`() {
        var reporter = StringsReporter(path: "t.strings")
        let bytes = Array("\u{A0}".utf8)
        reporter.report(.expectedSeparator, bytes.span, at: 0, "unused")
        reporter.report(.expectedSeparator, bytes.span, at: 0, "unused", isBetweenTokens: false)
        let findings = reporter.findings.diagnostics
        #expect(findings.map(\.rule) == [.invisibleCharacterOutsideString, .invisibleCharacterOutsideString])
        #expect(findings.map { $0.fixes.first?.title } == ["replace it by a space", "remove it"])
    }

    @Test func `the first comment that is never closed hides the rest`() {
        var reporter = StringsReporter(path: "t.strings")
        reporter.reportUnterminatedComment(7..<9, hiding: 0)
        reporter.reportUnterminatedComment(20..<22, hiding: 2)
        #expect(reporter.hiddenFrom == 7)
    }

    @Test func `several entries on a line are a matter of style`() throws {
        let text = #""k" = "t";"#
        let bytes = Array(text.utf8)
        var draft = try Self.draft(text)
        draft.value = StringToken(bytes.span, at: 6)
        let entry = draft.entry(endingAt: bytes.count, comments: CommentBlock(isAfterEntry: true))
        var findings = StringsFindings(path: "t.strings")
        StringsInspection(entry: entry, isOnLineOfEntry: false)
            .report(bytes.span, hasUnusualEscape: false, to: &findings)
        #expect(findings.diagnostics.isEmpty)
        StringsInspection(entry: entry, isOnLineOfEntry: true)
            .report(bytes.span, hasUnusualEscape: false, to: &findings)
        #expect(findings.diagnostics.map(\.cause) == [StringsCause.severalOnLine.rawValue])
    }

    @Test func `entries behind the place where reading stops are lost, and none of a file that is refused`() throws {
        let file = SourceFile(path: "t.strings", bytes: Array("\"k\" = \"t\";".utf8))
        var entries = [try Self.draft("\"k\"").entry(endingAt: 10, comments: CommentBlock(isAfterEntry: false))]
        var findings = StringsFindings(path: file.path)
        var text = StringsText(file)
        let hidden = StringsSettlement(text: text, hiddenFrom: 0)
        #expect(hidden.settle(&entries, &findings) == .truncated(at: 0))
        #expect(entries.allSatisfy { $0.flags.contains(.lost) })
        text.isRefused = true
        #expect(StringsSettlement(text: text, hiddenFrom: nil).settle(&entries, &findings) == .refused)
        #expect(!entries.contains { $0.flags.contains(.lost) })
    }
}
