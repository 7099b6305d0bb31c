import Foundation
import L10nCatalog
import L10nLocale
import L10nSource
import L10nStrings
import TestSupport
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// One change of an XLIFF file changes the bytes of its unit, and no other.
struct XLIFFEditorTests {
    static let tool = XLIFFTool(id: "t", name: "t")
    private static let head = "<xliff xmlns='urn:oasis:names:tc:xliff:document:1.2' version=\"1.2\">"

    /// A document around units.
    private static func document(_ body: String, original: String = "L.xcstrings") -> String {
        "\(head)<file original='\(original)' source-language='en' target-language='fi'><body>\(body)</body></file></xliff>"
    }

    static func edited(
        _ text: String, _ changes: [(ExchangeChange, ExchangePlace)]
    ) throws -> String {
        let file = SourceFile(path: "a.xliff", text: text)
        var editor = try #require(XLIFFEditor(file))
        editor.tool = tool
        for (change, place) in changes { #expect(editor.apply(change, at: place) == nil, "\(change)") }
        let bytes = try #require(StoredText(file.bytes, text: editor.text).applying(editor.edits()))
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func change(_ body: String, _ change: ExchangeChange, _ key: String = "a") throws -> String {
        let text = try edited(document(body), [(change, ExchangePlace("L.xcstrings", ExchangeID(key)))])
        let (start, end) = (try #require(text.range(of: "<body>")), try #require(text.range(of: "</body>")))
        return String(text[start.upperBound..<end.lowerBound])
    }

    private static let strange = """
        <?xml version='1.0' encoding="UTF-8"?><!-- a --><?vendor  keep me ?>
        <xliff  version = '1.2' xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:v='urn:vendor' v:session = "7">
        \t<file target-language='fi' original="L.xcstrings" source-language="en" datatype='plaintext' v:n='1'><header>
        <tool build-num='16A' tool-name="Xcode" tool-id='x'/><v:info><v:p a='1'/></v:info></header>
        <body><!-- c --><v:x/>
          <trans-unit v:score='9' id='a' approved = "yes" xml:space='preserve' ><source xml:lang='en'>A &amp; &#65;</source>
              <target state='final' state-qualifier="exact-match"   v:by='me'>B</target><?p?><note priority='2' from='x'>n</note>
              <note  /><alt-trans match-quality='80%'><target>other</target></alt-trans><v:y>z</v:y></trans-unit>
          <group id='g'><trans-unit id="b&#10;&#13;&#9;"><source>x&#13;
        \ty</source><target></target></trans-unit></group><trans-unit id="c"><source><![CDATA[a & b]]></source></trans-unit>
        </body></file></xliff>\r\n\r\n
        """

    @Test func `a change of one text leaves everything that nobody here knows (N-163 N-164 N-166 N-167)`() throws {
        let place = ExchangePlace("L.xcstrings", ExchangeID("a"))
        let target = try Self.edited(Self.strange, [(.setTarget("C", state: .translated), place)])
        // The qualifier told how the text that is gone came to be.
        #expect(
            target
                == Self.strange.replacing(
                    "state='final' state-qualifier=\"exact-match\"   v:by='me'>B<",
                    with: "state='translated'   v:by='me'>C<"))
        let source = try Self.edited(Self.strange, [(.setSource("D"), place)])
        #expect(source == Self.strange.replacing(">A &amp; &#65;<", with: ">D<"))
        let other = ExchangePlace("L.xcstrings", ExchangeID("b\n\r\t"))
        #expect(
            try Self.edited(Self.strange, [(.setTarget("x\r\ty", state: .needsReview), other)])
                == Self.strange.replacing(
                    "<target></target>", with: "<target state=\"needs-review-l10n\">x&#13;\ty</target>"))
    }

    @Test func `what a file says already changes no byte (N-163 N-165 N-167)`() throws {
        for (key, change) in [
            ("a", ExchangeChange.setSource("A & A")), ("a", .setTarget("B", state: .translated)),
            ("a", .setState(.translated)), ("b\n\r\t", .setSource("x\r\n\ty")),
            ("b\n\r\t", .setTarget("", state: .new)),
            ("c", .setSource("a & b")),
        ] {
            let place = ExchangePlace("L.xcstrings", ExchangeID(key))
            #expect(try Self.edited(Self.strange, [(change, place)]) == Self.strange, "\(change)")
        }
        #expect(try Self.edited(Self.strange, []) == Self.strange)
    }

    @Test func `a unit gets a target where it has none, and an empty one is filled (N-165)`() throws {
        let change = ExchangeChange.setTarget("B & <c>", state: .machineTranslated)
        let attributes = #"state="translated" state-qualifier="leveraged-mt""#
        for (body, expected) in [
            (
                "<trans-unit id='a'><source>A</source><note/></trans-unit>",
                "<trans-unit id='a'><source>A</source><target \(attributes)>B &amp; &lt;c&gt;</target><note/></trans-unit>"
            ),
            (
                "<trans-unit id='a'>\r\n\t\t<source>A</source>\r\n</trans-unit>",
                "<trans-unit id='a'>\r\n\t\t<source>A</source>\r\n\t\t<target \(attributes)>B &amp; &lt;c&gt;</target>"
                    + "\r\n</trans-unit>"
            ),
            (
                "<trans-unit id='a'><source>A</source><seg-source>A</seg-source></trans-unit>",
                "<trans-unit id='a'><source>A</source><seg-source>A</seg-source>"
                    + "<target \(attributes)>B &amp; &lt;c&gt;</target></trans-unit>"
            ),
            (
                "<trans-unit id='a'><source>A</source><target /></trans-unit>",
                "<trans-unit id='a'><source>A</source><target \(attributes) >B &amp; &lt;c&gt;</target></trans-unit>"
            ),
            (
                "<trans-unit id='a'><source>A</source><target state='new'></target></trans-unit>",
                "<trans-unit id='a'><source>A</source><target state='translated' "
                    + "state-qualifier=\"leveraged-mt\">B &amp; &lt;c&gt;</target></trans-unit>"
            ),
            (
                "<trans-unit id='a'><note>x</note></trans-unit>",
                "<trans-unit id='a'><target \(attributes)>B &amp; &lt;c&gt;</target><note>x</note></trans-unit>"
            ),
        ] { #expect(try Self.change(body, change) == expected) }
    }

    @Test func `a CDATA section stays one where it can hold the text (N-166)`() throws {
        let body =
            "<trans-unit id='a'><source>A</source><target state='translated'><![CDATA[<b>]]></target></trans-unit>"
        for (text, written) in [
            ("<i> & \n", "<![CDATA[<i> & \n]]>"), ("a]]>b", "a]]&gt;b"), ("a\rb", "a&#13;b"), ("", "<![CDATA[]]>"),
        ] {
            #expect(
                try Self.change(body, .setTarget(text, state: .translated))
                    == body.replacing("<![CDATA[<b>]]>", with: written))
        }
    }

    @Test func `a state is written where its format has states (N-29 N-30 N-31 N-32)`() throws {
        let body = "<trans-unit id='a'><source>A</source><target>B</target></trans-unit>"
        #expect(
            try Self.change(body, .setState(.needsReview))
                == body.replacing("<target>", with: "<target state=\"needs-review-l10n\">"))
        let place = ExchangePlace("L.strings", ExchangeID("a"))
        let strings = Self.document(body, original: "L.strings")
        #expect(try Self.edited(strings, [(.setTarget("B", state: .translated), place)]) == strings)
        #expect(
            try Self.edited(strings, [(.setTarget("C", state: .translated), place)])
                == strings.replacing("<target>B", with: "<target>C"))
    }

    @Test func `a new unit looks like its neighbour`() throws {
        let unit = ExchangeUnit(
            ExchangeID("n", ExchangePath([.plural(.one)])), source: "N", target: "M", state: .translated,
            notes: [ExchangeNote("\"q\""), ExchangeNote("g", author: "auto-generated")], maximumLength: 9)
        let lines = [
            "<trans-unit id=\"n|==|plural.one\" maxwidth=\"9\" size-unit=\"char\" xml:space=\"preserve\">",
            "<source>N</source>", "<target state=\"translated\">M</target>", "<note>\"q\"</note>",
            "<note from=\"auto-generated\">g</note>",
        ]
        let place = ExchangePlace("L.xcstrings", unit.id)
        func inserted(_ body: String, behind: ExchangeID?) throws -> String {
            let text = try Self.edited(Self.document(body), [(.insert(unit, behind: behind), place)])
            let (start, end) = (try #require(text.range(of: "<body")), try #require(text.range(of: "</file>")))
            return String(text[start.lowerBound..<end.lowerBound])
        }
        let one = "<trans-unit id='a'><source>A</source></trans-unit>"
        let flat = lines.joined() + "</trans-unit>"
        #expect(try inserted(one, behind: ExchangeID("a")) == "<body>\(one)\(flat)</body>")
        #expect(try inserted(one, behind: nil) == "<body>\(flat)\(one)</body>")
        let wide = "\r\n\t<trans-unit id='a'>\r\n\t  <source>A</source>\r\n\t</trans-unit>\r\n"
        let inner = lines.joined(separator: "\r\n\t  ") + "\r\n\t</trans-unit>"
        #expect(
            try inserted(wide, behind: ExchangeID("a")) == "<body>" + wide.dropLast(1) + "\r\n\t" + inner
                + "\r\n</body>")
        #expect(try inserted(wide, behind: nil) == "<body>\r\n\t" + inner + wide + "</body>")
        #expect(try inserted("", behind: nil) == "<body>" + flat + "</body>")
    }

    @Test func `new units of an empty body come in their order`() throws {
        let text = Self.document("").replacing("<body></body>", with: "\n    <body/>\n  ")
        let places = ["m", "n"].map { ExchangePlace("L.xcstrings", ExchangeID($0)) }
        let units = ["m", "n"].map { ExchangeUnit(ExchangeID($0), source: $0) }
        let result = try Self.edited(
            text,
            [
                (.insert(units[0], behind: nil), places[0]),
                (.insert(units[1], behind: ExchangeID("m")), places[1]),
            ])
        #expect(
            result
                == text.replacing(
                    "<body/>",
                    with: """
                        <body>
                              <trans-unit id="m" xml:space="preserve">
                                <source>m</source>
                                <note/>
                              </trans-unit>
                              <trans-unit id="n" xml:space="preserve">
                                <source>n</source>
                                <note/>
                              </trans-unit>
                            </body>
                        """))
    }

    @Test func `a new unit has the prefix of its neighbours, and a removed one takes its line along (N-13)`() throws {
        let text = """
            <x:xliff xmlns:x='urn:oasis:names:tc:xliff:document:1.2' version='1.2'><x:file original='L.strings'><x:body>
            <x:trans-unit id='a'><x:source>A</x:source></x:trans-unit>
            <x:trans-unit id='b'><x:source>B</x:source></x:trans-unit>
            </x:body></x:file></x:xliff>
            """
        func place(_ key: String) -> ExchangePlace { ExchangePlace("L.strings", ExchangeID(key)) }
        let unit = ExchangeUnit(ExchangeID("n"), source: "N", notes: [ExchangeNote("c")])
        let result = try Self.edited(
            text,
            [
                (.remove, place("a")), (.insert(unit, behind: ExchangeID("a")), place("n")),
                (.setTarget("C", state: .translated), place("b")),
            ])
        #expect(
            result
                == text.replacing(
                    "<x:trans-unit id='a'><x:source>A</x:source></x:trans-unit>",
                    with:
                        "<x:trans-unit id=\"n\" xml:space=\"preserve\"><x:source>N</x:source><x:note>c</x:note></x:trans-unit>"
                ).replacing("B</x:source>", with: "B</x:source><x:target>C</x:target>"))
    }

    @Test func `what cannot be changed is refused`() throws {
        let unit = "<trans-unit id='a'><source>A</source></trans-unit>"
        let file = SourceFile(path: "a.xliff", text: Self.document(unit + unit + "<trans-unit id='e'/>"))
        var editor = try #require(XLIFFEditor(file))
        func place(_ key: String, _ original: String = "L.xcstrings") -> ExchangePlace {
            ExchangePlace(original, ExchangeID(key))
        }
        #expect(editor.apply(.setSource("x"), at: place("a")) == .isAmbiguous)
        #expect(editor.apply(.setSource("x"), at: place("z")) == .isMissing)
        #expect(editor.apply(.setSource("x"), at: place("a", "M.xcstrings")) == .isMissing)
        #expect(editor.apply(.setTarget("x", state: .new), at: place("e")) == .hasNoPlace)
        #expect(editor.apply(.setState(.new), at: place("e")) == .isMissing)
        let new = ExchangeUnit(ExchangeID("a"), source: "A")
        #expect(editor.apply(.insert(new, behind: nil), at: place("a")) == .exists)
        #expect(editor.apply(.insert(new, behind: nil), at: place("a", "M.xcstrings")) == .hasNoPlace)
        #expect(editor.insert(ExchangeFile(original: "L.xcstrings")) == .exists)
        #expect(editor.edits().isEmpty)
        for text in ["", "<a/>", Self.document(unit).replacing("</file>", with: "")] {
            #expect(XLIFFEditor(SourceFile(path: "a.xliff", text: text)) == nil)
        }
    }

    @Test func `a file in UTF-16 keeps its encoding`() throws {
        let text = Self.document("<trans-unit id='a'><source>A</source><target>ä</target></trans-unit>")
        let stored = try [0xFF, 0xFE] + Array(#require(text.data(using: .utf16LittleEndian)))
        let file = SourceFile(path: "a.xliff", bytes: stored)
        var editor = try #require(XLIFFEditor(file))
        let place = ExchangePlace("L.xcstrings", ExchangeID("a"))
        #expect(editor.apply(.setTarget("ö😀", state: .translated), at: place) == nil)
        let bytes = try #require(StoredText(stored, text: editor.text).applying(editor.edits()))
        let expected = text.replacing("<target>ä", with: "<target state=\"translated\">ö😀")
        #expect(try bytes == [0xFF, 0xFE] + Array(#require(expected.data(using: .utf16LittleEndian))))
    }

    @Test func `one edit of a generated file changes its unit only, and is read back (N-163 to N-167)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let pieces = Self.randomUnits(&random)
            let text = Self.document(pieces.map { $0.gap + $0.unit }.joined() + "\n")
            #expect(try Self.edited(text, []) == text, "seed \(seed)")
            let number = Int.random(in: pieces.indices, using: &random)
            let new = Self.randomText(&random)
            let isSource = Bool.random(using: &random)
            let place = ExchangePlace("L.xcstrings", ExchangeID("k\(number)"))
            let result = try Self.edited(
                text, [(isSource ? .setSource(new) : .setTarget(new, state: .needsReview), place)])
            let before = Self.document(pieces[..<number].map { $0.gap + $0.unit }.joined() + pieces[number].gap)
                .components(separatedBy: "</body>")[0]
            let after = pieces[(number + 1)...].map { $0.gap + $0.unit }.joined() + "\n</body></file></xliff>"
            #expect(result.utf8.starts(with: before.utf8) && result.hasSuffix(after), "seed \(seed)")
            let read = XLIFFReader.read(SourceFile(path: "a.xliff", text: result), reportsXcodeLosses: false).value
            var expected = Array(
                XLIFFReader.read(SourceFile(path: "a.xliff", text: text), reportsXcodeLosses: false).value.files[0]
                    .units)
            if isSource {
                expected[number].source = new
            } else {
                expected[number].target = XLIFFTarget(new, state: "needs-review-l10n")
            }
            for (unit, expected) in zip(read.files[0].units, expected) {
                #expect(unit.source == expected.source && unit.target == expected.target, "seed \(seed)")
            }
        }
    }

    private static func randomText(_ random: inout SeededGenerator) -> String {
        let letters = Array("ab<>&\"' \n\r\té😀]").map(String.init) + ["]]>"]
        return (0..<Int.random(in: 0..<9, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
            .joined()
    }

    /// Units in many spellings, with the gap before each.
    private static func randomUnits(_ random: inout SeededGenerator) -> [(gap: String, unit: String)] {
        (0..<Int.random(in: 1..<5, using: &random)).map { number in
            func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
            let gap = pick(["", "\n", "\n  ", " <!-- c -->\n", "<?p?>", "\n<x y='1' xmlns='urn:x'/>"])
            let id = pick(["id='k\(number)' ", "xml:space=\"preserve\" id = \"k\(number)\""])
            let source = pick([
                "<source>s &lt; &#x41;</source>", "<source xml:lang='en'/>", "<source><![CDATA[<]]></source>",
            ])
            let target = pick([
                "", "<target/>", "<target state='new'/>", "<target state='needs-review-l10n'>t</target>",
                "<target><![CDATA[t]]></target>", "<target a:b='1' xmlns:a='urn:a'>t</target>",
                "<target state-qualifier='mt-suggestion' state='translated'>t&#13;</target>",
            ])
            let note = pick([
                "", "<note/>", "<note from='x' priority='3'>n</note><note>m</note>",
                "<alt-trans><target>z</target></alt-trans>",
            ])
            let space = pick(["", "\n", "\n\t"])
            return (gap, "<trans-unit \(id)>\(space)\(source)\(space)\(target)\(note)\(space)</trans-unit>")
        }
    }
}
