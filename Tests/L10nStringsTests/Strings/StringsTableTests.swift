import L10nSource
import L10nStrings
import TestSupport
import Testing

/// The cases of the reference for `.strings` in all its forms, S-1 to S-237.
@Suite struct StringsTableTests {
    @Test func `are all there, and readable (S-1 to S-237)`() {
        let ids = Set(StringsRow.all.map(\.id))
        for number in 1...237 { #expect(ids.contains("S-\(number)")) }
        for row in StringsRow.all where row.id != "S-10" { #expect(!row.input.isEmpty, "\(row.testDescription)") }
    }

    @Test(arguments: StringsRow.all) func `the outcome is that of the reference`(_ row: StringsRow) {
        #expect(Rendering.outcome(row.input) == row.outcome)
    }

    @Test(arguments: StringsRow.all) func `the reference says what Foundation does`(_ row: StringsRow) {
        // Swift merges keys that are canonically equivalent, and may keep either entry.
        let outcomes = row.id == "S-162" ? ["{\"é\":\"nfd\"}", "{\"é\":\"nfc\"}"] : [row.outcome]
        #expect(outcomes.contains(FoundationReader.outcome(row.input).text(isXML: row.outcome.hasPrefix("✗ xml"))))
    }

    @Test(arguments: StringsRow.all) func `the tree and the findings are those of the reference`(_ row: StringsRow) {
        let tree = RenderedTree(StringsParser.parse(SourceFile(path: "a.strings", bytes: row.input)))
        #expect(tree.reading == row.reading)
        #expect(tree.entries == row.entries)
        #expect(tree.findings == row.findings)
        #expect(tree.fixed == row.fixed)
    }

    @Test(arguments: [
        ("S-7", "; add ';' behind it"), ("S-41", "write \\\" for inner quotes"), ("S-98", "swallows 1 entry"),
        ("S-99", "swallows 1 entry"), ("S-197", "UTF-32"), ("S-198", "UTF-32"), ("S-209", "it looks like Latin-1"),
        ("S-210", "it looks like MacRoman"), ("S-213", "it looks like "), ("S-215", "U+0000 NULL"),
    ]) func `the message gives the hint of the reference`(_ id: String, _ hint: String) {
        for row in StringsRow.all where row.id == id {
            let parsed = StringsParser.parse(SourceFile(path: "a.strings", bytes: row.input))
            let messages = parsed.diagnostics.map(\.message)
            #expect(messages.contains { $0.contains(hint) }, "\(messages)")
        }
    }

    @Test(arguments: [("S-27", 2), ("S-29", 5), ("S-31", 5), ("S-84", 3), ("S-98", 2), ("S-99", 3)])
    func `a note names the line of CoreFoundation`(_ id: String, _ line: Int) {
        for row in StringsRow.all where row.id == id {
            let parsed = StringsParser.parse(SourceFile(path: "a.strings", bytes: row.input))
            let notes = parsed.diagnostics.flatMap(\.notes).map(\.message)
            #expect(notes.contains { $0.hasSuffix("names line \(line)") }, "\(notes)")
        }
    }

    @Test func `comments keep their places (S-12 S-108)`() {
        let comments = StringsParser.parse(SourceFile(path: "a.strings", text: "/* x */\n// y")).value
        #expect(comments.entries.isEmpty && comments.source.bytes.count == 12)
        let text = "\"a\" /*1*/ = /*2*/ \"b\" /*3*/ ; // 4\n/* 5 */\n\"c\"=\"d\";"
        let tree = StringsParser.parse(SourceFile(path: "a.strings", text: text)).value
        #expect(tree.entries.map { tree.source.text($0.range) } == [String(text.prefix(29)), "\"c\"=\"d\";"])
        #expect(tree.entries.map(tree.comment) == [nil, "5"])
    }
}
