import Foundation
import Testing

/// What `message` says when the message or a value is wrong: a sentence with what to do, at its place.
@Suite struct MessageFaultTests {
    @Test(arguments: [
        (["{n, plural, one{#} other{#s}}"], "no value for '{n}'; give one with --arg n=…"),
        (["{n, number}", "--arg", "n=text:5"], "'{n, number}' does not read values of this type; write a number as"),
        (["%d", "--notation", "printf", "--arg", "1=99999999999"], "the value is larger than '%d' reads"),
        (["%#@files@", "--notation", "printf", "--arg", "1=5"], "the variable '%#@files@' is defined in no file"),
        (
            ["{n}", "--target", "name", "--arg", "n=a\u{202E}b"],
            "the value 'a<U+202E>b' has characters that nobody sees"
        ),
        (["It's {n}", "--doubled-apostrophes", "--arg", "n=5"], "the message has no argument 'n'"),
    ])
    func `an issue is a sentence`(arguments: [String], sentence: String) throws {
        let result = try Tool.run(["message"] + arguments)
        #expect(result.status == 1)
        #expect(result.output.contains("issue      " + sentence), "\(result.output)")
    }

    @Test func `an argument that is missing twice is told once`() throws {
        let result = try Tool.run(["message", "{n, plural, one{#} other{#s}} {n}"])
        #expect(result.output.split(separator: "\n").count { $0.hasPrefix("issue") } == 1)
    }

    @Test(arguments: [
        ("%d files 100%", "printf", "message:1:13: error: the last '%' is dropped; write '100%%' [unescaped-percent]"),
        (
            "Hello {name", "named",
            "message:1:7: error: '{name' looks like a broken '{name}'; write '{name}' [damaged-placeholder]"
        ),
        ("%n", "printf", "message:1:1: error: '%n' takes an argument and shows nothing; remove it [risky-conversion]"),
        (
            "%1$@ and %@", "printf",
            "message:1:10: error: '%1$@' and '%@' are mixed; number all [mixed-placeholder-numbering]"
        ),
        ("{n, number, ::bogus}", "mf1", "[message-syntax-error]"),
    ])
    func `what is wrong with the text stands at its place, in place of an issue`(
        text: String, notation: String, finding: String
    ) throws {
        var values = notation == "mf1" ? ["--arg", "n=1"] : []
        if notation == "printf" { values = ["--arg", "1=1"] + (text.contains("2$") ? ["--arg", "2=1"] : []) }
        let result = try Tool.run(["message", text, "--notation", notation] + values)
        #expect(result.status == 1)
        #expect(result.output.contains(finding), "\(result.output)")
        #expect(!result.output.contains("issue "))
    }

    @Test func `one finding a rule, in the order of the categories (PRI-8)`() throws {
        let result = try Tool.run(["message", "{n, plural, one{#} other{#}}", "--locale", "ar", "--arg", "n=5"])
        let heads = result.output.split(separator: "\n").filter { $0.contains("message:1:2:") }
        #expect(
            heads == [
                "message:1:2: error: 'ar' has no 'zero' case here; n = 0 would use 'other' [missing-plural-category]",
                "  note: message:1:2: 'ar' has no 'two' case here; n = 2 would use 'other'",
                "  note: message:1:2: 'ar' has no 'few' case here; n = 3 would use 'other'",
                "  note: message:1:2: 'ar' has no 'many' case here; n = 11 would use 'other'",
            ])
    }

    @Test(arguments: [
        (["{n}", "--arg", "n=99999999999999999999999999"], "no number holds '99999999999999999999999999'"),
        (["{n}", "--arg", "n=1e400"], "no number holds '1e400'"),
        (["{n}", "--arg", "n=\u{FFFD}"], "has bytes that are no UTF-8, or U+FFFD in their place"),
        (["{d, time}", "--time-zone", "Mars/Base"], "no time zone 'Mars/Base'; write a name of the IANA database"),
    ])
    func `a value that nothing holds is refused`(arguments: [String], complaint: String) throws {
        let result = try Tool.run(["message"] + arguments)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.complaints.contains(complaint), "\(result.complaints)")
    }

    @Test func `deep and broken messages are one finding`() throws {
        let braces = try Tool.run(["message", String(repeating: "{", count: 10_000)])
        #expect(braces.status == 1 && braces.output.hasPrefix("message:1:2: error: "))
        let deep = try Tool.run(["message", String(repeating: "{a,select,other{", count: 2_000)])
        #expect(deep.status == 1 && deep.output.contains("more than 64 arguments inside one another"))
    }

    @Test func `the notation of a project is not that of the built-in texts`() throws {
        let files = [
            "stateview-l10n.json": #"{ "messages": [{ "notation": "mf1" }] }"#,
            "en.lproj/L.strings": "\"own\" = \"{n, plural, one{# hit} other{# hits}}\";\n",
        ]
        try Tool.withFiles(files) { folder in
            let key = "DesignSystem.stateView.commonResultsAnnouncement"
            let result = try Tool.run(["message", "--key", key, "--arg", "count=3", "--explain"], in: folder)
            #expect(result.output.hasPrefix("text       3 results\n"))
            #expect(result.output.contains("chosen     'other' for count = 3, other\n"))
            let missing = try Tool.run(["message", "--key", key], in: folder)
            #expect(missing.output.contains("issue      no value for '%#@count@'; give one with --arg count=…\n"))
            let own = try Tool.run(["message", "--key", "own", "--arg", "n=1"], in: folder)
            #expect(own.output.hasPrefix("text       1 hit\n"))
            let misspelled = try Tool.run(["message", "--key", "onw"], in: folder)
            #expect(misspelled.status == 1 && misspelled.complaints.contains("in 'en'; did you mean 'own'?"))
        }
    }
}
