import Testing

@testable import L10nLanguageServer

/// What a key is called in its file after it was renamed.
@Suite struct KeyRenameTests {
    /// A file of one line whose key was renamed; nil where the server refuses.
    private static func renamed(_ text: String, to name: String) async -> String? {
        let session = await Session.started(["en.lproj/L.strings": Array(text.utf8)])
        let answer = session.request(
            "textDocument/rename",
            [
                "textDocument": ["uri": "file:///en.lproj/L.strings"], "position": ["line": 0, "character": 2],
                "newName": .string(name),
            ])
        guard let edits = answer?["result"]["changes"]["file:///en.lproj/L.strings"].elements, edits.count == 1,
            let start = TextPosition(edits[0]["range"]["start"]), let end = TextPosition(edits[0]["range"]["end"]),
            let new = edits[0]["newText"].string
        else { return nil }
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(start.character..<end.character, with: new.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("\"retry\" = \"Again\";\n", "\"it's new\" = \"Again\";\n"),
        ("retry = \"Again\";\n", "\"it's new\" = \"Again\";\n"),
        ("'retry' = \"Again\";\n", "\"it's new\" = \"Again\";\n"),
    ])
    func `a new key is quoted where the old one was not (AD-15)`(old: String, new: String) async {
        #expect(await Self.renamed(old, to: "it's new") == new)
    }

    @Test(arguments: [
        ("\"Again\";\n", "\"retry\" = \"Again\";\n"), ("Again;\n", "\"retry\" = \"Again\";\n"),
        ("'Again';\n", "\"retry\" = 'Again';\n"),
    ])
    func `a text that its key stood for stays`(old: String, new: String) async {
        #expect(await Self.renamed(old, to: "retry") == new)
    }
}
