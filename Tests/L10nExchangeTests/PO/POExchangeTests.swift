import Foundation
import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax
import TestSupport
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// What goes to translators as PO comes back as it was, and gettext's own programs agree on what it says.
struct POExchangeTests {
    static func read(_ text: String, language: String? = nil) -> ExchangeReading {
        POFormat.read(ExchangeInput(SourceFile(path: "a.po", text: text), targetLanguage: language))
    }

    static func bytes(of document: ExchangeDocument) -> [UInt8] {
        POFormat.files(of: document, ExchangeOutput(path: "a.po", toolVersion: "1"))[0].bytes
    }

    /// Texts with everything that a string may trip over; keys that two files share, with the same texts.
    static func document(
        _ random: inout SeededGenerator, language: String = "pl", leastSource: Int = 0
    ) -> ExchangeDocument {
        let letters = Array("ab\"\\%#~|=;\t \n\ré😀\u{A0}\u{2068}'{}")
        func text(_ random: inout SeededGenerator, _ least: Int = 1) -> String {
            String(
                (0..<Int.random(in: least..<8, using: &random)).map { _ in
                    letters[Int.random(in: letters.indices, using: &random)]
                })
        }
        let states: [EntryState] = [.translated, .needsReview, .machineTranslated]
        let categories = POPlurals(of: language).categories
        var document = ExchangeDocument(sourceLanguage: "en", targetLanguage: language)
        var shared: [(ExchangeID, String)] = []
        for original in ["App/Localizable.xcstrings", "A pp/Second.xcstrings"] {
            var file = ExchangeFile(original: original)
            func add(_ id: ExchangeID, _ source: String, _ random: inout SeededGenerator) {
                var unit = ExchangeUnit(id, source: source)
                if Bool.random(using: &random) { unit.notes = [ExchangeNote("n" + text(&random) + "n")] }
                if Bool.random(using: &random) {
                    (unit.target, unit.state) = (text(&random), states[Int.random(in: states.indices, using: &random)])
                }
                file.units.append(unit)
            }
            for number in 0..<Int.random(in: 0..<8, using: &random) {
                let key = number == 0 ? "" : "\(number)" + text(&random, 0)
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    let path: [ExchangePath] = [ExchangePath([.device("mac")]), ExchangePath(variable: "a.b")]
                    let scope = path[Int.random(in: path.indices, using: &random)]
                    let (one, other) = (text(&random), text(&random))
                    for category in categories {
                        let path = ExchangePath(variable: scope.variable, scope.selectors + [.plural(category)])
                        add(ExchangeID(key, path), category == .one ? one : other, &random)
                    }
                case 1: add(ExchangeID(key, ExchangePath([.width(20)])), text(&random), &random)
                default:
                    let id = ExchangeID(key)
                    let known = shared.first { $0.0 == id }
                    let source = known?.1 ?? text(&random, leastSource)
                    shared.append((id, source))
                    add(id, source, &random)
                }
            }
            if !file.units.isEmpty { document.files.append(file) }
        }
        return document
    }

    @Test func `a text that was made for another source text is told from others that are 'fuzzy' (N-106)`() {
        let entries = [
            ("a", "#, fuzzy\n#| msgid \"Old\"\n"), ("b", "#, fuzzy\n#| msgid \"b\"\n"), ("c", "#, fuzzy\n"), ("d", ""),
        ]
        let text = entries.map { "\($0.1)msgctxt \"\($0.0)\"\nmsgid \"\($0.0)\"\nmsgstr \"x\"\n\n" }.joined()
        let units = Self.read(text, language: "fi").documents.flatMap(\.files).flatMap(\.units)
        #expect(units.map(\.guess) == [.ofOtherText, .possible, .possible, nil])
    }

    @Test func `the style of 'msgcat --strict' names files as well (N-105)`() {
        let text =
            "#\n# File: A b/L.strings, line: -1\nmsgctxt \"a\"\nmsgid \"A\"\nmsgstr \"x\"\n\n"
            + "# File: a remark\nmsgctxt \"b\"\nmsgid \"B\"\nmsgstr \"y\"\n"
        let files = Self.read(text, language: "fi").documents.flatMap(\.files)
        #expect(files.map(\.original) == ["A b/L.strings", ""])
        #expect(files.map { $0.units.map(\.id.key) } == [["a"], ["b"]])
    }

    @Test(arguments: ["pl", "fr", "ar", "ja", "he"])
    func `random exchanges survive a round trip (N-105 N-106 N-115)`(language: String) {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let document = Self.document(&random, language: language)
            let read = Self.read(String(decoding: Self.bytes(of: document), as: UTF8.self))
            let added = read.findings.filter { $0.id != "edge-whitespace-mismatch" }
            #expect(added.isEmpty, "seed \(seed): \(added.map(\.message))")
            let again = read.documents[0]
            #expect(again.sourceLanguage == "en" && again.targetLanguage == language)
            #expect(again.files.map(\.original) == document.files.map(\.original), "seed \(seed)")
            for (file, expected) in zip(again.files, document.files) {
                let units = file.units.filter { !$0.isStandIn }
                #expect(units.map(\.id) == expected.units.map(\.id), "seed \(seed)")
                #expect(units.map(\.target) == expected.units.map(\.target), "seed \(seed)")
                #expect(units.map(\.state) == expected.units.map(\.state), "seed \(seed)")
                // Apple's form for zero has a source text of its own, which there is no place for.
                for (unit, known) in zip(units, expected.units) where unit.id.path.category != .zero {
                    #expect(unit.source == known.source, "seed \(seed)")
                }
            }
        }
    }

    @Test(
        .enabled(if: Oracle.hasMsgfmt, "needs msgfmt of gettext; run tools/setup"), arguments: ["pl", "ar", "ja", "he"])
    func `msgfmt finds nothing wrong with what we write (N-116 N-174)`(language: String) throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        for _ in 0..<8 {
            var document = Self.document(&random, language: language)
            for file in document.files.indices {
                for unit in document.files[file].units.indices {
                    // Line ends at the edges and placeholders are checked, too, and here they are at random.
                    document.files[file].units[unit].source = document.files[file].units[unit].source?.tame
                    document.files[file].units[unit].target = document.files[file].units[unit].target?.tame
                }
            }
            try Oracle.withFile(Self.bytes(of: document)) { file in
                let run = try ProgramRun(["msgfmt", "--check", "-o", "/dev/null", file.path])
                #expect(run.status == 0, "seed \(seed): \(String(decoding: run.complaints, as: UTF8.self))")
            }
        }
    }

    @Test(.enabled(if: Oracle.hasPolib, "needs python3 with the PyPI package polib; run tools/setup"))
    func `polib reads the texts of our PO (N-182)`() throws {
        struct Entry: Codable, Equatable {
            var context: String?
            var id: String
            var plural: String
            var texts: [String]
            var flags: [String]
        }
        let script = """
            import sys, json, polib
            def texts(e):
                return [e.msgstr_plural[i] for i in sorted(e.msgstr_plural)] if e.msgid_plural else [e.msgstr]
            po = polib.pofile(sys.argv[1])
            json.dump([{"context": e.msgctxt, "id": e.msgid, "plural": e.msgid_plural, "texts": texts(e), "flags": e.flags}
                for e in po if not e.obsolete], sys.stdout)
            """
        // polib takes any entry without a text for the header.
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let bytes = Self.bytes(of: Self.document(&random, leastSource: 1))
            let theirs = try JSONDecoder().decode([Entry].self, from: Oracle.python(script, bytes))
            let ours = POFile.parse(SourceFile(path: "a.po", bytes: bytes)).value.entries.filter { !$0.isHeader }.map {
                Entry(
                    context: $0.context?.text, id: $0.id.text, plural: $0.plural?.text ?? "",
                    texts: $0.texts.map(\.text),
                    flags: $0.flags)
            }
            #expect(ours == theirs, "seed \(seed)")
        }
    }

    @Test(.enabled(if: Oracle.hasPolib, "needs python3 with the PyPI package polib; run tools/setup"))
    func `what polib fills in and writes comes back, and nothing else changes (N-182)`() throws {
        let script = """
            import sys, polib
            po = polib.pofile(sys.argv[1], wrapwidth=40)
            for e in po:
                if e.msgid_plural:
                    e.msgstr_plural = {i: v or "T" + e.msgid for i, v in e.msgstr_plural.items()}
                elif not e.msgstr:
                    e.msgstr = "T" + e.msgid
            sys.stdout.buffer.write(str(po).encode())
            """
        // polib takes any entry without a text for the header.
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let document = Self.document(&random, leastSource: 1)
            let back = try Oracle.python(script, Self.bytes(of: document))
            let read = Self.read(String(decoding: back, as: UTF8.self))
            let units = read.documents[0].files.flatMap(\.units).filter { !$0.isStandIn }
            let known = document.files.flatMap(\.units)
            #expect(units.map(\.id) == known.map(\.id), "seed \(seed)")
            for (unit, known) in zip(units, known) {
                // polib takes the text for one where it has no other.
                #expect(known.target == nil ? unit.target?.first == "T" : unit.target == known.target, "seed \(seed)")
            }
        }
    }

    @Test func `an entry has the key as its context, the comment, the file and the kind of its placeholders (N-105)`() {
        var unit = ExchangeUnit(ExchangeID("hi"), source: "Hi %@\nyou", target: "Cześć %@", state: .needsReview)
        unit.notes = [ExchangeNote("To all\nof them")]
        let file = ExchangeFile(original: "App/en.lproj/L.strings", units: [unit])
        let document = ExchangeDocument(sourceLanguage: "en", targetLanguage: "pl", files: [file])
        #expect(
            String(decoding: Self.bytes(of: document), as: UTF8.self).hasSuffix(
                """

                #. To all
                #. of them
                #: App/en.lproj/L.strings
                #, fuzzy, objc-format
                msgctxt "hi"
                msgid ""
                "Hi %@\\n"
                "you"
                msgstr "Cześć %@"

                """))
    }

    @Test func `a line end that the source text lacks is told (N-110)`() {
        let read = Self.read("msgctxt \"a\"\nmsgid \"A\"\nmsgstr \"B\\n\"\n")
        #expect(read.findings.map(\.cause) == ["added-line-end"])
        #expect(read.documents[0].files[0].units[0].target == "B\n")
    }

    @Test func `the form for fractions is that of the last index, where the project has none (N-112)`() {
        let header = "msgid \"\"\nmsgstr \"Language: pl\\n\"\n\n"
        let entry =
            "#: L.xcstrings\nmsgctxt \"n\"\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"x\"\nmsgstr[1] \"y\"\nmsgstr[2] \"z\"\n"
        let units = Self.read(header + entry).documents[0].files[0].units
        #expect(units.map { $0.id.path.text } == ["plural.one", "plural.few", "plural.many", "plural.other"])
        #expect(units.map(\.target) == ["x", "y", "z", "z"])
        #expect(units.map(\.isStandIn) == [false, false, false, true] && units[3].state == .needsReview)
    }

    @Test(arguments: [
        (
            "pl",
            "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : n!=1 && n%10<=1 || n%10>=5 && n%10<=9 || "
                + "n%100>=12 && n%100<=14 ? 2 : 3)", ["one": "0", "few": "1", "many": "2", "other": "3"]
        ),
        (
            "cs", "(n == 1 && n % 1 == 0) ? 0 : (n >= 2 && n <= 4 && n % 1 == 0) ? 1 : (n % 1 != 0) ? 2 : 3",
            ["one": "0", "few": "1", "many": "2", "other": "3"]
        ),
        (
            "fr", "(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2",
            ["one": "0", "many": "1", "other": "2"]
        ),
    ])
    func `a form that no usual number selects is that of the category that none selects (N-112 N-113)`(
        language: String, expression: String, texts: [String: String]
    ) {
        let header =
            "msgid \"\"\nmsgstr \"Language: \(language)\\nPlural-Forms: nplurals=\(texts.count); plural=\(expression);\\n\"\n\n"
        func units(_ last: Int) -> [ExchangeUnit] {
            let forms = (0..<texts.count).map { "msgstr[\($0)] \"\($0 < last ? String($0) : "")\"\n" }.joined()
            let read = Self.read(header + "msgctxt \"n\"\nmsgid \"a\"\nmsgid_plural \"b\"\n" + forms)
            #expect(read.findings.isEmpty, "\(read.findings)")
            return read.documents[0].files.flatMap(\.units)
        }
        let all = units(texts.count)
        #expect(
            Dictionary(uniqueKeysWithValues: all.map { ($0.id.path.category?.rawValue ?? "", $0.target ?? "") })
                == texts)
        #expect(all.filter(\.isStandIn).isEmpty)
        if language == "pl" { #expect(units(3).last?.isStandIn == true && units(3).last?.target == "2") }
    }

    @Test func `a form that no number selects is told`() {
        let read = Self.read(
            "msgid \"\"\nmsgstr \"Language: de\\nPlural-Forms: nplurals=3; plural=(n != 1);\\n\"\n\n"
                + "msgctxt \"n\"\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"x\"\nmsgstr[1] \"y\"\nmsgstr[2] \"z\"\n")
        #expect(read.findings.map(\.cause) == ["unread-form"])
    }

    @Test(arguments: [
        ("nplurals=2; plural=(n != 1);", "msgstr[0] \"x\"\nmsgstr[1] \"y\"\n", ["header"]),
        ("", "msgstr[0] \"x\"\nmsgstr[1] \"y\"\n", ["entry"]),
        ("", "msgstr[0] \"x\"\nmsgstr[1] \"y\"\nmsgstr[3] \"z\"\n", ["entry"]),
        ("", "msgstr[0] \"x\"\nmsgstr[1] \"y\"\nmsgstr[2] \"z\"\n", []),
    ])
    func `forms that are not those of the language are told (N-111 N-116)`(
        header: String, texts: String, causes: [String]
    ) {
        let fields = "Language: pl\\n" + (header.isEmpty ? "" : "Plural-Forms: \(header)\\n")
        let read = Self.read(
            "msgid \"\"\nmsgstr \"\(fields)\"\n\nmsgctxt \"n\"\nmsgid \"a\"\nmsgid_plural \"b\"\n\(texts)")
        #expect(read.findings.map(\.id) == causes.map { _ in "wrong-plural-form-count" })
        #expect(read.findings.compactMap(\.cause) == causes)
    }

    @Test func `two entries with the same context and text are told, and neither is read`() {
        let entry = "msgctxt \"a\"\nmsgid \"A\"\nmsgstr \"B\"\n\n"
        let read = Self.read(entry + "msgid \"A\"\nmsgstr \"C\"\n\n" + entry)
        #expect(read.findings.map(\.id) == ["duplicate-unit"])
        #expect(read.documents[0].files.flatMap(\.units).map(\.id.key) == ["A"])
    }

    @Test func `two translations that msgcat has put together are told, and neither is read`() {
        let marks = ["anna.po (texts)", "bert.po (texts)"].map { "#-#-#-#-#  \($0)  #-#-#-#-#\\n" }
        let read = Self.read(
            "#, fuzzy\nmsgctxt \"a\"\nmsgid \"A\"\nmsgstr \"\"\n\"\(marks[0])\"\n\"B\\n\"\n\"\(marks[1])\"\n\"C\"\n")
        #expect(read.findings.map(\.id) == ["duplicate-unit"])
        #expect(read.documents[0].files[0].units.isEmpty)
        #expect(read.documents[0].files[0].refused == [ExchangeID("a")])
    }

    @Test(
        arguments: [
            (["\u{2068}App Tests/en.lproj/L.strings\u{2069}"], ["App Tests/en.lproj/L.strings"]),
            (["\u{2068}App", "Tests/en.lproj/L.strings\u{2069}"], ["App Tests/en.lproj/L.strings"]),
            (
                ["\u{2068}My", "App", "Tests/L.strings:3\u{2069} M.xcstrings"],
                ["My App Tests/L.strings", "M.xcstrings"]
            ),
            (
                ["A.swift:1 \u{2068}App", "Tests/L.strings\u{2069}", "M.xcstrings"],
                ["App Tests/L.strings", "M.xcstrings"]
            ),
            (["\u{2068}App", "M.xcstrings"], ["M.xcstrings"]),
            (["\u{2068}A", "b", "c", "\u{2068}App", "Tests/L.strings\u{2069}"], ["App Tests/L.strings"]),
        ])
    func `a file name that is broken at its spaces is one name (N-105)`(lines: [String], names: [String]) {
        let text = lines.map { "#: \($0)\n" }.joined() + "msgctxt \"a\"\nmsgid \"A\"\nmsgstr \"\"\n"
        #expect(Self.read(text, language: "fi").documents[0].files.map(\.original) == names)
    }

    /// The verdicts of `msgfmt --check-format` on `objc-format`, which is why we write the flag.
    @Test(
        .enabled(if: Oracle.hasMsgfmt, "needs msgfmt of gettext; run tools/setup"),
        arguments: [
            ("%d", "%u", false), ("%ld", "%lld", false), ("%@", "%s", false), ("%.2f", "%@", false), ("%d", "%i", true),
            ("%f", "%g", true), ("%x", "%X", true), ("%5d", "%d", true), ("%@ %@", "%2$@ %1$@", true),
            ("%@ %@", "%1$@ %1$@", false), ("%@ a", "b", false), ("%@", "%@ %%", true), ("%@ %@", "%2$@", false),
        ])
    func `msgfmt judges the placeholders of what we export (N-117 to N-120)`(
        source: String, target: String, isFine: Bool
    ) throws {
        let unit = ExchangeUnit(ExchangeID("k"), source: source, target: target, state: .translated)
        let file = ExchangeFile(original: "L.xcstrings", units: [unit])
        let bytes = Self.bytes(of: ExchangeDocument(sourceLanguage: "en", targetLanguage: "fi", files: [file]))
        try Oracle.withFile(bytes) { file in
            let run = try ProgramRun(["msgfmt", "--check", "-o", "/dev/null", file.path])
            #expect((run.status == 0) == isFine)
        }
    }
}

extension String {
    /// The text without what msgfmt compares with other texts.
    fileprivate var tame: String {
        let text = filter { !"%\n\r".contains($0) && $0 != "\r\n" }
        return text.isEmpty ? "x" : text
    }
}
