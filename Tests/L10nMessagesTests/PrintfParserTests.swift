import L10nMessages
import L10nSource
import TestSupport
import Testing

@Suite struct PrintfParserTests {
    @Test(arguments: Row.table("printf.tsv")) func `P and F one format`(row: Row) {
        let text = row[1]
        let items = PrintfParser.parse(text).items
        #expect(items.map { describe($0, in: text) }.joined(separator: " | ") == row[2])
    }

    @Test func `the value of a substitution is a placeholder there only (PF-24 F-62)`() {
        let text = "%arg of %1$arg"
        let format = PrintfParser.parse(text, notation: .substitution)
        #expect(format.specifiers.map(\.conversion) == [.substitutionValue, .substitutionValue])
        #expect(format.specifiers.map { text.utf8($0.range.indices) } == ["%arg", "%1$arg"])
        #expect(PrintfParser.parse(text).specifiers.map(\.conversion) == [.hexFloat, .hexFloat])
    }

    @Test func `the reader is total and its items stand apart (MG-3)`() {
        var random = SeededGenerator.announced()
        let letters = Array("%%%%%$$0123459 #-+.*'hlqLtzjdiuxofegacCsSpn@@[]n_{}Iüдٱ٪％\u{200F}\u{A0}😀".utf8)
        for _ in 0..<10_000 {
            var bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in letters.randomElement(using: &random)! }
            if Bool.random(using: &random), !bytes.isEmpty {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            for notation in MessageNotation.allCases {
                var end = 0
                for item in PrintfParser.parse(bytes.span, notation: notation).items {
                    let range = item.range.indices
                    #expect(range.lowerBound >= end && range.upperBound > range.lowerBound)
                    #expect(range.upperBound <= bytes.count && bytes[range.lowerBound] == 0x25)
                    #expect(!bytes[end..<range.lowerBound].contains(0x25) || !notation.readsPercent)
                    end = range.upperBound
                }
            }
        }
    }

    @Test func `a regular specifier is spelled as it was read (PF-1)`() {
        var random = SeededGenerator.announced()
        for _ in 0..<5_000 {
            let text = Self.regular(&random)
            guard case .specifier(let specifier)? = PrintfParser.parse(text).items.first else {
                Issue.record("\(text) is a specifier")
                return
            }
            #expect(specifier.spelled() == text)
            #expect(specifier.range == SourceRange(0..<text.utf8.count))
        }
    }

    /// A random specifier in the spelling that fixes use.
    static func regular(_ random: inout SeededGenerator) -> String {
        func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
        return "%" + pick(["", "", "1$", "127$"]) + pick(["", "-", "+", " ", "#", "0", "-+", "+0"])
            + pick(["", "7", "*", "*3$"]) + pick(["", ".0", ".2", ".*", ".*4$"])
            + pick(["", "hh", "h", "l", "ll", "q", "t", "z", "j", "L"])
            + pick(["d", "i", "D", "u", "U", "x", "X", "o", "O", "e", "f", "g", "a", "c", "C", "s", "S", "P", "p", "n"])
    }
}

/// The item as the table `printf.tsv` writes it.
private func describe(_ item: PrintfItem, in text: String) -> String {
    let characters = text.utf8(item.range.indices)
    switch item {
    case .percent: return characters + "=percent"
    case .fault(let fault):
        return characters + "=\(fault.kind)" + (fault.letter.map { " '\($0)'" } ?? "")
    case .specifier(let specifier):
        if let name = specifier.name {
            return characters + "=variable " + text.utf8(name.indices)
                + (specifier.isNumbered ? " #\(specifier.position)" : "")
                + (specifier.flags.contains(.unsafeName) ? " unsafe" : "")
        }
        let type = specifier.argumentType
        let sizes: [ArgumentSize: String] = [
            .bits8: "/8", .bits16: "/16", .bits32: "/32", .long: "/long", .bits64: "/64", .longDouble: "/longDouble",
        ]
        return characters + "=\(specifier.spelled() ?? "") \(type.kind)" + (sizes[type.size] ?? "")
            + (specifier.flags.contains(.disordered) ? " disordered" : "")
            + (specifier.flags.contains(.lateSpace) ? " late-space" : "")
    }
}
