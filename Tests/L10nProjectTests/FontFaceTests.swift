import Foundation
import L10nProject
import TestSupport
import Testing

@Suite struct FontFaceTests {
    /// Fonts of the system, with what fontconfig says of each.
    private static let installed: [(path: String, lines: [String])] = {
        let folder = URL(fileURLWithPath: "/usr/share/fonts")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }.sorted().prefix(40).compactMap { name in
            let path = folder.appendingPathComponent(name).path
            return (try? scan(path)).map { (path, $0) }
        }
    }()

    private static func scan(_ path: String) throws -> [String] {
        let command = ["fc-scan", "--format", "%{family}|%{postscriptname}|%{slant}|%{weight}\\n", path]
        return String(decoding: try ProgramRun.output(of: command), as: UTF8.self).split(separator: "\n").map(
            String.init)
    }

    @Test(.enabled(if: !installed.isEmpty, "needs fontconfig and a font"))
    func `faces are those that fontconfig finds (TY-5)`() throws {
        for (path, lines) in Self.installed where lines.count == 1 {
            let face = try #require(FontFace.faces(in: Array(Data(contentsOf: URL(fileURLWithPath: path)))).first)
            let parts = lines[0].split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            #expect(Set(parts[0].split(separator: ",").map(String.init)).isSubset(of: face.families), "\(path)")
            #expect(face.postScriptNames.contains(parts[1]), "\(path)")
            #expect(face.isItalic == ((Int(parts[2]) ?? 0) > 0), "\(path)")
            // Fontconfig counts weights in steps of its own: 80 is 400, 200 is 700.
            if let weight = Int(parts[3]) { #expect((face.weights.lowerBound >= 600) == (weight >= 180), "\(path)") }
        }
    }

    @Test func `any bytes are read without a trap (TY-5)`() throws {
        var random = SeededGenerator(seed: TestSeed.printed())
        var sample = Array("\0\u{1}\0\0".utf8) + [0, 3]
        sample += [UInt8](repeating: 0, count: 6)
        for (tag, offset) in [("name", 60), ("OS/2", 90), ("fvar", 120)] {
            sample += Array(tag.utf8) + [0, 0, 0, 0, 0, 0, 0, UInt8(offset), 0, 0, 0, 30]
        }
        sample += [UInt8](repeating: 1, count: 120)
        for length in 0...sample.count { _ = FontFace.faces(in: Array(sample.prefix(length))) }
        for _ in 0..<20_000 {
            var bytes = sample
            for _ in 0..<4 {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            _ = FontFace.faces(in: bytes)
        }
        #expect(FontFace.faces(in: []).isEmpty)
        #expect(FontFace.faces(in: Array("ttcf\0\u{1}\0\0\u{7F}\u{7F}\u{7F}\u{7F}".utf8)).isEmpty)
    }
}
