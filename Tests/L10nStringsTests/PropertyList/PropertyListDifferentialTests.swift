import Foundation
import L10nSyntax
import TestSupport
import Testing

/// XML and binary property lists, whole and damaged, are read as Foundation reads them.
@Suite struct PropertyListDifferentialTests {
    private static let seed = number("STATEVIEW_L10N_SEED") ?? 20_261_121
    private static let count = number("STATEVIEW_L10N_CASES").map(Int.init) ?? 3_000

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    @Test func `XML property lists`() throws {
        var random = RandomPropertyList(seed: Self.seed)
        for number in 0..<Self.count {
            let value = number % 7 == 0 ? random.value() : ["k": random.value(), "l": [random.value()]]
            let whole = try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
            let bytes = random.damagedXML(Array(whole), edits: number % 5)
            compare(bytes, number)
        }
    }

    @Test func `XML property lists in UTF-16`() throws {
        var random = RandomPropertyList(seed: Self.seed &+ 1)
        for number in 0..<Self.count / 6 {
            let whole = try PropertyListSerialization.data(fromPropertyList: random.value(), format: .xml, options: 0)
            let text = String(decoding: random.damagedXML(Array(whole), edits: number % 3), as: UTF8.self)
            let bytes = text.utf16.reduce(into: [0xFE, 0xFF]) { $0 += [UInt8($1 >> 8), UInt8($1 & 0xFF)] }
            compare(bytes, number)
        }
    }

    @Test func `binary property lists`() throws {
        var random = RandomPropertyList(seed: Self.seed &+ 2)
        for number in 0..<Self.count {
            let value = number % 7 == 0 ? random.value() : ["k": random.value(), "l": [random.value()]]
            let whole = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
            let bytes = random.damagedBinary(Array(whole), edits: number % 4)
            guard FoundationReader.survives(bytes) else { continue }
            compare(bytes, number)
        }
    }

    private func compare(_ bytes: [UInt8], _ number: Int) {
        let ours = Rendering.outcome(bytes)
        let theirs = FoundationReader.outcome(bytes).text(isXML: ours.hasPrefix("✗ xml"))
        // Foundation garbles a character that is not ASCII.
        let isGarbled = ours.hasPrefix("✗ xml") && ours.utf8.contains { $0 >= 0x80 && $0 < 0xE2 || $0 > 0xE2 }
        #expect(
            ours == theirs || isGarbled && theirs.hasPrefix("✗ xml"),
            "seed \(Self.seed), case \(number): \(ours) and \(theirs) for \(Notation.written(bytes.prefix(3_000)))")
    }
}
