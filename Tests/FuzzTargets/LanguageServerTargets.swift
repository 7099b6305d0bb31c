import L10nChecks
import L10nLanguageServer
import L10nProject
import L10nReporting

/// What a client may say to the language server.
enum LanguageServerTargets {
    static let all = [
        FuzzTarget("language-server-framing", [], framing), FuzzTarget(waiting: "language-server", [], talk),
    ]

    private static let files = [
        "/en.lproj/A.strings": "\"a\" = \"One %d of %@\";\r\n\"b\" = \"Two  😀\";\n",
        "/de.lproj/A.strings": "\"a\" = \"Eins %d von %@\";\n",
        "/a.tokens.json": ##"{"c": {"$type": "color", "a": {"$value": "#fff"}, "b": {"$value": "{c.a}"}}}"##,
    ]

    private struct Engine: WorkspaceEngine {
        func stored(_ path: String) -> [UInt8]? { files[path].map { Array($0.utf8) } }

        func judge(_ order: CheckOrder) async -> JudgedWorkspace {
            let contents = files.mapValues { Array($0.utf8) }.merging(order.contents) { _, open in open }
            let project = await ProjectLoader.load(
                contents: contents.map { FileContent(path: String($0.dropFirst()), bytes: $1) },
                usesEmbeddedDefaults: false)
            let found = await CheckRun.run(project, settings: RuleSettings(project.configuration)).reported
            return JudgedWorkspace(parts: [.init(project: project, findings: Finding.numbered(found))])
        }
    }

    /// However a stream is cut into pieces, the messages are the same, and none is longer than what was read.
    private static func framing(_ bytes: [UInt8]) -> String? {
        func frames(_ size: Int) -> [MessageFraming.Frame] {
            var framing = MessageFraming()
            var frames: [MessageFraming.Frame] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                framing.append(Array(bytes[start..<min(bytes.count, start + size)]))
                while let frame = framing.next() { frames.append(frame) }
            }
            return frames.filter { if case .content = $0 { true } else { false } }
        }
        // What is dropped of a header that is too long depends on how much of it was there.
        guard bytes.count < 4096 else { return frames(1 << 16).count > bytes.count ? "more messages than bytes" : nil }
        return frames(1 << 16) == frames(3) ? nil : "the messages depend on the pieces"
    }

    /// Lines that are messages: each has at most one answer, all answers are JSON, and an empty line is a check.
    private static func talk(_ bytes: [UInt8]) async -> String? {
        let engine = Engine()
        var server = LanguageServer(version: "1", engine: engine)
        let lines = bytes.split(separator: 0x0A, maxSplits: 40, omittingEmptySubsequences: false)
        let start: [JSON] = [
            [
                "jsonrpc": "2.0", "id": 0, "method": "initialize",
                "params": ["rootUri": "file:///", "capabilities": [:]],
            ],
            ["jsonrpc": "2.0", "method": "initialized", "params": [:]],
        ]
        var answers = 0
        for line in start.map(\.text) + [[]] + lines.map(Array.init) {
            var output: [LanguageServer.Output] = []
            if line.isEmpty {
                if let order = server.beginCheck() { output = server.endCheck(order, await engine.judge(order)) }
            } else {
                output = server.receive([.content(line)])
            }
            for case .send(let message) in output {
                if JSON(parsing: message.text) != message { return "a message does not come back from its text" }
                if message["method"].isNull { answers += 1 }
            }
        }
        return answers > lines.count + 1 ? "more answers than questions" : nil
    }
}
