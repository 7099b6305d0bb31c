import Foundation
import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSource
import L10nStrings
import Testing

@testable import L10nExchange

/// Edits of `.stringsdict` files touch nothing but what they change.
@Suite struct StringsDictEditorTests {
    private static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <!-- How many files -->
            <key>files</key>
            <dict>
                <key>NSStringLocalizedFormatKey</key>
                <string>%#@n@</string>
                <key>n</key>
                <dict>
                    <key>NSStringFormatSpecTypeKey</key>
                    <string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key>
                    <string>d</string>
                    <key>one</key>
                    <string>&quot;%d&quot; file &amp; more</string> <!-- checked -->
                    <key>other</key>
                    <string>%d files</string>
                </dict>
            </dict>

            <key>room</key>
            <dict>
                <key>NSStringVariableWidthRuleType</key>
                <dict>
                    <key>020</key>
                    <string>Short</string>
                    <key>50</key>
                    <string>Long enough</string>
                </dict>
            </dict>

            <key>tap</key>
            <dict>
                <key>NSStringDeviceSpecificRuleType</key>
                <dict>
                    <key>iphone</key>
                    <string>Tap</string>
                    <key>other</key>
                    <string/>
                </dict>
            </dict>

            <key>plain</key>
            <string><![CDATA[A < B]]></string>
        </dict>
        </plist>

        """

    private static func edited(
        _ text: String = file, _ change: (inout StringsDictEditor) throws(StringsDictRefusal) -> Void
    ) throws -> String {
        var editor = try StringsDictEditor(SourceFile(path: "T.stringsdict", text: text))
        try change(&editor)
        return try applied(editor, to: text)
    }

    private static func applied(_ editor: StringsDictEditor, to text: String) throws -> String {
        let bytes = try #require(StoredText(Array(text.utf8), text: editor.text).applying(editor.edits))
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func refusal(
        _ text: String = file, _ change: (inout StringsDictEditor) throws(StringsDictRefusal) -> Void
    ) -> StringsDictRefusal? {
        do throws(StringsDictRefusal) {
            var editor = try StringsDictEditor(SourceFile(path: "T.stringsdict", text: text))
            try change(&editor)
            return nil
        } catch {
            return error
        }
    }

    private static func one(_ key: String = "files") -> StringsDictPlace {
        StringsDictPlace(key, variable: "n", [.plural(.one)])
    }

    // MARK: Texts

    @Test func `no change is no edit, and the text that is there is none (SD-2)`() throws {
        #expect(try Self.edited { _ in } == Self.file)
        let same = try Self.edited { editor throws(StringsDictRefusal) in
            try editor.setText("\"%d\" file & more", at: Self.one())
            try editor.setText("%#@n@", at: StringsDictPlace("files"))
            try editor.setText("Short", at: StringsDictPlace("room", [.width(20)]))
            try editor.setText("", at: StringsDictPlace("tap", [.device("other")]))
            try editor.setText("A < B", at: StringsDictPlace("plain"))
        }
        #expect(same == Self.file)
    }

    @Test func `a form changes alone, in the spelling that it has (SD-2)`() throws {
        let result = try Self.edited { editor throws(StringsDictRefusal) in
            try editor.setText("\"%d\" \"little\" file > & <more", at: Self.one())
        }
        let expected = Self.file.replacing(
            "&quot;%d&quot; file &amp; more", with: "&quot;%d&quot; &quot;little&quot; file &gt; &amp; &lt;more")
        #expect(result == expected)
    }

    @Test func `formats, widths, devices, plain texts and empty elements change in place (SD-2)`() throws {
        let result = try Self.edited { editor throws(StringsDictRefusal) in
            try editor.setText("All: %#@n@", at: StringsDictPlace("files"))
            try editor.setText("Tiny", at: StringsDictPlace("room", [.width(20)]))
            try editor.setText("Press", at: StringsDictPlace("tap", [.device("other")]))
            try editor.setText("A < C", at: StringsDictPlace("plain"))
        }
        let expected = Self.file.replacing("<string>%#@n@", with: "<string>All: %#@n@").replacing("Short", with: "Tiny")
            .replacing("<string/>", with: "<string>Press</string>").replacing("A < B", with: "A < C")
        #expect(result == expected)
    }

    @Test func `a section that cannot hold the text is written with references (SD-2)`() throws {
        let result = try Self.edited { editor throws(StringsDictRefusal) in
            try editor.setText("A ]]> <B", at: StringsDictPlace("plain"))
        }
        #expect(result == Self.file.replacing("<![CDATA[A < B]]>", with: "A ]]&gt; &lt;B"))
    }

    // MARK: New forms

    private static let indent = String(repeating: " ", count: 12)

    @Test func `a missing category is put where CLDR has it (SD-35)`() throws {
        let result = try Self.edited { editor throws(StringsDictRefusal) in
            try editor.setText("%d many", at: StringsDictPlace("files", variable: "n", [.plural(.many)]))
            try editor.setText("%d few", at: StringsDictPlace("files", variable: "n", [.plural(.few)]))
            try editor.setText("none", at: StringsDictPlace("files", variable: "n", [.plural(.zero)]))
        }
        func form(_ name: String, _ text: String) -> String {
            "\n\(Self.indent)<key>\(name)</key>\n\(Self.indent)<string>\(text)</string>"
        }
        let expected = Self.file
            .replacing("<string>d</string>", with: "<string>d</string>" + form("zero", "none"))
            .replacing("<!-- checked -->", with: "<!-- checked -->" + form("few", "%d few") + form("many", "%d many"))
        #expect(result == expected)
    }

    @Test func `a missing category follows the order of the file (SD-35)`() throws {
        func variable(_ forms: String) -> String {
            "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>\(forms)</dict></dict>"
        }
        let sorted =
            "<key>few</key><string>f</string><key>one</key><string>1</string><key>other</key><string>o</string>"
        let two = "<key>one</key><string>1</string><key>other</key><string>o</string>"
        let text = "<plist><dict><key>a</key>\(variable(sorted))<key>b</key>\(variable(two))</dict></plist>"
        let result = try Self.edited(text) { editor throws(StringsDictRefusal) in
            try editor.setText("m", at: StringsDictPlace("b", variable: "n", [.plural(.many)]))
            try editor.setText("t", at: StringsDictPlace("b", variable: "n", [.plural(.two)]))
        }
        let expected = "<key>many</key><string>m</string>" + two + "<key>two</key><string>t</string>"
        #expect(result == text.replacing(variable(two), with: variable(expected)))
    }

    @Test func `missing widths and devices are put in their order (SD-41 SD-44)`() throws {
        let result = try Self.edited { editor throws(StringsDictRefusal) in
            try editor.setText("Middle", at: StringsDictPlace("room", [.width(30)]))
            try editor.setText("Wide", at: StringsDictPlace("room", [.width(100)]))
            try editor.setText("Click", at: StringsDictPlace("tap", [.device("mac")]))
        }
        let space = String(repeating: " ", count: 12)
        func member(_ name: String, _ text: String) -> String {
            "\n\(space)<key>\(name)</key>\n\(space)<string>\(text)</string>"
        }
        let expected = Self.file
            .replacing("<string>Short</string>", with: "<string>Short</string>" + member("30", "Middle"))
            .replacing("<string>Long enough</string>", with: "<string>Long enough</string>" + member("100", "Wide"))
            .replacing("<string>Tap</string>", with: "<string>Tap</string>" + member("mac", "Click"))
        #expect(result == expected)
    }

    @Test func `a missing variable is defined with its type (SD-8)`() throws {
        let result = try Self.edited { editor throws(StringsDictRefusal) in
            try editor.setText(
                "%d days", at: StringsDictPlace("files", variable: "days", [.plural(.other)]), valueType: "lu")
        }
        #expect(try Self.value(result, "files", "days", "NSStringFormatValueTypeKey") == "lu")
        #expect(try Self.value(result, "files", "days", "NSStringFormatSpecTypeKey") == "NSStringPluralRuleType")
        #expect(try Self.value(result, "files", "days", "other") == "%d days")
    }

    // MARK: Entries

    @Test func `a new entry takes over the layout of its neighbours (SD-2)`() throws {
        let result = try Self.edited { editor throws(StringsDictRefusal) in
            try editor.insert("dogs & cats", comment: "Pets -- all", behind: "files")
            try editor.setText("%#@pets@", at: StringsDictPlace("dogs & cats"))
            for (category, text) in [(PluralCategory.other, "%lld pets"), (.one, "%lld pet")] {
                let place = StringsDictPlace("dogs & cats", variable: "pets", [.plural(category)])
                try editor.setText(text, at: place, valueType: "lld")
            }
        }
        let entry = """


                <!-- Pets - - all -->
                <key>dogs &amp; cats</key>
                <dict>
                    <key>NSStringLocalizedFormatKey</key>
                    <string>%#@pets@</string>
                    <key>pets</key>
                    <dict>
                        <key>NSStringFormatSpecTypeKey</key>
                        <string>NSStringPluralRuleType</string>
                        <key>NSStringFormatValueTypeKey</key>
                        <string>lld</string>
                        <key>one</key>
                        <string>%lld pet</string>
                        <key>other</key>
                        <string>%lld pets</string>
                    </dict>
                </dict>
            """.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0.dropFirst(4))" }.joined(separator: "\n")
        #expect(
            result
                == Self.file.replacing(
                    "    </dict>\n\n    <key>room", with: "    </dict>" + entry + "\n\n    <key>room"))
    }

    @Test func `a file without entries gets some (SD-2)`() throws {
        let filled = try Self.edited("<plist><dict/></plist>") { editor throws(StringsDictRefusal) in
            try editor.insert("b", behind: nil)
            try editor.setText("B", at: StringsDictPlace("b"))
        }
        #expect(try Self.value(filled, "b") == "B")
        let empty = "<plist version=\"1.0\">\r\n<dict>\r\n</dict>\r\n</plist>\r\n"
        let new = try Self.edited(empty) { editor throws(StringsDictRefusal) in
            try editor.insert("b", behind: nil)
            try editor.setText("B", at: StringsDictPlace("b"))
        }
        #expect(
            new
                == "<plist version=\"1.0\">\r\n<dict>\r\n\t<key>b</key>\r\n\t<string>B</string>\r\n</dict>\r\n</plist>\r\n"
        )
    }

    @Test func `a new file takes over the style of another (SD-2)`() throws {
        var editor = StringsDictEditor(newFile: "fi.lproj/T.stringsdict", like: SourceFile(path: "T", text: Self.file))
        #expect(editor.edits.isEmpty)
        try editor.insert("files", comment: "Many", behind: nil)
        try editor.setText("%#@n@", at: StringsDictPlace("files"))
        try editor.setText("%d", at: StringsDictPlace("files", variable: "n", [.plural(.other)]), valueType: "d")
        let bytes = try #require(StoredText([], text: editor.text).applying(editor.edits))
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix(Self.file.prefix(160)))
        #expect(text.contains("    <!-- Many -->\n    <key>files</key>\n    <dict>\n        <key>NSStringLoc"))
        #expect(try Self.value(text, "files", "n", "other") == "%d")
    }

    @Test func `the devices of a new entry stand as they come (SD-44)`() throws {
        var editor = StringsDictEditor(newFile: "fi.lproj/T.stringsdict", like: SourceFile(path: "T", text: Self.file))
        try editor.insert("open", behind: nil)
        for device in ["mac", "other", "iphone"] {
            try editor.setText(device, at: StringsDictPlace("open", [.device(device)]))
        }
        let text = try #require(editor.edits.first).replacement
        let places = ["mac", "other", "iphone"].compactMap { text.range(of: "<key>\($0)</key>")?.lowerBound }
        #expect(places.count == 3 && places == places.sorted())
    }

    // MARK: Kinds and encodings

    @Test(arguments: [Character("L"), "B", "M"]) func `SD-2 UTF-16 and byte-order marks stay`(_ kind: Character) throws
    {
        func stored(_ text: String) -> [UInt8] {
            switch kind {
            case "L": [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            case "B": [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
            default: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
            }
        }
        let before = stored(Self.file)
        var editor = try StringsDictEditor(SourceFile(path: "T.stringsdict", bytes: before))
        try editor.setText("Größe 🦉", at: StringsDictPlace("room", [.width(20)]))
        let after = try #require(StoredText(before, text: editor.text).applying(editor.edits))
        #expect(after == stored(Self.file.replacing("Short", with: "Größe 🦉")))
    }

    @Test func `a character that the encoding lacks becomes a reference (SD-2)`() throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><dict><key>a</key><string>\u{E9}</string></dict></plist>"
        let before = text.unicodeScalars.map { UInt8($0.value) }
        var editor = try StringsDictEditor(SourceFile(path: "T.stringsdict", bytes: before))
        try editor.setText("\u{E9}\u{E9} …", at: StringsDictPlace("a"))
        let after = try #require(StoredText(before, text: editor.text).applying(editor.edits))
        let expected = text.replacing("<string>\u{E9}", with: "<string>\u{E9}\u{E9} &#x2026;")
        #expect(after == expected.unicodeScalars.map { UInt8($0.value) })
    }

    @Test func `a binary list is written as one, with all else in it (SD-2)`() throws {
        let value = try unsafe PropertyListSerialization.propertyList(from: Data(Self.file.utf8), format: nil)
        let before = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        var editor = try StringsDictEditor(SourceFile(path: "T.stringsdict", bytes: Array(before)))
        try editor.setText("Tiny", at: StringsDictPlace("room", [.width(20)]))
        try editor.setText("%d few", at: StringsDictPlace("files", variable: "n", [.plural(.few)]))
        let bytes = try #require(editor.binaryBytes)
        #expect(bytes.starts(with: Array("bplist00".utf8)))
        let expected = try Self.edited { editor throws(StringsDictRefusal) in
            try editor.setText("Tiny", at: StringsDictPlace("room", [.width(20)]))
            try editor.setText("%d few", at: StringsDictPlace("files", variable: "n", [.plural(.few)]))
        }
        #expect(try Self.dictionary(Data(bytes)) == Self.dictionary(Data(expected.utf8)))
    }

    // MARK: Refusals

    @Test func `what cannot be changed safely is refused`() {
        let twice = "<plist><dict><key>a</key><string>1</string><key>a</key><string>2</string></dict></plist>"
        #expect(
            Self.refusal(twice) { editor throws(StringsDictRefusal) in
                try editor.setText("x", at: StringsDictPlace("a"))
            } == .ambiguous("a"))
        #expect(Self.refusal("<plist><dict><key>a</key>") { _ in } == .damaged)
        #expect(Self.refusal("") { _ in } == .damaged)
        #expect(Self.refusal("{ a = b; }") { _ in } == .oldStyle)
        func refusal(_ text: String, _ place: StringsDictPlace) -> StringsDictRefusal? {
            Self.refusal { editor throws(StringsDictRefusal) in try editor.setText(text, at: place) }
        }
        #expect(refusal("x", StringsDictPlace("b")) == .noEntry("b"))
        #expect(refusal("x", StringsDictPlace("plain", [.device("mac")])) == .hasOtherShape("plain"))
        #expect(refusal("x", StringsDictPlace("files", [.device("mac")])) == .hasOtherShape("files"))
        #expect(refusal("x", StringsDictPlace("files", [.plural(.one)])) == .hasNoPlace)
        #expect(refusal("x", StringsDictPlace("files", variable: "m", [.plural(.one)])) == .noVariable("m"))
        let misspelt = Self.file.replacing("<key>one<", with: "<key>onee<").replacing("<key>50<", with: "<key>20<")
        func refusedOne(_ place: StringsDictPlace) -> StringsDictRefusal? {
            Self.refusal(misspelt) { editor throws(StringsDictRefusal) in try editor.setText("x", at: place) }
        }
        #expect(refusedOne(Self.one()) == .misspelt("onee"))
        #expect(refusedOne(StringsDictPlace("room", [.width(20)])) == .ambiguous("20"))
        #expect(refusal("x\u{1}", StringsDictPlace("plain")) == .forbidden("\u{1}"))
        #expect(
            Self.refusal { editor throws(StringsDictRefusal) in try editor.insert("tap", behind: nil) } == .taken("tap")
        )
    }

    // MARK: Oracle

    private static func dictionary(_ data: Data) throws -> NSDictionary {
        try #require(unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? NSDictionary)
    }

    private static func value(_ text: String, _ path: String...) throws -> String? {
        var value: Any? = try dictionary(Data(text.utf8))
        for name in path { value = (value as? NSDictionary)?[name] }
        return value as? String
    }
}
