import L10nSource
import L10nStrings
import Testing

/// Files that were made to do harm are read to their end, in time that their size bounds.
@Suite struct HostilePropertyListTests {
    /// A binary property list of these objects, the first of which is the outermost.
    private static func binary(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
            bytes += object
        }
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 2]
        for number in [objects.count, 0, table] {
            bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)]
        }
        return bytes
    }

    private static func reference(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }

    @Test func `a file that ends in or behind the first bytes of a binary one is refused`() {
        for count in 9..<48 {
            let bytes = Array("bplist00".utf8) + [UInt8](repeating: 0, count: 40)
            #expect(Rendering.outcome(Array(bytes[..<count])).hasPrefix("✗"), "\(count) bytes")
        }
    }

    @Test func `a container that holds itself is refused`() {
        #expect(Rendering.outcome(Self.binary([[0xA1] + Self.reference(0)])).hasPrefix("✗"))
        #expect(
            Rendering.outcome(Self.binary([[0xA1] + Self.reference(1), [0xA1] + Self.reference(0)])).hasPrefix("✗"))
        let key = Self.binary([[0xD1] + Self.reference(1) + Self.reference(0), [0x51, 0x61]])
        #expect(Rendering.outcome(key).hasPrefix("✗"))
    }

    @Test(arguments: [(513, true), (514, false)])
    func `containers lie as deep as CoreFoundation reads them`(_ count: Int, _ isRead: Bool) {
        let objects = (1..<count).map { [0xA1] + Self.reference($0) } + [[0xA0]]
        let bytes = Self.binary(objects)
        #expect(Rendering.outcome(bytes).hasPrefix("[[") == isRead)
        #expect(FoundationReader.outcome(bytes).text.hasPrefix("[[") == isRead)
    }

    @Test func `values that are shared a billion times are written to a limit`() {
        let levels = (1...9).map { level in [0xAA] + Array((0..<10).map { _ in Self.reference(level + 2) }.joined()) }
        let objects =
            [[0xD1] + Self.reference(1) + Self.reference(2), [0x51, 0x61]] + levels + [[0x54] + Array("text".utf8)]
        let parsed = StringsParser.parse(SourceFile(path: "a.strings", bytes: Self.binary(objects)))
        #expect(parsed.diagnostics.contains { $0.id == "input-limit-exceeded" })
        #expect(parsed.value.entries.count == 1)
        #expect(parsed.value.source.bytes.count < 2 << 20, "a file of few bytes makes no work of many")
    }

    @Test(arguments: [0x13, 0x14, 0x1F])
    func `counts beyond the file are refused`(_ size: UInt8) {
        for marker: UInt8 in [0x4F, 0x5F, 0x6F, 0xAF, 0xDF] {
            let object = [marker, size] + [UInt8](repeating: 0x7F, count: 16)
            #expect(Rendering.outcome(Self.binary([object])).hasPrefix("✗"))
        }
    }

    @Test func `deep and endless XML`() {
        for element in ["<array>", "<dict><key>k</key>", "<plist>"] {
            let text = String(repeating: element, count: 50_000)
            let parsed = StringsParser.parse(SourceFile(path: "a.strings", text: "<?xml version=\"1.0\"?>" + text))
            #expect(parsed.value.reading == .refused && !parsed.diagnostics.isEmpty)
        }
        let bomb = "<!DOCTYPE p [<!ENTITY a \"&b;&b;\"><!ENTITY b \"x\">]><plist><string>&a;</string></plist>"
        #expect(Rendering.outcome(Array(bomb.utf8)).hasPrefix("✗ xml"))
    }
}
