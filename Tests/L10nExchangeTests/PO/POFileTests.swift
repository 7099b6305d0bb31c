import L10nSource
import TestSupport
import Testing

@testable import L10nExchange
@testable import L10nSyntax

/// PO files are read as gettext reads them, each part with its place.
struct POFileTests {
    private static func parse(_ text: String) -> Parsed<POFile> { POFile.parse(SourceFile(path: "a.po", text: text)) }

    @Test func `every part of an entry is read with its place`() throws {
        let text = """
            # by me
            #. for you
            #: App/en.lproj/L.strings
            #, fuzzy, objc-format ,x-mine
            #| msgid "Old"
            msgctxt "key"
            msgid "One" " two"
            msgid_plural ""
            "Many\\n"
              "more"
            msgstr[1] "b"
            msgstr[0] "a"

            #~ msgid "gone"
            #~ msgstr "weg"
            """
        let parsed = Self.parse(text)
        #expect(parsed.diagnostics.isEmpty)
        let entry = try #require(parsed.value.entries.first)
        #expect(entry.comments.map(\.kind) == [.translator, .extracted, .reference, .flags, .previous])
        #expect(entry.comments.map(\.text).prefix(3) == ["by me", "for you", "App/en.lproj/L.strings"])
        #expect(entry.flags == ["fuzzy", "objc-format", "x-mine"])
        #expect(entry.context?.text == "key" && entry.id.text == "One two" && entry.plural?.text == "Many\nmore")
        #expect(entry.texts.map(\.text) == ["a", "b"] && entry.texts.map(\.index) == [0, 1])
        let file = parsed.value.file
        #expect(file.text(entry.plural?.range ?? entry.range) == "msgid_plural \"\"\n\"Many\\n\"\n  \"more\"")
        #expect(file.text(entry.range).hasPrefix("# by me") && file.text(entry.range).hasSuffix("\"a\""))
        #expect(parsed.value.entries[1].isObsolete && parsed.value.entries[1].id.text == "gone")
    }

    @Test func `no context is another than an empty one, and an empty text with a context is no header (N-107 N-108)`()
    {
        let entries = Self.parse("msgid \"\"\nmsgstr \"Language: pl\\n\"\n\nmsgctxt \"\"\nmsgid \"\"\nmsgstr \"x\"\n")
            .value
        #expect(entries.entries.map(\.isHeader) == [true, false])
        #expect(entries.field("language") == "pl")
        #expect(entries.entries[1].context?.text == "")
    }

    @Test func `lines of a header may end as those of Windows do, and a file may be a mark alone`() {
        let file = Self.parse("msgid \"\"\nmsgstr \"\"\n\"Language: de\\r\\n\"\n\"Plural-Forms: x\\r\\n\"\n").value
        #expect(file.field("language") == "de" && file.field("plural-forms") == "x")
        #expect(Self.parse("\u{FEFF}").diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("\\n\\t\\r\\\"\\\\", "\n\t\r\"\\"), ("\\a\\b\\f\\v", "\u{7}\u{8}\u{C}\u{B}"), ("\\303\\251\\x41", "éA"),
        ("\\1012", "A2"),
    ])
    func `escapes are those of C (N-109)`(written: String, text: String) {
        let parsed = Self.parse("msgid \"a\"\nmsgstr \"\(written)\"\n")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.value.entries.first?.texts.first?.text == text)
    }

    @Test(arguments: [
        ("msgid \"a\"\nmsgstr \"\\U0041\"\n", "'\\U' is no escape of PO files; write the character itself", 2),
        ("msgid \"a\"\nmsgstr \"b\n", "this string has no end on its line; add '\"'", 2),
        ("msgid \"a\"\nmsgstr\n", "a string in quotes is missing here; write one", 2),
        ("msgid \"a\"\n", "the entry needs 'msgstr'; add it", 1),
        ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"\n", "the entry needs 'msgstr[0]' and so on; add it", 1),
        ("msgstr \"a\"\n", "the entry has no 'msgid'; add it", 1),
        ("\"a\"\n", "this string belongs to no 'msgid' or 'msgstr'; write one before it", 1),
        ("msgid \"a\"\nmsgtxt \"b\"\n", "'msgtxt' is no keyword of PO files; remove the line", 2),
        ("msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"\n", "the entry has this 'msgstr' twice; keep one", 3),
        ("msgid \"a\" b\nmsgstr \"b\"\n", "here is text outside of quotes; put it into quotes", 1),
    ])
    func `what is no PO is told with its place, and the entry is left out`(text: String, message: String, line: Int) {
        let parsed = Self.parse(text + "\nmsgid \"fine\"\nmsgstr \"\"\n")
        let finding = parsed.diagnostics.first
        #expect(finding?.message == message)
        #expect(
            finding.map { LineTable(parsed.value.file).position(of: Int($0.span.range.lower)).line } == line)
        #expect(parsed.value.entries.map(\.id.text) == ["fine"])
    }

    @Test(arguments: ["#. for you", "#: L.str", "#: L.strings\n", "# by me\n#, fuzzy\n", "#", "# by"])
    func `a file that ends before the entry of a comment is cut off`(end: String) {
        let parsed = Self.parse("msgid \"a\"\nmsgstr \"b\"\n\n" + end)
        #expect(parsed.diagnostics.map(\.severity) == [.error])
        #expect(parsed.diagnostics.first?.message.hasSuffix("it is cut off, fetch it again") == true)
        #expect(parsed.value.entries.map(\.id.text) == ["a"])
    }

    @Test(arguments: [
        "# vim: set tw=80\n", "#. of what is gone\n#~ msgid \"c\"\n#~ msgstr \"d\"", "# me\nmsgid \"c\"\nmsgstr \"\"",
    ])
    func `a remark at the end, and an entry without a line end, are not cut off`(end: String) {
        #expect(Self.parse("msgid \"a\"\nmsgstr \"b\"\n\n" + end).diagnostics.isEmpty)
    }

    @Test func `another encoding is refused, and a byte-order mark is no text`() {
        let wide = POFile.parse(SourceFile(path: "a.po", bytes: [0xFF, 0xFE, 0x6D, 0]))
        #expect(wide.diagnostics.map(\.id) == ["unsupported-encoding"] && wide.value.entries.isEmpty)
        let latin = POFile.parse(SourceFile(path: "a.po", bytes: Array("msgid \"".utf8) + [0xE9, 0x22]))
        #expect(latin.diagnostics.map(\.id) == ["unsupported-encoding"])
        let marked = Self.parse("\u{FEFF}msgid \"a\"\nmsgstr \"b\"\n")
        #expect(marked.diagnostics.isEmpty && marked.value.entries.first?.range.lower == 3)
    }

    @Test func `any bytes give a file`() {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "msgid ", "msgstr", "msgctxt ", "msgid_plural ", "[0]", "[9999]", "\"", "\"a\"", "\\", "\n", "\r\n", "#",
            "#~ ",
            "#| ", "#, fuzzy", "#: a", " ", "é", "\\x", "\\0", "\u{0}",
        ]
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 0..<30, using: &random)).map { _ in pieces.randomElement(using: &random)! }
            let parsed = Self.parse(text.joined())
            for entry in parsed.value.entries { #expect(entry.range.upper <= parsed.value.file.bytes.count) }
        }
    }

    @Test(arguments: [
        ("0", [0, 0, 0]), ("n", [0, 1, 2]), ("n != 1", [1, 0, 1]),
        ("(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2)", [2, 0, 1]),
        ("!n", [1, 0, 0]), ("n>1 || n==0", [1, 0, 1]), ("2*n+1-n/2", [1, 3, 4]),
        ("n == 0 ? 5 : n == 1 ? 6 : 7", [5, 6, 7]),
    ])
    func `an expression has the value that C gives it`(text: String, values: [Int]) throws {
        let expression = try #require(PluralExpression(text))
        #expect((0..<3).map { expression.form(of: $0) } == values)
    }

    @Test(arguments: ["", "m", "n ?", "n ? 1", "(n", "n n", "n =", "1 +", String(repeating: "(", count: 100_000)])
    func `what is no expression is none`(text: String) {
        #expect(PluralExpression(text) == nil)
        #expect(PluralExpression("1/n")?.form(of: 0) == nil && PluralExpression("n-1")?.form(of: 0) == nil)
    }
}
