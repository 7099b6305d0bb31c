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

    private static func release(_ program: URL, _ folder: URL, _ more: [String] = []) throws -> [String: Data] {
        let root = Golden.fixtures.deletingLastPathComponent().deletingLastPathComponent()
        _ = try ProgramRun.output(
            of: [
                "/usr/bin/env", "SOURCE_DATE_EPOCH=1700000000", root.appending(path: "tools/release").path, "--program",
                program.path, "--output", folder.path,
            ] + more)
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
            let bundle = "stateview-l10n.artifactbundle.zip"
            #expect(Set(files.keys) == ["stateview-l10n", "SHA256SUMS", bundle, name])

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

    @Test func `a bundle names a program for each system, and each can be run (AD-21)`() throws {
        try TemporaryFolder.with(["program": "program", "other": "other"]) { folder in
            let program = folder.appending(path: "program")
            let other = folder.appending(path: "other").path
            let out = folder.appending(path: "out")
            _ = try Self.release(program, out, ["--variant", "riscv64-unknown-linux-gnu=\(other)"])
            // What SwiftPM reads of a bundle, by its proposals 0305 and 0325.
            let read = """
                import json, sys, zipfile
                archive = zipfile.ZipFile(sys.argv[1])
                assert archive.testzip() is None
                root = "stateview-l10n.artifactbundle/"
                info = json.loads(archive.read(root + "info.json"))
                assert list(info) == ["schemaVersion", "artifacts"] and info["schemaVersion"] == "1.0", info
                tool = info["artifacts"]["stateview-l10n"]
                assert tool["type"] == "executable" and tool["version"], tool
                assert len(archive.namelist()) == 1 + len(tool["variants"])
                for variant in tool["variants"]:
                    member = archive.getinfo(root + variant["path"])
                    assert member.external_attr >> 16 & 0o777 == 0o755
                    print(*variant["supportedTriples"], archive.read(member).decode())
                """
            let archive = out.appending(path: "stateview-l10n.artifactbundle.zip").path
            let lines = String(decoding: try ProgramRun.python(read, [archive]), as: UTF8.self).split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines.contains("riscv64-unknown-linux-gnu other"))
            #expect(lines.contains { $0.hasSuffix(" program") })
        }
    }
}
