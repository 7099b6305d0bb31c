import Foundation
import Testing

/// What holds for the sources of `CICU`, which no call can show: they are read as text.
@Suite struct ShimSourceTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let shim = root.appendingPathComponent("Sources/CICU")

    /// The files of a folder with an ending, each without its comments.
    private static func code(in folder: URL, _ ending: String) throws -> [(name: String, text: String)] {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let found = try files.filter { $0.pathExtension == ending }.map { file in
            let text = try String(contentsOf: file, encoding: .utf8)
            return (file.lastPathComponent, text.replacing(/\/\/[^\n]*/, with: ""))
        }
        try #require(!found.isEmpty)
        return found.sorted { $0.0 < $1.0 }
    }

    private static func headers() throws -> [(name: String, text: String)] {
        try code(in: shim.appendingPathComponent("include"), "h")
    }

    /// The functions of ICU that the table of the shim names.
    private static func calls() throws -> [String] {
        let table = try String(contentsOf: shim.appendingPathComponent("svl_icu.h"), encoding: .utf8)
        let names = table.matches(of: /each\((u\w+)\)/).map { String($0.1) }
        try #require(names.count > 80)
        return names
    }

    @Test func `the public header declares names of ours alone (I-1)`() throws {
        var count = 0
        for (name, text) in try Self.headers() {
            for function in text.matches(of: /(\w+)\(/).map({ String($0.1) }) {
                #expect(function.hasPrefix("svl_"), "\(name): \(function)")
                count += 1
            }
        }
        #expect(count > 60)
    }

    @Test func `no Swift source calls ICU itself (I-1)`() throws {
        let names = Set(try Self.calls())
        let sources = Self.root.appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8).replacing(/\/\/[^\n]*/, with: "")
            for word in text.matches(of: /\bu[a-z0-9]*_\w+/).map({ String($0.0) }) where names.contains(word) {
                Issue.record("\(file.lastPathComponent): \(word)")
            }
        }
    }

    @Test func `the public header shows no type and no header of ICU (I-2)`() throws {
        for (name, text) in try Self.headers() {
            for header in text.matches(of: /#include ([<"][^>"]+[>"])/).map({ String($0.1) }) {
                #expect(
                    ["<stdint.h>", "<stddef.h>"].contains(header) || header.hasPrefix("\"svl_"), "\(name): \(header)")
            }
            for type in text.matches(of: /\bU(?:ErrorCode|Bool|Char(?:32)?|[A-Z][a-z]\w+)\b/) {
                Issue.record("\(name): \(type.0)")
            }
        }
    }

    @Test func `one private header brings ICU along, without C++ (I-2 I-3)`() throws {
        let table = try String(contentsOf: Self.shim.appendingPathComponent("svl_icu.h"), encoding: .utf8)
        let off = try #require(table.range(of: "#define U_SHOW_CPLUSPLUS_API 0"))
        let first = try #require(table.range(of: "#include <_foundation_unicode/"))
        #expect(off.upperBound < first.lowerBound)
        #expect(table.contains("_Static_assert(sizeof(UChar) == sizeof(uint16_t)"))
        for (name, text) in try Self.code(in: Self.shim, "c") {
            #expect(!text.contains("unicode/"), "\(name)")
            // Whatever comes before the header could bring ICU along with C++.
            let includes = text.matches(of: /#include "(\w+\.h)"/).map { String($0.1) }
            #expect(includes.contains("svl_icu.h"), "\(name)")
        }
    }

    @Test func `no module map is written by hand (I-4)`() throws {
        let files = try #require(FileManager.default.enumerator(at: Self.shim, includingPropertiesForKeys: nil))
        for case let file as URL in files { #expect(file.pathExtension != "modulemap", "\(file.lastPathComponent)") }
    }

    /// The headers of ICU say since when a function is stable, in the comment before it.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/include/unicode/uversion.h"), "ICU's headers"))
    func `every function is stable since ICU 68 at the latest (I-6)`() throws {
        var since: [String: Int] = [:]
        for (_, text) in try Self.headersOfICU() {
            for match in text.matches(of: /@stable ICU (\d+)(?:(?!\*\/)[\s\S])*\*\/\s*U_CAPI[^(;]*?\b(\w+)\s*\(/) {
                since[String(match.2)] = Int(match.1)
            }
        }
        #expect(since.count > 500)
        for name in try Self.calls() {
            let version = since[name].map { $0 < 10 ? 0 : $0 }
            #expect(
                version.map { $0 <= 68 } ?? false, "\(name): stable since \(since[name].map(String.init) ?? "never")")
        }
    }

    private static func headersOfICU() throws -> [(name: String, text: String)] {
        let folder = URL(fileURLWithPath: "/usr/include/unicode")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "h" }.map { file in
            (file.lastPathComponent, String(decoding: try Data(contentsOf: file), as: UTF8.self))
        }
    }

    @Test func `no function has variable arguments, nor is one of ICU's with them called (I-7)`() throws {
        for (name, text) in try Self.headers() { #expect(!text.contains("..."), "\(name)") }
        #expect(try Self.calls().allSatisfy { !$0.hasPrefix("umsg_") && !$0.hasPrefix("u_format") })
    }

    @Test func `texts reach ICU as UTF-16, never through an iterator (I-64)`() throws {
        for (name, text) in try Self.code(in: Self.shim, "c") + Self.code(in: Self.shim, "h") + Self.headers() {
            #expect(!text.contains("UText") && !text.contains("UCharIterator") && !text.contains("utext_"), "\(name)")
        }
    }
}
