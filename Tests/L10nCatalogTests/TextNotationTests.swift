import L10nCatalog
import L10nSource
import Testing

/// What a notation tells of texts without decoding them: always what their decoded forms tell.
@Suite struct TextNotationTests {
    /// A file of texts that stand side by side.
    private static func fragment(_ texts: [String], _ notation: TextNotation) -> CatalogFragment {
        var bytes: [UInt8] = []
        let entries = texts.map { text in
            let range = SourceRange(bytes.count..<bytes.count + text.utf8.count)
            bytes += text.utf8 + [0x0A]
            let written = SourceFile(path: "t", text: text)
            // As readers have it: that there are escapes, and the rest of what they stand for.
            let isEscaped =
                switch notation {
                case .strings, .json: text.contains("\\")
                case .xml: text.contains("&") || text.contains("<")
                }
            var traits = TextTraits(scanning: notation.decode(written.bytes, SourceRange(written.bytes.indices)).span)
            if isEscaped { traits.formUnion(.escape) }
            return CatalogEntry(
                range: range, keyRange: range, textRange: range, commentRange: SourceRange(at: 0), keyTraits: traits,
                textTraits: traits)
        }
        return CatalogFragment(source: SourceFile(path: "t", bytes: bytes), notation: notation, entries: entries)
    }

    private static let written: [(notation: TextNotation, texts: [String])] = [
        (
            .strings,
            [
                "", " ", "\\n", "\\U00A0", "\u{2003}", "a", "\\141", "\\U0061", "\\\"", "\\\\", "&#x61;",
                "<![CDATA[a]]>",
                "Terms & Co", "Terms \\& Co", "say \\\"a\\\"", "say \\\"b\\\"", "]", "é", "\\U00E9", "x\\", "\t",
            ]
        ),
        (
            .xml,
            [
                "", " ", "&#32;", "&#xA0;", "a", "&#x61;", "&#97;", "&#x0000004A;", "&#x0000004a;", "J", "&amp;",
                "&lt;",
                "<![CDATA[a]]>", "<![CDATA[aaaaaaaaaaaaaaab]]>", "<![CDATA[aaaaaaaaaaaaaaa]]>b", "aaaaaaaaaaaaaaab",
                "\\n",
                "\\141", "\\\"", "]]", "<![CDATA[]]]]>", "<![CDATA[ ]]>", "&quot;", "\"",
            ]
        ),
        (
            .json,
            [
                "", " ", "\\n", "\\u00a0", "\\u00A0", "a", "\\u0061", "\\\"", "\\\\", "\\/", "/", "\\ud83d\\ude00",
                "\\uD83D\\uDE00", "😀", "&amp;", "\\t ",
            ]
        ),
    ]

    @Test func `texts are the same if they say the same, however and in whatever notation they are written`() {
        let fragments = Self.written.map { Self.fragment($0.texts, $0.notation) }
        for own in fragments {
            for other in fragments {
                for entry in own.entries {
                    for counterpart in other.entries {
                        let (text, theirs) = (own.text(of: entry), other.text(of: counterpart))
                        #expect(
                            own.isText(of: entry, sameAs: counterpart, in: other)
                                == text.utf8.elementsEqual(theirs.utf8),
                            "\(text.debugDescription) and \(theirs.debugDescription)")
                    }
                }
            }
        }
    }

    @Test func `a text is blank if what it says is, as such or as escapes`() {
        for (notation, texts) in Self.written {
            let fragment = Self.fragment(texts, notation)
            for entry in fragment.entries {
                let text = fragment.text(of: entry)
                #expect(
                    fragment.isTextBlank(of: entry) == text.allSatisfy(\.isWhitespace),
                    "\(notation) \(text.debugDescription)")
            }
        }
    }

    @Test(arguments: [
        (TextNotation.strings, "a \\U05D0", true), (.strings, "\\U00A0 \\U2026", false), (.strings, "\\\\U05D0", false),
        (.strings, "&#x5D0;", false), (.json, "\\u05d0", true), (.json, "\\n\\t", false), (.xml, "&#x5D0;", true),
        (.xml, "&#1488;", true), (.xml, "&amp; \\U05D0", false),
    ])
    func `a letter is written by its number as the notation writes numbers`(
        notation: TextNotation, text: String, isNumbered: Bool
    ) {
        #expect(notation.mayNumberLetter(in: Array(text.utf8).span) == isNumbered)
    }

    @Test func `what is literal stands for itself in every notation`() {
        for byte in UInt8(0)..<0x80 where TextNotation.isLiteral(byte) {
            for notation in [TextNotation.strings, .xml, .json] {
                #expect(notation.decode([byte], SourceRange(0..<1)) == [byte])
            }
        }
        for byte in "\"'\\<>&\n\u{7F}".utf8 { #expect(!TextNotation.isLiteral(byte)) }
    }
}
