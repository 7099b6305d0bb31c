import TestSupport
import Testing

@testable import L10nLanguageServer

/// The text of an editor, and the file that it would save.
@Suite struct OpenDocumentTests {
    private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
        ("\u{FEFF}" + text).utf16.flatMap { unit in
            isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
    }

    private static func changed(_ document: OpenDocument, _ changes: [JSON], _ encoding: PositionEncoding)
        -> OpenDocument
    {
        var document = document
        let isWhole = document.apply(changes, version: 2, encoding)
        #expect(isWhole)
        return document
    }

    private static func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> JSON {
        [
            "range": [
                "start": ["line": JSON(start.0), "character": JSON(start.1)],
                "end": ["line": JSON(end.0), "character": JSON(end.1)],
            ], "text": .string(text),
        ]
    }

    @Test(arguments: [false, true])
    func `a file in UTF-16 stays one (AD-14)`(isBigEndian: Bool) {
        let text = "\"a\" = \"😀 ä\";\r\n"
        let stored = Self.utf16(text, isBigEndian: isBigEndian)
        let document = OpenDocument(uri: "", version: 1, text: text, stored: stored)
        #expect(document.bytes == stored)
        let changed = Self.changed(document, [Self.change((0, 9), (0, 9), "!")], .utf16)
        #expect(changed.bytes == Self.utf16("\"a\" = \"😀! ä\";\r\n", isBigEndian: isBigEndian))
        #expect(changed.version == 2)
    }

    @Test func `a byte-order mark stays, whether the editor shows it or not`() {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let stored = mark + Array("a".utf8)
        for text in ["a", "\u{FEFF}a"] {
            let document = OpenDocument(uri: "", version: 1, text: text, stored: stored)
            #expect(document.bytes == stored)
            let column = text == "a" ? 1 : 2
            let changed = Self.changed(document, [Self.change((0, column), (0, column), "b")], .utf16)
            #expect(changed.bytes == mark + Array("ab".utf8))
        }
    }

    @Test func `bytes that no editor can show are there until the text is changed`() {
        let stored: [UInt8] = [0x61, 0xFF, 0x62]
        let document = OpenDocument(uri: "", version: 1, text: "a\u{FFFD}b", stored: stored)
        #expect(document.bytes == stored)
        let changed = Self.changed(document, [Self.change((0, 0), (0, 1), "")], .utf16)
        #expect(changed.bytes == Array("\u{FFFD}b".utf8))
    }

    @Test(arguments: PositionEncoding.allCases)
    func `changes follow each other (AD-13)`(encoding: PositionEncoding) {
        let document = OpenDocument(uri: "", version: 1, text: "one\r\ntwo\r\n", stored: nil)
        let changes = [
            Self.change((1, 0), (1, 3), "😀"), Self.change((0, 3), (1, 0), "\n"), Self.change((9, 9), (9, 9), "end"),
        ]
        #expect(Self.changed(document, changes, encoding).text == Array("one\n😀\r\nend".utf8))
        #expect(Self.changed(document, [["text": "all"]], encoding).text == Array("all".utf8))
    }

    @Test func `changes of one message are those of many (AD-13)`() {
        var numbers = SeededGenerator.announced()
        let pieces = ["\r", "\n", "\r\n", "a", "😀", "", "\n\n", "\r\r\n"]
        for _ in 0..<300 {
            let text = (0..<6).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
            let changes = (0..<6).map { _ -> JSON in
                func place() -> (Int, Int) {
                    (.random(in: 0...4, using: &numbers), .random(in: 0...2, using: &numbers))
                }
                let new = (pieces.randomElement(using: &numbers) ?? "") + (pieces.randomElement(using: &numbers) ?? "")
                return Self.change(place(), place(), new)
            }
            let document = OpenDocument(uri: "", version: 1, text: text, stored: nil)
            let single = changes.reduce(document) { Self.changed($0, [$1], .utf16) }
            #expect(Self.changed(document, changes, .utf16).text == single.text)
        }
    }

    @Test func `a change that says nothing is told`() {
        var document = OpenDocument(uri: "", version: 1, text: "a", stored: nil)
        for change: JSON in [["range": ["start": 1], "text": "b"], [:]] {
            let isWhole = document.apply([change], version: nil, .utf16)
            #expect(!isWhole)
        }
        #expect(document.text == Array("a".utf8))
    }
}
