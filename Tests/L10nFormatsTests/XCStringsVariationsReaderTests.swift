import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax
import Testing

@testable import L10nFormats

/// What is read of variations alone; how findings are worded is told by `Tests/Fixtures/XCStrings`.
struct XCStringsVariationsReaderTests {
    private static func reader(_ json: String) -> (reader: XCStringsVariationsReader, member: JSONMember)? {
        let tree = JSONTree.parse(SourceFile(path: "a.json", text: #"{ "fi" : \#(json) }"#))
        guard let member = tree.value.root.members.first(where: { _ in true }) else { return nil }
        let objects = XCStringsObjects(tree.value.file, findings: tree.diagnostics)
        let units = XCStringsUnitReader(objects: objects, key: "k", language: .english, localization: member)
        return (XCStringsVariationsReader(units), member)
    }

    /// The ways to the texts, the causes of the findings with what they are about, and whether the key is broken.
    private static func summary(_ reader: XCStringsVariationsReader, _ reports: XCStringsReports) -> [String] {
        let forms = reader.forms.forms.map { form in
            let variable = form.variable.map { reader.forms.variables[$0].name + " " } ?? ""
            return variable + form.path.map(\.description).joined(separator: ".")
        }
        let findings = reports.diagnostics.map { "\($0.cause ?? $0.id.description): \($0.subject.variant ?? "all")" }
        return forms + findings + (reader.isBroken ? ["broken"] : [])
    }

    private static let text = #"{ "stringUnit" : { "state" : "translated", "value" : "T" } }"#

    @Test(arguments: [
        (#"{ "plural" : { "one" : T, "other" : T } }"#, ["plural.one", "plural.other"]),
        (#"{ "device" : { "mac" : T, "other" : T } }"#, ["device.mac", "device.other"]),
        (#"{ "width" : { "20" : T, "-1" : T } }"#, ["width.20", "width-key: all"]),
        (
            #"{ "device" : { "mac" : { "variations" : { "plural" : { "one" : T } } }, "other" : T } }"#,
            ["device.mac.plural.one", "device.other"]
        ),
        (
            #"{ "plural" : { "one" : { "variations" : { "device" : { "mac" : T } } }, "other" : T } }"#,
            ["plural.other", "plural-nested: plural.one"]
        ),
        (
            #"{ "device" : { "mac" : { "variations" : { "device" : { "mac" : T } } } } }"#,
            ["device-nested: device.mac"]
        ),
        (
            #"{ "width" : { "20" : { "variations" : { "plural" : { "one" : T } } } } }"#,
            ["width-nested: width.20"]
        ),
        (
            #"{ "plural" : { "one" : T }, "device" : { "mac" : T } }"#,
            ["plural.one", "overlapping-axes: all"]
        ),
        (#"{ "plural" : {} }"#, ["empty-variations: all", "broken"]),
        (#"{}"#, ["empty-variations: all", "broken"]),
        (#"[]"#, ["json-kind: all", "broken"]),
        (#"{ "weather" : {} }"#, ["unknown-member: all", "broken"]),
    ])
    func `one axis is read, and a device alone may vary again`(json: String, expected: [String]) throws {
        var (reader, member) = try #require(Self.reader(json.replacing("T", with: Self.text)))
        var reports = XCStringsReports(reader.units.objects.file)
        reader.read(member, at: XCStringsPath(), into: &reports)
        #expect(Self.summary(reader, reports) == expected)
    }

    @Test(arguments: [
        (
            #"{ "days" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : { "one" : T } } } }"#,
            true, ["days plural.one"]
        ),
        (
            #"{ "a" : { "variations" : { "plural" : { "one" : T } } }, "b" : { "variations" : { "device" : { "mac" : T } } } }"#,
            true, ["a plural.one", "b device.mac"]
        ),
        (
            #"{ "a" : { "variations" : { "plural" : { "one" : T } } } }"#, false,
            ["a plural.one", "substitution-without-text: all", "broken"]
        ),
        (#"{ "a" : {} }"#, true, ["empty-variations: substitutions.a"]),
        (
            #"{ "a" : { "argNum" : 128 } }"#, true,
            ["argument-number: substitutions.a", "empty-variations: substitutions.a"]
        ),
        (#"[]"#, true, ["json-kind: all", "broken"]),
    ])
    func `every variable has forms of its own, and a text beside it`(
        json: String, hasText: Bool, expected: [String]
    ) throws {
        var (reader, member) = try #require(Self.reader(json.replacing("T", with: Self.text)))
        var reports = XCStringsReports(reader.units.objects.file)
        reader.readSubstitutions(member, hasText: hasText, into: &reports)
        #expect(Self.summary(reader, reports) == expected)
    }
}
