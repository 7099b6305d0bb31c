import L10nLocale
import L10nMessages
import L10nSource
import MessageChecks
import Testing

@Suite struct PlaceholderPairTests {
    @Test(arguments: Row.table("pairs.tsv")) func `P and F two texts`(row: Row) throws {
        let context = try #require(PlaceholderContext(words: row[1]))
        let (source, text) = (Array(row[2].utf8), Array(row[3].utf8))
        let issues = PlaceholderCheck.issues(in: text.span, translating: source.span, context: context)
        let described = issues.map { issue in
            "\(issue.cause.rawValue) \(issue.severity) '\(row[3].utf8(issue.range.indices))'"
                + (issue.fix.map { " → " + String(decoding: $0.applied(to: text), as: UTF8.self) } ?? "")
        }
        #expect((described.isEmpty ? "ok" : described.joined(separator: " | ")) == row[4])
    }

    @Test(arguments: Row.table("pairs.tsv")) func `the quick answer is never wrong`(row: Row) throws {
        let context = try #require(PlaceholderContext(words: row[1]))
        let source = PlaceholderSignature(row[2], notation: context.notation)
        let text = PlaceholderSignature(row[3], notation: context.notation)
        if source.agrees(with: text), !context.reportsInformation { #expect(row[4] == "ok") }
    }

    @Test func `arguments that code declares (PF-33)`() {
        let declared = PlaceholderReading(declared: [.object, .int], names: ["name"])
        let context = PlaceholderContext(.printfAndNamed)
        func causes(_ text: String) -> [String] {
            PlaceholderCheck.issues(in: Array(text.utf8).span, declared: declared, context: context)
                .map { "\($0.cause.rawValue) \($0.severity)" }
        }
        #expect(causes("{name}: %@ %ld") == [])
        #expect(causes("{name}: %2$ld %1$@ %3$@") == ["too-few-arguments error"])
        // PF-16, F-15: `%d` for a Swift `Int`.
        #expect(causes("{name}: %@ %d") == ["integer-width note"])
        #expect(causes("%@ %ld") == ["missing-placeholder warning"])
    }

    @Test func `an argument that code declares and no text shows is told with the plainest specifier (PF-33)`() {
        func suggested(_ types: [ArgumentType]) -> [String?] {
            PlaceholderCheck.issues(
                in: [UInt8]().span, declared: PlaceholderReading(declared: types, names: []),
                context: PlaceholderContext(.printf)
            ).map(\.suggestion)
        }
        #expect(suggested([.object, .int, .double]) == ["%@", "%ld", "%f"])
        let others = [
            ArgumentType(.unsigned, .bits32), ArgumentType(.signed, .bits8), ArgumentType(.fixed, .longDouble),
            ArgumentType(.cString),
        ]
        #expect(suggested(others) == ["%u", "%hhd", "%Lf", "%s"])
    }

    @Test func `variants that use other arguments (PF-64)`() throws {
        func causes(_ variant: String, _ other: String, _ words: String) throws -> [String] {
            let context = try #require(PlaceholderContext(words: words))
            return PlaceholderCheck.issues(
                inVariant: Array(variant.utf8).span, of: Array(other.utf8).span, context: context
            ).map { "\($0.cause.rawValue) \($0.severity)" }
        }
        #expect(try causes("%d", "%d of %@", "printf+onen") == ["variant-placeholders error"])
        #expect(try causes("one of %2$@", "%1$d of %2$@", "printf+one1+variant") == [])
        #expect(try causes("%@", "%@ of %d", "printf+one1") == [])
        #expect(try causes("%@", "%@ of %d", "printf+onen") == [])
        #expect(try causes("%@ of %@", "%@ of %d", "printf+onen") == ["variant-placeholders error"])
    }

    @Test func `a variable of known type may be shown as a plain number (PF-63)`() {
        var context = PlaceholderContext()
        context.variableTypes = ["n": ArgumentType(.signed, .bits64)]
        func causes(_ text: String) -> [String] {
            PlaceholderCheck.issues(
                in: Array(text.utf8).span, translating: Array("%#@n@ files".utf8).span, context: context
            ).map(\.cause.rawValue)
        }
        #expect(causes("%lld 個") == [])
        #expect(causes("%d 個") == ["integer-width"])
        #expect(causes("%@ 個") == ["variable-differs"])
    }

    @Test func `a variable that reads another type is told with the plain placeholder (PF-63)`() {
        var context = PlaceholderContext()
        context.variableTypes = ["n": ArgumentType(.signed, .bits64)]
        let issues = PlaceholderCheck.issues(
            in: Array("%#@n@ Dateien".utf8).span, translating: Array("%d files".utf8).span, context: context)
        #expect(issues.map(\.cause) == [.size])
        #expect(issues.map(\.suggestion) == ["%d"])
    }

    @Test(arguments: [("No file", "numberDropped note"), ("No or 1 file", "numberDropped warning")])
    func `a form for 0 and 1 needs no number where it shows none at all`(text: String, expected: String) {
        let form = PluralForm(.one, coversOneNumber: false, coversZeroAndOne: true)
        let context = PlaceholderContext(.printf, role: TextRole(plural: form))
        let issues = PlaceholderCheck.issues(
            in: Array(text.utf8).span, translating: Array("%d files".utf8).span, context: context)
        #expect(issues.map { "\($0.cause) \($0.severity)" } == [expected])
    }

    @Test func `a placeholder where the source has none is told where nobody takes it for prose`() {
        func unasked(_ text: String) -> [String] {
            PlaceholderCheck.unasked(in: Array(text.utf8).span, beside: Array("All files".utf8).span).map { issue in
                text.utf8(issue.range.indices)
            }
        }
        #expect(unasked("Alle %@ und %2$d Dateien, %d") == ["%@", "%2$d", "%d"])
        #expect(unasked("100 % der Dateien, 50%d, %den") == [])
    }

    @Test func `the wording gets the argument, its type and what to write (PF-57)`() throws {
        let issues = PlaceholderCheck.issues(in: Array("%2$d %1$d".utf8).span, translating: Array("%@ %d".utf8).span)
        let issue = try #require(issues.first)
        #expect(issues.count == 1)
        #expect(issue.argument == .position(1))
        #expect(issue.expected == .object)
        #expect(issue.found == ArgumentType(.signed, .bits32))
        #expect(issue.suggestion == "%1$@")
        #expect(issue.counterpart == SourceRange(0, 2))
        #expect(issue.rule?.id == "placeholder-type-mismatch")
    }

    @Test func `a text with too many placeholders is not looked at further (PRI-14)`() {
        let many = Array(String(repeating: "%d ", count: 101).utf8)
        let issues = PlaceholderCheck.issues(in: many.span, translating: many.span)
        #expect(issues.map(\.cause) == [.tooManyPlaceholders])
        #expect(issues.first?.rule?.id == "input-limit-exceeded")
        #expect(PlaceholderCheck.issues(in: Array(many.dropLast(3)).span, translating: many.span).isEmpty)
    }
}

extension PlaceholderContext {
    /// The context that a table names, such as `printf+override+one1`.
    init?(words: String) {
        let words = words.split(separator: "+").map(String.init)
        guard let first = words.first, let notation = MessageNotation(rawValue: first) else { return nil }
        self.init(notation)
        for word in words.dropFirst() {
            switch word {
            case "override": role.isOverride = true
            case "action": role.isActionLabel = true
            case "variant": role.isVariableVariant = true
            case "watch": targetsWatch32 = true
            case "info": reportsInformation = true
            default:
                guard let category = PluralCategory(rawValue: String(word.dropLast())) else { return nil }
                role.plural = PluralForm(category, coversOneNumber: word.hasSuffix("1"))
            }
        }
    }
}
