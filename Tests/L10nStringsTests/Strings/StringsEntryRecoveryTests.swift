import L10nSource
import Testing

@testable import L10nStrings

/// What is made out of an entry that breaks the grammar. A `¦` stands where reading stopped; the tables of
/// `Tests/Fixtures/Strings` tell what becomes of whole files.
struct StringsEntryRecoveryTests {
    private enum Place: String {
        case separator
        case value
        case semicolon
    }

    /// The entry as `key = text` with its end, where reading goes on, and what is found.
    private static func summary(_ marked: String, _ place: Place, isInBraces: Bool = false) throws -> String {
        let parts = marked.split(separator: "¦", maxSplits: 1, omittingEmptySubsequences: false)
        let bytes = Array((parts[0] + parts[1]).utf8)
        let index = parts[0].utf8.count
        var draft = StringsDraft(start: 0, key: try token(bytes, at: 0))
        if place == .semicolon {
            draft.value = try token(bytes, at: try #require(bytes.firstIndex(of: UInt8(ascii: "="))) + 2)
        }
        let valueEnd = draft.value?.outer.upperBound ?? 0
        var recovery = StringsEntryRecovery(draft, isInBraces: isInBraces)
        var reporter = StringsReporter(path: "t.strings")
        var record = CommentRecord()
        let outcome =
            switch place {
            case .separator: recovery.separator(bytes.span, at: index, &reporter, &record)
            case .value: recovery.value(bytes.span, at: index, &reporter, &record)
            case .semicolon: recovery.semicolon(bytes.span, valueEnd: valueEnd, at: index, &reporter, &record)
            }
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let entry =
            switch outcome.entry {
            case .lost: "lost"
            case .draft(let draft, let end):
                "\(text(draft.key.content)) = \(draft.value.map { text($0.content) } ?? "nothing") to \(end)"
            case .guess(let guess):
                "\(text(guess.key.content)) = \(guess.value.map { text($0.content) } ?? "nothing") to \(guess.end)"
            }
        let next =
            switch outcome.next {
            case .behindEntry: "behind it"
            case .behindLostEntry(let end): "behind \(end)"
            case .place(let index): "at \(index)"
            case .search(let start): "from \(start)"
            }
        return ([entry, next] + reporter.findings.diagnostics.map { "\($0.id)" }).joined(separator: ", ")
    }

    private static func token(_ bytes: [UInt8], at index: Int) throws -> StringToken {
        let token = StringToken(bytes.span, at: index)
        return try #require(token)
    }

    @Test(arguments: [
        (#""k" ¦: "t";"#, "k = t to 10, behind it, syntax-error"),
        (#"a¦+b = "t";"#, "a+b = t to 10, behind it, syntax-error"),
        (#""k" ¦: t u;"#, "lost, from 5, syntax-error"),
        ("\"k\"\n¦\"l\" = \"t\";", "lost, from 4, syntax-error"),
        ("\"k\"\n¦======= \n", "k = nothing to 3, at 4, missing-semicolon"),
    ])
    func `a sign that stands for '=' is passed where a text and a semicolon follow on the line`(
        marked: String, summary: String
    ) throws {
        #expect(try Self.summary(marked, .separator) == summary)
    }

    @Test(arguments: [
        (#""k" = ¦+1 more;"#, "k = +1 more to 14, behind it, syntax-error"),
        (#""k" = ¦“t”;"#, "k = t to 14, behind it, curly-quote-delimiter"),
        (#""k" = ¦;"#, "lost, behind 7, syntax-error"),
        (#""k" = ¦= "t";"#, "k = t to 12, behind it, syntax-error"),
        (#""k" = ¦= ;"#, "lost, from 7, syntax-error"),
    ])
    func `what stands where a text should is taken for one where it can be`(marked: String, summary: String) throws {
        #expect(try Self.summary(marked, .value) == summary)
    }

    @Test(arguments: [
        ("\"k\" = \"t\"\n¦\"l\" = \"u\";", false, "k = t to 9, at 10, missing-semicolon"),
        (#""k" = "t" ¦} "#, true, "k = t to 9, at 10, missing-semicolon"),
        (#""k" = "t" ¦} "#, false, "k = t to 9, from 10, missing-semicolon"),
        (#""k" = "t"¦, "l" = "u";"#, false, "k = t to 9, from 10, missing-semicolon"),
        (#""k" = "say "¦hello" to";"#, false, #"k = say "hello" to to 23, behind it, unescaped-quote"#),
        ("\"k\" = \"t;\n\"¦l\" = \"u\";", false, "k = t to 9, from 9, unterminated-string"),
    ])
    func `without a semicolon the text ends where its author seems to have ended it`(
        marked: String, isInBraces: Bool, summary: String
    ) throws {
        #expect(try Self.summary(marked, .semicolon, isInBraces: isInBraces) == summary)
    }
}
