import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Whenever an import is killed, each file is the old one or the new one.
@Suite struct ImportKillTests {
    private static let tables = 12
    private static let keys = 40

    /// A project, the file that comes back for it, and what it then says.
    private static func files() -> (project: [String: String], back: String, after: [String: String]) {
        var project: [String: String] = [:]
        var after: [String: String] = [:]
        var body = ""
        for table in 0..<tables {
            let path = "fi.lproj/T\(table).strings"
            body += "<file original=\"en.lproj/T\(table).strings\" source-language=\"en\" target-language=\"fi\" "
            body += "datatype=\"plaintext\"><body>\n"
            for key in 0..<keys {
                project["en.lproj/T\(table).strings", default: ""] += "\"k\(key)\" = \"Text \(key)\";\n"
                project[path, default: ""] += "\"k\(key)\" = \"Vanha \(key)\";\n"
                after[path, default: ""] += "\"k\(key)\" = \"Uusi \(key)\";\n"
                body +=
                    "<trans-unit id=\"k\(key)\"><source>Text \(key)</source><target>Uusi \(key)</target></trans-unit>\n"
            }
            body += "</body></file>\n"
        }
        let back = "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n\(body)</xliff>\n"
        return (project, back, after)
    }

    @Test func `An import that is killed leaves old or new files`() throws {
        let seed = TestSeed.printed()
        var state = seed
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
        let (project, back, after) = Self.files()
        var written = project
        written["back.xliff"] = back
        try Tool.withFiles(written) { folder in
            func restore() throws {
                for (path, text) in project where path.hasPrefix("fi") {
                    try Data(text.utf8).write(to: folder.appendingPathComponent(path))
                }
            }
            let start = Date()
            #expect(try Tool.run(["import", "back.xliff"], in: folder).status == 0)
            let time = Date().timeIntervalSince(start)
            try restore()
            var mixed = 0
            for _ in 0..<200 {
                let process = try Tool.start(["import", "back.xliff"], in: folder)
                // Most of the time passes before the first byte is written; half of the kills come after that.
                Thread.sleep(forTimeInterval: time * (random() < 0.5 ? random() : 0.6 + random() * 0.5))
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                var new = 0
                for (path, text) in after {
                    let found = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                    #expect(found == text || found == project[path])
                    if found == text { new += 1 }
                }
                if new > 0 { mixed += 1 }
                try restore()
            }
            print("\(mixed) of 200 kills came after the first file was replaced")
            // What killed imports left behind is in nobody's way.
            let result = try Tool.run(["import", "back.xliff"], in: folder)
            #expect(result.status == 0, "\(result.output)\(result.complaints)")
            for (path, text) in after {
                #expect(try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) == text)
            }
        }
    }
}
