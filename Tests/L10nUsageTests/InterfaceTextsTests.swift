import L10nSource
import L10nUsage
import Testing

@Suite struct InterfaceTextsTests {
    /// A window with a label that code reaches, one that it does not, a cell, a button of a menu, and what Interface Builder wrote.
    private static let xib = SourceFile(
        path: "Base.lproj/Main.xib",
        bytes: Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
                <objects>
                    <customObject id="-2"><connections><outlet property="name" destination="a-1" id="o-1"/></connections></customObject>
                    <label text="Reached" id="a-1"/>
                    <label text="Fixed &amp; &quot;quoted&quot;" id="a-2"/>
                    <label text="Label" id="a-3"/>
                    <label text="12:00" id="a-4"/>
                    <textField id="v-1">
                        <textFieldCell key="cell" title="Bound" id="c-1"/>
                        <connections><binding destination="-2" name="value" id="b-1"/></connections>
                    </textField>
                    <popUpButton id="v-2"><popUpButtonCell key="cell" title="High" id="c-2"/></popUpButton>
                    <constraint placeholder="YES" id="k-1"/>
                </objects>
            </document>
            """.utf8))

    private static func text(_ isTranslated: (String) -> Bool) -> String {
        let strings = InterfaceTexts.strings(of: xib, isTranslated: isTranslated).value
        return String(decoding: strings?.bytes ?? [], as: UTF8.self)
    }

    @Test func `a text counts that nothing replaces`() {
        #expect(
            Self.text { _ in false }
                == "/* Class = \"label\"; ObjectID = \"a-2\"; */\n\"a-2.text\" = \"Fixed & \\\"quoted\\\"\";\n\n")
    }

    @Test func `a text counts that some language has, whatever leads to it`() {
        let text = Self.text { ["a-1.text", "c-1.title"].contains($0) }
        #expect(text.contains("\"a-1.text\" = \"Reached\";"))
        #expect(text.contains("\"c-1.title\" = \"Bound\";"))
        #expect(!text.contains("High"))
    }

    @Test func `each text knows where it stands in the interface file`() throws {
        let strings = try #require(InterfaceTexts.strings(of: Self.xib) { $0 == "a-1.text" }.value)
        let first = try #require(strings.origin(at: 0))
        #expect(Self.xib.text(first.range) == "Reached")
        let last = try #require(strings.origin(at: UInt32(strings.bytes.count - 1)))
        #expect(Self.xib.text(last.range) == "Fixed &amp; &quot;quoted&quot;")
        #expect(strings.origin(at: UInt32(strings.bytes.count)) == Self.xib.span(SourceRange(at: 0)))
    }

    @Test func `of a file in UTF-16 the places count as those of its text`() throws {
        let text = String(decoding: Self.xib.bytes, as: UTF8.self).replacing("\"UTF-8\"", with: "\"UTF-16\"")
        let bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let wide = SourceFile(path: "Base.lproj/Main.xib", bytes: [0xFE, 0xFF] + bytes)
        let strings = try #require(InterfaceTexts.strings(of: wide) { $0 == "a-1.text" }.value)
        let (source, first) = (try #require(strings.source), try #require(strings.origin(at: 0)))
        #expect(source.text(first.range) == "Reached")
    }

    @Test func `a file without texts of its own has none, and one that is cut off says so`() {
        let cut = SourceFile(path: "Base.lproj/Main.xib", bytes: Array(Self.xib.bytes.prefix(300)))
        let damaged = InterfaceTexts.strings(of: cut) { _ in true }
        #expect(damaged.value == nil && !damaged.diagnostics.isEmpty)
        let empty = SourceFile(
            path: "Base.lproj/Main.xib", bytes: Array("<document><label text=\"7\" id=\"a\"/></document>".utf8))
        let without = InterfaceTexts.strings(of: empty) { _ in true }
        #expect(without.value == nil && without.diagnostics.isEmpty)
    }
}
