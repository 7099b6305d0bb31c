import Foundation
import TestSupport
import Testing

/// Whoever ends the program, or changes the files that it reads, finds nothing half done.
@Suite struct InterruptionTests {
    @Test(.timeLimit(.minutes(3)), arguments: [SIGINT, SIGTERM])
    func `An import that is asked to end leaves all old files or all new ones, and no other`(signal: Int32) throws {
        let tables = 20
        var files: [String: String] = [:]
        var units = ""
        for table in 0..<tables {
            files["en.lproj/T\(table).strings"] = "\"a\" = \"A\";\n"
            files["fi.lproj/T\(table).strings"] = "\"a\" = \"old\";\n"
            units +=
                "<file original=\"en.lproj/T\(table).strings\" source-language=\"en\" target-language=\"fi\" "
                + "datatype=\"plaintext\"><body><trans-unit id=\"a\"><source>A</source><target>new</target></trans-unit>"
                + "</body></file>"
        }
        files["back.xliff"] =
            "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\(units)</xliff>\n"
        try Tool.withFiles(files) { folder in
            let start = Date()
            #expect(try Tool.run(["import", "back.xliff"], in: folder).status == 0)
            let time = Date().timeIntervalSince(start)
            let tries = 25
            for number in 0..<tries {
                for (path, text) in files where path.hasPrefix("fi") {
                    try Data(text.utf8).write(to: folder.appending(path: path))
                }
                let process = try Tool.start(["import", "back.xliff"], in: folder)
                Thread.sleep(forTimeInterval: time * (0.6 + 0.4 * Double(number) / Double(tries)))
                kill(process.processIdentifier, signal)
                process.waitUntilExit()
                let isWhole = process.terminationReason == .exit && process.terminationStatus == 0
                #expect(isWhole || process.terminationReason == .uncaughtSignal)
                let texts = try (0..<tables).map {
                    try String(contentsOf: folder.appending(path: "fi.lproj/T\($0).strings"), encoding: .utf8)
                }
                #expect(Set(texts).count == 1, "\(texts)")
                let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                #expect(!names.contains { $0.contains("/.") || $0.hasPrefix(".") }, "\(names)")
            }
        }
    }

    @Test(.timeLimit(.minutes(2)))
    func `Files that are cut, renamed and removed while they are read are read or told, and hurt nobody`() throws {
        var files: [String: String] = ["theme.tokens.json": "{}", "stateview-l10n.json": "{}"]
        for table in 0..<12 {
            for language in ["en", "fi", "de"] {
                files["\(language).lproj/T\(table).strings"] = (0..<200).map { "\"k\($0)\" = \"Text \($0)\";\n" }
                    .joined()
            }
        }
        try Tool.withFiles(files) { folder in
            let racer = Process()
            racer.executableURL = URL(fileURLWithPath: "/bin/sh")
            racer.arguments = [
                "-c",
                """
                while :; do for t in 0 1 2 3 4 5 6 7 8 9 10 11; do
                f=fi.lproj/T$t.strings; cp $f keep; head -c 1000 keep > $f; mv $f $f.x; mv $f.x $f; rm -f $f
                cp keep $f; rm -rf de.lproj; mkdir de.lproj; cp en.lproj/T$t.strings de.lproj
                ln -sf ../keep de.lproj/T$t.strings; mv theme.tokens.json x; mv x theme.tokens.json
                done; done
                """,
            ]
            racer.currentDirectoryURL = folder
            racer.standardError = FileHandle.nullDevice
            try racer.run()
            defer {
                racer.terminate()
                racer.waitUntilExit()
            }
            for _ in 0..<30 {
                let result = try Tool.run(["check", "--fail-on", "never"], in: folder)
                #expect([0, 1, 3].contains(result.status), "\(result)")
            }
        }
    }
}
