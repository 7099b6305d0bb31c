import L10nLocale
import L10nMessages
import L10nSource
import Testing

/// The arguments of a message, by the same names in every notation.
@Suite struct ReadArgumentTests {
    private static func summary(_ arguments: [ReadArgument]) -> [String] {
        arguments.map { argument in
            "\(argument.name) \(argument.type?.rawValue ?? "any")" + (argument.isShown ? " shown" : "")
                + (argument.isCounted ? " counted" : "")
        }
    }

    @Test(arguments: [
        ("{a} {b, number} {a, date}", ["a moment shown", "b number shown"]),
        ("{n, plural, one{x {who}} other{#}}", ["n number shown counted", "who any shown"]),
        ("{g, select, f{x} other{y}} {n, selectordinal, other{#th}}", ["g text", "n number shown"]),
        ("no argument", []),
    ])
    func `of a message in ICU's notation`(text: String, expected: [String]) throws {
        let tree = try #require(ICUMessageParser.parse(text).message)
        #expect(Self.summary(tree.readArguments) == expected)
    }

    @Test func `the words of all choices by an argument are its cases, each once`() throws {
        let text = "{g, select, f{x} m{y} other{z}} {g, select, m{x} n{y} other{z}}"
        let tree = try #require(ICUMessageParser.parse(text).message)
        #expect(tree.readArguments.map(\.cases) == [["f", "m", "n"]])
    }

    @Test(arguments: [
        (
            "%2$@ of %1$ld, {query}", MessageNotation.printfAndNamed,
            ["1 any shown", "0 number shown", "query any shown"]
        ),
        ("%05d %@", .printf, ["0 number shown", "1 any shown"]),
        ("{query} 100%", .named, ["query any shown"]), ("%#@count@", .printf, ["count number shown counted"]),
    ])
    func `of texts with specifiers and holes`(text: String, notation: MessageNotation, expected: [String]) {
        #expect(Self.summary(VariedMessage(.text(text)).readArguments(notation)) == expected)
    }

    @Test func `of plural forms`() {
        let message = VariedMessage(.plural([.one: .text("%ld file"), .other: .text("%ld files")]))
        #expect(Self.summary(message.readArguments(.printf)) == ["0 number shown counted"])
        #expect(message.readArguments(.printf).first?.range.isEmpty == true)
    }
}
