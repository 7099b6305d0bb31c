import L10nMessages
import L10nSource
import TestSupport
import Testing

@Suite struct MessageModelTests {
    private func parts(_ text: String, _ notation: MessageNotation) -> [PatternPart] {
        guard case .pattern(let body) = MessageParser.parse(text, notation: notation).body else { return [] }
        return body.pattern.parts.map(\.value)
    }

    private func expression(_ argument: String, _ function: FunctionReference, _ source: String) -> PatternPart {
        .placeholder(Expression(.variable(argument), function, attributes: Attributes(source: source)))
    }

    @Test func `specifiers become placeholders of named arguments (M2-60 M2-61)`() {
        #expect(
            parts("a %@ %2$lld%%", .printf) == [
                .text("a "), expression("arg1", FunctionReference("string"), "%@"), .text(" "),
                expression("arg2", FunctionReference("integer"), "%2$lld"), .text("%"),
            ])
    }

    @Test func `fractions, other forms and widths of the list (M2-61 M2-62)`() {
        let two = FunctionOption("minimumFractionDigits", .literal("2"))
        let most = FunctionOption("maximumFractionDigits", .literal("2"))
        #expect(parts("%.2f", .printf) == [expression("arg1", FunctionReference("number", [two, most]), "%.2f")])
        let spelling = FunctionOption("specifier", .literal("%-*x"))
        let width = FunctionOption("width", .variable("arg1"))
        #expect(
            parts("%-*x", .printf) == [expression("arg2", FunctionReference("svl:printf", [spelling, width]), "%-*x")])
    }

    @Test func `variables and what cannot be read (M2-63 F-10)`() {
        let name = FunctionOption("name", .literal("n"))
        let unreadable = Expression(
            nil, FunctionReference("svl:unreadable"), attributes: Attributes(source: "%y"))
        #expect(
            parts("%#@n@ %y", .printf) == [
                expression("arg1", FunctionReference("svl:variable", [name]), "%#@n@"), .text(" "),
                .placeholder(unreadable),
            ])
    }

    @Test func `named holes (M2-75)`() {
        #expect(
            parts("{a} is {a}", .named) == [
                expression("a", FunctionReference("string"), "{a}"), .text(" is "),
                expression("a", FunctionReference("string"), "{a}"),
            ])
        #expect(parts("100% {}", .named) == [.text("100% {}")])
        #expect(parts("", .named) == [])
    }

    @Test func `a hole keeps its name where it looks like a place (M2-75)`() {
        let message = MessageParser.parse("{arg1} %2$@ %1$@", notation: .printfAndNamed)
        #expect(message.argumentNames == ["arg1", "2", "1"])
    }

    @Test func `ranges cover the text and follow each other (M2-6)`() {
        var random = SeededGenerator.announced()
        let pieces = ["%@", "%%", "{a}", "x", "é", "%", "%1$d", "%y", "{", "}"]
        for _ in 0..<3_000 {
            let text = (0..<6).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            for notation in MessageNotation.allCases {
                guard case .pattern(let body) = MessageParser.parse(text, notation: notation).body else { continue }
                var end: UInt32 = 0
                for part in body.pattern.parts {
                    #expect(part.range.lower == end && part.range.upper > end)
                    end = part.range.upper
                    if case .text(let text) = part.value { #expect(!text.isEmpty) }
                }
                #expect(Int(end) == text.utf8.count)
            }
        }
    }

    @Test func `a message with variants keeps its promises (M2-12)`() {
        let input = Declaration.input(name: "n", Expression(.variable("n"), FunctionReference("number")))
        func variant(_ keys: [VariantKey]) -> Variant {
            Variant(keys: keys, value: Pattern([]), range: SourceRange(at: 0))
        }
        func message(_ selectors: [String], _ variants: [Variant]) -> SelectMessage? {
            SelectMessage(declarations: [input], selectors: selectors, variants: variants)
        }
        let other = variant([.catchAll(original: "other")])
        #expect(message(["n"], [variant([.literal("one")]), other]) != nil)
        #expect(message(["n"], [variant([.literal("one")])]) == nil)
        #expect(message(["n"], [other, other]) == nil)
        #expect(message(["m"], [other]) == nil)
        #expect(message(["n"], [variant([.literal("one"), .literal("one")]), other]) == nil)
    }
}
