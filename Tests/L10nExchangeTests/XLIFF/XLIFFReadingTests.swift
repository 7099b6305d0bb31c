import L10nCatalog
import L10nSource
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// What files of other tools hold besides what we write ourselves.
struct XLIFFReadingTests {
    private static func read(_ body: String, original: String = "L.strings", attributes: String = "") -> Parsed<
        XLIFFDocument
    > {
        let text = """
            <?xml version="1.0"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"\(attributes)>
            <file original="\(original)" source-language="en" target-language="fi" datatype="plaintext">\(body)</file></xliff>
            """
        return XLIFFReader.read(SourceFile(path: "a.xliff", text: text), reportsXcodeLosses: false)
    }

    private static func units(_ body: String) -> [XLIFFUnit] { Array(read(body).value.files.first?.units ?? []) }

    @Test func `a target without a state is a translation, which is said once (N-35)`() throws {
        let body = """
            <body><trans-unit id="a"><source>A</source><target>x</target></trans-unit>
            <trans-unit id="b"><source>B</source><target>y</target></trans-unit>
            <trans-unit id="c"><source>C</source><target></target></trans-unit>
            <trans-unit id="d"><source>D</source></trans-unit></body>
            """
        let read = Self.read(body, original: "L.xcstrings")
        #expect(
            read.diagnostics.map { "\($0.severity.rawValue) \($0.id) \($0.message)" } == [
                "note ignored-target-state 2 targets have no state; new texts are read as 'translated'"
            ])
        #expect(ExchangeDocument(read.value).files[0].units.map(\.state) == [.translated, .translated, .new, .new])
        let again = String(decoding: XLIFFWriter.bytes(of: read.value), as: UTF8.self)
        #expect(again.contains("<target>x</target>"))
        #expect(!again.contains("state="))
        #expect(Self.read(body).diagnostics.isEmpty)
    }

    @Test(arguments: ["needs-translation", "needs-l10n", "needs-adaptation"])
    func `a text that stands where one is asked for is to be reviewed (N-34)`(_ state: String) {
        let body = """
            <body><trans-unit id="a"><source>A</source><target state="\(state)">x</target></trans-unit>
            <trans-unit id="b"><source>B</source><target state="\(state)">B</target></trans-unit>
            <trans-unit id="c"><source>C</source><target state="\(state)"/></trans-unit>
            <trans-unit id="d"><source>D</source><target state="new">x</target></trans-unit></body>
            """
        func states(_ original: String) -> [EntryState] {
            ExchangeDocument(Self.read(body, original: original).value).files[0].units.map(\.state)
        }
        #expect(states("L.xcstrings") == [.needsReview, .new, .new, .new])
        // Without a place for states it would be a finished text.
        #expect(states("L.strings") == [.new, .new, .new, .new])
    }

    @Test func `XLIFF 1.0 has no namespace (N-7)`() throws {
        let text = """
            <?xml version="1.0"?>
            <!DOCTYPE xliff PUBLIC "-//XLIFF//DTD XLIFF//EN" "http://www.oasis-open.org/committees/xliff/documents/xliff.dtd">
            <xliff version="1.0"><file original="L.strings" source-language="en" target-language="fi" datatype="plaintext">
            <header/><body><trans-unit id="a"><source>A</source><target>x</target></trans-unit></body></file></xliff>
            """
        let file = SourceFile(path: "a.xliff", text: text)
        let read = XLIFFReader.read(file)
        #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
        #expect(read.value.files.first?.units.map(\.id) == ["a"])
        var editor = try #require(XLIFFEditor(file))
        #expect(editor.apply(.setSource("B"), at: ExchangePlace("L.strings", ExchangeID("a"))) == nil)
        #expect(editor.edits().map(\.replacement) == ["B"])
    }

    @Test(arguments: ["", "\u{0}", "</target>", "<x/>\u{1}</target></trans-unit>"])
    func `a unit that damage cuts is left out, and those before it are read`(_ damage: String) {
        let read = Self.read(
            "<body><trans-unit id=\"a\"><source>A</source><target>x</target></trans-unit><trans-unit id=\"b\"><source>B</source>"
                + "<target>y\(damage)")
        #expect(read.diagnostics.contains { $0.severity == .error && $0.id == "syntax-error" })
        #expect(read.value.files.first?.units.map(\.id) == ["a"])
    }

    @Test func `what nobody here knows is passed over (N-163)`() {
        let body = """
            <header><skl><external-file href="x"/></skl><phase-group><phase phase-name="1" process-name="t"/></phase-group>
            <tool tool-id="t" tool-name="T" build-num="7"/><x:more xmlns:x="urn:x"><x:target>no</x:target></x:more></header>
            <?tool keep?><!-- c --><body><group id="g"><x:trans-unit xmlns:x="urn:x" id="x"/>
            <trans-unit id="a" x:y="1" xmlns:x="urn:x" approved="yes" resname="r"><?p i?><x:source>no</x:source>
            <source>A</source><seg-source><mrk mtype="seg" mid="1">A</mrk></seg-source><target>Á<?p i?></target>
            <context-group purpose="location"><context context-type="sourcefile">f</context></context-group>
            <count-group name="c"><count count-type="total">1</count></count-group></trans-unit></group></body>
            """
        let read = Self.read(body, attributes: " xmlns:q=\"urn:q\" q:z=\"1\"")
        #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
        #expect(read.value.files[0].units.map(\.id) == ["a"])
        #expect(read.value.files[0].units[0].source == "A")
        #expect(read.value.files[0].units[0].target == XLIFFTarget("Á"))
        #expect(read.value.files[0].tool?.build == "7")
    }

    @Test func `notes keep their order and authors, and alternatives are no translations (N-164)`() {
        let unit = Self.units(
            """
            <body><trans-unit id="a"><source>A</source><alt-trans match-quality="90"><source>old</source>
            <target state="translated">alternative</target><note>of it</note></alt-trans>
            <note priority="1">first</note><target state="translated" state-qualifier="leveraged-mt">Á</target>
            <note from="auto-generated">second</note><note from="Anna" priority="3" annotates="source">third</note>
            </trans-unit></body>
            """)[0]
        #expect(unit.target == XLIFFTarget("Á", state: "translated", stateQualifier: "leveraged-mt"))
        #expect(unit.notes.map(\.text) == ["first", "second", "third"])
        #expect(unit.notes.map(\.author) == [nil, "auto-generated", "Anna"])
    }

    @Test func `an absent and an empty target are different (N-165)`() {
        let body = """
            <body><trans-unit id="a"><source>A</source></trans-unit><trans-unit id="b"><source>B</source><target/></trans-unit>
            <trans-unit id="c"><source>C</source><target></target></trans-unit></body>
            """
        let document = Self.read(body).value
        #expect(document.files[0].units.map(\.target) == [nil, XLIFFTarget(""), XLIFFTarget("")])
        let again = XLIFFReader.read(SourceFile(path: "b", bytes: XLIFFWriter.bytes(of: document))).value
        #expect(again.files[0].units.map(\.target) == document.files[0].units.map(\.target))
    }

    @Test(arguments: [
        ("a&#13;&#10;b&#9;c", "a\r\nb\tc"), (" a \n b ", " a \n b "), ("<![CDATA[1 < 2 & <b>]]>", "1 < 2 & <b>"),
        ("1 &lt; <![CDATA[2 &amp;]]> &#x33;", "1 < 2 &amp; 3"), ("<![CDATA[]]>", ""), ("&quot;&apos;&gt;", "\"'>"),
        ("a]]&gt;b", "a]]>b"),
    ])
    func `white space, references and CDATA are read as XML reads them (N-166)`(_ written: String, _ text: String) {
        let body = """
            <body><trans-unit id="x"><source xml:space="preserve">\(written)</source><target>\(written)</target>
            <note>\(written)</note></trans-unit></body>
            """
        let unit = Self.units(body)[0]
        #expect(unit.source == text)
        #expect(unit.target?.text == text)
        #expect(unit.notes.map(\.text) == [text])
        var document = Self.read(body).value
        document.files[0].units[0].id = text + "\r\n\t"
        let again = XLIFFReader.read(SourceFile(path: "b", bytes: XLIFFWriter.bytes(of: document))).value
        #expect(again.files[0].units[0].id == text + "\r\n\t")
        #expect(again.files[0].units[0].source == text)
    }

    @Test func `the order and quotes of attributes and the form of tags mean nothing (N-167)`() {
        let plain = Self.units(
            "<body><trans-unit id=\"a\" maxwidth=\"9\" size-unit=\"char\"><source></source><target state=\"new\"></target></trans-unit></body>"
        )
        let other = Self.units(
            "<body ><trans-unit\n size-unit = 'char' maxwidth='9'\tid='a' ><source /><target\nstate='new' /></trans-unit ></body >"
        )
        func withoutPlaces(_ units: [XLIFFUnit]) -> [XLIFFUnit] {
            units.map { unit in
                var unit = unit
                unit.places = nil
                return unit
            }
        }
        #expect(withoutPlaces(plain) == withoutPlaces(other))
        #expect(plain.count == 1)
    }

    @Test func `ids are equal when their bytes are (N-27)`() {
        let read = Self.read(
            """
            <body><trans-unit id="caf\u{E9}"><source>A</source></trans-unit>
            <trans-unit id="cafe\u{301}"><source>B</source></trans-unit>
            <trans-unit id="x"><source>C</source></trans-unit><trans-unit id="x"><source>D</source></trans-unit></body>
            """)
        #expect(read.value.files[0].units.map(\.source) == ["A", "B"])
        #expect(read.diagnostics.map(\.id) == ["duplicate-unit"])
    }

    @Test func `comments before a unit and its notes hold directives (SUP-2)`() {
        let units = Self.units(
            """
            <!-- l10n:disable text-too-long in fi --><body><!-- l10n:disable a, b --><?p i?>
            <!-- l10n:disable c -->
            <trans-unit id="1"><source>A</source><!-- l10n:disable no --></trans-unit>
            <trans-unit id="2"><source>B</source><note>l10n:disable d -- why</note><note>n</note></trans-unit><!-- l10n:disable e
            --><group><!-- l10n:disable f --><trans-unit id="3"><source>C</source></trans-unit></group>
            <trans-unit id="4"><source>D</source></trans-unit></body>
            """)
        #expect(units.map { $0.suppressions.flatMap(\.rules).map(\.value) } == [["a", "b", "c"], ["d"], ["f"], []])
    }
}
