import Testing

@testable import L10nLanguageServer

/// Messages as bytes, and files as addresses.
@Suite struct ProtocolTests {
    private static func frames(_ bytes: [UInt8], atATime count: Int) -> [MessageFraming.Frame] {
        var framing = MessageFraming()
        var frames: [MessageFraming.Frame] = []
        for start in stride(from: 0, to: bytes.count, by: count) {
            framing.append(Array(bytes[start..<min(start + count, bytes.count)]))
            while let frame = framing.next() { frames.append(frame) }
        }
        return frames
    }

    @Test(arguments: [1, 2, 7, 1000])
    func `messages are cut wherever the bytes are (AD-10)`(count: Int) {
        let messages: [JSON] = [["a": 1], "ä😀", [1, 2, 3], [:]]
        let bytes = messages.flatMap(MessageFraming.framed)
        #expect(Self.frames(bytes, atATime: count) == messages.map { .content($0.text) })
    }

    @Test(arguments: [1, 5, 100_000])
    func `what is no header is told and passed over`(count: Int) {
        let good = MessageFraming.framed(["a": 1])
        let bad: [(String, Int)] = [
            ("Content-Type: x\r\n\r\n", 1), ("Content-Length: many\r\n\r\n", 1), ("\r\n\r\n", 1),
            ("Content-Length: -1\r\n\r\n", 1), (String(repeating: "x", count: 5000) + "\r\n\r\n", 2),
        ]
        for (text, most) in bad {
            let frames = Self.frames(Array(text.utf8) + good, atATime: count)
            #expect(frames.last == .content(JSON.object(["a": 1]).text), "\(text.prefix(20))")
            #expect((2...most + 1).contains(frames.count), "\(text.prefix(20)) \(frames.count)")
        }
    }

    @Test func `other headers and other cases are taken`() {
        let text = "content-type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH:  2 \r\n\r\n{}"
        #expect(Self.frames(Array(text.utf8), atATime: 3) == [.content(Array("{}".utf8))])
    }

    @Test func `a message that nobody would send is told and passed over`() {
        var framing = MessageFraming()
        framing.append(Array("Content-Length: 4000000000\r\n\r\n".utf8))
        let first = framing.next()
        #expect(first == .broken("a message has more than \(MessageFraming.mostBytes) bytes"))
        framing.append([UInt8](repeating: 0x20, count: 100_000))
        let rest = framing.next()
        #expect(rest == nil)
    }

    @Test(arguments: [
        ("file:///a%20b/%C3%A4.strings", "/a b/ä.strings"), ("file:/a", "/a"), ("file://localhost/a", "/a"),
        ("FILE:///a?x#y", "/a"), ("file:///100%", "/100%"),
    ])
    func `addresses of files are paths`(uri: String, path: String) {
        #expect(DocumentURI.path(of: uri) == path)
    }

    @Test(arguments: ["untitled:Untitled-1", "git:/a", "file://server/a", "", "file://", "a"])
    func `other addresses are none`(uri: String) { #expect(DocumentURI.path(of: uri) == nil) }

    @Test func `a path comes back from its address`() {
        for path in ["/", "/a b/ä😀%.strings", "/x:y/[z]#?.json"] {
            #expect(DocumentURI.path(of: DocumentURI.uri(of: path)) == path)
        }
    }

    @Test func `values come back from their text`() {
        let values: [JSON] = [
            .null, true, 1, .number(-1.5), "a\"\\\n\u{0}\u{7F}ä😀\u{2028}", [], [1, "a", [:]],
            ["b": [nil ?? .null], "a": 2],
        ]
        for value in values { #expect(JSON(parsing: value.text) == value) }
        for text in ["", "{", "[1,]", "{\"a\":}", "nul", "\u{0}"] { #expect(JSON(parsing: Array(text.utf8)) == nil) }
    }

    @Test func `half of a character and bytes that are no UTF-8 are read as U+FFFD`() {
        let half = JSON(parsing: Array("[\"a\\ud83db\", \"\\ude00\"]".utf8))
        #expect(half == JSON.array(["a\u{FFFD}b", "\u{FFFD}"]))
        let malformed = JSON(parsing: [0x22, 0x61, 0xFF, 0x62, 0x22])
        #expect(malformed == JSON.string("a\u{FFFD}b"))
        // UTF-16 is no message.
        let utf16 = JSON(parsing: [0xFE, 0xFF, 0x00, 0x31])
        #expect(utf16 == nil)
    }
}
