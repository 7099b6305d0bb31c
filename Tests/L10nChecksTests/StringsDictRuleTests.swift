import L10nChecks
import L10nSource
import Testing

/// Everything that a check says about small projects with `.stringsdict` files: one cause, one finding (PRI-7).
@Suite struct StringsDictRuleTests {
    private static func variable(_ forms: [(String, String)], type: String) -> String {
        let all =
            [("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"), ("NSStringFormatValueTypeKey", type)] + forms
        return "<dict>" + all.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined() + "</dict>"
    }

    private static func entry(_ format: String, _ forms: [(String, String)], type: String = "lld") -> String {
        "<dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string><key>n</key>"
            + variable(forms, type: type) + "</dict>"
    }

    private static func file(_ language: String, _ value: String) -> RuleExample {
        RuleExample(
            "\(language).lproj/T.stringsdict",
            "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict><key>k</key>\(value)</dict>\n</plist>\n")
    }

    private static func device(_ texts: [(String, String)]) -> String {
        let members = texts.map { "<key>\($0.0)</key>" + ($0.1.hasPrefix("<") ? $0.1 : "<string>\($0.1)</string>") }
        return "<dict><key>NSStringDeviceSpecificRuleType</key><dict>\(members.joined())</dict></dict>"
    }

    /// All findings, as `severity rule:cause`.
    private static func findings(_ files: RuleExample...) async throws -> [String] {
        try await CheckedProject.findings(in: files).map { "\($0.severity) \($0.id):\($0.cause ?? "")" }
    }

    private static let english = [("one", "%lld item"), ("other", "%lld items")]

    // MARK: One cause

    @Test(arguments: [("d", "%d"), ("lu", "%lu"), ("f", "%f"), ("@", "%@")])
    func `another type is one finding, though the forms follow it (PRI-7 SD-21)`(type: String, specifier: String)
        async throws
    {
        let finnish = [("one", "\(specifier) kohde"), ("other", "\(specifier) kohdetta")]
        let findings = try await Self.findings(
            Self.file("en", Self.entry("%#@n@", Self.english)),
            Self.file("fi", Self.entry("%#@n@", finnish, type: type)))
        #expect(findings.map { $0.prefix { $0 != ":" } } == ["error invalid-variable-type"])
    }

    @Test func `a form of another type than its variable is a finding of its own (PRI-7)`() async throws {
        let findings = try await Self.findings(
            Self.file("en", Self.entry("%#@n@", Self.english)),
            Self.file("fi", Self.entry("%#@n@", [("one", "%@ kohde"), ("other", "%lld kohdetta")])))
        #expect(findings == ["error placeholder-type-mismatch:type"])
    }

    @Test func `an entity bomb is one finding (PRI-7 PRI-14)`() async throws {
        let bomb = RuleExample(
            "en.lproj/T.stringsdict",
            "<!DOCTYPE plist [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>"
                + "<plist><dict><key>k</key><string>&b;</string></dict></plist>")
        #expect(try await Self.findings(bomb) == ["error forbidden-xml-entity:xml-entity"])
    }

    @Test func `a file that is nested too deep is one finding (PRI-7 PRI-14)`() async throws {
        let deep = RuleExample(
            "en.lproj/T.stringsdict",
            "<plist>" + String(repeating: "<dict><key>k</key>", count: 100_000))
        #expect(try await Self.findings(deep) == ["error input-limit-exceeded:too-deep"])
    }

    @Test(arguments: [("%#1$@n@ left", "%1$#@n@"), ("%[n]@ left", "%#@n@"), ("%#@n left", "%#@n@")])
    func `a malformed reference is one finding, which says how to write it (PRI-7 SD-18)`(
        format: String, advice: String
    ) async throws {
        let findings = try await CheckedProject.findings(in: [Self.file("en", Self.entry(format, Self.english))])
        #expect(findings.map(\.id) == ["undefined-variable"])
        #expect(findings.first?.message.hasSuffix(" is no variable; write '\(advice)'") == true, "\(findings)")
    }

    // MARK: The whole message

    /// A format with the variables `a` and `b`, each with these texts.
    private static func pair(
        _ format: String, _ first: String, _ second: String, types: (String, String)
    ) -> RuleExample {
        let variables = [("a", first, types.0), ("b", second, types.1)].map { name, text, type in
            "<key>\(name)</key>" + variable([("one", text), ("other", text)], type: type)
        }
        return file(
            "en",
            "<dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables.joined())</dict>")
    }

    @Test func `a nested variable without a number reads the outer one's argument first (SD-29)`() async throws {
        let shared = ["warning invalid-variable-type:shared-argument"]
        let nested = Self.pair("%#@a@", "All %#@b@", "%d left", types: ("lld", "d"))
        #expect(try await Self.findings(nested) == shared)
        let second = Self.pair("%#@a@", "%lld of %#@b@", "%d", types: ("lld", "d"))
        #expect(try await !Self.findings(second).contains(shared[0]))
        let numbered = Self.pair("%2$#@a@ of %1$@", "All %3$#@b@", "%3$d left", types: ("lld", "d"))
        #expect(try await Self.findings(numbered) == [])
        let twice = Self.pair("%1$#@a@ %1$#@b@", "There are", "%d left", types: ("lld", "d"))
        #expect(try await Self.findings(twice) == shared)
        let same = Self.pair("%1$#@a@ %1$#@b@", "There are", "%i left", types: ("d", "i"))
        #expect(try await Self.findings(same) == [])
    }

    @Test func `an argument that only forms use leaves no gap (SD-25)`() async throws {
        let forms = [("one", "%1$@ has %2$lld item"), ("other", "%1$@ has %2$lld items")]
        #expect(try await Self.findings(Self.file("en", Self.entry("%2$#@n@", forms))) == [])
        let finnish = [("one", "%1$@ – %2$lld kohde"), ("other", "%1$@ – %2$lld kohdetta")]
        let both = try await Self.findings(
            Self.file("en", Self.entry("%2$#@n@", forms)), Self.file("fi", Self.entry("%2$#@n@", finnish)))
        #expect(both == [])
    }

    @Test func `an argument that nothing uses is one finding (SD-28 F-49)`() async throws {
        #expect(
            try await Self.findings(Self.file("en", Self.entry("%2$#@n@", Self.english)))
                == ["warning skipped-argument:skipped-argument"])
    }

    @Test func `a device with forms has the arguments of one without (SD-47 PF-64)`() async throws {
        let forms = [("one", "Click %1$@ for %2$lld item"), ("other", "Click %1$@ for %2$lld items")]
        let mac = Self.entry("%2$#@n@", forms)
        let other = "Tap %1$@ for %2$lld items"
        #expect(try await Self.findings(Self.file("en", Self.device([("mac", mac), ("other", other)]))) == [])
        let swapped = [("iphone", other), ("other", mac)]
        #expect(try await Self.findings(Self.file("en", Self.device(swapped))) == [])
        let finnish = Self.device([("mac", "Osoita %1$@: %2$lld"), ("other", "Napauta %1$@: %2$lld")])
        let both = try await Self.findings(
            Self.file("en", Self.device([("mac", mac), ("other", other)])), Self.file("fi", finnish))
        #expect(both == [])
    }

    @Test func `a device without forms may leave the number out (SD-47 PF-64)`() async throws {
        let mac = Self.entry("%#@n@", [("one", "Click once"), ("other", "Click %lld times")])
        #expect(try await Self.findings(Self.file("en", Self.device([("mac", mac), ("other", "Press")]))) == [])
        #expect(try await Self.findings(Self.file("en", Self.device([("mac", "Press"), ("other", mac)]))) == [])
        let text = try await Self.findings(Self.file("en", Self.device([("mac", mac), ("other", "Press %@")])))
        #expect(text == ["error variant-placeholder-mismatch:variant-placeholders"])
    }

    @Test func `a translation without forms has the arguments of the source's forms (SD-25)`() async throws {
        let forms = [("one", "%1$@ has %2$lld item"), ("other", "%1$@ has %2$lld items")]
        let source = Self.file("en", Self.entry("%2$#@n@", forms))
        let plain = "<string>%2$lld / %1$@</string>"
        #expect(try await Self.findings(source, Self.file("ja", plain)) == [])
        let wrong = try await Self.findings(source, Self.file("ja", "<string>%2$@ / %1$@</string>"))
        #expect(wrong == ["error placeholder-type-mismatch:type"])
    }

    @Test func `a device that lacks an argument is found, forms or not (SD-47 PF-64)`() async throws {
        let forms = [("one", "Click %2$lld item"), ("other", "Click %2$lld items")]
        let mac = Self.entry("%1$@ %2$#@n@ %3$@", forms)
        let findings = try await Self.findings(
            Self.file("en", Self.device([("mac", mac), ("other", "Tap %1$@ for %2$lld items")])))
        #expect(findings == ["error variant-placeholder-mismatch:variant-placeholders"])
        let plain = [("one", "Click %lld item"), ("other", "Click %lld items")]
        let translated = try await Self.findings(
            Self.file("en", Self.entry("%#@n@", plain)), Self.file("fi", "<string>Napsauta %@</string>"))
        #expect(translated.contains("error placeholder-type-mismatch:type"))
    }

    @Test func `a form reads its own argument without a number, beside numbered ones (SD-23 SD-25)`() async throws {
        let nested =
            "<dict><key>NSStringLocalizedFormatKey</key><string>%1$#@done@</string><key>done</key>"
            + Self.variable([("one", "One %2$#@all@"), ("other", "%lu %2$#@all@")], type: "lu") + "<key>all</key>"
            + Self.variable([("one", "run"), ("other", "of %lu runs")], type: "lu") + "</dict>"
        #expect(try await Self.findings(Self.file("en", nested)) == [])
        let twice = Self.entry("%1$@ %2$#@n@", [("one", "%lld of %@ %3$@"), ("other", "%lld of %@ %3$@")])
        let found = try await Self.findings(Self.file("en", twice))
        #expect(Set(found) == ["error mixed-placeholder-numbering:mixed-numbering"])
    }

    @Test func `the numbers that a form is offered begin with its own argument (SD-24)`() async throws {
        let entry = Self.entry("%1$@: %2$#@n@", [("one", "%lld of %@"), ("other", "%lld of %@")])
        let findings = try await CheckedProject.findings(in: [Self.file("en", entry)])
            .filter { $0.id == "unnumbered-placeholders" }
        #expect(
            findings.map { $0.fixes.first?.edits.map(\.replacement) } == [["%2$lld", "%3$@"], ["%2$lld", "%3$@"]])
    }

    // MARK: Devices and widths

    @Test func `texts by width are a legacy form (SD-43)`() async throws {
        let width = "<dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>A</string></dict></dict>"
        #expect(try await Self.findings(Self.file("en", width)) == ["note invalid-stringsdict-entry:width-legacy"])
    }

    @Test func `a text for other devices is missed, unless the iPhone's stands in (SD-45 SD-46)`() async throws {
        #expect(
            try await Self.findings(Self.file("en", Self.device([("mac", "Click"), ("appletv", "Select")])))
                == ["warning invalid-stringsdict-entry:device-no-other"])
        #expect(try await Self.findings(Self.file("en", Self.device([("mac", "Click"), ("iphone", "Tap")]))) == [])
        let both = try await Self.findings(
            Self.file("en", Self.device([("mac", "Click"), ("ipad", "Tap")])),
            RuleExample("en.lproj/T.strings", "\"k\" = \"Press\";\n"))
        #expect(both == ["warning key-in-strings-and-stringsdict:key-in-both"])
    }
}
