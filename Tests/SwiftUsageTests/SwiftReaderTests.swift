#if SourceScan
import L10nSource
import L10nUsage
import SwiftUsage
import Testing

/// How much of a file is read.
@Suite struct SwiftReaderTests {
    private static func facts(depth: Int) -> SwiftFacts {
        let brackets = String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
        return SwiftReader.facts(of: SourceFile(path: "File.swift", text: "let a = \(brackets)\n"))
    }

    @Test func `a file whose end the parser drops says so (SC-90)`() {
        #expect(!Self.facts(depth: 10).isCut)
        #expect(Self.facts(depth: 300).isCut)
    }
}
#endif
