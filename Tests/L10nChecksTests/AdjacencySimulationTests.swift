import L10nICU
import L10nLocale
import L10nMessages
import L10nSource
import TestSupport
import Testing

@testable import L10nChecks

@Suite struct AdjacencySimulationTests {
    private static func verdict(
        _ text: String, _ direction: TextDirection
    ) throws -> (AdjacencySimulation.Verdict, AdjacencyPictures)? {
        var simulation = try AdjacencySimulation(direction: direction)
        for paragraph in AdjacencyText.paragraphs(of: Array(text.utf8).span, base: direction) {
            guard let verdict = try simulation.verdict(paragraph) else { continue }
            return (verdict, try simulation.pictures(paragraph, verdict, base: direction))
        }
        return nil
    }

    /// `shalom` in Hebrew, which pictures show as NFMZ.
    private static let hello = "\u{05E9}\u{05DC}\u{05D5}\u{05DD}"

    @Test(
        arguments: [
            // text, direction, value, placeholders, as it is, isolated, what moves
            ("%@: 3 reviews", .leftToRight, .hebrew, [0], "3 :BA reviews", "BA: 3 reviews", ": 3"),
            ("%@ (24) follows", .leftToRight, .hebrew, [0], "(24) BA follows", "BA (24) follows", "(24)"),
            ("%@ (%d) follows", .leftToRight, .hebrew, [0], "(24) BA follows", "BA (24) follows", "(%d)"),
            ("By %@, %@ and 3", .leftToRight, .hebrew, [0, 1], "By DC ,BA and 3", "By BA, DC and 3", ""),
            ("Photo by %@, 12 May", .leftToRight, .hebrew, [0], "Photo by 12 ,BA May", "Photo by BA, 12 May", ", 12"),
            ("First line\n%@ (24) follows", .leftToRight, .hebrew, [0], "(24) BA follows", "BA (24) follows", "(24)"),
            ("100%% %@ - 3 of 4", .leftToRight, .hebrew, [0], "100% 3 - BA of 4", "100% BA - 3 of 4", "- 3"),
            ("\(hello) %@ (3)", .rightToLeft, .latin, [0], "ab (3) NFMZ", "(3) ab NFMZ", "(3)"),
            ("%@, %@", .rightToLeft, .latin, [0, 1], "ab, cd", "cd ,ab", ""),
        ] as [(String, TextDirection, AdjacencyValue, [Int], String, String, String)])
    func `values that move the text (B-59)`(
        text: String, direction: TextDirection, value: AdjacencyValue, holes: [Int], bare: String, isolated: String,
        moved: String
    ) throws {
        let (verdict, pictures) = try #require(try Self.verdict(text, direction))
        #expect(verdict.value == value)
        #expect(verdict.holes == holes)
        #expect(pictures.bare == bare)
        #expect(pictures.isolated == isolated)
        #expect(pictures.moved == moved)
    }

    @Test(
        arguments: [
            ("%@", .leftToRight), ("Hello %@", .leftToRight), ("Hello, %@!", .leftToRight),
            ("%@ follows you", .leftToRight), ("Delete “%@”?", .leftToRight), ("%d of %d", .leftToRight),
            ("{name} (24) follows", .leftToRight), ("\u{2068}%@\u{2069} (24) follows", .leftToRight),
            ("%@\u{200E} (24) follows", .leftToRight), ("%@ %@", .leftToRight), ("Hello %@\n(24) follow", .leftToRight),
            ("100%", .leftToRight), ("%1$@ %2$#@count@", .leftToRight), ("", .leftToRight),
            ("%@’s 3 photos", .leftToRight), ("%@", .rightToLeft),
            ("\(hello) %@!", .rightToLeft), ("%@ \(hello) %@", .rightToLeft), ("%d \(hello) %@", .rightToLeft),
        ] as [(String, TextDirection)])
    func `texts that nothing moves (B-59)`(text: String, direction: TextDirection) throws {
        #expect(try Self.verdict(text, direction) == nil)
    }

    /// The verdict on a shape must be that on each text of the shape.
    @Test func `texts of one shape have one verdict (B-59)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "%@", "%@", "ab", "é", " ", " ", "7", "(", ")", ",", ": ", "-", "/", "“", "!", hebrew(3), hebrew(1),
            "\u{0627}\u{0628}", "%d", "字", "\u{0661}", "$", "%%", "\n", "%1$s", "—", "²", "ˆ", "क", "ि", "\u{2068}",
            "\u{2069}", "\u{0301}",
        ]
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            var remembering = try AdjacencySimulation(direction: direction)
            for _ in 0..<4_000 {
                let count = Int.random(in: 1...9, using: &random)
                let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
                for paragraph in AdjacencyText.paragraphs(of: Array(text.utf8).span, base: direction) {
                    let verdict = try remembering.verdict(paragraph)
                    let direct = try remembering.simulate(paragraph.units, paragraph.holes.count)
                    #expect(verdict?.value == direct?.value, "\(text.unicodeScalars.map(\.value))")
                    #expect(verdict?.holes == direct?.holes)
                    if direction == .leftToRight, !AdjacencyDoubt.isPossible(in: Array(text.utf8).span) {
                        #expect(direct == nil, "no doubt about \(text.unicodeScalars.map(\.value))")
                    }
                }
            }
        }
    }

    private func hebrew(_ count: Int) -> String { String(repeating: "\u{05D0}", count: count) }

    /// Nothing that a value holds moves the text around it.
    @Test func `an isolated value leaves the order of the text alone (B-64)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let scalars = Array(
            "ab 7(),:-/\u{05D0}\u{0627}\u{0661}\u{2066}\u{2067}\u{2068}\u{2069}\u{202A}\u{202B}\u{202C}\u{202E}\n\u{2029}\u{200F}"
                .unicodeScalars)
        let literals = ["ab", " ", "7", "(", ")", ",", ": ", "-", "\u{05D0}\u{05D1}", "\u{0627}", "!"]
        var algorithm = try BidiAlgorithm()
        for _ in 0..<2_000 {
            let before = (0..<3).map { _ in literals.randomElement(using: &random) ?? "" }.joined()
            let after = (0..<3).map { _ in literals.randomElement(using: &random) ?? "" }.joined()
            let message = CompiledMessage(before + "%@" + after, notation: .printf)
            for direction in [TextDirection.leftToRight, .rightToLeft] {
                let formatter = MessageFormatter(direction: direction)
                var orders: [[Int]] = []
                for _ in 0..<4 {
                    var value = "x"
                    for _ in 0..<Int.random(in: 0...6, using: &random) {
                        value.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
                    }
                    let text = formatter.format(message, [.string(value)]).text
                    let end = text.utf16.count - after.utf16.count
                    let order = try algorithm.paragraph(text, base: direction).order.map { Int($0) }
                    orders.append(
                        order.filter { $0 < before.utf16.count || $0 >= end }.map { $0 < end ? $0 : $0 - end + 1_000 })
                }
                #expect(orders.allSatisfy { $0 == orders[0] }, "\(before)|\(after)")
            }
        }
    }
}
