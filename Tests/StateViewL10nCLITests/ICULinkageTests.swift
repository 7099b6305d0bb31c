#if os(Linux)
import Foundation
import TestSupport
import Testing

private let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first(
    where: FileManager.default.isExecutableFile(atPath:))

/// Two ICUs lie on a Linux machine with Swift: the system's, and one inside Foundation, which every test bundle loads.
/// `tools/check-icu` reads what the loader binds to what; these tests run it on what is built here.
@Suite(.enabled(if: python != nil, "needs Python")) struct ICULinkageTests {
    private static func check(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let script = Tool.root.appendingPathComponent("tools/check-icu").path
        let run = try ProgramRun([try #require(python), script] + arguments, isMerged: true)
        return (run.status, run.text)
    }

    private static let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path

    @Test func `the program needs neither ICU to start (I-5 I-21 I-23)`() throws {
        let result = try Self.check(["--alone", Tool.program.path])
        #expect(result.status == 0, "\(result.output)")
    }

    @Test func `nothing of one ICU is bound to the other in this bundle (I-20 I-22 I-24 MG-7)`() throws {
        let result = try Self.check([Self.bundle])
        #expect(result.status == 0, "\(result.output)")
        let count = try #require(result.output.firstMatch(of: /(\d+) bindings, 0 wrong/))
        #expect(try #require(Int(count.1)) > 1_000)
    }

    /// The check is not blind: this bundle loads Foundation, so that its ICU is seen.
    @Test func `Foundation's ICU is told in a bundle that loads it (I-24 I-22)`() throws {
        let result = try Self.check(["--alone", Self.bundle])
        #expect(result.status == 1)
        #expect(result.output.contains("loads lib_FoundationICU; find out who imports Foundation"), "\(result.output)")
    }

    @Test func `the shim is built against Foundation's ICU, whose plural rules differ as listed (I-1 I-2 I-12 MG-10)`()
        throws
    {
        let result = try Self.check([])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains(/ICU \S+ and \S+: \d{3} sets of categories/), "\(result.output)")
    }
}
#endif
