import L10nCatalog
import L10nLocale
import L10nSource
import L10nStrings
import TestSupport
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// One change of a PO file changes the bytes of its entry, and no other.
struct POEditorTests {
    static func edited(
        _ text: String, _ changes: [(ExchangeChange, ExchangePlace)], language: String = "fi"
    ) throws -> String {
        let file = SourceFile(path: "a.po", text: text)
        var editor = try #require(POEditor(file, language: language))
        for (change, place) in changes { #expect(editor.apply(change, at: place) == nil, "\(change)") }
        let bytes = try #require(StoredText(file.bytes, text: editor.text).applying(editor.edits()))
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func place(_ key: String, _ path: ExchangePath = .entry) -> ExchangePlace {
        ExchangePlace("L.xcstrings", ExchangeID(key, path))
    }

    private static let text = """
        # Header of mine
        msgid ""
        msgstr ""
        "Language: fi\\n"
        "X-Mine:  kept \\n"

        #  mine
        #: L.xcstrings
        #, x-unknown, no-wrap
        msgctxt "a"
        msgid "A long "
        "line"
        msgstr "Y"
        "ksi"


        #: L.xcstrings
        #, fuzzy
        #| msgid "B old"
        msgctxt "b"
        msgid "B"
        msgstr "Kaksi"

        #: L.xcstrings
        msgctxt "n"
        msgid "one"
        msgid_plural "more"
        msgstr[0] ""
        msgstr[1] ""

        #~ msgid "gone"
        #~ msgstr "poissa"

        """

    @Test func `a change leaves flags, header fields, line breaks and obsolete entries (N-168)`() throws {
        #expect(try Self.edited(Self.text, []) == Self.text)
        #expect(
            try Self.edited(Self.text, [(.setTarget("Uusi", state: .translated), Self.place("a"))])
                == Self.text.replacing("msgstr \"Y\"\n\"ksi\"", with: "msgstr \"Uusi\""))
        #expect(
            try Self.edited(Self.text, [(.setTarget("Y", state: .needsReview), Self.place("b"))])
                == Self.text.replacing("\"Kaksi\"", with: "\"Y\""))
        // What was looked at is not fuzzy any more, and the text that it was made for is its own.
        #expect(
            try Self.edited(Self.text, [(.setState(.translated), Self.place("b"))])
                == Self.text.replacing("#, fuzzy\n#| msgid \"B old\"\n", with: ""))
        let one = Self.place("n", ExchangePath([.plural(.one)]))
        #expect(
            try Self.edited(Self.text, [(.setTarget("yksi", state: .translated), one)])
                == Self.text.replacing("msgstr[0] \"\"", with: "msgstr[0] \"yksi\""))
    }

    @Test func `a new source text makes a translation fuzzy, and the old one stands beside it (N-106)`() throws {
        #expect(
            try Self.edited(
                Self.text, [(.setSource("A new"), Self.place("a")), (.setState(.needsReview), Self.place("a"))])
                == Self.text.replacing(
                    "#, x-unknown, no-wrap\n", with: "#, fuzzy, x-unknown, no-wrap\n#| msgid \"A long line\"\n"
                )
                .replacing("msgid \"A long \"\n\"line\"", with: "msgid \"A new\""))
        // An entry without a translation has nothing to look at.
        let other = Self.place("n", ExchangePath([.plural(.other)]))
        #expect(
            try Self.edited(Self.text, [(.setSource("many"), other)])
                == Self.text.replacing("msgid_plural \"more\"", with: "msgid_plural \"many\""))
    }

    @Test
    func `a new source text of the only form is that for one as well, and zero is looked at with the others (N-106)`()
        throws
    {
        func entry(_ singular: String, _ plural: String, _ forms: Int, _ head: String = "") -> String {
            let texts = (0..<forms).map { "msgstr[\($0)] \"x\"\n" }.joined()
            return "#: L.xcstrings\n\(head)msgctxt \"n\"\nmsgid \"\(singular)\"\nmsgid_plural \"\(plural)\"\n\(texts)"
        }
        let other = Self.place("n", ExchangePath([.plural(.other)]))
        let change: [(ExchangeChange, ExchangePlace)] = [
            (.setSource("mugs"), other), (.setState(.needsReview), other),
        ]
        let old = "#| msgid \"cups\"\n#| msgid_plural \"cups\"\n"
        #expect(
            try Self.edited(entry("cups", "cups", 1), change, language: "ja")
                == entry("mugs", "mugs", 1, "#, fuzzy\n" + old))
        // Latvian has zero, one and other.
        #expect(
            try Self.edited(entry("cups", "cups", 3), change, language: "lv")
                == entry("cups", "mugs", 3, "#, fuzzy, x-needs-review-0, x-needs-review-2\n" + old))
    }

    @Test func `entries are added beside their neighbours, and removed with the gap before them`() throws {
        let new = ExchangeUnit(ExchangeID("c"), source: "C", target: "Se", state: .translated)
        let added = "\n\n#: L.xcstrings\nmsgctxt \"c\"\nmsgid \"C\"\nmsgstr \"Se\""
        #expect(
            try Self.edited(Self.text, [(.insert(new, behind: ExchangeID("b")), Self.place("c"))])
                == Self.text.replacing("\"Kaksi\"", with: "\"Kaksi\"" + added))
        #expect(
            try Self.edited(Self.text, [(.insert(new, behind: nil), Self.place("c"))])
                == Self.text.replacing("kept \\n\"", with: "kept \\n\"" + added))
        let forms = [PluralCategory.one, .other].map { category in
            ExchangeUnit(ExchangeID("m", ExchangePath([.plural(category)])), source: "m")
        }
        let result = try Self.edited(
            Self.text,
            forms.map { (.insert($0, behind: ExchangeID("a")), ExchangePlace("L.xcstrings", $0.id)) })
        #expect(result.contains("msgctxt \"m\"\nmsgid \"m\"\nmsgid_plural \"m\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n"))
        #expect(
            try Self.edited(Self.text, [(.remove, Self.place("b"))])
                == Self.text.replacing(
                    "\n\n\n#: L.xcstrings\n#, fuzzy\n#| msgid \"B old\"\nmsgctxt \"b\"\nmsgid \"B\"\nmsgstr \"Kaksi\"",
                    with: ""))
    }

    @Test func `what cannot be changed is refused`() throws {
        var editor = try #require(POEditor(SourceFile(path: "a.po", text: Self.text), language: "fi"))
        #expect(editor.apply(.setTarget("x", state: .new), at: Self.place("z")) == .isMissing)
        #expect(
            editor.apply(.insert(ExchangeUnit(ExchangeID("a"), source: ""), behind: nil), at: Self.place("a"))
                == .exists)
        #expect(editor.edits().isEmpty)
        #expect(POEditor(SourceFile(path: "a.po", text: "msgid \"a\n"), language: "fi") == nil)
    }

    @Test func `one edit of a generated file changes its entry only, and is read back (N-168)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let document = POExchangeTests.document(&random)
            guard let file = document.files.randomElement(using: &random),
                let unit = file.units.randomElement(using: &random)
            else { continue }
            let bytes = POExchangeTests.bytes(of: document)
            let source = SourceFile(path: "a.po", bytes: bytes)
            var editor = try #require(POEditor(source, language: "pl"))
            let place = ExchangePlace(file.original, unit.id)
            #expect(editor.apply(.setTarget("new\n\"", state: .translated), at: place) == nil, "seed \(seed)")
            let edits = editor.edits()
            let result = try #require(StoredText(bytes, text: editor.text).applying(edits))
            let entries = POFile.parse(source).value.entries
            let touched = Set(
                edits.compactMap { edit in
                    entries.firstIndex {
                        $0.range.lower <= edit.span.range.lower && edit.span.range.upper <= $0.range.upper + 1
                    }
                })
            #expect(touched.count == 1, "seed \(seed)")
            let back = POExchangeTests.read(String(decoding: result, as: UTF8.self)).documents[0]
            for part in back.files {
                for now in part.units where !now.isStandIn {
                    let isEdited = part.original == file.original && now.id == unit.id
                    let before = document.files.first { $0.original == part.original }?.units.first { $0.id == now.id }
                    #expect(now.target == (isEdited ? "new\n\"" : before?.target), "seed \(seed)")
                    #expect(now.state == (isEdited ? .translated : before?.state), "seed \(seed)")
                }
            }
        }
    }
}
