import L10nSource
import Testing

@Suite struct LineTableTests {
    @Test func `lines and columns count from 1, columns in UTF-16 units (CI-52)`() {
        let file = SourceFile(path: "a", text: "a😀b\r\nc\rd\né")
        let table = LineTable(file)
        #expect(table.position(of: 0) == SourcePosition(line: 1, column: 1, offset: 0))
        #expect(table.position(of: 5) == SourcePosition(line: 1, column: 4, offset: 5))
        #expect(table.position(of: 8) == SourcePosition(line: 2, column: 1, offset: 8))
        #expect(table.position(of: 10).line == 3)
        #expect(table.position(of: 99) == SourcePosition(line: 4, column: 2, offset: 14))
        #expect(file.text(SourceRange(table.line(1))) == "a😀b")
    }

    @Test func `every line has its bytes without its end`() {
        let table = LineTable(bytes: Array("a\n\r\nbc\r\rd\n".utf8))
        #expect((1...6).map { table.line($0) } == [0..<1, 2..<2, 4..<6, 7..<7, 8..<9, 10..<10])
        #expect((0...10).map { table.position(of: $0).line } == [1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 6])
        #expect((0...10).map { table.position(of: $0).column } == [1, 2, 1, 2, 1, 2, 3, 1, 1, 2, 1])
        #expect(table.position(of: -1) == table.position(of: 0))
        #expect(LineTable(bytes: []).line(1) == 0..<0)
    }

    @Test func `there is no line 0, and none behind the last`() async {
        await #expect(processExitsWith: .failure) { _ = LineTable(bytes: [0x61]).line(0) }
        await #expect(processExitsWith: .failure) { _ = LineTable(bytes: [0x61]).line(2) }
    }

    @Test func `a byte-order mark is not a column (CI-52)`() {
        let table = LineTable(bytes: [0xEF, 0xBB, 0xBF, 0x61, 0x0A, 0x62])
        #expect(table.position(of: 3) == SourcePosition(line: 1, column: 1, offset: 3))
        #expect(table.position(of: 5).line == 2)
        #expect(table.line(1) == 3..<4)
        #expect(table.position(of: 0) == SourcePosition(line: 1, column: 1, offset: 0))
        #expect(LineTable(bytes: [0xEF, 0xBB, 0x61]).position(of: 2).column == 2)
    }

    @Test func `columns in a line of many blocks agree with a plain count (CI-52)`() {
        let text = String(repeating: "aé😀\u{301}", count: 3000)
        let bytes = [UInt8]((text + "\n" + text).utf8)
        let table = LineTable(bytes: bytes)
        var column = 1
        var offset = 0
        for scalar in text.unicodeScalars {
            #expect(table.position(of: offset).column == column)
            offset += UTF8.width(scalar)
            column += UTF16.width(scalar)
        }
        #expect(table.position(of: bytes.count) == SourcePosition(line: 2, column: column, offset: bytes.count))
    }
}
