import L10nSource
import Testing

/// The words of directives: checks.md 3.5.
@Suite struct SuppressionDirectiveTests {
    /// A directive in short: `file rules in locales until date -- reason`.
    private static func summary(_ directive: SuppressionDirective) -> String {
        var parts = [directive.isForFile ? "file" : "entry"]
        parts.append(directive.rules.map(\.value).joined(separator: "+"))
        if !directive.locales.isEmpty { parts.append("in " + directive.locales.map(\.value).joined(separator: "+")) }
        if let expiry = directive.expiry { parts.append("until " + expiry.value) }
        if let reason = directive.reason { parts.append("-- " + reason) }
        return parts.joined(separator: " ")
    }

    private static func all(_ text: String) -> [SuppressionDirective] {
        let bytes = Array(text.utf8)
        return SuppressionDirective.all(in: bytes, SourceRange(0..<bytes.count))
    }

    @Test(arguments: [
        (" l10n:disable double-space ", "entry double-space"),
        ("l10n:disable double-space", "entry double-space"),
        ("l10n:disable a-b, c-d,e-f", "entry a-b+c-d+e-f"),
        ("l10n:disable a-b c-d", "entry a-b+c-d"),
        ("l10n:disable a-b in fi, pt-BR", "entry a-b in fi+pt-BR"),
        ("l10n:disable a-b until 2027-01-31", "entry a-b until 2027-01-31"),
        ("l10n:disable a-b in fi until 2027-01-31 -- so it is", "entry a-b in fi until 2027-01-31 -- so it is"),
        ("l10n:disable a-b -- in fi, until -- then", "entry a-b -- in fi, until -- then"),
        ("l10n:disable a-b --approved  ", "entry a-b -- approved"),
        ("l10n:disable a-b --", "entry a-b"),
        ("l10n:disable-file a-b", "file a-b"),
        ("l10n:disable", "entry "),
        ("l10n:disable -- why", "entry  -- why"),
        ("l10n:disable-file\tarea:text", "file area:text"),
        ("Title. l10n:disable a-b", "entry a-b"),
        (" * l10n:disable a-b\n * more words", "entry a-b"),
        ("[l10n:disable a-b in fi -- why ] for translators", "entry a-b in fi -- why"),
        ("l10n:disable a-b ] for -- all", "entry a-b+]+for -- all"), ("//l10n:disable a-b\rx", "entry a-b"),
        ("-l10n:disable a-b", "entry a-b"), ("#l10n:disable a-b", "entry a-b"), ("*l10n:disable a-b", "entry a-b"),
        ("l10n:disable a until 2027-01-31 2028-01-31 in", "entry a until 2027-01-31"),
        ("l10n:disable a until 2027-01-31 -- \t,why\t \t", "entry a until 2027-01-31 -- why"),
        ("l10n:disable a in fi in sv", "entry a in fi+in+sv"), ("l10n:disable ,\ta", "entry a"),
        ("l10n:disable-file", "file "), ("l10n:disable in fi", "entry  in fi"),
    ])
    func `SUP a directive`(text: String, expected: String) throws {
        let directives = Self.all(text)
        #expect(directives.count == 1)
        #expect(try Self.summary(#require(directives.first)) == expected)
    }

    @Test(arguments: [
        "", "l10n:", "l10n:disabled a-b", "l10n:disable-line a-b", "l10n:disable: a-b", "xl10n:disable a-b",
        "'l10n:disable a-b'", "L10N:disable a-b", "l10n: disable a-b",
        "+l10n:disable a-b", "l10n:disable-files a", "l10n:disable-fil a",
    ])
    func `SUP no directive`(text: String) {
        #expect(Self.all(text).isEmpty)
    }

    @Test func `a directive a line, each with its place`() {
        let text = "l10n:disable a-b -- one  \r\nl10n:disable c-d"
        let bytes = Array(text.utf8)
        let directives = Self.all(text)
        #expect(directives.map(Self.summary) == ["entry a-b -- one", "entry c-d"])
        let texts = directives.map { String(decoding: bytes[$0.range.indices], as: UTF8.self) }
        #expect(texts == ["l10n:disable a-b -- one", "l10n:disable c-d"])
        let rules = directives.flatMap(\.rules).map { String(decoding: bytes[$0.range.indices], as: UTF8.self) }
        #expect(rules == ["a-b", "c-d"])
    }

    @Test func `nothing outside the part is read`() {
        let bytes = Array("l10n:disable a-b, c-d".utf8)
        #expect(SuppressionDirective.all(in: bytes, SourceRange(0..<16)).map(Self.summary) == ["entry a-b"])
        #expect(SuppressionDirective.all(in: bytes, SourceRange(1..<16)).isEmpty)
        #expect(SuppressionDirective.all(in: bytes, SourceRange(0..<8)).isEmpty)
    }

    @Test func `any bytes are read`() {
        for byte in UInt8.min...UInt8.max {
            let bytes = Array("l10n:disable".utf8) + [byte] + Array("l10n:disable ".utf8) + [byte]
            #expect(SuppressionDirective.all(in: bytes, SourceRange(0..<bytes.count)).count <= 2)
        }
    }

    @Test(arguments: [
        ("Button", "Button"), ("l10n:disable a", ""), ("Button [l10n:disable a]", "Button"),
        (" Button\n l10n:disable a in fi -- why\n Second line ", "Button\n Second line"),
        ("[l10n:disable a ] Button", "Button"), ("x [l10n:disable a -- b] y [l10n:disable c] z", "x y z"),
        ("l10n:disable-file a\nl10n:disable b", ""), ("not-l10n:disabled", "not-l10n:disabled"), ("", ""),
        ("[l10n:disable a", ""), (" a ", " a "), ("\t l10n:disable a -- b", ""), ("[l10n:disable a \t] x", "x"),
        ("a [l10n:disable b\nc]", "a\nc]"), ("[ l10n:disable a ]b", "["), ("\u{B}a\r\nl10n:disable b\r\n", "a"),
        ("ä l10n:disable a -- ö\nü", "ä\nü"),
    ])
    func `what a comment says without its directives (SUP-13)`(_ comment: String, _ rest: String) {
        #expect(SuppressionDirective.removed(from: comment) == rest)
    }
}
