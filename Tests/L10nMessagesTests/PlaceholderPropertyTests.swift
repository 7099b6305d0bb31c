import L10nLocale
import L10nMessages
import L10nSource
import MessageChecks
import TestSupport
import Testing

@Suite struct PlaceholderPropertyTests {
    private static let pieces = [
        "%@", "%1$@", "%2$@", "%d", "%lld", "%1$d", "%2$lld", "%.2f", "%%", "%", "% d", "50% d", "%*d", "%#@n@",
        "%1$#@n@", "%#@n", "%y", "%'d", "%0$@", "%128$@", "٪@", "%١$@", "{name}", "{Name}", "{ name }", "{name", "{",
        "}", "name}", "@%", "%%@", "1$@", "%arg", "%s", "%n", "%5-d", "% @", "%\u{200F}@", "\u{200F}", " ", " and ",
        "5", "д", "的", "%[n]@", "%9$@",
    ]

    private static func text(_ random: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            bytes += Array((pieces.randomElement(using: &random) ?? "").utf8)
        }
        if !bytes.isEmpty, Int.random(in: 0..<8, using: &random) == 0 {
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        return bytes
    }

    @Test func `checks are total and stay within the text (MG-3)`() {
        var random = SeededGenerator.announced()
        for _ in 0..<1_500 {
            let (source, text) = (Self.text(&random), Self.text(&random))
            for notation in MessageNotation.allCases {
                var context = PlaceholderContext(notation, reportsInformation: Bool.random(using: &random))
                if Bool.random(using: &random) {
                    context.role.plural = PluralForm(.few, coversOneNumber: Bool.random(using: &random))
                }
                let all =
                    PlaceholderCheck.issues(in: text.span, isSource: true, context: context)
                    + PlaceholderCheck.issues(in: text.span, translating: source.span, context: context)
                    + PlaceholderCheck.issues(inVariant: text.span, of: source.span, context: context)
                for issue in all {
                    #expect(issue.range.indices.upperBound <= text.count)
                    #expect((issue.counterpart?.indices.upperBound ?? 0) <= source.count)
                    var end = 0
                    for edit in issue.fix?.edits ?? [] {
                        #expect(edit.range.indices.lowerBound >= end && edit.range.indices.upperBound <= text.count)
                        end = edit.range.indices.upperBound
                    }
                }
                let places = PlaceholderReading(text.span, notation: notation).placeholders.map(\.range.indices)
                for (left, right) in zip(places, places.dropFirst()) {
                    #expect(left.upperBound <= right.lowerBound)
                }
            }
        }
    }

    @Test(arguments: ["%*L1$@", "%1$@ %*d", "%*1$@"]) func `a copy has the faults of its source text alone`(
        text: String
    ) {
        let bytes = Array(text.utf8)
        let context = PlaceholderContext(.printf)
        let compared = PlaceholderCheck.issues(in: bytes.span, translating: bytes.span, context: context)
        let alone = PlaceholderCheck.issues(in: bytes.span, isSource: false, context: context)
        #expect(!alone.isEmpty && compared.map(\.cause) == alone.map(\.cause))
    }

    @Test func `texts that agree have no findings, and a text agrees with itself`() {
        var random = SeededGenerator.announced()
        for _ in 0..<3_000 {
            let (source, text) = (Self.text(&random), Self.text(&random))
            // With all that is off by default, the check reads the texts instead of asking their signatures.
            var context = PlaceholderContext(.printfAndNamed, reportsInformation: true)
            let signature = PlaceholderSignature(text.span, notation: .printfAndNamed)
            if signature.agrees(with: PlaceholderSignature(source.span, notation: .printfAndNamed)) {
                let issues = PlaceholderCheck.issues(in: text.span, translating: source.span, context: context)
                #expect(issues.allSatisfy { $0.cause.isOffByDefault })
            }
            context.reportsInformation = false
            let compared = PlaceholderCheck.issues(in: text.span, translating: text.span, context: context)
            let alone = PlaceholderCheck.issues(in: text.span, isSource: false, context: context)
            #expect(compared.map(\.cause) == alone.map(\.cause), "\(String(decoding: text, as: UTF8.self))")
        }
    }

    @Test func `a signature says what a reading of the whole text says`() {
        var random = SeededGenerator.announced()
        for _ in 0..<5_000 {
            let text = Self.text(&random)
            let signature = PlaceholderSignature(text.span, notation: .printf)
            let reading = PlaceholderReading(text.span, notation: .printf)
            let specifiers = reading.placeholders.filter { $0.specifier != nil && $0.certainty != .broken }
            // `%arg` outside a substitution counts as `%a`.
            guard reading.misplacedValues.isEmpty, specifiers.allSatisfy({ $0.specifier?.stars == 0 }) else { continue }
            var next = 1
            var isWhole = true
            for placeholder in specifiers {
                let position = placeholder.position == 0 ? next : placeholder.position
                if placeholder.position == 0 { next += 1 }
                if signature[position] == .none { isWhole = false }
            }
            #expect(isWhole, "\(String(decoding: text, as: UTF8.self))")
            if let first = specifiers.first, first.position < 2 {
                #expect(signature[1] == first.type, "\(String(decoding: text, as: UTF8.self))")
            }
            if specifiers.contains(where: { $0.certainty == .certain }) { #expect(signature.traits.contains(.certain)) }
            #expect(signature.traits.contains(.numbered) == specifiers.contains { $0.position != 0 })
        }
    }
}
