import Foundation
import L10nICU
import L10nLocale
import Testing

/// The test data of Unicode, of Debian's package `unicode-data`.
private enum BidiData {
    static func bytes(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "/usr/share/unicode/\(name)").map { [UInt8]($0) }
    }

    static let isPresent = FileManager.default.fileExists(atPath: "/usr/share/unicode/BidiTest.txt")
}

@Suite(.enabled(if: BidiData.isPresent, "needs the package unicode-data")) struct BidiConformanceTests {
    @Test func `BidiTest (MG-5 B-60 B-62)`() throws {
        var run = BidiTestRun(bytes: try #require(BidiData.bytes("BidiTest.txt")))
        try run.run()
        #expect(run.failures.isEmpty, "lines \(run.failures.prefix(20))")
        #expect(run.count == 770_241)
        // Texts of one direction, whose levels ICU does not tell apart.
        #expect(run.oneDirectionCount == 105_785)
    }

    /// ICU 72 fails them: overrides and embeddings tightly around isolates or bracket pairs (59 to 80), nonspacing marks
    /// after brackets (83 to 88), joiners before such marks (102 to 113), and more than 63 open brackets (120).
    @Test func `BidiCharacterTest (MG-5 B-60 B-61)`() throws {
        var run = BidiCharacterTestRun(bytes: try #require(BidiData.bytes("BidiCharacterTest.txt")))
        try run.run()
        let known = Array(59...62) + Array(65...80) + Array(83...88) + [102, 108, 113, 120]
        if ICUVersion.icu.major == 72 {
            #expect(run.failures == known)
            #expect(run.oneDirectionCount == 1)
        } else {
            #expect(run.failures.count <= known.count)
        }
        #expect(run.count == 91_707)
    }

    #if os(Linux)
    /// The arbiter: that ICU fails cases of the data is no fault of the data.
    @Test(.enabled(if: FriBidi() != nil, "needs the package libfribidi0"))
    func `FriBidi passes every case of BidiCharacterTest (MG-5 B-63)`() throws {
        let judge = try #require(FriBidi())
        var run = BidiCharacterTestRun(bytes: try #require(BidiData.bytes("BidiCharacterTest.txt")))
        try run.run { base, level, bidi in
            let found = judge.paragraph(bidi.units.map(UInt32.init), base: base)
            let isRight = zip(found.levels, bidi.levels).allSatisfy { $1 < 0 || $0 == $1 }
            let shown = found.order.filter { bidi.levels[$0] >= 0 }
            return found.level == level && isRight && shown == bidi.order ? .right : .wrong
        }
        #expect(run.count == 91_707)
        #expect(run.failures.isEmpty, "lines \(run.failures.prefix(20))")
    }
    #endif
}

/// One case and what came of it. The memory is used again for the next.
private struct BidiCase: ~Copyable {
    private var algorithm: BidiAlgorithm
    private var result = BidiParagraph()
    var units: [UInt16] = []
    /// -1 where the algorithm gives none.
    var levels: [Int] = []
    var order: [Int] = []

    enum Outcome {
        case right, rightButForOneDirection, wrong
    }

    init() throws {
        algorithm = try BidiAlgorithm()
    }

    mutating func outcome(_ base: TextDirection?, paragraphLevel: Int? = nil) throws -> Outcome {
        try algorithm.resolve(units, base: base, into: &result)
        if let paragraphLevel, (result.direction == .leftToRight) != (paragraphLevel == 0) { return .wrong }
        guard isOrderRight() else { return .wrong }
        var isEqual = true
        var parities = 0
        for index in 0..<units.count where levels[index] >= 0 {
            let expected = levels[index]
            let actual = Int(result.levels[index])
            if expected != actual { isEqual = false }
            if (expected ^ actual) & 1 == 1 { return .wrong }
            parities |= 1 << (expected & 1)
        }
        return isEqual ? .right : parities != 3 ? .rightButForOneDirection : .wrong
    }

    private func isOrderRight() -> Bool {
        var place = 0
        for unit in result.order where levels[Int(unit)] >= 0 {
            guard place < order.count, order[place] == Int(unit) else { return false }
            place += 1
        }
        return place == order.count
    }
}

/// The cases of `BidiTest.txt`: a character of each class stands for the class.
private struct BidiTestRun {
    let bytes: [UInt8]
    private(set) var count = 0
    private(set) var oneDirectionCount = 0
    private(set) var failures: [Int] = []

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private static let characters: [(String, UInt16)] = [
        ("L", 0x61), ("R", 0x05D0), ("EN", 0x30), ("ES", 0x2B), ("ET", 0x23), ("AN", 0x0660), ("CS", 0x2C),
        ("B", 0x2029), ("S", 0x09), ("WS", 0x20), ("ON", 0x21), ("LRE", 0x202A), ("LRO", 0x202D), ("RLE", 0x202B),
        ("RLO", 0x202E), ("PDF", 0x202C), ("LRI", 0x2066), ("RLI", 0x2067), ("FSI", 0x2068), ("PDI", 0x2069),
        ("NSM", 0x0300), ("AL", 0x0627), ("BN", 0x00AD),
    ]

    mutating func run() throws {
        var units: [Int: UInt16] = [:]
        for (name, unit) in Self.characters { units[name.utf8.reduce(0) { $0 << 8 | Int($1) }] = unit }
        var bidi = try BidiCase()
        var reader = NumberReader(bytes: bytes)
        while !reader.isAtEnd {
            switch reader.byte {
            case UInt8(ascii: "#"), UInt8(ascii: "\n"): break
            case UInt8(ascii: "@"):
                let isLevels = bytes[reader.index + 1] == UInt8(ascii: "L")
                reader.skip(past: UInt8(ascii: ":"))
                if isLevels { reader.numbers(into: &bidi.levels) } else { reader.numbers(into: &bidi.order) }
            default:
                reader.words(units, into: &bidi.units)
                reader.skip(past: UInt8(ascii: ";"))
                let bases = reader.number()
                if bases & 1 != 0 { note(try bidi.outcome(nil), reader.line) }
                if bases & 2 != 0 { note(try bidi.outcome(.leftToRight), reader.line) }
                if bases & 4 != 0 { note(try bidi.outcome(.rightToLeft), reader.line) }
            }
            reader.skipLine()
        }
    }

    private mutating func note(_ outcome: BidiCase.Outcome, _ line: Int) {
        count += 1
        switch outcome {
        case .right: break
        case .rightButForOneDirection: oneDirectionCount += 1
        case .wrong: failures.append(line)
        }
    }
}

/// The cases of `BidiCharacterTest.txt`.
private struct BidiCharacterTestRun {
    let bytes: [UInt8]
    private(set) var count = 0
    private(set) var oneDirectionCount = 0
    private(set) var failures: [Int] = []

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// - Parameter outcome: judges a case by its base direction and the level of the paragraph.
    mutating func run(
        outcome: (TextDirection?, Int, inout BidiCase) throws -> BidiCase.Outcome = { base, level, bidi in
            try bidi.outcome(base, paragraphLevel: level)
        }
    ) throws {
        var bidi = try BidiCase()
        var reader = NumberReader(bytes: bytes)
        while !reader.isAtEnd {
            if reader.byte != UInt8(ascii: "#"), reader.byte != UInt8(ascii: "\n") {
                reader.characters(into: &bidi.units)
                reader.skip(past: UInt8(ascii: ";"))
                let base: TextDirection? =
                    switch reader.number() {
                    case 0: .leftToRight
                    case 1: .rightToLeft
                    default: nil
                    }
                reader.skip(past: UInt8(ascii: ";"))
                let level = reader.number()
                reader.skip(past: UInt8(ascii: ";"))
                reader.numbers(into: &bidi.levels)
                reader.skip(past: UInt8(ascii: ";"))
                reader.numbers(into: &bidi.order)
                count += 1
                switch try outcome(base, level, &bidi) {
                case .right: break
                case .rightButForOneDirection: oneDirectionCount += 1
                case .wrong: failures.append(reader.line)
                }
            }
            reader.skipLine()
        }
    }
}

/// Reads fields of numbers, one line after another.
private struct NumberReader {
    let bytes: [UInt8]
    private(set) var index = 0
    private(set) var line = 1

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { index >= bytes.count }
    var byte: UInt8 { bytes[index] }

    mutating func skip(past end: UInt8) {
        while bytes[index] != end { index += 1 }
        index += 1
    }

    mutating func skipLine() {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        index += 1
        line += 1
    }

    /// Decimal numbers to the end of the field; `x` is -1.
    mutating func numbers(into result: inout [Int]) {
        result.removeAll(keepingCapacity: true)
        var value = -2
        while true {
            let byte = bytes[index]
            if byte >= 0x30, byte <= 0x39 {
                value = max(value, 0) * 10 + Int(byte) - 0x30
            } else if byte == UInt8(ascii: "x") {
                value = -1
            } else {
                if value != -2 { result.append(value) }
                value = -2
                if byte == 0x0A || byte == UInt8(ascii: ";") { return }
            }
            index += 1
        }
    }

    mutating func number() -> Int {
        var value = 0
        while true {
            let byte = bytes[index]
            if byte >= 0x30, byte <= 0x39 {
                value = value * 10 + Int(byte) - 0x30
            } else if byte != 0x20 {
                return value
            }
            index += 1
        }
    }

    /// Names to the end of the field, each a number of its letters.
    mutating func words(_ units: [Int: UInt16], into result: inout [UInt16]) {
        result.removeAll(keepingCapacity: true)
        var word = 0
        while true {
            let byte = bytes[index]
            if byte == 0x20 || byte == UInt8(ascii: ";") {
                if word != 0, let unit = units[word] { result.append(unit) }
                word = 0
                if byte == UInt8(ascii: ";") { return }
            } else {
                word = word << 8 | Int(byte)
            }
            index += 1
        }
    }

    /// Hexadecimal code points to the end of the field, all of the basic plane.
    mutating func characters(into result: inout [UInt16]) {
        result.removeAll(keepingCapacity: true)
        var value: UInt16 = 0
        while true {
            let byte = bytes[index]
            if byte == 0x20 || byte == UInt8(ascii: ";") {
                result.append(value)
                value = 0
                if byte == UInt8(ascii: ";") { return }
            } else {
                value = value << 4 | UInt16(byte <= 0x39 ? byte - 0x30 : byte - 0x37)
            }
            index += 1
        }
    }
}
