import L10nSource
import Testing

@testable import L10nSyntax

@Suite struct JSONLexerTests {
    /// What a function of the lexer answers at the start of a text, where it then stands, and what it reports.
    private func read<Word>(
        _ text: String, _ dialect: JSONDialect = .strict, _ word: (inout JSONLexer, Span<UInt8>) -> Word
    ) -> (word: Word, end: Int, findings: [String]) {
        var lexer = JSONLexer(path: "a.json", dialect: dialect)
        let bytes = Array(text.utf8)
        let read = word(&lexer, bytes.span)
        return (read, lexer.position, lexer.reports.diagnostics.map { "\($0.id)" })
    }

    @Test(
        arguments: [
            (#""a" : 1"#, 3, false, true, 0), (#""a\n" "#, 5, true, true, 0), (#""a\q""#, 5, true, true, 1),
            ("\"a\n\"", 2, false, false, 1), ("\"a", 2, false, false, 1), (#""\ud800""#, 8, true, true, 1),
        ])
    func `a string ends behind its quote or with its line`(
        text: String, end: Int, hasEscapes: Bool, isClosed: Bool, findings: Int
    ) {
        let found = read(text) { $0.readString($1) }
        #expect(found.end == end)
        #expect(found.word.hasEscapes == hasEscapes)
        #expect(found.word.isClosed == isClosed)
        #expect(found.findings.count == findings)
    }

    @Test(
        arguments: [
            ("-1.5e+3,", 7, JSONKind.number), ("0", 1, .number), ("01", 2, .invalid), ("1.", 2, .invalid),
            ("1e", 2, .invalid), ("-", 1, .invalid), ("12px]", 4, .invalid),
        ])
    func `a number is read with the letters that stick to it`(text: String, end: Int, kind: JSONKind) {
        let found = read(text) { $0.readNumber($1) }
        #expect(found.end == end)
        #expect(found.word == kind)
        #expect(found.findings == (kind == .number ? [] : ["syntax-error"]))
    }

    @Test(
        arguments: [
            ("true", JSONKind?.some(.true)), ("false]", .some(.false)), ("null,", .some(.null)), ("nulls", nil),
            ("True", nil), ("fals", nil),
        ])
    func `a literal is a whole word, and nothing is read of another`(text: String, kind: JSONKind?) {
        let found = read(text) { $0.readLiteral($1) }
        #expect(found.word == kind)
        #expect(found.end == (kind == nil ? 0 : kind == .false ? 5 : 4))
        #expect(found.findings == [])
    }

    @Test func `a single quote is read as far as its line goes, and no farther than a few thousand bytes`() {
        #expect(read("'it\\'s' ") { $0.readSingleQuoted($1) }.end == 7)
        #expect(read("'it\\'s' ") { $0.readSingleQuoted($1) }.word.hasEscapes)
        for text in ["'it\n'", "'it", "'" + String(repeating: "a", count: 4096) + "'"] {
            let found = read(text) { $0.readSingleQuoted($1) }
            #expect(found.end == 0)
            #expect(!found.word.isClosed)
        }
    }

    @Test(
        arguments: [
            (" \n\t1", 3, [String]()), ("// a\n1", 5, ["syntax-error"]), ("/* a */ 1", 8, ["syntax-error"]),
            ("/* a", 4, ["unterminated-comment"]), ("\u{A0}1", 2, ["invisible-character-outside-string"]),
            ("<<<<<<< a\n1", 10, ["conflict-marker"]),
            ("=======\n2\n>>>>>>> b\n,", 20, ["conflict-marker", "conflict-marker"]),
            ("=======\n2", 8, ["conflict-marker"]), ("abc", 0, []),
        ])
    func `what stands between words is skipped and said`(text: String, end: Int, findings: [String]) {
        let found = read(text) { $0.skipTrivia($1) }
        #expect(found.end == end)
        #expect(found.findings == findings)
    }

    @Test(arguments: [("[1, {\"]\": [2]}] 3", 15), ("{\"a", 3), ("{\"a\n} 1", 5)])
    func `a container is skipped whole, and brackets in its strings do not count`(text: String, end: Int) {
        #expect(read(text) { $0.skipContainer($1) }.end == end)
    }

    @Test(
        arguments: [
            ("yes", "write 'true'"), ("NIL", "write 'null'"), ("NaN", "write a finite number"),
            ("+.5", "write 0.5"), ("-.5", "write -0.5"), ("ture", "did you mean 'true'?"),
            ("hello", "write a text in double quotes"),
        ])
    func `a word that is no value has an advice`(word: String, advice: String) {
        #expect(JSONAdvice.value(for: word) == advice)
    }

    @Test(
        arguments: [
            ("-", "write digits behind the '-'"), ("-007", "remove the leading zero"),
            ("1.", "write a digit behind the '.'"), ("0xFF", "write it in decimal"),
            ("-Infinity", "write a finite one"), ("1.2.3", "write such as '-1.5e3', or quote it"),
        ])
    func `a word that begins like a number has an advice`(word: String, advice: String) {
        #expect(JSONAdvice.number(word) == advice)
    }
}
