import L10nSource
import Testing

@testable import L10nExchange

/// What an entry has, lacks and ends with.
struct PODraftTests {
    /// A draft with some lines, ten bytes each.
    private static func draft(_ lines: [(keyword: String, content: String)]) -> (draft: PODraft, faults: [String]) {
        var draft = PODraft()
        var faults: [String] = []
        for (number, (keyword, content)) in lines.enumerated() {
            let line = number * 10..<number * 10 + 9
            draft.add(line)
            guard draft.begin(keyword, isObsolete: false, at: SourceRange(line)) else {
                faults.append(keyword)
                continue
            }
            if let fault = draft.close(content) { faults.append(fault.message) }
        }
        return (draft, faults)
    }

    @Test func `forms stand in the order of their indices`() throws {
        let (draft, faults) = Self.draft([
            ("msgctxt", "c"), ("msgid", "a"), ("msgid_plural", "b"), ("msgstr[1]", "y"), ("msgstr[0]", "x"),
        ])
        let entry = try #require(try draft.entry())
        #expect(faults.isEmpty && entry.texts.map(\.text) == ["x", "y"] && entry.range.indices == 0..<49)
        #expect(entry.context?.text == "c" && entry.id.text == "a" && entry.plural?.text == "b")
    }

    @Test func `what an entry has already begins the next one`() {
        let (context, _) = Self.draft([("msgctxt", "c")])
        #expect(!context.isEnded(by: "msgid", isObsolete: false))
        #expect(context.isEnded(by: "msgctxt", isObsolete: false) && context.isEnded(by: "msgid", isObsolete: true))
        let (whole, _) = Self.draft([("msgid", "a"), ("msgstr", "x")])
        #expect(whole.isEnded(by: "msgid", isObsolete: false) && !whole.isEnded(by: "msgstr", isObsolete: false))
        #expect(whole.isEnded(by: "msgstr", isObsolete: true))
    }

    @Test(arguments: [
        ([("msgstr", "x")], "the entry has no 'msgid'; add it"),
        ([("msgid", "a")], "the entry needs 'msgstr'; add it"),
        ([("msgid", "a"), ("msgid_plural", "b"), ("msgstr", "x")], "the entry needs 'msgstr[0]' and so on; add it"),
    ])
    func `what an entry lacks is told`(lines: [(String, String)], message: String) {
        let (draft, _) = Self.draft(lines.map { (keyword: $0.0, content: $0.1) })
        do throws(PODraft.Fault) {
            _ = try draft.entry()
            Issue.record("\(message)")
        } catch {
            #expect(error.message == message)
        }
    }

    @Test func `lines that stand twice, or are none, are told`() {
        let (_, faults) = Self.draft([
            ("msgid", "a"), ("msgid", "b"), ("msgstr", "x"), ("msgstr", "y"), ("msgstr[x]", "z"), ("msgfoo", ""),
        ])
        #expect(
            faults == [
                "the entry has this line twice; keep one", "the entry has this 'msgstr' twice; keep one", "msgstr[x]",
                "msgfoo",
            ])
    }

    @Test func `a damaged entry is none, and what stands between entries damages none`() throws {
        var (draft, _) = Self.draft([])
        draft.damage()
        draft.add(0..<9)
        _ = draft.begin("msgid", isObsolete: false, at: SourceRange(0..<5))
        _ = draft.close("a")
        _ = draft.begin("msgstr", isObsolete: false, at: SourceRange(6..<9))
        _ = draft.close("x")
        #expect(try draft.entry() != nil)
        draft.damage()
        #expect(try draft.entry() == nil)
    }
}
