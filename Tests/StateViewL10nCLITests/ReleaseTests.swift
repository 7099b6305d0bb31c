import Foundation
import TestSupport
import Testing

/// What `tools/release` writes beside a program.
@Suite(.enabled(if: Oracle.hasPython, "needs python3")) struct ReleaseTests {
    private struct Bill: Decodable {
        struct Package: Decodable {
            var name: String
            var versionInfo: String
            var licenseDeclared: String
            var checksums: [[String: String]]?
        }
        var spdxVersion: String
        var packages: [Package]
        var relationships: [[String: String]]
    }

    private static func release(_ program: URL, _ folder: URL) throws -> [String: Data] {
        let root = Golden.fixtures.deletingLastPathComponent().deletingLastPathComponent()
        _ = try ProgramRun.output(
            of: [
                "/usr/bin/env", "SOURCE_DATE_EPOCH=1700000000", root.appending(path: "tools/release").path, "--program",
                program.path, "--output", folder.path,
            ])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
    }

    @Test func `a release has checksums and a list of its parts with versions and licences, the same at every run`()
        throws
    {
        try TemporaryFolder.with(["program": "program"]) { folder in
            let program = folder.appending(path: "program")
            let files = try Self.release(program, folder.appending(path: "a"))
            #expect(try Self.release(program, folder.appending(path: "b")) == files)
            let name = try #require(files.keys.first { $0.hasSuffix(".spdx.json") })
            #expect(Set(files.keys) == ["stateview-l10n", "SHA256SUMS", name])

            let sums = String(decoding: files["SHA256SUMS"] ?? Data(), as: UTF8.self)
            // What 'printf program | sha256sum' prints.
            let digest = "1310ca2c8932dbd118668bd97442558a3e1f546b5e15c69699dfbd6024f548d8"
            #expect(sums.hasPrefix("\(digest)  stateview-l10n\n"), "\(sums)")
            _ = try ProgramRun.output(
                of: ["sha256sum", "--check", "--strict", "SHA256SUMS"], in: folder.appending(path: "a"))

            let bill = try JSONDecoder().decode(Bill.self, from: files[name] ?? Data())
            #expect(bill.spdxVersion == "SPDX-2.3")
            #expect(bill.packages.first?.checksums?.first?["checksumValue"] == digest)
            #expect(bill.packages.contains { $0.name == "swift-argument-parser" && $0.versionInfo == "1.8.2" })
            #expect(bill.packages.allSatisfy { !$0.licenseDeclared.isEmpty && !$0.versionInfo.isEmpty })
            #expect(bill.relationships.count == bill.packages.count)
        }
    }
}
