import Foundation
import L10nSource
import TestSupport
import Testing

@Suite struct TextTraitsTests {
    /// The traits of a character that stands alone.
    private static func traits(_ scalar: Unicode.Scalar) -> TextTraits { TextTraits(scanning: String(scalar)) }

    /// What no ideograph, syllable or private character stands for, and the edges of those.
    private static let assigned = [
        0x80...0x3500, 0x9FF0...0xAC10, 0xD790...0xE010, 0xF8F0...0x11FFF, 0x13400...0x13460, 0x16A00...0x16FFF,
        0x1BC00...0x1BCFF, 0x1CF00...0x20010, 0x2F7F0...0x2FA2F, 0xE0000...0xE0FFF, 0xFFFF0...0xFFFFF,
        0x10FFF0...0x10FFFF,
    ].joined()
        .compactMap { Unicode.Scalar(UInt32($0)) }

    @Test func `no usual letter hides`() {
        let hidden = (UInt32(0x80)...0x10FFFF).filter { TextTraits.isUsualLetter($0) && TextTraits.hides($0) }
        #expect(hidden.isEmpty, "\(hidden.prefix(10).map { String($0, radix: 16) })")
    }

    @Test func `no surrogate, and nothing that has a shorter form, is a usual letter`() {
        #expect(!(UInt32(0)...0xA0).contains { TextTraits.isUsualLetter($0) })
        #expect(!(UInt32(0xD800)...0xDFFF).contains { TextTraits.isUsualLetter($0) })
    }

    @Test func `what hides is what Unicode says of spaces, controls, formats, ignorable characters and noncharacters`()
    {
        var wrong: [Unicode.Scalar] = []
        for scalar in Self.assigned {
            let properties = scalar.properties
            let isUnseen =
                switch properties.generalCategory {
                case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
                default: properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
                }
            let expected = isUnseen || scalar == "\u{FFFC}" || scalar == "\u{FFFD}"
            let found = TextTraits.hides(scalar.value)
            if found != expected || Self.traits(scalar).contains(.mayHide) != expected { wrong.append(scalar) }
        }
        #expect(wrong == [])
    }

    @Test func `what normalization changes, and what stacks on letters, is combining`() {
        let wrong = Self.assigned.filter { scalar in
            guard !Self.traits(scalar).contains(.combining) else { return false }
            let combiningClass = scalar.properties.canonicalCombiningClass
            if combiningClass != .notReordered && combiningClass != .virama { return true }
            let text = String(scalar)
            return !text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual(text.unicodeScalars)
        }
        #expect(wrong == [])
    }

    /// The tables are larger than what a law can say of them.
    @Test func `the characters of each trait are those of the list`() throws {
        var lines: [String] = []
        var run: (first: UInt32, kind: UInt16) = (0x80, 0)
        let values = [
            0x80...0x3500, 0x9FF0...0xAC10, 0xD790...0xD7FF, 0xF8F0...0x11200, 0x1EFF0...0x20010, 0x2F7F0...0x2FA30,
        ]
        for value in values.joined().map(UInt32.init) {
            let traits = Unicode.Scalar(value).map(Self.traits) ?? []
            let kind = traits.subtracting(.nonASCII).rawValue | (TextTraits.isUsualLetter(value) ? 1 : 0)
            guard kind != run.kind else { continue }
            if run.kind != 0 {
                let kinds = [(TextTraits.mayHide, "hides"), (.combining, "combines"), (.escape, "usual")]
                let names = kinds.filter { run.kind & $0.0.rawValue != 0 }.map(\.1).joined(separator: " ")
                lines.append("\(String(run.first, radix: 16))..<\(String(value, radix: 16)) \(names)")
            }
            run = (value, kind)
        }
        #expect(try Golden.difference(lines.joined(separator: "\n") + "\n", "Source/TextTraits.txt") == nil)
    }

    @Test(
        arguments: [
            ("", []), ("plain text!", []), ("100 %", .percent), ("a\\n", .escape), ("{a", .brace), ("a}", .brace),
            ("a\tb", .tab), ("a\nb", .lineBreak), ("a\rb", .lineBreak), ("\u{0}", .control), ("a\u{1F}", .control),
            ("\u{7F}b", .control), ("\u{8}", .control), ("\u{B}", .control), ("\u{E}", .control), (" ~", []),
            ("é", .nonASCII), ("😀", .nonASCII), ("ü{", [.nonASCII, .brace]), ("a\u{200B}", [.nonASCII, .mayHide]),
            ("a\u{301}", [.nonASCII, .combining]), ("\u{A0}%\t", [.nonASCII, .mayHide, .percent, .tab]),
        ] as [(String, TextTraits)])
    func `a text has the traits of its characters`(text: String, traits: TextTraits) {
        #expect(TextTraits(scanning: text) == traits)
    }

    @Test func `malformed bytes are told, and those behind them are read`() {
        let traits = TextTraits(scanning: [0xC3, 0x25, 0xFF, 0x7B].span)
        #expect(traits == [.nonASCII, .mayHide, .malformed, .percent, .brace])
    }

    @Test func `traits are asked for together`() {
        #expect(TextTraits.unseen == [.control, .mayHide])
        #expect(TextTraits([.tab, .brace]).hasAny(of: [.brace, .percent]))
        #expect(!TextTraits([.tab, .brace]).hasAny(of: [.percent, .escape]))
        #expect(TextTraits([.tab, .brace]).lacks([.percent, .escape]))
        #expect(!TextTraits([.tab, .brace]).lacks([.percent, .tab]))
        #expect(TextTraits([]).lacks(.tab) && !TextTraits([]).hasAny(of: .tab))
    }
}
