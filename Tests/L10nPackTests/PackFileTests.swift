import Foundation
import L10nPack
import L10nSource
import PackTools
import TestSupport
import Testing

struct PackFileTests {
    @Test func `a pack says what was put into it (RT-110 to RT-114)`() throws {
        let pack = try PackFile(SmallPack.bytes)
        #expect(pack.keyCount == 3 && pack.languageCount == 2 && pack.placeCount == 4)
        try pack.verify()
        #expect(SmallPack.answers(of: pack) == SmallPack.expected)
        #expect(pack.key("nobody") == nil && pack.key("") == nil)
    }

    @Test func `a file is read as its bytes are`() throws {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        try Data(SmallPack.bytes).write(to: folder.appending(path: "app.svpack"))
        let pack = try PackFile(path: folder.path + "/app.svpack")
        try pack.verify()
        #expect(SmallPack.answers(of: pack) == SmallPack.expected)
        #expect(pack.identity == (try PackFile(SmallPack.bytes)).identity)
        #expect(throws: PackError.self) { try PackFile(path: folder.path + "/missing.svpack") }
        #expect(throws: PackError.self) { try PackFile(path: folder.path) }
        try Data().write(to: folder.appending(path: "empty.svpack"))
        #expect(throws: PackError.notAPack) { try PackFile(path: folder.path + "/empty.svpack") }
    }

    @Test func `what is no pack, of another version or cut is refused when it is opened`() {
        let bytes = SmallPack.bytes
        #expect(throws: PackError.notAPack) { try PackFile([]) }
        #expect(throws: PackError.notAPack) { try PackFile(Array(bytes[..<40])) }
        #expect(throws: PackError.notAPack) { try PackFile(Array("SVPACK\n\n".utf8) + bytes[8...]) }
        var newer = bytes
        newer[8] = 2
        #expect(throws: PackError.unknownVersion(2)) { try PackFile(newer) }
        #expect(throws: PackError.wrongSize(stated: UInt64(bytes.count), actual: bytes.count - 1)) {
            try PackFile(Array(bytes.dropLast()))
        }
        #expect(throws: PackError.wrongSize(stated: UInt64(bytes.count), actual: bytes.count + 1)) {
            try PackFile(bytes + [0])
        }
    }

    @Test func `a changed byte anywhere is found when a pack is opened or verified`() throws {
        for offset in SmallPack.bytes.indices {
            var bytes = SmallPack.bytes
            bytes[offset] ^= 1 << UInt8(offset % 8)
            #expect(throws: PackError.self, "byte \(offset)") { try PackFile(bytes).verify() }
        }
    }

    @Test func `a section that says too much for its size is refused, whatever its hash is (RT-140, RT-141)`() throws {
        for section in PackSection.allCases {
            for cut in [1, 4, 8, 16] {
                var damaged = SmallPack.sections
                if section == .texts {
                    damaged.texts[1] = Array(damaged.texts[1].prefix(4 * 4 - cut))
                } else if let whole = damaged.single[section] {
                    damaged.single[section] = Array(whole.dropLast(cut))
                } else {
                    continue
                }
                // What opens answers with something.
                guard let pack = try? PackFile(try damaged.bytes()) else { continue }
                _ = SmallPack.answers(of: pack)
                #expect(section != .texts && section != .keyPlaces)
            }
        }
    }

    @Test func `the app's own check is asked last, and about all bytes`() throws {
        let pack = try PackFile(SmallPack.bytes)
        #expect(Self.fault(of: pack) { _ in false } == .notGenuine)
        try pack.verify { bytes in bytes.count == SmallPack.bytes.count && bytes[0] == SmallPack.bytes[0] }
        var damaged = SmallPack.bytes
        damaged[damaged.count - 1] ^= 1
        var isAsked = false
        let fault = Self.fault(of: try PackFile(damaged)) { _ in
            isAsked = true
            return true
        }
        #expect(fault == .damagedSection(.texts) && !isAsked)
    }

    private static func fault(of pack: PackFile, _ isGenuine: (Span<UInt8>) -> Bool) -> PackError? {
        do {
            try pack.verify(isGenuine)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a number of more than 32 bits, or without an end, is none`() throws {
        for part: [UInt8] in [[0x80], [0x80, 0x80, 0x80, 0x80, 0x10], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0], []] {
            var sections = SmallPack.sections
            sections.single[.settings] = part
            var cursor = try PackFile(try sections.bytes()).cursor(.settings)
            #expect(cursor.number() == nil)
            #expect(cursor.byte() == nil, "nothing is read behind it")
        }
        var sections = SmallPack.sections
        sections.single[.settings] = [0xFF, 0xFF, 0xFF, 0xFF, 0x0F]
        var cursor = try PackFile(try sections.bytes()).cursor(.settings)
        #expect(cursor.number() == Int(UInt32.max))
    }

    private static func hash(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 { PackHash.hash(bytes.span, seed: seed) }

    @Test func `the hash of a length is another one for each byte`() {
        for count in [0, 1, 7, 8, 9, 31, 32, 33, 40, 64, 71] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
            let hash = Self.hash(bytes)
            for index in bytes.indices {
                var other = bytes
                other[index] ^= 0x40
                #expect(Self.hash(other) != hash)
            }
            #expect(Self.hash(bytes + [0]) != hash)
            #expect(Self.hash(bytes, seed: 1) != hash)
        }
        // Written down once: another hash is another version of the format.
        #expect(Self.hash(Array("DesignSystem.stateView.title".utf8)) == SmallPack.hashOfKey)
        #expect(Self.hash((0..<100).map { UInt8($0) }) == SmallPack.hashOfHundred)
    }
}
