import Foundation
import L10nLocale
import L10nMessages
import L10nSource
import TestSupport
import Testing

/// Foundation's formatter as a second opinion on formats that are valid and harmless (F-76).
///
/// Where we differ on purpose is left out: values too wide for their specifier (F-15), widths of objects (F-13), numbers
/// of another type than the specifier's, gaps, mixed numbering and everything that Foundation cannot read. Also left out is
/// `%#g` of 999999.5, where glibc 2.36 drops the zeros (it prints `1.e+06`, the C standard asks for `1.00000e+06`).
@Suite struct FoundationOracleTests {
    enum Value: Sendable {
        case int(Int64), uint(UInt64), double(Double), text(String)

        var ours: MessageArgument {
            switch self {
            case .int(let value): .int(value)
            case .uint(let value): .int(value)
            case .double(let value): .double(value)
            case .text(let value): .string(value)
            }
        }

        var theirs: any CVarArg {
            switch self {
            case .int(let value): value
            case .uint(let value): value
            case .double(let value): value
            case .text(let value): value as NSString
            }
        }
    }

    private static func pick<T>(_ choices: [T], _ random: inout SeededGenerator) -> T {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    private static func double(_ random: inout SeededGenerator) -> Double {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: pick([0, -0.0, 0.5, 1.5, 2.5, 0.125, 1e15, 1e16, 9.5, 99.5, 0.0001, 0.00001, 999998.5], &random)
        case 1: Double(Int.random(in: -1000...1000, using: &random)) / 8
        case 2: Double(bitPattern: random.next() & 0x7FEF_FFFF_FFFF_FFFF)
        case 3:
            pick(
                [.infinity, -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .leastNormalMagnitude],
                &random)
        default: Double.random(in: -1e6...1e6, using: &random)
        }
    }

    /// A conversion with its length, and a value that it reads as it is.
    private static func specifier(_ random: inout SeededGenerator) -> (flags: [String], end: String, Value) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            let (length, bits) = pick(
                [("", 32), ("l", 64), ("ll", 64), ("h", 16), ("hh", 8), ("q", 64), ("z", 64)], &random)
            let value = Int64.random(in: .min ... .max, using: &random) >> Int64(64 - bits + pick([0, 3, 7], &random))
            return (["-", "+", " ", "0", ""], length + pick(["d", "i"], &random), .int(value))
        case 1:
            let (length, bits) = pick([("", 31), ("l", 63), ("ll", 63), ("h", 15), ("hh", 7)], &random)
            let value = random.next() >> UInt64(64 - bits + pick([0, 5], &random))
            return (["-", "0", "#", ""], length + pick(["u", "x", "X", "o"], &random), .uint(value))
        case 2, 3:
            let letter = pick(["f", "F", "e", "E", "g", "G", "a", "A"], &random)
            return (["-", "+", " ", "0", "#", ""], letter, .double(double(&random)))
        case 4: return ([], pick(["c", "C"], &random), .int(Int64.random(in: 0x20...0x7E, using: &random)))
        default: return ([], "@", .text(pick(["Ann", "אב", "", "50%", "😀"], &random)))
        }
    }

    @Test func `what Foundation prints for valid formats (MG-4 F-76)`() {
        var random = SeededGenerator.announced()
        for _ in 0..<10_000 {
            var pieces: [String] = []
            var values: [Value] = []
            let isNumbered = Bool.random(using: &random)
            for number in 1...Int.random(in: 1...4, using: &random) {
                let (flags, end, value) = Self.specifier(&random)
                var text = "%" + (isNumbered ? "\(number)$" : "")
                if !flags.isEmpty {
                    text += Self.pick(flags, &random) + Self.pick(flags, &random)
                    // CoreFoundation writes `%+ d` and `%-0d` to the system's printf, which agrees with PF-3.
                    let usesStar = !isNumbered && Int.random(in: 0..<8, using: &random) == 0
                    text += usesStar ? "*" : Self.pick(["", "", "7", "20"], &random)
                    if usesStar { values.append(.int(Int64.random(in: -9...9, using: &random))) }
                    text += Self.pick(["", "", ".0", ".3", ".12", "."], &random)
                }
                values.append(value)
                pieces.append(text + end)
            }
            if isNumbered { pieces.shuffle(using: &random) }
            let format = pieces.joined(separator: Self.pick(["|", " %% ", " é "], &random))
            let theirs = String(format: format, arguments: values.map(\.theirs))
            let message = CompiledMessage(format, notation: .printf)
            let ours = MessageFormatter(direction: .leftToRight, isolation: .none)
                .format(message, MessageArguments(values.map { Optional($0.ours) }))
            #expect(ours.text == theirs, "\(format) \(values)")
            #expect(ours.issues.isEmpty, "\(format)")
        }
    }

    #if os(Linux)
    /// The documented list: where both are asked the same and we answer otherwise. Calls that end the process are left out:
    /// positions over 127, and objects or memory that is not there (F-5, F-12, F-14).
    @Test(
        arguments: [
            ("F-8 F-72", "%2$d", [.int(111), .int(222)], "222", "111"), ("F-10", "%y", [], "%y", "y"),
            ("F-10", "100%", [], "100%", "100"), ("F-13", "%5@|", [.text("é")], "    é|", "é|"),
            ("F-13", "%.1@|", [.text("éa")], "é|", "éa|"),
            ("F-15", "%d", [.int(5_000_000_000)], "5,000,000,000", "705,032,704"),
            ("F-15", "%hd", [.int(70_000)], "70,000", "4,464"), ("F-17", "%05d", [.int(42)], "00042", "00,042"),
            ("F-73", "%lu", [.uint(.max)], "18,446,744,073,709,551,615", "-1"),
        ] as [(String, String, [Value], String, String)])
    func `what differs from Foundation on purpose (MG-4 F-76)`(
        id: String, format: String, values: [Value], ours: String, theirs: String
    ) throws {
        #expect(
            String(format: format, locale: Locale(identifier: "en"), arguments: values.map(\.theirs)) == theirs, "\(id)"
        )
        var formatter = MessageFormatter(direction: .leftToRight, isolation: .none)
        formatter.numbers = LocaleNumbers(try NumberStyle(of: .english))
        let message = CompiledMessage(format, notation: .printf)
        let arguments = values.map { value in
            if case .uint(let number) = value { MessageArgument(.uint(number)) } else { value.ours }
        }
        #expect(formatter.format(message, MessageArguments(arguments.map { Optional($0) })).text == ours, "\(id)")
    }
    #endif

    /// Formats of whole numbers only, in any disorder: the last specifier prints how many arguments were read before.
    @Test func `as many arguments are read as by Foundation (PF-1 PF-9 PF-11 PF-13)`() {
        var random = SeededGenerator.announced()
        let letters = Array("%%%%% -+0#5.hlqztjLdiuxoybkmvw,é")
        for _ in 0..<10_000 {
            var junk = ""
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let letter = Self.pick(letters, &random)
                // One digit at a time: a wide field costs memory, and a number that is too large ends the process.
                if letter.isNumber, junk.last?.isNumber ?? false { continue }
                junk.append(letter)
            }
            let format = junk + "|#%ld"
            let theirs = String(format: format, arguments: (0..<16).map { 100 + $0 })
            let specifiers = PrintfParser.parse(format).specifiers
            guard specifiers.last.map({ Int($0.range.upper) == format.utf8.count }) ?? false else {
                Issue.record("\(format) ends in a specifier")
                continue
            }
            #expect(theirs.hasSuffix("#\(100 + specifiers.count - 1)"), "\(format): \(theirs)")
        }
    }
}
