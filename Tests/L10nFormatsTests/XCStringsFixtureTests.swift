import Foundation
import L10nCatalog
import L10nFormats
import L10nSource
import Testing

/// What is read in String Catalogs: `Tests/Fixtures/XCStrings/ID name.xcstrings`, beside each a `.txt` with the findings
/// and the texts that are expected. The ids are those of strings-formats.md.
@Suite struct XCStringsFixtureTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/XCStrings")

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".xcstrings") }.map { String($0.dropLast(".xcstrings".count)) }.sorted()
    }()

    @Test(arguments: names)
    func `the findings and texts of a catalog are the expected ones`(name: String) throws {
        let file = Self.folder.appendingPathComponent(name + ".xcstrings")
        let expected = try String(contentsOf: Self.folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
        let source = SourceFile(path: "T.xcstrings", bytes: Array(try Data(contentsOf: file)))
        #expect(Self.summary(source) == expected)
    }

    @Test(arguments: names)
    func `a language that is read alone says what it says among all`(name: String) throws {
        let file = Self.folder.appendingPathComponent(name + ".xcstrings")
        let source = SourceFile(path: "T.xcstrings", bytes: Array(try Data(contentsOf: file)))
        func facts(_ fragment: CatalogFragment) -> String {
            "\(fragment.entries) \(fragment.forms) \(fragment.suppressions) \(fragment.traits)"
        }
        let all = XCStringsFormat.decode(source).value.languages
        for wanted in all {
            let some = XCStringsFormat.decode(XCStringsFormat.parse(source), languages: [wanted.tag]).value.languages
            #expect(some.map(\.name) == all.map(\.name))
            for (number, language) in some.enumerated() {
                if number == 0 || language.tag == wanted.tag {
                    #expect(facts(language.fragment) == facts(all[number].fragment))
                } else {
                    #expect(language.fragment.entries.isEmpty)
                }
            }
        }
    }

    /// One line a finding, then one line a text.
    static func summary(_ source: SourceFile) -> String {
        let parsed = XCStringsFormat.decode(source)
        let lines = LineTable(parsed.value.source)
        func place(_ range: SourceRange) -> String {
            let position = lines.position(of: Int(range.lower))
            return "\(position.line):\(position.column)"
        }
        var result = ""
        for finding in parsed.diagnostics {
            let subject = [finding.subject.locale, finding.subject.key, finding.subject.variant].compactMap { $0 }
            result += "\(place(finding.span.range)): \(finding.severity.rawValue): \(finding.message) "
            result += "[\(finding.id)/\(finding.cause ?? "")] (\(subject.joined(separator: "|")))\n"
            for fix in finding.fixes { result += "    \(fix.applicability.rawValue) fix: \(fix.title)\n" }
        }
        for language in parsed.value.languages {
            result += "\(language.name) = \(language.tag)\n"
            for entry in language.fragment.entries {
                result += "  " + line(entry, in: language.fragment, place) + "\n"
                guard let forms = language.fragment.forms(of: entry) else { continue }
                for variable in forms.variables {
                    let argument = variable.argument.map { " of argument \($0)" } ?? ""
                    result += "    variable \(variable.name): \(variable.valueType ?? "no type")\(argument)\n"
                }
                for (number, form) in forms.forms.enumerated() {
                    let path = form.path.map(\.description).joined(separator: ".")
                    let variable = form.variable.map { forms.variables[$0].name + " " } ?? ""
                    let text = Wording.visible(language.fragment.text(of: entry.showing(number, of: forms)))
                    result += "    \(variable)\(path) = \(text) [\(form.state)] \(place(form.textRange))\n"
                }
            }
        }
        return result
    }

    private static func line(
        _ entry: CatalogEntry, in fragment: CatalogFragment, _ place: (SourceRange) -> String
    ) -> String {
        let names: [(CatalogEntry.Flags, String)] = [
            (.notAText, "not a text"), (.lostAtRunTime, "lost"), (.keyIsText, "key is text"),
            (.isNotTranslated, "not translated"), (.isImplied, "implied"), (.commentMayHide, "comment may hide"),
        ]
        let flags = names.filter { entry.flags.contains($0.0) }.map(\.1)
        let comment = fragment.comment(of: entry).map { " // \($0)" } ?? ""
        let text = Wording.visible(fragment.text(of: entry))
        return
            "\(Wording.visible(fragment.key(of: entry))) = \(text) [\(([String(describing: entry.state)] + flags).joined(separator: ", "))] "
            + "\(place(entry.textRange))\(comment)"
    }

    @Test func `total and bounded: any cut of a catalog is read`() throws {
        for name in Self.names {
            let file = Self.folder.appendingPathComponent(name + ".xcstrings")
            let bytes = Array(try Data(contentsOf: file))
            for length in stride(from: 0, to: bytes.count, by: 7) {
                let cut = XCStringsFormat.decode(SourceFile(path: "T.xcstrings", bytes: Array(bytes[..<length])))
                #expect(!cut.diagnostics.isEmpty)
            }
        }
    }

    @Test func `deep nesting is reported, not followed`() {
        let text = String(repeating: "{\"strings\":", count: 100_000)
        let parsed = XCStringsFormat.decode(SourceFile(path: "T.xcstrings", text: text))
        #expect(parsed.diagnostics.contains { $0.id == "input-limit-exceeded" })
    }
}
