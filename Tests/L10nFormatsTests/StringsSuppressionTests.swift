import L10nCatalog
import L10nFormats
import L10nSource
import L10nStrings
import L10nSyntax
import TestSupport
import Testing

/// Which entry of a `.strings` file a directive belongs to: SUP-1 of checks.md.
@Suite struct StringsSuppressionTests {
    private static func fragment(_ text: String) -> CatalogFragment {
        StringsFormat.decode(SourceFile(path: "T.strings", text: text)).value
    }

    /// `rules: what is covered` of each directive.
    private static func summaries(_ text: String) -> [String] {
        fragment(text).suppressions.map { suppression in
            let rules = suppression.directive.rules.map(\.value).joined(separator: "+")
            switch suppression.coverage {
            case .file: return rules + ": file"
            case .entry(_, let name): return rules + ": " + name
            case .nothing: return rules + ": nothing"
            }
        }
    }

    @Test(arguments: [
        ("/* l10n:disable x-y */\n\"a\" = \"A\";\n\"b\" = \"B\";\n", ["x-y: a"]),
        ("// l10n:disable x-y\n\"a\" = \"A\";", ["x-y: a"]),
        ("/* l10n:disable x-y */ \"a\" = \"A\";", ["x-y: a"]),
        ("\"a\" = \"A\"; // l10n:disable x-y\n\"b\" = \"B\";\n", ["x-y: a"]),
        ("\"a\" = \"A\"; /* l10n:disable x-y */ \"b\" = \"B\";\n", ["x-y: a"]),
        ("\"a\" = \"A\";\n\n/* l10n:disable x-y */\n\"b\" = \"B\";\n", ["x-y: b"]),
        ("\"a\" = \"A\";\n/* l10n:disable x-y */\n/* other */\n// words\n\"b\" = \"B\";\n", ["x-y: b"]),
        ("/* l10n:disable x-y */\r\n/* other */\r\n\"a\" = \"A\";\r\n", ["x-y: a"]),
        ("/* l10n:disable x-y */\r\"a\" = \"A\";\r", ["x-y: a"]),
        ("\"a\" /* l10n:disable x-y */ = \"A\";\n", ["x-y: a"]),
        ("\"a\" = \"A\" /* l10n:disable x-y */ ;\n", ["x-y: a"]),
        ("a = A /* l10n:disable x-y */;\n", ["x-y: a"]),
        ("/* l10n:disable x-y */\n\n\"a\" = \"A\";\n", ["x-y: nothing"]),
        ("\"a\" = \"A\";\n/* l10n:disable x-y */\n", ["x-y: nothing"]),
        ("/* l10n:disable-file x-y */\n\n\"a\" = \"A\";\n", ["x-y: file"]),
        ("// head\n// l10n:disable-file x-y\n\"a\" = \"A\";\n", ["x-y: file"]),
        ("/* l10n:disable-file x-y */\n", ["x-y: file"]),
        ("\"a\" = \"A\"; // l10n:disable-file x-y\n", ["x-y: nothing"]),
        ("\"a\" = \"l10n:disable x-y\";\n\"l10n:disable z\" = \"A\";\n", []),
        ("\"a\" = \"// l10n:disable x-y\";\n", []),
        ("/* l10n:disable x-y */\n/* l10n:disable z-w */\n\"a\\U0062\" = \"A\";\n", ["x-y: ab", "z-w: ab"]),
        ("/*\n l10n:disable x-y\n l10n:disable z-w\n*/\n\"a\" = \"A\";\n", ["x-y: a", "z-w: a"]),
        ("\u{FEFF}/* l10n:disable x-y */\n\"a\" = \"A\";\n", ["x-y: a"]),
        ("\"a\" = \"A\";\n/* l10n:disable x-y", ["x-y: nothing"]),
        ("\"a\" /* l10n:disable x-y */ ;\n", ["x-y: a"]),
        ("\"a\" = ( // l10n:disable x-y\n b );\n", ["x-y: a"]),
        ("\"a\" = \"A\"; /* l10n:disable x-y */ /* b\n */ // l10n:disable z-w\n\"b\" = \"B\";", ["x-y: a", "z-w: b"]),
        ("/* l10n:disable x-y */\n/*\n\n*/\n\n// l10n:disable z-w\n\"b\" = \"B\";", ["x-y: nothing", "z-w: b"]),
    ])
    func `what a directive covers (SUP-1)`(text: String, expected: [String]) {
        #expect(Self.summaries(text) == expected)
    }

    @Test(arguments: ["\u{2028}", "\u{2029}", "\r"])
    func `a directive ends where the parser ends its comment, and is about the entry behind it (SUP-1, S-112)`(
        end: String
    ) {
        let fragment = Self.fragment("\"a\" = \"A\";\n// l10n:disable x-y -- why\(end)\"b\" = \"B\";\n\"c\" = \"C\";\n")
        #expect(fragment.suppressions.map(\.directive.reason) == ["why"])
        #expect(fragment.suppressions.map(\.coverage) == [.entry(fragment.suppressed("b"), name: "b")])
        #expect(fragment.comment(of: fragment.entries[1]) == "l10n:disable x-y -- why")
        #expect(fragment.comment(of: fragment.entries[2]) == nil)
    }

    @Test(arguments: ["\u{85}", "\u{B}", "\u{C}"])
    func `what only looks like the end of a line goes on with the comment, up to an entry that it hides`(end: String) {
        let fragment = Self.fragment(
            "// l10n:disable x-y -- why\(end)\"b\" = \"B\"; // l10n:disable z-w\n\"c\" = \"C\";\n")
        #expect(fragment.entries.map { fragment.key(of: $0) } == ["b", "c"])
        #expect(fragment.suppressions.map(\.coverage) == [.entry(fragment.suppressed("b"), name: "b")])
    }

    @Test func `an XML property list under this name has no such directives (SUP-2)`() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><!-- l10n:disable x-y --><key>a</key><string>A</string></dict></plist>
            """
        #expect(Self.summaries(text) == [])
    }

    @Test func `the removal takes the comment with its line`() throws {
        let text = "\"a\" = \"A\";\n  /* l10n:disable x-y */\n\"b\" = \"B\"; // l10n:disable x-y\n"
        var bytes = Array(text.utf8)
        for suppression in Self.fragment(text).suppressions.reversed() {
            bytes.removeSubrange(suppression.removal.indices)
        }
        #expect(String(decoding: bytes, as: UTF8.self) == "\"a\" = \"A\";\n\"b\" = \"B\";\n")
    }

    @Test func `any mixture of comments, entries and directives is read`() {
        let parts = [
            "\"a\" = \"A\";", "\"b\"", " = ", ";", "/*", "*/", "//", "\n", "\r", " ", "l10n:disable", "-file", " x-y",
            ",",
            " in fi", " -- why", "[", "]", "\\", "{", "}", "<", "\u{FEFF}", "é", "\0", "\u{2028}",
        ]
        let seed = TestSeed.printed()
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<5_000 {
            let text = (0..<next(24)).map { _ in parts[next(parts.count)] }.joined()
            for suppression in Self.fragment(text).suppressions {
                let count = UInt32(text.utf8.count)
                #expect(suppression.removal.upper <= count, "seed \(seed): \(text)")
                #expect(suppression.directive.range.upper <= count, "seed \(seed): \(text)")
            }
        }
    }
}

extension CatalogFragment {
    /// The entry of a key with the comments before it.
    fileprivate func suppressed(_ key: String) -> SourceRange {
        guard let entry = entries.first(where: { self.key(of: $0) == key }) else { return SourceRange(at: 0) }
        let comment = comments.ranges.last { $0.upper <= entry.range.lower }
        return comment.map { entry.range.union($0) } ?? entry.range
    }
}
