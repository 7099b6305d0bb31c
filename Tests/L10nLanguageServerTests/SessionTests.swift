import Foundation
import TestSupport
import Testing

@testable import L10nLanguageServer

/// Conversations of `Tests/Fixtures/LanguageServer`: `NAME.json` holds files, what the client can do and what it says,
/// `NAME.out` all that it is told.
@Suite struct SessionTests {
    private static let folder = Golden.fixtures.appending(path: "LanguageServer")

    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    @Test func `there are conversations`() { #expect(Self.names.count > 8) }

    @Test(arguments: names)
    func `a conversation goes as it is written down (AD-15 AD-16)`(name: String) async throws {
        let bytes = try Data(contentsOf: Self.folder.appending(path: name + ".json"))
        let fixture = try #require(JSON(parsing: Array(bytes)), "\(name).json is no JSON")
        var files: [String: [UInt8]] = [:]
        guard case .object(let members) = fixture["files"] else {
            Issue.record("\(name).json has no files")
            return
        }
        for (path, text) in members { files[path] = Array((text.string ?? "").utf8) }
        let session = Session(files)
        var lines: [String] = []
        for step in [Self.initialize(fixture["client"]), ["notify": "initialized"]] + fixture["steps"].elements {
            lines.append(await Self.take(step, session))
            lines += session.taken().map { "  " + String(decoding: $0.text, as: UTF8.self) }
        }
        let problem = try Golden.difference(lines.joined(separator: "\n") + "\n", "LanguageServer/\(name).out")
        #expect(problem == nil, "\(problem ?? "")")
    }

    private static func initialize(_ client: JSON) -> JSON {
        ["request": "initialize", "params": ["rootUri": "file:///", "capabilities": client]]
    }

    /// - Returns: the step in a few words.
    private static func take(_ step: JSON, _ session: Session) async -> String {
        if let method = step["notify"].string {
            session.notify(method, step["params"])
            return "> \(method)"
        }
        if let method = step["request"].string {
            let answer = session.request(method, step["params"])
            return "> \(method)\n"
                + (answer.map { "  " + String(decoding: $0.text, as: UTF8.self) } ?? "  (no answer yet)")
        }
        if let text = step["raw"].string {
            session.receive([.content(Array(text.utf8))])
            return "> \(text)"
        }
        await session.check()
        return "> (a check)"
    }
}
