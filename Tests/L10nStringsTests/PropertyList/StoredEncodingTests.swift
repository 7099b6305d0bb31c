import L10nSource
import L10nStrings
import Testing

/// How files store their text, and what becomes of their bytes when it changes.
@Suite struct StoredEncodingTests {
    private static func encoding(_ bytes: [UInt8]) -> StoredEncoding { StoredEncoding(bytes.span) }

    @Test(
        arguments: [
            ([], .utf8(start: 0)), ([0xEF, 0xBB, 0xBF], .utf8(start: 0)), ([0xEF, 0xBB, 0xBF, 0x61], .utf8(start: 3)),
            ([0xEF, 0xBB, 0x61, 0x61], .utf8(start: 0)), ([0xFF, 0xFE], .utf8(start: 0)),
            ([0xFF, 0xFE, 0x61], .utf16(isBigEndian: false, start: 2)),
            ([0xFF, 0xFE, 0x61, 0, 0x62, 0], .utf16(isBigEndian: false, start: 2)),
            ([0xFE, 0xFF, 0], .utf16(isBigEndian: true, start: 2)), ([0xFE, 0xFE, 1], .utf8(start: 0)),
            ([0xFF, 0xFF, 1], .utf8(start: 0)), ([0xFF, 0xFE, 0, 0], .utf16(isBigEndian: false, start: 2)),
            ([0xFF, 0xFE, 0, 0, 0x61], .utf32(isBigEndian: false, start: 4)),
            ([0, 0, 0xFE, 0xFF, 0], .utf32(isBigEndian: true, start: 4)), ([0, 0, 0xFE, 0xFF], .unmarked),
            ([0, 0x61, 0], .unmarked), ([0x61, 0, 0x62], .unmarked), ([0x61, 0x62, 0], .utf8(start: 0)),
            ([0x61, 0], .utf8(start: 0)), ([0, 0x61], .utf8(start: 0)),
        ] as [([UInt8], StoredEncoding)])
    func `the first bytes tell the encoding`(bytes: [UInt8], expected: StoredEncoding) {
        #expect(Self.encoding(bytes) == expected)
    }

    @Test(
        arguments: [
            ("utf-8", .utf8(start: 0)), ("UTF-16", .utf16(isBigEndian: false, start: 0)),
            ("utf-16be", .utf16(isBigEndian: true, start: 0)), ("UCS-4", .utf32(isBigEndian: false, start: 0)),
            ("UTF-32BE", .utf32(isBigEndian: true, start: 0)), ("us-ascii", .singleByte(.latin1)),
            ("ISO_8859-1", .singleByte(.latin1)), ("Windows-1252", .singleByte(.windows1252)),
            ("KOI8-R", .other(name: "KOI8-R", isKnown: true)),
            ("x-mac-roman", .other(name: "x-mac-roman", isKnown: true)),
            ("klingon", .other(name: "klingon", isKnown: false)), ("é", .other(name: "é", isKnown: false)),
            ("", .other(name: "", isKnown: false)),
        ] as [(String, StoredEncoding)])
    func `a declaration names the encoding`(name: String, expected: StoredEncoding) {
        let name = name.unicodeScalars.map { UInt8($0.value) }
        for (start, end) in [("<?xml version=\"1.0\" encoding=\"", "\"?>"), ("<?xml encoding='", "'")] {
            #expect(Self.encoding(Array(start.utf8) + name + Array(end.utf8)) == expected)
        }
    }

    @Test(
        arguments: [
            ("<?xml version=\"1.0\"?><plist>", .utf8(start: 0)),
            ("<?xml version=\"1.0\"><plist version='1'>", .utf8(start: 0)),
            ("<?xml version=\"1.0\" enc", .cut), ("<?xml", .utf8(start: 0)),
            ("<?xm encoding='UTF-16'?>", .utf8(start: 0)),
            ("<?xml encoding=UTF-16?>", .utf8(start: 0)), ("<?xml encoding='UTF-16?>", .utf8(start: 0)),
            (" <?xml encoding='UTF-16'?>", .utf8(start: 0)), ("<?xml ?> encoding='UTF-16'", .utf8(start: 0)),
            ("<?xml encoding=\"l1' \"?>", .singleByte(.latin1)), ("<?xml eencoding='l1'?>", .singleByte(.latin1)),
        ] as [(String, StoredEncoding)])
    func `a declaration without a name says UTF-8`(text: String, expected: StoredEncoding) {
        #expect(Self.encoding(Array(text.utf8)) == expected)
    }

    @Test func `every byte is a character`() {
        let bytes: [UInt8] = [0x41, 0x7F, 0x80, 0x9F, 0x81, 0x99, 0xA0, 0xE9, 0xFF]
        func text(_ encoding: SingleByteEncoding, _ range: Range<Int>) -> String {
            String(decoding: encoding.decoded(bytes.span, in: range), as: UTF8.self)
        }
        #expect(text(.latin1, 0..<9) == "A\u{7F}\u{80}\u{9F}\u{81}\u{99}\u{A0}éÿ")
        #expect(text(.windows1252, 0..<9) == "A\u{7F}€Ÿ\u{81}™\u{A0}éÿ")
        #expect(text(.windows1252, 7..<8) == "é" && text(.latin1, 3..<3) == "")
    }

    /// "é€😀a" in several encodings, with what follows "é" replaced by "ü".
    @Test(
        arguments: [
            (.utf8, "", "é€😀a", "éüa"), (.utf8WithByteOrderMark, "EF BB BF", "é€😀a", "éüa"),
            (.utf16LittleEndian, "FF FE", "E9 00 AC 20 3D D8 00 DE 61 00", "E9 00 FC 00 61 00"),
            (.utf16BigEndian, "FE FF", "00 E9 20 AC D8 3D DE 00 00 61", "00 E9 00 FC 00 61"),
            (
                .utf32LittleEndian, "FF FE 00 00", "E9 00 00 00 AC 20 00 00 00 F6 01 00 61 00 00 00",
                "E9 00 00 00 FC 00 00 00 61 00 00 00"
            ),
            (
                .utf32BigEndian, "00 00 FE FF", "00 00 00 E9 00 00 20 AC 00 01 F6 00 00 00 00 61",
                "00 00 00 E9 00 00 00 FC 00 00 00 61"
            ),
            (.latin1, "", "E9 80 81 61", "E9 FC 61"),
        ] as [(SourceEncoding, String, String, String)])
    func `what is new is stored as the rest is`(
        encoding: SourceEncoding, mark: String, before: String, after: String
    ) throws {
        func bytes(_ text: String) -> [UInt8] {
            let parts = text.split(separator: " ").map { UInt8($0, radix: 16) }
            return parts.contains(nil) ? Array(text.utf8) : parts.compactMap { $0 }
        }
        // The text of a file that is stored with a mark begins with it where it is UTF-8.
        let start = encoding == .utf8WithByteOrderMark ? "\u{FEFF}" : ""
        let text = Array((start + (encoding == .latin1 ? "é\u{80}\u{81}a" : "é€😀a")).utf8)
        let file = SourceFile(path: "", bytes: text, encoding: encoding)
        let stored = StoredText(bytes(mark) + bytes(before), text: file)
        let edit = Edit(file.span(SourceRange(start.utf8.count + 2..<text.count - 1)), "ü")
        #expect(stored.applying([edit]) == bytes(mark) + bytes(after))
        #expect(stored.applying([]) == stored.bytes)
    }

    @Test func `a text that an encoding cannot store changes nothing`() {
        let file = SourceFile(path: "", bytes: Array("a".utf8), encoding: .latin1)
        let stored = StoredText(Array("a".utf8), text: file)
        func applied(_ text: String) -> [UInt8]? { stored.applying([Edit(file.span(SourceRange(1..<1)), text)]) }
        #expect(applied("ÿ") == [0x61, 0xFF] && applied("€") == nil && applied("b€") == nil)
        let binary = SourceFile(path: "", bytes: Array("a".utf8), encoding: .binaryPropertyList)
        #expect(StoredText([1], text: binary).applying([Edit(file.span(SourceRange(0..<1)), "b")]) == nil)
    }

    // MARK: What a property list is

    @Test(
        arguments: [
            ("<plist><array/></plist>", .notTable, true), ("<plist><string>a</string></plist>", .notTable, true),
            ("<plist><dict/></plist>", .xml, false),
            ("<plist><dict><key>a</key><string>b</string></dict></plist>", .xml, false),
            ("(a, b)", .notTable, true), ("{ a = b; }", .braced, false), ("a = b;", .text, false), ("", .text, false),
            ("\"a\"", .notTable, true), ("[1]", .notTable, false), ("(a, b) c", .notTable, false),
        ] as [(String, StringsTree.Dialect, Bool)])
    func `a file that is no table says so, once`(text: String, dialect: StringsTree.Dialect, isReported: Bool) {
        let parsed = StringsParser.parse(SourceFile(path: "a.strings", text: text))
        #expect(parsed.value.dialect == dialect)
        let causes = parsed.diagnostics.filter { $0.cause == "not-a-dictionary" }
        #expect(causes.count == (isReported ? 1 : 0))
    }
}
