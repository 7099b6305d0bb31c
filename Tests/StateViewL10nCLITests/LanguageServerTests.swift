import Foundation
import TestSupport
import Testing

/// `lsp`, as an editor starts it. What it answers is tested beside the server; `tools/check-language-server` has real clients.
@Suite struct LanguageServerTests {
    /// An editor: writes messages, and reads until one comes that it waits for.
    private final class Client {
        private let process = Process()
        let input = Pipe()
        private let output = Pipe()
        private let complaints = Pipe()
        private var bytes = Data()

        init(_ folder: URL, arguments: [String] = []) throws {
            process.executableURL = Tool.program
            process.arguments = ["lsp"] + arguments
            process.currentDirectoryURL = folder
            (process.standardInput, process.standardOutput, process.standardError) = (input, output, complaints)
            try process.run()
            send(id: 0, "initialize", ["rootUri": folder.absoluteString, "capabilities": [String: Any]()])
            _ = try answer(0)
            send("initialized", [:])
        }

        /// One that goes on would keep whoever waits for others that were started beside it.
        deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

        func send(id: Int? = nil, _ method: String, _ params: [String: Any]) {
            var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": params]
            message["id"] = id
            write(raw: (try? JSONSerialization.data(withJSONObject: message)) ?? Data())
        }

        func write(raw content: Data) {
            input.fileHandleForWriting.write(Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
        }

        func endInput() throws { try input.fileHandleForWriting.close() }

        /// The status that it ends with.
        func ended() -> Int32 {
            process.waitUntilExit()
            return process.terminationStatus
        }

        func answer(_ id: Int) throws -> [String: Any] {
            try next { $0["id"] as? Int == id && $0["method"] == nil }
        }

        /// The rules of the findings of a file, once they are what is waited for.
        func findings(_ path: String, _ isMeant: ([String]) -> Bool) throws -> [String] {
            var rules: [String] = []
            _ = try next { message in
                guard message["method"] as? String == "textDocument/publishDiagnostics",
                    let params = message["params"] as? [String: Any],
                    (params["uri"] as? String)?.hasSuffix(path) == true
                else { return false }
                rules = (params["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
                return isMeant(rules)
            }
            return rules
        }

        private func next(_ isMeant: ([String: Any]) -> Bool) throws -> [String: Any] {
            while true {
                while let end = bytes.range(of: Data("\r\n\r\n".utf8)) {
                    let header = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
                    // Standard output holds messages and nothing else.
                    let length = try #require(Int(header.dropFirst("Content-Length: ".count)), "\(header)")
                    guard bytes.count - (end.upperBound - bytes.startIndex) >= length else { break }
                    let content = bytes[end.upperBound..<end.upperBound + length]
                    bytes = Data(bytes[(end.upperBound + length)...])
                    let message = try JSONSerialization.jsonObject(with: content)
                    if let message = message as? [String: Any], isMeant(message) { return message }
                }
                let more = output.fileHandleForReading.availableData
                try #require(!more.isEmpty, "the server has ended")
                bytes += more
            }
        }
    }

    private static let files = [
        "app/en.lproj/L.strings": "\"a\" = \"Two  blanks\";\n", "app/de.lproj/L.strings": "\"a\" = \"Zwei\";\n",
    ]

    @Test func `an editor sees what check finds, with what is not saved, and what others save (AD-17)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let client = try Client(folder)
            #expect(try client.findings("en.lproj/L.strings") { !$0.isEmpty } == ["double-space"])
            let file = folder.appending(path: "app/en.lproj/L.strings")
            client.send(
                "textDocument/didOpen",
                [
                    "textDocument": [
                        "uri": file.absoluteString, "languageId": "strings", "version": 1,
                        "text": "\"a\" = \"One blank\";\n\"a\" = \"Twice\";\n",
                    ]
                ])
            #expect(try client.findings("en.lproj/L.strings") { !$0.contains("double-space") } == ["duplicate-key"])
            // The texts of the editor are not those of the disk.
            try Data("\"a\" = \"Zwei  Leerzeichen\";\n".utf8).write(
                to: folder.appending(path: "app/de.lproj/L.strings"))
            #expect(try client.findings("de.lproj/L.strings") { !$0.isEmpty } == ["double-space"])
            client.send(
                id: 1, "textDocument/hover",
                ["textDocument": ["uri": file.absoluteString], "position": ["line": 0, "character": 1]])
            let hover = try client.answer(1)["result"] as? [String: Any]
            #expect(((hover?["contents"] as? [String: Any])?["value"] as? String)?.contains("Leerzeichen") == true)
            client.send(id: 2, "shutdown", [:])
            _ = try client.answer(2)
            client.send("exit", [:])
            #expect(client.ended() == 0)
        }
    }

    @Test func `a workspace without texts has no finding`() throws {
        try Tool.withFiles(["README.md": "Nothing.\n", "en.lproj/README.md": "Nothing.\n"]) { folder in
            let client = try Client(folder)
            let file = folder.appending(path: "README.md").absoluteString
            client.send(id: 1, "textDocument/documentSymbol", ["textDocument": ["uri": file]])
            // It comes behind the findings of the first check.
            _ = try client.answer(1)
            try Data("\"a\" = \"Two  blanks\";\n".utf8).write(
                to: folder.appending(path: "en.lproj/L.strings"), options: .atomic)
            // Nor is one taken back now.
            #expect(try client.findings("") { _ in true } == ["double-space"])
        }
    }

    @Test func `nothing that comes in ends it but exit and the end of the input (AD-10 AD-16)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let client = try Client(folder)
            client.write(raw: Data("{".utf8))
            client.write(raw: Data([0, 0xFF, 0x80]))
            client.send(id: 1, "no/such", [:])
            #expect(((try client.answer(1)["error"]) as? [String: Any])?["code"] as? Int == -32601)
            client.send("exit", [:])
            #expect(client.ended() == 1)
            let other = try Client(folder)
            try other.endInput()
            #expect(other.ended() == 1)
        }
    }

    @Test func `a client that writes much before it reads much is not waited for (AD-10)`() throws {
        let text = (0..<600).map { "\"key.\($0)\" = \"Two  blanks\";\n" }.joined()
        try Tool.withFiles(["app/en.lproj/L.strings": text, "app/en.lproj/M.strings": text]) { folder in
            let client = try Client(folder)
            // What was found fills the pipe while the client has yet to say what it has open.
            _ = try client.findings("en.lproj/L.strings") { !$0.isEmpty }
            let isWritten = DispatchSemaphore(value: 0)
            let document: [String: Any] = [
                "uri": folder.appending(path: "app/en.lproj/L.strings").absoluteString, "languageId": "strings",
                "version": 1, "text": String(repeating: text, count: 5),
            ]
            let message: [String: Any] = [
                "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document],
            ]
            let content = try JSONSerialization.data(withJSONObject: message)
            let input = client.input.fileHandleForWriting
            Thread.detachNewThread {
                input.write(Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
                isWritten.signal()
            }
            #expect(isWritten.wait(timeout: .now() + 60) == .success)
        }
    }

    @Test func `nested projects, configurations and baselines count as for check`() throws {
        var files = Self.files
        files["app/stateview-l10n.json"] = #"{ "rules": { "double-space": "error" } }"#
        files["sdk/en.lproj/S.strings"] = "\"s\" = \"Three   blanks\";\n"
        files["sdk/stateview-l10n.json"] = #"{ "rules": { "double-space": "off", "all-caps-text": "off" } }"#
        try Tool.withFiles(files) { folder in
            let client = try Client(folder)
            #expect(try client.findings("app/en.lproj/L.strings") { !$0.isEmpty } == ["double-space"])
            // A mistake of the configuration is shown where it is, and what is known stays.
            try Data(#"{ "rules": { "double-spaces": "off" } }"#.utf8)
                .write(to: folder.appending(path: "sdk/stateview-l10n.json"))
            #expect(try client.findings("sdk/stateview-l10n.json") { !$0.isEmpty } == ["unknown-rule"])
            try Data("{ \"rules\": ".utf8).write(to: folder.appending(path: "sdk/stateview-l10n.json"))
            #expect(
                try client.findings("sdk/stateview-l10n.json") { $0 != ["unknown-rule"] } == ["invalid-configuration"])
        }
    }
}
