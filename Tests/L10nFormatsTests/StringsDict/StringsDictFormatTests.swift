import Foundation
import L10nCatalog
import L10nFormats
import L10nSource
import L10nSyntax
import Testing

/// The items of the reference about `.stringsdict` that one file decides.
@Suite struct StringsDictFormatTests {
    /// A file with these elements in its outermost dictionary.
    private static func file(_ entries: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(entries)</dict></plist>\n"
    }

    private static func pairs(_ members: [(String, String)]) -> String {
        members.map { "<key>\($0.0)</key>" + ($0.1.hasPrefix("<") ? $0.1 : "<string>\($0.1)</string>") }.joined()
    }

    private static func dictionary(_ members: [(String, String)]) -> String { "<dict>" + pairs(members) + "</dict>" }

    private static func variable(_ forms: [(String, String)], type: String = "d") -> String {
        dictionary(
            [("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"), ("NSStringFormatValueTypeKey", type)] + forms)
    }

    private static let items = dictionary([
        ("NSStringLocalizedFormatKey", "%#@n@"), ("n", variable([("one", "%d item"), ("other", "%d items")])),
    ])

    private static func decode(_ text: String) -> Parsed<CatalogFragment> {
        StringsDictFormat.decode(SourceFile(path: "en.lproj/T.stringsdict", text: text))
    }

    /// The entries with their forms, one a line.
    private static func rendered(_ fragment: CatalogFragment) -> [String] {
        fragment.entries.map { entry in
            let forms = fragment.forms(of: entry)
            let variables = forms?.variables.map { " \($0.name):\($0.valueType ?? "?")" } ?? []
            let texts =
                forms?.forms.enumerated().map { number, form in
                    " [\(forms?.name(of: form) ?? "") \(fragment.text(of: entry.showing(number, of: forms ?? EntryForms())))]"
                } ?? []
            let text = entry.flags.contains(.notAText) ? "–" : fragment.text(of: entry)
            return fragment.key(of: entry) + "=" + text + (variables + texts).joined()
        }
    }

    /// The findings with their causes and the text that they mark.
    private static func findings(_ parsed: Parsed<CatalogFragment>) -> [String] {
        parsed.diagnostics.map {
            "\($0.severity) \($0.id):\($0.cause ?? "") «\(parsed.value.source.text($0.span.range).prefix(40))»"
        }
    }

    private static func findings(ofEntry entry: String) -> [String] {
        findings(decode(file("<key>a</key>" + entry)))
    }

    // MARK: Shape

    @Test func `the top is a dictionary (SD-1)`() {
        let parsed = Self.decode("<plist><array/></plist>")
        #expect(parsed.value.entries.isEmpty)
        #expect(Self.findings(parsed).contains("error non-text-value:not-a-dictionary «<array/>»"))
    }

    @Test func `all kinds of property lists are read (SD-2)`() throws {
        let xml = Self.file("<key>a</key>" + Self.items + "<key>b</key><string>B</string>")
        let expected = [
            "a=%#@n@ n:d [ %#@n@] [substitutions.n.plural.one %d item] [substitutions.n.plural.other %d items]", "b=B",
        ]
        #expect(Self.rendered(Self.decode(xml).value) == expected)
        let value = try unsafe PropertyListSerialization.propertyList(from: Data(xml.utf8), format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        let parsed = StringsDictFormat.decode(SourceFile(path: "T.stringsdict", bytes: Array(binary)))
        #expect(Self.rendered(parsed.value).map { $0.utf8.count }.sorted() == expected.map { $0.utf8.count }.sorted())
        #expect(parsed.diagnostics.isEmpty && parsed.value.source.encoding == .binaryPropertyList)
        let wide = StringsDictFormat.decode(
            SourceFile(
                path: "T.stringsdict", bytes: [0xFE, 0xFF] + xml.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }))
        #expect(Self.rendered(wide.value) == expected)
        let old = Self.decode(
            "{ a = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; "
                + "NSStringFormatValueTypeKey = d; one = \"%d item\"; other = \"%d items\"; }; }; b = B; }")
        #expect(Self.rendered(old.value) == expected && old.diagnostics.isEmpty)
    }

    @Test func `a text knows its bytes (SD-2)`() throws {
        let text = Self.file("<key>a</key>" + Self.items)
        let fragment = Self.decode(text).value
        let forms = try #require(fragment.forms(of: fragment.entries[0]))
        #expect(forms.forms.map { fragment.source.text($0.textRange) } == ["%#@n@", "%d item", "%d items"])
        #expect(
            forms.forms.map { fragment.source.text($0.nameRange) } == ["NSStringLocalizedFormatKey", "one", "other"])
        #expect(fragment.source.text(forms.forms[1].range) == "<key>one</key><string>%d item</string>")
        #expect(fragment.source.text(forms.variables[0].nameRange) == "n")
    }

    @Test func `keys that occur twice are both there, and inside an entry the last wins (SD-3)`() {
        let top = Self.decode(Self.file("<key>a</key><string>1</string><key>a</key><string>2</string>"))
        #expect(Self.rendered(top.value) == ["a=1", "a=2"])
        let inner = Self.file(
            "<key>a</key>"
                + Self.dictionary([
                    ("NSStringLocalizedFormatKey", "%#@n@"), ("n", Self.variable([("other", "1"), ("other", "2")])),
                ]))
        #expect(Self.rendered(Self.decode(inner).value) == ["a=%#@n@ n:d [ %#@n@] [substitutions.n.plural.other 2]"])
        #expect(Self.findings(Self.decode(inner)) == ["error duplicate-key:duplicate-key «other»"])
    }

    @Test func `a plain text is an entry (SD-4)`() {
        let parsed = Self.decode(Self.file("<key>a</key><string>A &amp; B</string>"))
        #expect(Self.rendered(parsed.value) == ["a=A & B"] && parsed.diagnostics.isEmpty)
    }

    @Test func `an entry follows one rule (SD-5 SD-6 SD-7)`() {
        let widths = Self.dictionary([("20", "x")])
        let mixed = Self.dictionary([
            ("NSStringLocalizedFormatKey", "%#@n@"), ("n", Self.variable([("other", "x")])),
            ("NSStringVariableWidthRuleType", widths),
        ])
        #expect(
            Self.findings(ofEntry: mixed) == [
                "error invalid-stringsdict-entry:mixed-rules «NSStringVariableWidthRuleType»"
            ])
        #expect(Self.findings(ofEntry: "<dict/>") == ["error invalid-stringsdict-entry:no-rule «a»"])
        #expect(Self.findings(ofEntry: "<array/>") == ["error non-text-value:non-string-value «<array/>»"])
        let unknown = Self.dictionary([("NSStringVariableWidthRuleType", widths), ("NSStringFoo", "x")])
        #expect(
            Self.findings(ofEntry: unknown) == [
                "warning unknown-catalog-member:unknown-member «NSStringFoo»",
                "note invalid-stringsdict-entry:width-legacy «NSStringVariableWidthRuleType»",
            ])
    }

    // MARK: Variables

    @Test func `a format without variables (SD-10)`() {
        let entry = Self.dictionary([("NSStringLocalizedFormatKey", "%d items")])
        #expect(Self.findings(ofEntry: entry) == ["warning invalid-stringsdict-entry:no-variable «%d items»"])
    }

    @Test(arguments: [
        ([("NSStringFormatValueTypeKey", "d"), ("other", "x")], "«n»"),
        ([("NSStringFormatSpecTypeKey", "Plural"), ("NSStringFormatValueTypeKey", "d"), ("other", "x")], "«Plural»"),
    ])
    func `the rule of a variable is named (SD-11)`(_ members: [(String, String)], _ place: String) {
        let entry = Self.dictionary([("NSStringLocalizedFormatKey", "%#@n@"), ("n", Self.dictionary(members))])
        #expect(Self.findings(ofEntry: entry) == ["error invalid-stringsdict-entry:spec-type " + place])
    }

    @Test func `other names than those of categories (SD-15)`() {
        let entry = Self.dictionary([
            ("NSStringLocalizedFormatKey", "%#@n@"),
            ("n", Self.variable([("singular", "x"), ("other", "y"), ("NSStringFormatSpecType", "z")])),
        ])
        #expect(
            Self.findings(ofEntry: entry) == [
                "error unknown-plural-category:unknown-category «singular»",
                "warning unknown-catalog-member:unknown-member «NSStringFormatSpecType»",
            ])
    }

    @Test func `variables in variants (SD-16)`() {
        let entry = Self.dictionary([
            ("NSStringLocalizedFormatKey", "%#@a@"), ("a", Self.variable([("other", "%d in %#@b@")])),
            ("b", Self.variable([("other", "%d boxes")], type: "lu")),
        ])
        let parsed = Self.decode(Self.file("<key>k</key>" + entry))
        #expect(parsed.diagnostics.isEmpty)
        #expect(
            Self.rendered(parsed.value) == [
                "k=%#@a@ a:d b:lu [ %#@a@] [substitutions.a.plural.other %d in %#@b@] "
                    + "[substitutions.b.plural.other %d boxes]"
            ])
    }

    // MARK: Widths and devices

    @Test func `widths (SD-40 SD-41 F-50)`() {
        let entry = Self.dictionary([
            (
                "NSStringVariableWidthRuleType",
                Self.dictionary([("040", "a"), ("40", "b"), ("x", "c"), ("50", "d"), ("-1", "e")])
            )
        ])
        let parsed = Self.decode(Self.file("<key>k</key>" + entry))
        #expect(Self.rendered(parsed.value) == ["k=a [width.40 a] [width.40 b] [width.50 d]"])
        #expect(
            Self.findings(parsed) == [
                "error invalid-stringsdict-entry:duplicate-width «40»", "error invalid-stringsdict-entry:width-key «x»",
                "error invalid-stringsdict-entry:width-key «-1»",
            ])
    }

    @Test func `devices (SD-44 SD-45 SD-47)`() {
        let entry = Self.dictionary([
            (
                "NSStringDeviceSpecificRuleType",
                Self.dictionary([
                    ("iphone", "Tap"), ("mac", Self.items), ("other", "Press"), ("iphon", "x"),
                    ("ipad", Self.dictionary([("NSStringDeviceSpecificRuleType", "<dict/>")])),
                ])
            )
        ])
        let parsed = Self.decode(Self.file("<key>k</key>" + entry))
        #expect(
            Self.rendered(parsed.value) == [
                "k=Press n:d [device.iphone Tap] [device.mac %#@n@] [substitutions.n.device.mac.plural.one %d item] "
                    + "[substitutions.n.device.mac.plural.other %d items] [device.other Press] [device.iphon x]"
            ])
        #expect(
            Self.findings(parsed) == [
                "warning unknown-catalog-value:unknown-device «iphon»",
                "error invalid-stringsdict-entry:mixed-rules «NSStringDeviceSpecificRuleType»",
            ])
    }

    // MARK: Damage

    @Test func `a file that does not parse defines nothing (O-9)`() {
        let parsed = Self.decode(Self.file("<key>a</key>" + Self.items + "<key>b</key>"))
        #expect(parsed.value.entries.allSatisfy { $0.flags.contains(.lostAtRunTime) } && !parsed.value.isIntact)
        #expect(parsed.diagnostics.map(\.id) == ["syntax-error"])
    }

    @Test func `every prefix of a file, and bytes that nobody wrote, are read to their end`() {
        let text = Array(Self.file("<key>a</key>" + Self.items + "<key>b</key><string>x</string>").utf8)
        for count in 0...text.count {
            let file = SourceFile(path: "T.stringsdict", bytes: Array(text.prefix(count)))
            let parsed = StringsDictFormat.decode(file)
            #expect(count > text.count - 16 || !parsed.diagnostics.isEmpty)
        }
    }

    @Test func `a comment before the key accepts findings about the entry (SUP-2)`() {
        let parsed = Self.decode(
            Self.file("<!-- l10n:disable unused-variable -- later --><key>a</key>" + Self.items))
        #expect(parsed.value.suppressions.count == 1)
        #expect(parsed.value.comment(of: parsed.value.entries[0])?.hasPrefix("l10n:disable") == true)
    }
}
