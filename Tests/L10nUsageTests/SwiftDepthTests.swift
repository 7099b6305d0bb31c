import L10nSource
import L10nUsage
import Testing

/// Which code of Swift is too deep for the stack of a thread, by its bytes alone.
@Suite struct SwiftDepthTests {
    private static func isTooDeep(_ code: String) -> Bool { SwiftDepth.excess(in: Array(code.utf8)) != nil }

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    @Test(arguments: [
        ".b", ".b()", "[0]", "?", "!", ".b(x, y)", "\n    .b { $0 }", "\n    // said of it\n    .b()",
        "\n#if A\n.b()\n#endif",
    ])
    func `what follows on a value may follow as often as people write it`(part: String) {
        #expect(!Self.isTooDeep("let x = a" + Self.times(300, part)))
        #expect(Self.isTooDeep("let x = a" + Self.times(1_200, part)))
        #expect(Self.isTooDeep("f(1, a" + Self.times(1_200, part)))
    }

    @Test func `conditions inside of each other end`() {
        #expect(!Self.isTooDeep(Self.times(100, "#if A\n") + Self.times(100, "#endif\n")))
        #expect(Self.isTooDeep(Self.times(200, "#if A\n")))
        #expect(!Self.isTooDeep(Self.times(2_000, "#if A\nlet a = 1\n#endif\n")))
    }

    @Test(arguments: ["[", "[(", "[\n    ", "[\n// of lists\n"])
    func `lists inside of each other end`(start: String) {
        #expect(!Self.isTooDeep("let x = " + Self.times(10, start)))
        #expect(Self.isTooDeep("let x = " + Self.times(20, start)))
        #expect(!Self.isTooDeep(Self.times(2_000, "    [[1, 2], [3]],\n")))
    }

    @Test(arguments: [
        "a.b().c[0]!.d()\n", "    .case,\n", "if a.b() {\n} else ", "// a.b.c.d()\n", "x.y = a?.b(c.d, e.f);",
        "/// What it is. See `A.b()`.\n", "\"M10.5 3.25 4.75\" ", "}\n", ")\n",
    ])
    func `long files are not deep`(line: String) {
        #expect(!Self.isTooDeep(Self.times(5_000, line)))
    }

    @Test func `the place is in the file, whatever it holds`() {
        #expect(SwiftDepth.excess(in: []) == nil)
        let place = SwiftDepth.excess(in: Array(Self.times(2_000, ".").utf8))
        #expect(place.map { $0.upper <= 2_000 } ?? false)
    }
}
