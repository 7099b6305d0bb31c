import Testing

@testable import L10nPack

struct PackCursorTests {
    @Test(
        arguments: [
            [0xFF, 0xFF, 0xFF, 0xFF, 0x1F, 1, 1], [0x80, 0x80, 0x80, 0x80, 0x80, 1, 1], [9, 1, 1],
        ] as [[UInt8]])
    func `behind a number that is too large nothing more is read`(bytes: [UInt8]) {
        var cursor = PackCursor(PackMemory(bytes), 0..<bytes.count)
        #expect(cursor.count() == nil)
        #expect(cursor.isAtEnd && cursor.number() == nil && cursor.byte() == nil)
    }
}
