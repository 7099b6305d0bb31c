import L10nICU
import L10nLocale
import L10nMessages
import Testing

/// The vectors of messages.md 7.4, as the run time formats them.
@Suite struct IsolationPictureTests {
    @Test(
        arguments: [
            ("B-30", .leftToRight, "%@: 3 reviews", ["\u{05D0}\u{05D1}"], "3 :BA reviews", "BA: 3 reviews"),
            ("B-31", .leftToRight, "%@ (24) follows", ["\u{05D0}\u{05D1}"], "(24) BA follows", "BA (24) follows"),
            (
                "B-32", .leftToRight, "By %@, %@ and 3", ["\u{05D0}\u{05D1}", "\u{05D2}\u{05D3}"], "By DC ,BA and 3",
                "By BA, DC and 3"
            ),
            ("B-33", .rightToLeft, "\u{05D0}\u{05D1} %@ \u{05D2}\u{05D3}", ["C++"], "DC ++C BA", "DC C++ BA"),
            ("B-35", .rightToLeft, "\u{05D0}\u{05D1} %@ \u{05D2}\u{05D3}", ["50%"], "DC 50% BA", "DC 50% BA"),
            (
                "B-36", .rightToLeft, "\u{05D0}\u{05D1} %@ \u{05D2}\u{05D3}", ["a.org/x/"], "DC /a.org/x BA",
                "DC a.org/x/ BA"
            ),
            ("B-39", .leftToRight, "%@ Yahoo!", ["\u{05D0}\u{05D1}"], "BA Yahoo!", "BA Yahoo!"),
            ("B-39", .rightToLeft, "%@ Yahoo!", ["\u{05D0}\u{05D1}"], "!Yahoo BA", "!Yahoo BA"),
            (
                "B-40", .leftToRight, "%@ (24) follows", ["\u{2069}\u{05D0}\u{05D1}"], "(24) BA follows",
                "BA (24) follows"
            ),
        ] as [(String, TextDirection, String, [String], String, String)])
    func `without and with isolates (B-30 to B-40)`(
        id: String, direction: TextDirection, text: String, values: [String], bare: String, isolated: String
    ) throws {
        var algorithm = try BidiAlgorithm()
        let message = CompiledMessage(text, notation: .printf)
        let arguments = MessageArguments(values.map { MessageArgument.string($0) })
        for (isolation, seen) in [(Isolation.none, bare), (.isolate, isolated)] {
            let result = MessageFormatter(direction: direction, isolation: isolation).format(message, arguments)
            #expect(try algorithm.picture(of: result.text, base: result.direction) == seen, "\(id)")
        }
    }

    /// A phone number and a signed number are written from left to right, whatever stands around (B-4).
    @Test(arguments: [
        ("B-34", "-5", "DC 5- BA", "DC -5 BA"), ("B-37", "+972 3-555", "DC 3-555 972+ BA", "DC +972 3-555 BA"),
    ])
    func `declared directions (B-34 B-37)`(id: String, value: String, bare: String, isolated: String) throws {
        var algorithm = try BidiAlgorithm()
        let message = CompiledMessage("\u{05D0}\u{05D1} %@ \u{05D2}\u{05D3}", notation: .printf)
        for (isolation, seen) in [(Isolation.none, bare), (.isolate, isolated)] {
            let result = MessageFormatter(direction: .rightToLeft, isolation: isolation)
                .format(message, [.string(value, direction: .leftToRight)])
            #expect(try algorithm.picture(of: result.text, base: result.direction) == seen, "\(id)")
        }
    }
}
