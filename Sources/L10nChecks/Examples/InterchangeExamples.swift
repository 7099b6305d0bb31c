import L10nSource

/// Examples of what is wrong with files that translators return: a project with the file that came back, or, where a text
/// cannot go out, the project alone.
enum InterchangeExamples {
    static func of(_ rule: Rule) -> RuleExamples {
        switch rule {
        case .lossyExport:
            return RuleExamples(
                bad: [english("\"home\" = \"Ho\\U0001me\";\n"), finnish], good: [english(entries), finnish])
        case .formulaCell, .unevenRow: return tables(rule)
        case .wrongPluralFormCount:
            let isFinnish = "nplurals=2; plural=(n != 1);"
            return RuleExamples(
                bad: [files, gettext(isFinnish, forms: ["%lld tiedosto"])],
                good: [files, gettext(isFinnish, forms: ["%lld tiedosto", "%lld tiedostoa"])])
        default:
            guard let document = document(of: rule) else { return RuleExamples() }
            let source = rule == .outdatedSource ? entries.replacing("Hello,", with: "Welcome,") : entries
            return RuleExamples(
                bad: [english(source), finnish, document],
                good: [english(entries), finnish, xliff([home, hello])])
        }
    }

    // MARK: The project

    private static let entries = "\"home\" = \"Home\";\n\"hello\" = \"Hello, %@!\";\n"
    private static let finnish = RuleExample("fi.lproj/Localizable.strings", "\"home\" = \"Koti\";\n")

    private static func english(_ entries: String) -> RuleExample {
        RuleExample("en.lproj/Localizable.strings", entries)
    }

    private static let files = RuleExample.catalog(
        """
        "files" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                }
              }
            }
          }
        }
        """)

    // MARK: XLIFF

    private static let home = unit("home", "Home", "Koti")
    private static let hello = unit("hello", "Hello, %@!", "Hei, %@!")
    private static let code = "<x id=\"1\" equiv-text=\"%@\"/>"

    /// The answer in XLIFF that a rule finds fault with; nil for rules about other files.
    private static func document(of rule: Rule) -> RuleExample? {
        switch rule {
        case .brokenInlineCode: xliff([home, unit("hello", "Hello, \(code)!", "Hei!")])
        case .flattenedInlineCode: xliff([home, unit("hello", "Hello, \(code)!", "Hei, \(code)!")])
        case .clearedTarget: xliff([home.replacing("<target>Koti</target>", with: "<target/>"), hello])
        case .duplicateUnit: xliff([home, home, hello])
        case .ignoredTargetState:
            xliff([home, hello.replacing("<target>", with: "<target state=\"needs-review-translation\">")])
        case .invalidXLIFF: xliff([home, hello], original: nil)
        case .literalCarriageReturn: xliff([home, unit("hello", "Hello, %@!", "Hei,\r%@!")])
        case .missingUnit: xliff([home])
        case .outdatedSource: xliff([home, hello])
        case .prefixedNamespace: xliff([home, hello], prefix: "x:")
        case .targetLanguageMismatch: xliff([home, hello], target: "fi_FI")
        case .unknownUnit: xliff([home, hello, unit("bye", "Bye", "Hei hei")])
        case .unsafePackagePath: xliff([home, hello], original: "../en.lproj/Localizable.strings")
        default: nil
        }
    }

    private static func unit(_ id: String, _ source: String, _ target: String) -> String {
        """
              <trans-unit id="\(id)">
                <source>\(source)</source>
                <target>\(target)</target>
              </trans-unit>
        """
    }

    private static func xliff(
        _ units: [String], original: String? = "en.lproj/Localizable.strings", target: String = "fi",
        prefix: String = ""
    ) -> RuleExample {
        let place = original.map { " original=\"\($0)\"" } ?? ""
        let binding = prefix.isEmpty ? "xmlns" : "xmlns:" + prefix.dropLast()
        let elements = """
            <xliff version="1.2" \(binding)="urn:oasis:names:tc:xliff:document:1.2">
              <file\(place) source-language="en" target-language="\(target)" datatype="plaintext">
                <body>
            \(units.joined(separator: "\n"))
                </body>
              </file>
            </xliff>

            """
        let named = elements.replacing("</", with: "\u{1}").replacing("<", with: "<" + prefix)
            .replacing("\u{1}", with: "</" + prefix)
        return RuleExample("fi.xliff", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + named)
    }

    // MARK: Tables and PO

    private static func tables(_ rule: Rule) -> RuleExamples {
        func answer(_ home: String = "Koti", _ hello: String = "\"Hei, %@!\"") -> [RuleExample] {
            let file = "en.lproj/Localizable.strings"
            let table = """
                file,key,variant,comment,context,state,source,fi
                \(file),home,,,,translated,Home,\(home)
                \(file),hello,,,,translated,"Hello, %@!",\(hello)

                """
            return [english(entries), finnish, RuleExample("fi.csv", table)]
        }
        let bad = rule == .formulaCell ? answer("=Koti") : answer("Koti", "Hei, %@!")
        return RuleExamples(bad: bad, good: answer())
    }

    private static func gettext(_ plural: String, forms: [String]) -> RuleExample {
        let texts = forms.enumerated().map { "msgstr[\($0)] \"\($1)\"" }
        return RuleExample(
            "fi.po",
            """
            msgid ""
            msgstr ""
            "Language: fi\\n"
            "Content-Type: text/plain; charset=UTF-8\\n"
            "Plural-Forms: \(plural)\\n"

            #: Localizable.xcstrings
            msgctxt "files"
            msgid "%lld file"
            msgid_plural "%lld files"
            \(texts.joined(separator: "\n"))

            """)
    }
}
