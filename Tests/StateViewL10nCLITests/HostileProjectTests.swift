import Foundation
import TestSupport
import Testing

/// Projects of somebody who wishes a team no good. Each has a law that no command breaks.
@Suite struct HostileProjectTests {
    struct Project: Decodable, CustomTestStringConvertible, Sendable {
        /// What holds, in words.
        let law: String
        let files: [String: String]
        /// What links lead to, by their paths.
        let links: [String: String]?
        let pipes: [String]?
        /// The paths of further files, as hexadecimal bytes.
        let rawNames: [String]?
        let commands: [[String]]
        let status: Status
        /// What the first command says.
        let says: String?

        var testDescription: String { law }
    }

    /// The exit statuses that are right; mostly one.
    struct Status: Decodable, Sendable {
        let allowed: [Int32]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            allowed = try (try? container.decode(Int32.self)).map { [$0] } ?? container.decode([Int32].self)
        }
    }

    static let projects: [Project] = {
        do {
            return try JSONDecoder().decode(
                [Project].self,
                from: Data(contentsOf: Tool.root.appending(path: "Tests/Fixtures/Hostile/projects.json")))
        } catch {
            fatalError("\(error)")
        }
    }()

    /// What lies beside the project and is none of its business.
    private static let outside = [
        "outside/secret.strings": "\"TOPSECRET\" = \"TOPSECRET %d\";\n\"x\"",
        "outside/secret.tokens.json": "{\"TOPSECRET\": {\"$value\": \"TOPSECRET\", \"$type\": \"color\"}}",
        "outside/secret.xcstrings": "{\"TOPSECRET\": 1, \"sourceLanguage\": \"en\"}",
        "allowed/en.lproj/More.strings": "\"b\" = \"B\";\n",
    ]

    @Test(.timeLimit(.minutes(2)), arguments: projects)
    func `A project of a stranger gets no byte from outside, does nothing to a terminal, and hangs nobody`(
        project: Project
    ) throws {
        let files = Dictionary(uniqueKeysWithValues: project.files.map { ("project/" + $0, $1) })
        try TemporaryFolder.with(files.merging(Self.outside) { $1 }) { folder in
            let root = folder.appending(path: "project")
            for (path, target) in project.links ?? [:] {
                let link = root.appending(path: path)
                try FileManager.default.createDirectory(
                    at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
            }
            for path in project.pipes ?? [] {
                let pipe = root.appending(path: path)
                try FileManager.default.createDirectory(
                    at: pipe.deletingLastPathComponent(), withIntermediateDirectories: true)
                try #require(unsafe mkfifo(pipe.path, 0o600) == 0)
            }
            for name in project.rawNames ?? [] { try Self.makeFile(named: name, in: root) }
            for command in project.commands {
                let result = try Tool.run(command, in: root)
                #expect(project.status.allowed.contains(result.status), "\(command): \(result)")
                for text in [result.output, result.complaints] {
                    #expect(!text.contains("TOPSECRET") && !text.contains("root:x:") && !text.contains("localhost"))
                    #expect(!text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("::") }, "\(text)")
                    let controls = text.unicodeScalars.filter {
                        $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
                    }
                    #expect(controls.isEmpty, "\(text.debugDescription)")
                }
            }
            if let says = project.says {
                let result = try Tool.run(project.commands[0], in: root)
                #expect((result.output + result.complaints).contains(says), "\(result)")
            }
            for (path, text) in Self.outside {
                #expect(try String(contentsOf: folder.appending(path: path), encoding: .utf8) == text)
            }
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                    == ["allowed", "outside", "project"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/outside").count == 3)
        }
    }

    /// - Parameter name: the bytes of its path in hexadecimal digits.
    private static func makeFile(named name: String, in root: URL) throws {
        var digits = Substring(name)
        var bytes: [CChar] = Array(root.path.utf8.map { CChar(bitPattern: $0) }) + [CChar(bitPattern: 0x2F)]
        while !digits.isEmpty {
            bytes.append(CChar(bitPattern: try #require(UInt8(digits.prefix(2), radix: 16))))
            digits = digits.dropFirst(2)
        }
        let slash = try #require(bytes.lastIndex(of: 0x2F))
        unsafe mkdir(Array(bytes[..<slash]) + [0], 0o700)
        guard let file = unsafe fopen(bytes + [0], "w") else { throw CocoaError(.fileWriteUnknown) }
        unsafe fputs("\"b\" = \"B\";\n", file)
        unsafe fclose(file)
    }
}
