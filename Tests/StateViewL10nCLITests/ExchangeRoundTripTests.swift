import Foundation
import TestSupport
import Testing

/// What went out and comes back as it was changes nothing; one translation changes its entry.
@Suite struct ExchangeRoundTripTests {
    static func withCopy<Value>(of folder: URL, _ body: (URL) throws -> Value) throws -> Value {
        let copy = TemporaryFolder.place()
        defer { TemporaryFolder.remove(copy) }
        try FileManager.default.copyItem(at: folder, to: copy)
        return try body(copy)
    }

    /// The files of a folder, by their paths in it.
    static func contents(of folder: URL) throws -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var files: [String: Data] = [:]
        for name in names {
            let url = folder.appendingPathComponent(name)
            if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
                files[name] = try Data(contentsOf: url)
            }
        }
        return files
    }

    @Test(arguments: ["xliff", "xcloc", "csv"])
    func `Export and import of the example project changes no byte`(format: String) throws {
        try Self.withCopy(of: Tool.root.appendingPathComponent("Tests/Fixtures/Projects/bank-app")) { folder in
            let before = try Self.contents(of: folder)
            let out = TemporaryFolder.place()
            defer { TemporaryFolder.remove(out) }
            let export = try Tool.run(["export", "--format", format, "-o", out.path + "/"], in: folder)
            // Three of its files are damaged, and say so.
            #expect(export.status == 1, "\(export.complaints)")
            let files = try FileManager.default.contentsOfDirectory(atPath: out.path)
            #expect(files.sorted() == ["ar", "de", "ja", "pl"].map { $0 + "." + format })
            let result = try Tool.run(["import"] + files.map { out.path + "/" + $0 }, in: folder)
            #expect(result.status == 0, "\(result.output)\(result.complaints)")
            #expect(result.output.hasSuffix("the project says it all already\n"))
            #expect(try Self.contents(of: folder) == before)
        }
    }

    @Test func `One translation changes its own entry`() throws {
        let project = Tool.root.appendingPathComponent("Tests/Fixtures/Projects/bank-app")
        try Self.withCopy(of: project) { folder in
            let before = try Self.contents(of: folder)
            _ = try Tool.run(["export", "--locale", "pl", "-o", "pl.xliff"], in: folder)
            let url = folder.appendingPathComponent("pl.xliff")
            let text = try String(contentsOf: url, encoding: .utf8)
            let start = try #require(text.range(of: "<target>"))
            let end = try #require(text.range(of: "</target>"))
            try Data(
                text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: "Zażółć \"gęślą\" &lt;jaźń&gt;")
                    .utf8
            )
            .write(to: url)
            let result = try Tool.run(["import", "pl.xliff"], in: folder)
            #expect(result.status == 0, "\(result.output)")
            var after = try Self.contents(of: folder)
            after["pl.xliff"] = nil
            let changed = after.filter { before[$0.key] != $0.value }
            #expect(changed.count == 1)
            let name = try #require(changed.keys.first)
            let old = String(decoding: before[name] ?? Data(), as: UTF8.self).components(separatedBy: "\n")
            let new = String(decoding: after[name] ?? Data(), as: UTF8.self).components(separatedBy: "\n")
            #expect(old.count == new.count)
            let lines = zip(old, new).filter { $0 != $1 }
            #expect(lines.count == 1)
            #expect(lines.first?.1.hasSuffix(" = \"Zażółć \\\"gęślą\\\" <jaźń>\";") == true)
        }
    }
}
