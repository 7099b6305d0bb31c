import L10nCatalog
import L10nSource
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// What is wrong with files that come back from translators.
struct XLIFFFindingTests {
    static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

    static func read(_ text: String, forXcode: Bool = true) -> Parsed<XLIFFDocument> {
        XLIFFReader.read(SourceFile(path: "a.xliff", text: text), reportsXcodeLosses: forXcode)
    }

    static func document(_ units: String, original: String = "A.xcstrings", attributes: String = "") -> String {
        """
        <?xml version="1.0"?>
        <xliff xmlns="\(namespace)" version="1.2"><file original="\(original)" source-language="en"
        target-language="fi" datatype="plaintext"\(attributes)><body>
        \(units)
        </body></file></xliff>
        """
    }

    /// Severity, rule, cause and line of each finding.
    private func findings(_ parsed: Parsed<XLIFFDocument>) -> [String] {
        let lines = parsed.value.origin.map(LineTable.init)
        // The targets of these files have no states, which has a test of its own (N-35).
        return parsed.diagnostics.filter { $0.cause != "no-state" }.map { finding in
            let line = lines?.position(of: Int(finding.span.range.lower)).line ?? 0
            return "\(line) \(finding.severity.rawValue) \(finding.id) \(finding.cause ?? "-"): \(finding.message)"
        }
    }

    private static let unitCases: [(units: String, findings: [String])] = [
        ("<trans-unit id='a'><source>x</source><target state='translated'>y</target></trans-unit>", []),
        ("<trans-unit id='a'><source>x</source><target>y</target></trans-unit>", []),
        (
            "<trans-unit id='a'><target state='translated'>y</target></trans-unit>",
            ["4 warning invalid-xliff no-source: unit 'a' has no source; the project's text stands for it"]
        ),
        (
            "<trans-unit><source>y</source></trans-unit>",
            ["4 error invalid-xliff no-id: this unit has no id; take it from the file that was exported"]
        ),
        (
            "<trans-unit id='a'><source>x</source><target>y</target>\n<target>z</target></trans-unit>",
            ["5 error invalid-xliff repeated-element: unit 'a' has '<target>' twice; keep one"]
        ),
        (
            "<trans-unit id='a'><source>x</source><target state='translatd'>y</target></trans-unit>",
            ["4 error invalid-xliff state: XLIFF 1.2 has no state 'translatd'; did you mean 'translated'?"]
        ),
        (
            "<trans-unit id='a'><source>x</source><target state='x-done'>y</target></trans-unit>",
            ["4 warning ignored-target-state unknown-state: the state 'x-done' is read as one that needs review"]
        ),
        (
            "<trans-unit id='a'><source>x</source>\n<target state='needs-review-translation'>y</target></trans-unit>",
            [
                "5 warning ignored-target-state skipped-state: "
                    + "Xcode skips targets in state 'needs-review-translation'; set it to translated"
            ]
        ),
        (
            "<trans-unit id='a'><source>x</source><target state='final' state-qualifier='tm'>y</target></trans-unit>",
            [
                "4 warning ignored-target-state lost-qualifier: "
                    + "the qualifier 'tm' is lost on import; a catalog cannot hold it"
            ]
        ),
        (
            "<trans-unit id='a|==|plural.once'><source>x</source></trans-unit>",
            ["4 warning variant-path-in-key id-looks-like-path: 'once' names no form; did you mean 'one'?"]
        ),
        (
            "<trans-unit id='a'><source>x</source></trans-unit>\n<trans-unit id='a'><source>x</source></trans-unit>",
            ["5 error duplicate-unit duplicate-id: unit 'a' occurs twice; keep one"]
        ),
        (
            "<trans-unit id='a'><source>x <ph id='1'>%@</ph></source><target>y <ph id='1'>%@</ph></target></trans-unit>",
            [
                "4 warning flattened-inline-code inline-flattened: "
                    + "Xcode drops '<ph>' on import; write the placeholder as text"
            ]
        ),
        (
            "<trans-unit id='a'><source>x <ph id='1'>%@</ph></source><target>y</target></trans-unit>",
            ["4 error broken-inline-code lost-placeholder: 'ph' id 1 is missing in the target; insert it"]
        ),
        (
            "<trans-unit id='a'><source>x <bpt id='1'>[</bpt>y<ept id='1'>]</ept></source>"
                + "<target>z <bpt id='1'>[</bpt>y</target></trans-unit>",
            [
                "4 warning flattened-inline-code inline-flattened: "
                    + "Xcode drops '<bpt>' on import; write the placeholder as text",
                "4 error broken-inline-code lost-placeholder: 'ept' id 1 is missing in the target; insert it",
            ]
        ),
        (
            "<trans-unit id='a'><source>x</source><target>y <b>%@</b></target></trans-unit>",
            [
                "4 error broken-inline-code markup: "
                    + "'<b>' stands here as an element and would be lost; write '&lt;b>'",
                "4 warning flattened-inline-code inline-flattened: "
                    + "Xcode drops '<b>' on import; write the placeholder as text",
            ]
        ),
        (
            "<trans-unit id='a'><source>x</source><target>y</target><alt-trans><source>n</source><target>m</target></alt-trans>"
                + "</trans-unit>", []
        ),
        (
            "<trans-unit id='a'><source>x</source><target>one\rtwo</target></trans-unit>",
            [
                "4 warning literal-carriage-return raw-cr: "
                    + "XML turns this carriage return into a line feed; write '&#13;'"
            ]
        ),
    ]

    @Test("units with faults (N-11 N-25 N-27 N-34 N-36 N-37 N-41 N-47)", arguments: unitCases.indices)
    func unit(index: Int) {
        let unit = Self.unitCases[index]
        #expect(findings(Self.read(Self.document(unit.units))) == unit.findings)
    }

    @Test func `what only Xcode loses is told on request (N-37)`() {
        let text = Self.document(
            "<trans-unit id='a'><source>x</source><target state='needs-review-l10n'>y<x id='1'/></target></trans-unit>")
        #expect(Self.read(text, forXcode: false).diagnostics.map(\.id) == ["broken-inline-code"])
        #expect(Self.read(text).diagnostics.count == 3)
    }

    @Test(arguments: [("bpt", "ept"), ("bx", "ex")])
    func `the two ends of a pair may have one id (N-41)`(start: String, end: String) {
        let text = "x <\(start) id='1'/>y<\(end) id='1'/>"
        let units = "<trans-unit id='a'><source>\(text)</source><target>\(text)</target></trans-unit>"
        #expect(Self.read(Self.document(units), forXcode: false).diagnostics.filter { $0.severity == .error }.isEmpty)
    }

    @Test(arguments: ["&#97;", "&#x61;", "a"])
    func `ids are the same however they are written (N-27)`(_ written: String) {
        let units = ["a", "b", written, "c|d", "c|d"].map {
            "<trans-unit id='\($0)'><source>x</source><target>y</target></trans-unit>"
        }
        let read = Self.read(Self.document(units.joined(), original: "A.strings"))
        #expect(read.value.files[0].units.map(\.id) == ["b"])
        #expect(
            read.diagnostics.map(\.message) == ["unit 'a' occurs twice; keep one", "unit 'c|d' occurs twice; keep one"])
    }

    @Test func `of units with one id none is kept (N-27)`() {
        let unit = "<trans-unit id='a'><source>x</source><target>y</target></trans-unit>"
        let other = unit.replacing("<target>y", with: "<target>z")
        let read = Self.read(Self.document(unit + other + unit.replacing("'a'", with: "'b'"), original: "A.strings"))
        #expect(read.value.files[0].units.map(\.id) == ["b"])
        #expect(read.diagnostics.map(\.message) == ["unit 'a' occurs twice with different targets; keep one"])
        #expect(read.diagnostics[0].notes.count == 1)
        let apart =
            "<xliff xmlns='\(Self.namespace)' version='1.2'>"
            + "<file original='A' source-language='en'><body>\(unit)</body></file>"
            + "<file original='B' source-language='en'><body>\(unit)</body></file></xliff>"
        #expect(Self.read(apart).diagnostics.isEmpty)
    }

    private static let states: [(written: String?, text: String, state: EntryState)] = [
        ("final", "y", .translated), ("signed-off", "y", .translated), ("translated", "", .translated),
        ("needs-review-adaptation", "y", .needsReview), ("needs-review-l10n", "y", .needsReview),
        ("needs-review-translation", "y", .needsReview), ("needs-translation", "y", .new), ("needs-l10n", "y", .new),
        ("needs-adaptation", "y", .new), ("new", "y", .new), ("x-mine", "y", .needsReview), (nil, "y", .translated),
        (nil, "", .new),
    ]

    @Test("states of targets (N-29 to N-35)", arguments: states.indices)
    func state(index: Int) {
        let (written, text, state) = Self.states[index]
        #expect(XLIFFTarget(text, state: written).entryState == state)
        if let written {
            let machine = XLIFFTarget(text, state: written, stateQualifier: "leveraged-mt").entryState
            #expect(machine == (state == .translated ? .machineTranslated : state))
        }
    }

    @Test(arguments: [EntryState.new, .needsReview, .translated, .machineTranslated])
    func `states that catalogs know survive (N-29 to N-32)`(state: EntryState) {
        let names = XLIFFState.names(of: state)
        let target = XLIFFTarget("x", state: names.state.rawValue, stateQualifier: names.qualifier)
        #expect(target.entryState == state)
    }

    @Test func `inline codes give way to their text (N-41)`() {
        let read = Self.read(
            Self.document(
                "<trans-unit id='a'><source>x</source><target><g id='1'>b<!-- c --> <ph id='2'>%@</ph></g>"
                    + "<x id='3' equiv-text='&lt;br>'/><x id='4'/>&amp;<mrk mtype='seg'>m</mrk></target></trans-unit>"))
        #expect(read.value.files[0].units[0].target?.text == "b %@<br>&m")
    }

    @Test func `a prefix is taken away by the fix (N-13)`() throws {
        let text =
            "<x:xliff xmlns:x='\(Self.namespace)' version='1.2'><x:file original='A' source-language='en'>\n<x:body>"
            + "<x:trans-unit id='a'><x:source>s</x:source><x:note/></x:trans-unit></x:body></x:file></x:xliff>"
        let read = Self.read(text)
        #expect(read.value.files[0].units.map(\.source) == ["s"])
        let finding = try #require(read.diagnostics.first)
        #expect(finding.id == "prefixed-namespace")
        #expect(finding.message == "Xcode ignores files with the prefix 'x:'; use the default namespace")
        var bytes = Array(text.utf8)
        for edit in try #require(finding.fixes.first).edits.reversed() {
            bytes.replaceSubrange(edit.span.range.indices, with: Array(edit.replacement.utf8))
        }
        let mended = String(decoding: bytes, as: UTF8.self)
        #expect(mended == text.replacing("x:", with: "").replacing("xmlns:x=", with: "xmlns="))
        #expect(Self.read(mended).diagnostics.isEmpty)
    }

    @Test func `carriage returns of Windows lines are no fault (N-12)`() {
        let text = Self.document(
            "<trans-unit id='a'><source>x</source><target>a\nb</target></trans-unit>", original: "A.strings"
        )
        .replacing("\n", with: "\r\n")
        let read = Self.read(text)
        #expect(read.diagnostics.isEmpty)
        #expect(read.value.files[0].units[0].target?.text == "a\nb")
    }

    @Test func `source and target may be the same language, or the target missing (N-10)`() {
        let text = Self.document("").replacing("target-language=\"fi\"", with: "target-language=\"en\"")
        #expect(Self.read(text).diagnostics.isEmpty)
        let without = Self.document("").replacing("target-language=\"fi\"", with: "")
        #expect(Self.read(without).diagnostics.isEmpty)
        #expect(Self.read(without).value.files[0].targetLanguage == nil)
    }

    @Test func `a target that says it is in another language is refused (N-3)`() {
        func read(_ language: String) -> Parsed<XLIFFDocument> {
            Self.read(
                Self.document(
                    "<trans-unit id=\"a\"><source>Save</source><target xml:lang=\"\(language)\">Sichern</target></trans-unit>"
                ))
        }
        let other = read("de")
        #expect(other.diagnostics.contains { $0.cause == "lang-mismatch" } && other.value.files[0].refused == ["a"])
        let same = read("fi-FI")
        #expect(!same.diagnostics.contains { $0.cause == "lang-mismatch" } && same.value.files[0].refused.isEmpty)
    }

    @Test func `files of several target languages are reported (N-3)`() {
        let file = "<file original='A' source-language='en' target-language='fi'><body/></file>"
        let text =
            "<xliff xmlns='\(Self.namespace)' version='1.2'>" + file + file.replacing("'fi'", with: "'sv'") + "</xliff>"
        #expect(Self.read(text).diagnostics.map(\.id) == ["target-language-mismatch"])
    }

    @Test(arguments: [
        ("<resources/>", "wrong-root"),
        ("<xliff xmlns='urn:oasis:names:tc:xliff:document:2.0' version='2.0'/>", "wrong-version"),
        ("<xliff version='1.2'/>", "wrong-namespace"),
        ("<xliff xmlns='\(namespace)' version='1.2'><file source-language='en'/></xliff>", "no-original"),
        ("<xliff xmlns='\(namespace)' version='1.2'><file original='A'/></xliff>", "no-source-language"),
        ("<xliff", "xml"), ("", "xml"),
    ])
    func `files that are no XLIFF are reported (N-47)`(text: String, cause: String) {
        #expect(Self.read(text).diagnostics.map(\.cause) == [cause])
    }

    @Test func `units in groups are read, foreign elements are not`() {
        let unit = "<trans-unit id='a'><source>x</source></trans-unit>"
        let text = Self.document(
            "<group><group>\(unit)</group></group><other xmlns='u'>\(unit.replacing("'a'", with: "'b'"))</other>"
                + unit.replacing("<trans-unit id='a'", with: "<trans-unit id='c' translate='no'"))
        let document = Self.read(text).value
        #expect(document.files[0].units.map(\.id) == ["a", "c"])
        #expect(ExchangeDocument(document).files[0].units.map(\.id.key) == ["a"])
    }

    @Test func `findings of one file have a limit`() {
        let unit = "<trans-unit><source>x</source></trans-unit>"
        #expect(Self.read(Self.document(String(repeating: unit, count: 5000))).diagnostics.count == 1000)
    }
}
