import L10nProject
import L10nReporting
import Testing

@testable import L10nLanguageServer

/// How conversations begin, go on and end.
@Suite struct LifecycleTests {
    private static let files: [String: [UInt8]] = [
        "en.lproj/L.strings": Array("\"a\" = \"Two  blanks\";\n".utf8),
        "de.lproj/L.strings": Array("\"a\" = \"Zwei\";\n".utf8),
    ]
    private static let open: JSON = [
        "textDocument": [
            "uri": "file:///en.lproj/L.strings", "version": 1, "languageId": "strings",
            "text": "\"a\" = \"Two  blanks\";\n",
        ]
    ]

    private static func change(_ version: Int, _ text: String) -> JSON {
        [
            "textDocument": ["uri": "file:///en.lproj/L.strings", "version": JSON(version)],
            "contentChanges": [["text": .string(text)]],
        ]
    }

    private static func published(_ messages: [JSON]) -> [(uri: String, version: Int?, rules: [String])] {
        messages.filter { $0["method"] == "textDocument/publishDiagnostics" }.map(\.["params"]).map { params in
            (
                params["uri"].string ?? "", params["version"].integer,
                params["diagnostics"].elements.compactMap { $0["code"].string }
            )
        }
    }

    @Test func `exit behind shutdown is 0, alone 1 (AD-16)`() {
        let session = Session()
        session.request("initialize", [:])
        #expect(session.request("shutdown", .null)?["result"] == .null)
        #expect(session.request("textDocument/hover", [:])?["error"]["code"].integer == -32600)
        session.notify("exit", .null)
        #expect(session.status == 0)
        let other = Session()
        other.notify("exit", .null)
        #expect(other.status == 1)
    }

    @Test func `nothing is answered before initialize, and that comes once`() {
        let session = Session()
        #expect(session.request("textDocument/hover", [:])?["error"]["code"].integer == -32002)
        session.notify("textDocument/didOpen", Self.open)
        #expect(session.request("initialize", [:])?["result"]["capabilities"]["hoverProvider"] == true)
        #expect(session.request("initialize", [:])?["error"]["code"].integer == -32600)
    }

    @Test func `while a configuration is broken, what is known of its project stays`() async throws {
        let session = await Session.started(Self.files)
        #expect(Self.published(session.taken()).contains { $0.rules == ["double-space"] })
        // The texts are open, and changed since.
        session.notify("textDocument/didOpen", Self.open)
        session.notify("textDocument/didChange", Self.change(2, "\n\"a\" = \"Two  blanks\";\n"))
        let begun = session.server.beginCheck()
        let order = try #require(begun)
        let broken = await ProjectLoader.load(
            contents: [FileContent(path: "stateview-l10n.json", bytes: Array("{".utf8))], usesEmbeddedDefaults: false)
        let part = JudgedWorkspace.Part(
            project: broken, findings: Finding.numbered(broken.diagnostics), isConfigurationValid: false)
        session.take(session.server.endCheck(order, JudgedWorkspace(parts: [part])))
        let published = Self.published(session.taken())
        #expect(
            published.contains {
                $0.uri == "file:///stateview-l10n.json" && $0.rules.contains("invalid-configuration")
            })
        #expect(!published.contains { $0.uri.hasSuffix("L.strings") && $0.rules.isEmpty })
        let place: JSON = [
            "textDocument": ["uri": "file:///de.lproj/L.strings"], "position": ["line": 0, "character": 1],
            "newName": "b",
        ]
        // Half a rename is worse than none: the other file is not what was checked.
        let renamed = try #require(session.request("textDocument/rename", place))
        #expect(renamed["error"]["message"].string?.contains("has changed since") == true, "\(renamed)")
    }

    @Test func `an unknown request is an error, an unknown notification nothing (AD-16)`() async {
        let session = await Session.started(Self.files)
        #expect(session.request("foo/bar", [:])?["error"]["code"].integer == -32601)
        _ = session.taken()
        session.notify("foo/bar", [:])
        session.notify("$/setTrace", ["value": "off"])
        #expect(session.taken().isEmpty)
    }

    @Test func `what is no message gets an error and ends nothing`() async {
        let session = await Session.started(Self.files)
        _ = session.taken()
        session.receive([.content(Array("{".utf8)), .broken("no length"), .content(Array("[]".utf8))])
        session.receive(["jsonrpc": "2.0", "id": [1], "method": "x"])
        session.receive(["jsonrpc": "2.0", "id": 7])
        #expect(session.taken().map { $0["error"]["code"].integer } == [-32700, -32700, -32600, -32600])
        #expect(session.request("textDocument/hover", [:])?["error"]["code"].integer == -32602)
        #expect(
            session.request("textDocument/hover", ["textDocument": ["uri": "file:///x"]])?["error"]["code"].integer
                == -32602)
    }

    @Test func `requests wait for the first check, and can be taken back`() async {
        let session = Session(Self.files)
        session.request("initialize", ["rootUri": "file:///"])
        session.notify("initialized", [:])
        let place: JSON = [
            "textDocument": ["uri": "file:///en.lproj/L.strings"], "position": ["line": 0, "character": 1],
        ]
        #expect(session.request("textDocument/hover", place) == nil)
        #expect(session.request("textDocument/definition", place) == nil)
        session.notify("$/cancelRequest", ["id": 2])
        #expect(session.taken().last?["error"]["code"].integer == -32800)
        await session.check()
        let answers = session.taken().filter { !$0["result"].isNull }
        #expect(answers.map { $0["id"].integer } == [3])
    }

    @Test func `a request that is taken back before it is looked at is not answered otherwise`() async {
        let session = await Session.started(Self.files)
        _ = session.taken()
        let request: JSON = [
            "jsonrpc": "2.0", "id": "x", "method": "textDocument/documentSymbol",
            "params": ["textDocument": ["uri": "file:///en.lproj/L.strings"]],
        ]
        let cancel: JSON = ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "x"]]
        session.receive([.content(request.text), .content(cancel.text)])
        #expect(session.taken().map { $0["error"]["code"].integer } == [-32800])
    }

    @Test func `findings have the version that they are about, and those of an older one are dropped (AD-15)`()
        async throws
    {
        let session = await Session.started(Self.files)
        #expect(Self.published(session.taken()).map(\.rules) == [["double-space"]])
        session.notify("textDocument/didOpen", Self.open)
        await session.check()
        #expect(Self.published(session.taken()).map(\.version) == [1])
        // Changed while a check is on its way.
        session.notify("textDocument/didChange", Self.change(2, "\"a\" = \"One blank\";\n"))
        let begun = session.server.beginCheck()
        let order = try #require(begun, "nothing is checked")
        let result = await session.server.engine.judge(order)
        session.notify("textDocument/didChange", Self.change(3, "\"a\" = \"Three  words\";\n"))
        session.take(session.server.endCheck(order, result))
        #expect(Self.published(session.taken()).isEmpty)
        await session.check()
        let last = Self.published(session.taken())
        #expect(last.map(\.version) == [3])
        #expect(last.map(\.rules) == [["double-space"]])
        session.notify("textDocument/didChange", Self.change(4, "\"a\" = \"One blank\";\n"))
        await session.check()
        #expect(Self.published(session.taken()).map(\.rules) == [[]])
        // What is not saved is not there any more.
        session.notify("textDocument/didClose", ["textDocument": ["uri": "file:///en.lproj/L.strings"]])
        await session.check()
        #expect(Self.published(session.taken()).map(\.rules) == [["double-space"]])
    }

    @Test func `a client that pulls is not sent what it asks for (AD-15)`() async {
        let client: JSON = [
            "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
        ]
        let session = await Session.started(Self.files, client: client)
        _ = session.taken()
        session.notify("textDocument/didOpen", Self.open)
        let document: JSON = ["textDocument": ["uri": "file:///en.lproj/L.strings"]]
        #expect(session.request("textDocument/diagnostic", document) == nil)
        await session.check()
        let messages = session.taken()
        #expect(Self.published(messages).isEmpty)
        #expect(messages.contains { $0["method"] == "workspace/diagnostic/refresh" })
        let answer = messages.first { !$0["result"].isNull }
        #expect(answer?["result"]["items"].elements.map { $0["code"].string } == ["double-space"])
        #expect(
            session.request("textDocument/diagnostic", document)?["result"]["items"].elements.count == 1)
        // What is no file is no project's, and 'null' no report.
        let untitled = session.request("textDocument/diagnostic", ["textDocument": ["uri": "untitled:1"]])
        #expect(untitled?["result"] == ["kind": "full", "items": []])
    }

    @Test func `a client that can watch files is asked to, and all others are not (AD-17)`() async {
        func registrations(_ client: JSON) async -> Int {
            let session = await Session.started(Self.files, client: client)
            return session.taken().count { $0["method"] == "client/registerCapability" }
        }
        #expect(await registrations([:]) == 0)
        #expect(
            await registrations(["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]) == 1)
        let session = await Session.started(Self.files)
        #expect(!session.wantsCheck)
        session.take(session.server.filesChanged())
        #expect(session.wantsCheck)
    }

    @Test func `a folder that is closed is gone, and one that lies in it stays open`() {
        let session = Session()
        session.request("initialize", ["workspaceFolders": [["uri": "file:///a"], ["uri": "file:///a/b"]]])
        session.notify("initialized", [:])
        let both = session.server.beginCheck()
        #expect(both?.folders == ["/a"])
        for (name, rest) in [("a/", ["/a/b"]), ("a/b", [])] {
            session.notify(
                "workspace/didChangeWorkspaceFolders",
                ["event": ["added": [], "removed": [["uri": .string("file:///" + name)]]]])
            let order = session.server.beginCheck()
            #expect(order?.folders == rest)
        }
    }

    @Test func `what was found in folders that are gone is taken back, and stays where a check fails`() async throws {
        let session = await Session.started(Self.files)
        _ = session.taken()
        let cases: [(complaints: [String], published: [[String]])] = [(["no memory"], []), ([], [[]])]
        for (complaints, expected) in cases {
            session.notify("textDocument/didSave", [:])
            let begun = session.server.beginCheck()
            let order = try #require(begun)
            session.take(session.server.endCheck(order, JudgedWorkspace(parts: [], complaints: complaints)))
            let sent = session.taken()
            #expect(Self.published(sent).map(\.rules) == expected)
            // Who sees no finding has to see why.
            let shown = sent.filter { $0["method"] == "window/showMessage" }
            #expect(shown.compactMap { $0["params"]["message"].string } == complaints)
        }
    }
}
