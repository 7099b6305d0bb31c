#if SourceScan
import L10nSource
import L10nUsage
import SwiftUsage
import Testing

/// Which keys of a table a use asks for.
@Suite struct MatchingTests {
    private static func match(_ source: String, _ keys: [String]) -> (keys: [String], twins: [String]) {
        let uses = UsesOfSwift.usage([source]).uses
        let index = UsageIndex([UsedTable(bundle: "", name: "Localizable", keys: keys)], uses) { _, _ in [""] }
        return (
            index.matches.flatMap(\.keys).map { keys[$0.key] }.sorted(),
            index.matches.flatMap(\.twins).map { keys[$0.key] }.sorted()
        )
    }

    private static func text(_ literal: String) -> String { "import SwiftUI\nlet a = Text(\"\(literal)\")" }

    @Test func `a value of unknown type matches one specifier, and no other text (SC-40)`() {
        let keys = ["%@ files", "%1$lld files", "%.2f files", "%% files", "three files", "%#@n@ files", "a %@ files"]
        #expect(
            Self.match(Self.text(#"\(thing) files"#), keys).keys
                == ["%#@n@ files", "%.2f files", "%1$lld files", "%@ files"].sorted())
    }

    @Test func `keys of composed and of decomposed letters are two`() {
        let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
        let found = Self.match("let a = NSLocalizedString(\"\(composed)\", comment: \"\")", [decomposed, composed])
        #expect(found.keys.map { Array($0.utf8) } == [Array(composed.utf8)])
        #expect(Self.match("let a = NSLocalizedString(\"\(composed)\", comment: \"\")", [decomposed]).keys.isEmpty)
    }

    @Test func `bytes that are no text move no place behind them`() {
        let bytes = Array("// caf".utf8) + [0xE9] + Array("\nlet a = NSLocalizedString(\"lost\", comment: \"\")".utf8)
        let facts = SwiftReader.facts(of: SourceFile(path: "a.swift", bytes: bytes))
        #expect(facts.mentions.first.map { bytes[$0.range.indices] } == Array("\"lost\"".utf8)[...])
    }

    @Test(arguments: [".b", ".b(c)", ".b(c).d"])
    func `members of members are read as deep as people write them`(_ member: String) {
        let chain = "NSLocalizedString(\"a\", comment: \"\")" + String(repeating: member, count: 300)
        #expect(Self.match("let x = \(chain)", ["a"]).keys == ["a"])
    }

    @Test func `no look-up asks for an argument of xcstringstool (SC-41)`() {
        let found = Self.match(Self.text(#"\(list.count) files"#), ["%arg files"])
        #expect(found.keys.isEmpty)
        #expect(found.twins == ["%arg files"])
    }

    @Test func `a known type tells twins apart, and an unknown one uses both (SC-42)`() {
        let keys = ["%@ cores", "%lld cores"]
        #expect(Self.match(Self.text(#"\(thing) cores"#), keys).keys == keys)
        #expect(Self.match(Self.text(#"\(list.count) cores"#), keys).keys == ["%lld cores"])
        let twin = Self.match(Self.text(#"\(list.count) cores"#), ["%@ cores"])
        #expect(twin.keys.isEmpty)
        #expect(twin.twins == ["%@ cores"])
    }

    @Test func `percent signs are doubled in localized types alone (SC-33)`() {
        #expect(Self.match(Self.text("100%"), ["100%%"]).keys == ["100%%"])
        #expect(Self.match(Self.text("100%"), ["100%"]).keys == ["100%"])
        // Both are used, as nobody has seen which of them is looked up.
        #expect(Self.match(Self.text("100%"), ["100%", "100%%"]).keys == ["100%", "100%%"])
        #expect(Self.match(#"let a = NSLocalizedString("100%", comment: "")"#, ["100%%"]).keys.isEmpty)
    }

    @Test(arguments: [
        (#""kind.\(a)""#, ["kind.large", "kind.small.x"]), (#""\(a).title""#, ["a.title", "b.title"]),
        (#""kind.\(a).x""#, ["kind.small.x"]), (#""\(a).\(b)""#, ["kind.large", "kind.small.x", "a.title", "b.title"]),
        (#""\(a)tit\(b)""#, ["a.title", "b.title"]),
    ])
    func `a key that is put together uses all keys that fit (SC-43, SC-77)`(literal: String, expected: [String]) {
        let keys = ["kind.large", "kind.small.x", "a.title", "b.title", "other"]
        #expect(Self.match("let a = NSLocalizedString(\(literal), comment: \"\")", keys).keys == expected.sorted())
    }

    @Test(arguments: [
        (#"if x == "a" {}"#, []), (#"let b = "b" as CFString"#, []), (#"let c = "c" + d"#, ["c<*>"]),
        (#"let e = f != "e" ? "g" : "h""#, ["g", "h"]), (#"switch i { case "i": k("j") default: break }"#, ["j"]),
    ])
    func `what a text is compared with is no mention (SC-72)`(code: String, expected: [String]) {
        #expect(UsesOfSwift.mentions(code) == expected)
    }

    @Test(arguments: [
        (#"if name == "a" { show(name.localized()) }"#, ["a"]),
        (#"if "a" != name || name == "b" { show(NSLocalizedString(name, comment: "c")) }"#, ["a", "b", "c"]),
        (#"if name == "a" { show(name.uppercased()) }"#, []), (#"if name == "a" { show(other.localized()) }"#, []),
        (#"if row.name == "a" { show(name.localized()) }"#, []),
    ])
    func `what a variable is compared with is a mention where the variable is looked up (SC-72)`(
        code: String, expected: [String]
    ) {
        let functions = """
            extension String { func localized() -> String { NSLocalizedString(self, comment: "") } }
            func one(_ other: String) { for name in names { \(code) } }
            func two() { show(name.localized()) }
            """
        #expect(UsesOfSwift.mentions(functions).filter { !$0.isEmpty }.sorted() == expected)
    }

    @Test func `a text of values with a letter or two mentions no key (SC-72)`() {
        for (literal, expected) in [(#""\(hours)h""#, []), (#""\(name) width""#, ["Static width"])] {
            let uses = UsesOfSwift.usage(["let a = " + literal]).uses
            let index = UsageIndex([UsedTable(bundle: "", name: "A", keys: ["Finish", "Static width"])], uses) { _, _ in
                []
            }
            #expect(uses.map(\.kind) == [.mention])
            #expect(index.matches.flatMap(\.keys).map { index.tables[$0.table].keys[$0.key] } == expected, "\(literal)")
        }
    }

    @Test func `a table of the nearest bundle is asked first, and others after it`() {
        let uses = UsesOfSwift.usage([
            #"let a = [NSLocalizedString("a", comment: ""), NSLocalizedString("b", comment: "")]"#
        ]).uses.filter { $0.kind != .mention }
        let tables = ["App", "Kit"].map {
            UsedTable(bundle: $0, name: "Localizable", keys: $0 == "App" ? ["a", "b"] : ["a"])
        }
        let index = UsageIndex(tables, uses) { _, _ in ["Kit"] }
        #expect(index.matches.map { $0.keys.map(\.table) } == [[1], [0]])
    }
}
#endif
