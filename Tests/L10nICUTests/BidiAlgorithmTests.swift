import L10nICU
import L10nLocale
import Testing

private let ab = "\u{05D0}\u{05D1}"
private let cd = "\u{05D2}\u{05D3}"

/// The value as it is written into a text whose language it need not share.
private func isolated(_ value: String, _ start: Unicode.Scalar = "\u{2068}") -> String {
    "\(start)\(value)\u{2069}"
}

/// Each with the pictures of messages.md 7.4, where `AB` and `CD` are Hebrew letters.
struct BidiAlgorithmTests {
    @Test(
        arguments: [
            ("B-30", .leftToRight, "\(ab): 3 reviews", "3 :BA reviews"),
            ("B-30", .leftToRight, "\(isolated(ab)): 3 reviews", "BA: 3 reviews"),
            ("B-31", .leftToRight, "\(ab) (24) follows", "(24) BA follows"),
            ("B-31", .leftToRight, "\(isolated(ab)) (24) follows", "BA (24) follows"),
            ("B-32", .leftToRight, "By \(ab), \(cd) and 3", "By DC ,BA and 3"),
            ("B-32", .leftToRight, "By \(isolated(ab)), \(isolated(cd)) and 3", "By BA, DC and 3"),
            ("B-33", .rightToLeft, "\(ab) C++ \(cd)", "DC ++C BA"),
            ("B-33", .rightToLeft, "\(ab) \(isolated("C++")) \(cd)", "DC C++ BA"),
            ("B-34", .rightToLeft, "\(ab) -5 \(cd)", "DC 5- BA"),
            ("B-34", .rightToLeft, "\(ab) \(isolated("-5", "\u{2066}")) \(cd)", "DC -5 BA"),
            ("B-34", .rightToLeft, "\(ab) \u{200E}-5 \(cd)", "DC -5 BA"),
            ("B-35", .rightToLeft, "\(ab) 50% \(cd)", "DC 50% BA"),
            ("B-35", .rightToLeft, "\(ab) \(isolated("50%")) \(cd)", "DC 50% BA"),
            ("B-36", .rightToLeft, "\(ab) a.org/x/ \(cd)", "DC /a.org/x BA"),
            ("B-36", .rightToLeft, "\(ab) \(isolated("a.org/x/")) \(cd)", "DC a.org/x/ BA"),
            ("B-37", .rightToLeft, "\(ab) +972 3-555 \(cd)", "DC 3-555 972+ BA"),
            ("B-37", .rightToLeft, "\(ab) \(isolated("+972 3-555", "\u{2066}")) \(cd)", "DC +972 3-555 BA"),
            ("B-38", nil, "Ann \(ab) \(cd).", "Ann DC BA."),
            ("B-38", .rightToLeft, "Ann \(ab) \(cd).", ".DC BA Ann"),
            ("B-38", nil, "Ann \(isolated(ab)) \(isolated(cd)).", "Ann BA DC."),
            ("B-39", .leftToRight, "\(ab) Yahoo!", "BA Yahoo!"),
            ("B-39", .rightToLeft, "\(ab) Yahoo!", "!Yahoo BA"),
            ("B-39", .leftToRight, "\(isolated(ab)) Yahoo!", "BA Yahoo!"),
            ("B-39", .rightToLeft, "\(isolated(ab)) Yahoo!", "!Yahoo BA"),
            ("B-40", .leftToRight, "\(isolated("\u{2069}" + ab)) (24) follows", "(24) BA follows"),
            ("brackets are mirrored", .rightToLeft, "\u{05D0} (\u{05D1})", "(B) A"),
            ("beyond the basic plane", .leftToRight, "\(ab) \u{1F600} \(cd)", "DC \u{1F600} BA"),
            ("nothing", nil, "", ""),
        ] as [(String, TextDirection?, String, String)])
    func `what is seen (B-30 to B-40)`(id: String, base: TextDirection?, logical: String, seen: String) throws {
        var algorithm = try BidiAlgorithm()
        #expect(try algorithm.picture(of: logical, base: base) == seen, "\(id)")
    }

    @Test func `base direction of the first strong character (I-40)`() throws {
        var algorithm = try BidiAlgorithm()
        #expect(try algorithm.paragraph("3 \u{05D0}a", base: nil).direction == .rightToLeft)
        #expect(try algorithm.paragraph("3 a\u{05D0}", base: nil).direction == .leftToRight)
        #expect(try algorithm.paragraph("3", base: nil).direction == .leftToRight)
        #expect(try algorithm.paragraph("", base: .rightToLeft).direction == .rightToLeft)
        #expect(try algorithm.paragraph("a", base: .rightToLeft).levels == [2])
    }

    /// One handle serves texts of any length one after the other: nothing of a text remains for the next.
    @Test func `a handle is used again (I-40)`() throws {
        var algorithm = try BidiAlgorithm()
        var result = BidiParagraph()
        for text in ["\u{05D0}b", "ab", "", "\u{05D0}\u{05D1}\u{05D2}", "a"] {
            for base in [TextDirection.leftToRight, .rightToLeft, nil] {
                try algorithm.resolve(Array(text.utf16), base: base, into: &result)
                var fresh = try BidiAlgorithm()
                let expected = try fresh.paragraph(text, base: base)
                #expect(result.levels == expected.levels)
                #expect(result.order == expected.order)
                #expect(result.direction == expected.direction)
            }
        }
    }

    @Test func `what is mirrored is mirrored back, and nothing else is (I-41)`() throws {
        let algorithm = try BidiAlgorithm()
        var count = 0
        for value in UInt32(0)...0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let mirrored = algorithm.mirrored(scalar)
            if mirrored == scalar { continue }
            count += 1
            #expect(scalar.properties.isBidiMirrored, "\(scalar.escaped(asASCII: true))")
            #expect(algorithm.mirrored(mirrored) == scalar, "\(scalar.escaped(asASCII: true))")
        }
        #expect(count > 350)
        #expect(algorithm.mirrored("(") == ")" && algorithm.mirrored("\u{00AB}") == "\u{00BB}")
        #expect(algorithm.mirrored("a") == "a" && algorithm.mirrored("\u{2211}") == "\u{2211}")
    }
}
