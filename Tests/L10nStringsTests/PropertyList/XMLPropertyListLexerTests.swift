import L10nSource
import Testing

@testable import L10nStrings

@Suite struct XMLPropertyListLexerTests {
    /// What a function of the lexer answers at the start of a text, where it then stands, and its fault.
    private func read<Word>(
        _ text: String, _ word: (inout XMLPropertyListLexer, Span<UInt8>) -> Word
    ) -> (word: Word, end: Int, fault: XMLPropertyListFault.Kind?) {
        var lexer = XMLPropertyListLexer(at: 0)
        let bytes = Array(text.utf8)
        let read = word(&lexer, bytes.span)
        return (read, lexer.position, lexer.fault?.kind)
    }

    /// The value of a node as it would be written in Swift.
    private func value(_ node: PropertyListNode?) -> String? {
        guard case .leaf(let value)? = node?.kind else { return nil }
        return String(describing: value)
    }

    @Test(
        arguments: [
            ("key>", "key", false, 4), ("true/>", "true", true, 6), ("dict a=\"b\" >", "dict", false, 12),
            ("string a='b'/>", "string", true, 14),
        ])
    func `a start tag is read through its end, attributes and all`(
        text: String, name: String, isEmpty: Bool, end: Int
    ) {
        let found = read("<" + text) { lexer, bytes in
            lexer.position = 1
            return lexer.readStartTag(bytes)
        }
        #expect(found.word?.tag.rawValue == name)
        #expect(found.word?.start == 0)
        #expect(found.word?.isEmpty == isEmpty)
        #expect(found.end == end + 1)
        #expect(found.fault == nil)
    }

    @Test(
        arguments: [
            ("keys>", XMLPropertyListFault.Kind?.some(.unknownTag), 0), (">", .some(.malformedTag), 0),
            ("key", nil, 3),
        ])
    func `a tag without a known name is a fault, and one without an end is none`(
        text: String, fault: XMLPropertyListFault.Kind?, end: Int
    ) {
        let found = read("<" + text) { lexer, bytes in
            lexer.position = 1
            return lexer.readStartTag(bytes) == nil
        }
        #expect(found.word)
        #expect(found.fault == fault)
        #expect(found.end == end + 1)
    }

    @Test(
        arguments: [
            ("</key>", true, XMLPropertyListFault.Kind?.none, 6), ("</key \n>", true, nil, 8),
            ("</dict>", false, .closeTagName, 2), ("<key>  ", false, .closeTag, 1), ("a</key>", false, .closeTag, 0),
            ("</ke>", false, .end, 0), ("</key ", false, .end, 6),
        ])
    func `an end tag closes the element it names`(
        text: String, isThere: Bool, fault: XMLPropertyListFault.Kind?, end: Int
    ) {
        let found = read(text) { $0.closeTag($1, .key) }
        #expect(found.word == isThere)
        #expect(found.fault == fault)
        #expect(found.end == end)
    }

    @Test(
        arguments: [
            ("a b</string>", XMLPropertyListFault.Kind?.none), ("&amp;&#x41;<![CDATA[<]]></string>", nil),
            ("&nbsp;</string>", .reference), ("&#xD800;</string>", .referenceValue),
            ("&#4A;</string>", .referenceDigit),
            ("<!-- a --></string>", .sectionOpening), ("<![CDATA[a</string>", .sectionEnd), ("a", .end),
        ])
    func `a text holds characters, references and sections`(text: String, fault: XMLPropertyListFault.Kind?) {
        let found = read(text) { $0.readText($1, .string, start: 0)?.content.indices }
        #expect(found.fault == fault)
        #expect(found.word == (fault == nil ? 0..<text.utf8.count - 9 : nil))
    }

    @Test(
        arguments: [
            ("12", String?.some("integer(12)"), XMLPropertyListFault.Kind?.none),
            (" -0x1F", "integer(-31)", nil), ("000", "integer(0)", nil), ("", nil, .emptyInteger),
            ("-", nil, .integerDigits), ("1F", nil, .integerHex), ("1g", nil, .integerCharacter),
            ("18446744073709551616", nil, .integerOverflow), ("-9223372036854775809", nil, .integerUnderflow),
        ])
    func `a whole number fits 64 bits`(text: String, number: String?, fault: XMLPropertyListFault.Kind?) {
        let found = read(text + "</integer>") { value($0.readInteger($1, start: 0)) }
        #expect(found.word == number)
        #expect(found.fault == fault)
    }

    @Test func `data, dates, reals and booleans are read as CoreFoundation does`() {
        #expect(read("aGk=</data>") { value($0.readData($1, start: 0)) }.word == "data([104, 105])")
        #expect(read("é</data>") { value($0.readData($1, start: 0)) }.fault == .data)
        #expect(read("2001-01-01T00:01:00Z</date>") { value($0.readDate($1, start: 0)) }.word == "date(60.0)")
        #expect(read("2001-01-01</date>") { value($0.readDate($1, start: 0)) }.fault == .date)
        #expect(read("1.5</real>") { value($0.readReal($1, start: 0)) }.word == "real(1.5)")
        #expect(read("one</real>") { value($0.readReal($1, start: 0)) }.fault == .real)
        #expect(read("</true>") { value($0.readBoolean($1, .yes, start: 0)) }.word == "boolean(true)")
        #expect(read("1</true>") { value($0.readBoolean($1, .yes, start: 0)) }.fault == .boolean)
    }

    @Test func `a document type without declarations is passed, and comments and instructions have ends`() {
        #expect(read("DOCTYPE plist>1") { $0.skipDocumentType($1) }.end == 14)
        #expect(read("DOCTYPE plist [") { $0.skipDocumentType($1) }.fault == .doctypeCharacter)
        #expect(read("xml ?>1") { $0.skipInstruction($1) }.end == 6)
        #expect(read("xml >") { $0.skipInstruction($1) }.fault == .instructionEnd)
        #expect(read("<!-- a --> ") { $0.skipComment($1, from: 0) }.end == 10)
        #expect(read("<!-- a -- ") { $0.skipComment($1, from: 0) }.fault == .commentEnd)
    }

    @Test func `a section without an end is a fault behind its opening`() {
        let found = read("ab<![CDATA[c") { $0.readText($1, .string, start: 0) == nil }
        #expect(found.word && found.fault == .sectionEnd && found.end == 11)
    }

    @Test func `white space is that of XML, and no other byte`() {
        #expect((UInt8.min...UInt8.max).filter(XMLText.isSpace) == [0x09, 0x0A, 0x0D, 0x20])
    }

    @Test func `a date that the file breaks off is a fault, wherever it ends`() {
        let date = "-2001-02-03T04:05:06Z"
        for count in 0..<date.utf8.count {
            let found = read(String(date.prefix(count))) { lexer, bytes in lexer.readDate(bytes, start: 0) == nil }
            #expect(found.word && found.fault != nil, "\(count) bytes")
        }
    }
}
