import Foundation
import Testing

/// Facts of strings-formats.md that a user meets in the output of `check`, each as a project of its own.
@Suite struct DocumentedFactTests {
    struct Fact: Sendable, CustomTestStringConvertible {
        var id: String
        var files: [String: String]
        /// The beginnings of the lines that are expected, in order: `path:line:column: severity`, then the rule.
        var findings: [String]

        init(_ id: String, _ files: [String: String], _ findings: [String]) {
            self.id = id
            self.files = files
            self.findings = findings
        }

        var testDescription: String { id }
    }

    private static func catalog(_ entries: String) -> String {
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
    }

    private static func unit(_ text: String) -> String {
        "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" }"
    }

    private static func substitution(_ name: String) -> String {
        let plural = "\"plural\" : { \"one\" : { \(unit("%arg file")) }, \"other\" : { \(unit("%arg files")) } }"
        return "\"\(name)\" : { \"argNum\" : 1, \"formatSpecifier\" : \"lld\", \"variations\" : { \(plural) } }"
    }

    /// A `.stringsdict` file with one entry of these variables.
    private static func dictionary(_ format: String, _ variables: String...) -> String {
        """
        <?xml version="1.0"?><plist version="1.0">
        <dict>
        <key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
        \(variables.joined(separator: "\n"))
        </dict></dict></plist>

        """
    }

    private static func variable(
        _ name: String, _ forms: [(String, String)] = [("one", "%d file"), ("other", "%d files")], type: String? = "d"
    ) -> String {
        let type = type.map { "<key>NSStringFormatValueTypeKey</key><string>\($0)</string>\n" } ?? ""
        return "<key>\(name)</key><dict>\n<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\n"
            + type + forms.map { "<key>\($0)</key><string>\($1)</string>\n" }.joined() + "</dict>"
    }

    private static func dictionaryFact(_ id: String, _ text: String, _ findings: String...) -> Fact {
        Fact(id, ["en.lproj/T.stringsdict": text], findings.map { "en.lproj/T.stringsdict:\($0)" })
    }

    static let dictionaryFacts = [
        dictionaryFact(
            "SD-9 a variable that nothing reaches", dictionary("%#@n@", variable("n"), variable("m")),
            "11:6: warning [unused-variable]"),
        dictionaryFact(
            "SD-12 a variable without a type", dictionary("%#@n@", variable("n", type: nil)),
            "5:6: error [invalid-variable-type]"),
        dictionaryFact(
            "SD-12 a type with a percent sign", dictionary("%#@n@", variable("n", type: "%d")),
            "7:46: error [invalid-variable-type]"),
        dictionaryFact(
            "SD-13 an object has no plural", dictionary("%#@n@", variable("n", type: "@")),
            "7:46: warning [invalid-variable-type]"),
        dictionaryFact(
            "SD-14 without other the app ends", dictionary("%#@n@", variable("n", [("one", "%d file")])),
            "8:6: error [missing-other-category]"),
        dictionaryFact(
            "SD-17 a variable that reaches itself",
            dictionary(
                "%#@a@", variable("a", [("one", "%#@b@"), ("other", "%#@b@")]),
                variable("b", [("one", "%#@a@"), ("other", "%#@a@")])),
            "5:6: error [variable-cycle]"),
        dictionaryFact(
            "SD-19 a name with a dot", dictionary("%#@a.b@", variable("a.b")), "4:46: warning [unsafe-variable-name]"),
        dictionaryFact(
            "SD-20 %arg is for substitutions of catalogs",
            dictionary("%#@n@", variable("n", [("one", "%d file"), ("other", "%arg files")])),
            "9:25: error [misplaced-arg-placeholder]"),
        Fact(
            "SD-21 types that differ between languages",
            [
                "en.lproj/T.stringsdict": dictionary("%#@n@", variable("n", type: "d")),
                "sv.lproj/T.stringsdict": dictionary("%#@n@", variable("n", type: "f")),
            ], ["sv.lproj/T.stringsdict:7:46: error [invalid-variable-type]"]),
        Fact(
            "SD-36 large round numbers alone reach many, which nobody asks for",
            [
                "en.lproj/T.stringsdict": dictionary("%#@n@", variable("n")),
                "fr.lproj/T.stringsdict": dictionary("%#@n@", variable("n")),
            ], []),
        dictionaryFact(
            "SD-37 a category that no number selects",
            dictionary("%#@n@", variable("n", [("one", "%d file"), ("few", "%d files"), ("other", "%d files")])),
            "9:6: warning [unused-plural-category]"),
        dictionaryFact(
            "SD-32 Apple's zero is for no number at all",
            dictionary("%#@n@", variable("n", [("zero", "no files"), ("one", "%d file"), ("other", "%d files")]))),
        dictionaryFact(
            "F-45 a variable that is named and not defined", dictionary("%1$#@n@ %2$#@m@", variable("n")),
            "4:54: error [undefined-variable]"),
        dictionaryFact(
            "F-41 a name that older compilers refuse", dictionary("%#@день@", variable("день")),
            "4:46: warning [unsafe-variable-name]"),
        dictionaryFact(
            "F-42 F-46 a type of fractions",
            dictionary("%#@n@", variable("n", [("one", "%lf point"), ("other", "%lf points")], type: "lf")),
            "8:6: note [plural-of-fraction]"),
        dictionaryFact(
            "F-42 a category that is none",
            dictionary("%#@n@", variable("n", [("singular", "%d file"), ("other", "%d files")])),
            "8:6: error [unknown-plural-category]"),
    ]

    static let typeFacts = ["d", "ld", "lld", "lu", "llu", "u", "g", "zd", "i"].map { (type: String) in
        let forms = [("one", "%\(type) file"), ("other", "%\(type) files")]
        return dictionaryFact("F-42 the type '\(type)'", dictionary("%#@n@", variable("n", forms, type: type)))
    }

    static let facts = [
        Fact(
            "X-11 a stale key is a state, not an error",
            [
                "T.xcstrings": catalog(
                    "    \"k\" : { \"extractionState\" : \"stale\", \"localizations\" : { \"en\" : { \(unit("v")) } } }"
                )
            ],
            ["T.xcstrings:4:5: warning [stale-entry]"]),
        Fact(
            "X-15 keys that make one symbol",
            [
                "T.xcstrings": catalog(
                    "    \"save_title\" : { \"extractionState\" : \"manual\", \"localizations\" : { \"en\" : { \(unit("A")) } } },\n"
                        + "    \"save-title\" : { \"extractionState\" : \"manual\", \"localizations\" : { \"en\" : { \(unit("B")) } } }"
                )
            ],
            ["T.xcstrings:5:6: warning [colliding-symbols]"]),
        Fact(
            "X-31 a substitution that no text mentions",
            [
                "T.xcstrings": catalog(
                    "    \"k\" : { \"localizations\" : { \"en\" : { \(unit("v")),\n\"substitutions\" : { \(substitution("n")) } } } }"
                )
            ],
            ["T.xcstrings:5:22: warning [unused-variable]"]),
        Fact(
            "X-32 a variable without a substitution",
            ["T.xcstrings": catalog("    \"k\" : { \"localizations\" : { \"en\" : {\n\(unit("%#@n@")) } } }")],
            ["T.xcstrings:5:53: error [undefined-variable]"]),
        Fact(
            "X-33 a name that is cut at its at sign",
            [
                "T.xcstrings": catalog(
                    "    \"k\" : { \"localizations\" : { \"en\" : { \(unit("%#@n@")),\n\"substitutions\" : { \(substitution("n@x")) } } } }"
                )
            ],
            ["T.xcstrings:4:94: error [undefined-variable]", "T.xcstrings:5:21: warning [unsafe-variable-name]"]),
        Fact(
            "X-66 a catalog beside a table of its name",
            ["T.xcstrings": catalog("    \"k\" : { }"), "en.lproj/T.strings": "\"j\" = \"v\";\n"],
            ["T.xcstrings:1:1: error [table-name-conflict]"]),
        Fact(
            "X-67 a catalog in a language folder",
            ["en.lproj/T.xcstrings": catalog("    \"k\" : { }")],
            ["en.lproj/T.xcstrings:1:1: warning [misplaced-localization-file]"]),
        Fact(
            "X-67 a catalog of an Interface Builder file", ["mul.lproj/Main.xcstrings": catalog("    \"k\" : { }")], []),
        Fact(
            "X-68 objects of an Interface Builder file have no symbols",
            [
                "mul.lproj/Main.xcstrings": catalog(
                    "    \"abc-De-fgh.title\" : { \"localizations\" : { \"en\" : { \(unit("Cancel")) } } },\n"
                        + "    \"aBc-dE-fGh.title\" : { \"localizations\" : { \"en\" : { \(unit("Close")) } } }"
                )
            ], []),
        Fact(
            "O-6 a file that does not parse is an empty table",
            ["en.lproj/T.strings": "\"a\" = \"1\";\n", "sv.lproj/T.strings": "\"a\" = \"1\" \"b\";\n"],
            ["sv.lproj/T.strings:1:10: error [missing-semicolon]"]),
        Fact(
            "O-7 keys behind the stop of a reader are absent",
            ["en.lproj/T.strings": "\"a\" = \"1\";;\n\"b\" = \"2\";\n"],
            ["en.lproj/T.strings:1:11: error [truncated-strings-file]"]),
        Fact(
            "O-8 an array is no table",
            ["en.lproj/T.strings": "(\"a\", \"b\")\n"], ["en.lproj/T.strings:1:1: error [non-text-value]"]),
        Fact("O-10 a file of no bytes", ["en.lproj/T.strings": ""], ["en.lproj/T.strings:1:1: warning [empty-file]"]),
        Fact(
            "O-11 a value that is no text",
            ["en.lproj/T.strings": "\"a\" = (\"1\");\n"], ["en.lproj/T.strings:1:7: error [non-text-value]"]),
        Fact(
            "O-14 overrides in some of the languages",
            [
                "en.lproj/Localizable.strings": "\"DesignSystem.stateView.noConnectionTitle\" = \"Offline\";\n",
                "fi.lproj/Localizable.strings": "\"a\" = \"b\";\n",
            ],
            ["en.lproj/Localizable.strings:1:2: warning [partial-override]"]),
        Fact(
            "O-16 an override with other placeholders",
            ["en.lproj/Localizable.strings": "\"DesignSystem.stateView.noConnectionTitle\" = \"No %@\";\n"],
            ["en.lproj/Localizable.strings:1:50: error [override-placeholder-mismatch]"]),
        Fact(
            "O-17 an override that nothing asks for",
            ["en.lproj/Localizable.strings": "\"DesignSystem.stateView.noConection.title\" = \"Offline\";\n"],
            ["en.lproj/Localizable.strings:1:2: error [unknown-override-key]"]),
    ]

    @Test(arguments: facts + dictionaryFacts + typeFacts)
    func `a documented fact is reported as it is documented`(fact: Fact) throws {
        try Tool.withFiles(fact.files) { folder in
            let result = try Tool.run(["check", "--fail-on", "never", "--no-color"], in: folder)
            let heads = result.output.split(separator: "\n").compactMap { line -> String? in
                guard let head = line.firstMatch(of: /^(\S+:\d+:\d+: [a-z]+): .* (\[[a-z-]+\])$/) else { return nil }
                return "\(head.1) \(head.2)"
            }
            #expect(heads == fact.findings, "\(result.output)")
        }
    }
}
