import Testing

@testable import EmbedResources

@Suite struct GeneratedSourceTests {
    @Test(arguments: [
        ("", #""""#),
        (#"say "hi" \(name) \u{41}"#, #""say \"hi\" \\(name) \\u{41}""#),
        ("a\nb\r\nc\rd\te", #""a\nb\r\nc\rd\u{9}e""#),
        ("\0\u{8}\u{1F}\u{7F}", #""\u{0}\u{8}\u{1f}\u{7f}""#),
        ("é e\u{301} \u{FEFF}\u{202E} שלום 👍🏽", "\"é e\u{301} \u{FEFF}\u{202E} שלום 👍🏽\""),
    ])
    func `a text becomes a literal on one line`(_ text: String, _ literal: String) {
        var output: [UInt8] = []
        GeneratedSource.appendLiteral(text, to: &output)
        #expect(output == Array(literal.utf8))
    }

    @Test func `the generated file, whole`() {
        let files = [ReadFile(path: "A/a \"b\".txt", text: "1\n"), ReadFile(path: "A/b", text: "")]
        let expected = #"""
            let embeddedFiles: [EmbeddedFile] = [
                EmbeddedFile(path: "A/a \"b\".txt", text: "1\n"),
                EmbeddedFile(path: "A/b", text: ""),
            ]

            """#
        #expect(String(decoding: GeneratedSource.bytes(for: files), as: UTF8.self) == expected)
        #expect(String(decoding: GeneratedSource.bytes(for: []), as: UTF8.self).hasSuffix("= [\n]\n"))
    }
}
