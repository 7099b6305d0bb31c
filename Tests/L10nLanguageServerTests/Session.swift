import L10nChecks
import L10nProject
import L10nReporting
import L10nSource

@testable import L10nLanguageServer

/// A project in memory, checked as `check` does.
struct MemoryEngine: WorkspaceEngine {
    /// By their absolute paths.
    var files: [String: [UInt8]]

    func stored(_ path: String) -> [UInt8]? { files[path] }

    func judge(_ order: CheckOrder) async -> JudgedWorkspace {
        let contents = files.merging(order.contents) { _, open in open }.map { path, bytes in
            FileContent(path: String(path.dropFirst()), bytes: bytes)
        }
        let project = await ProjectLoader.load(contents: contents, usesEmbeddedDefaults: false)
        let result = await CheckRun.run(project, settings: RuleSettings(project.configuration))
        return JudgedWorkspace(parts: [.init(project: project, findings: Finding.numbered(result.reported))])
    }
}

/// A conversation with a server, message by message.
final class Session {
    var server: LanguageServer
    private(set) var sent: [JSON] = []
    private(set) var status: Int32?
    private(set) var wantsCheck = false
    private var count = 0

    init(_ files: [String: [UInt8]] = [:]) {
        let absolute = Dictionary(uniqueKeysWithValues: files.map { ("/" + $0, $1) })
        server = LanguageServer(version: "1.0", engine: MemoryEngine(files: absolute))
    }

    /// Begins the conversation, and waits for the first check.
    static func started(
        _ files: [String: [UInt8]], client: JSON = [:]
    ) async -> Session {
        let session = Session(files)
        session.request("initialize", ["rootUri": "file:///", "capabilities": client])
        session.notify("initialized", [:])
        await session.check()
        return session
    }

    /// What has been sent since the last question.
    func taken() -> [JSON] {
        defer { sent = [] }
        return sent
    }

    func receive(_ message: JSON) { receive([.content(message.text)]) }

    func receive(_ frames: [MessageFraming.Frame]) { take(server.receive(frames)) }

    func notify(_ method: String, _ params: JSON) {
        receive(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    /// - Returns: the answer; nil where there is none yet.
    @discardableResult
    func request(_ method: String, _ params: JSON) -> JSON? {
        count += 1
        let id = JSON(count)
        receive(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
        guard let index = sent.lastIndex(where: { $0["id"] == id && $0["method"].isNull }) else { return nil }
        return sent.remove(at: index)
    }

    func check() async {
        guard let order = server.beginCheck() else { return }
        wantsCheck = false
        take(server.endCheck(order, await server.engine.judge(order)))
    }

    func take(_ output: [LanguageServer.Output]) {
        for item in output {
            switch item {
            case .send(let message): sent.append(message)
            case .check: wantsCheck = true
            case .end(let status): self.status = status
            }
        }
    }
}
