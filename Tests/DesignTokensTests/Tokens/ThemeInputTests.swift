import DesignTokens
import L10nSource
import L10nSyntax
import Testing
import TokenThemes

@Suite struct ThemeInputTests {
    private func theme(_ modifiers: String) -> Theme {
        let text = """
            { "version": "2025.10", "modifiers": { \(modifiers) }, "resolutionOrder": [{ "$ref": "#/modifiers/brand" },
              { "$ref": "#/modifiers/scheme" }] }
            """
        return Theme.read("a.json") { $0 == "a.json" ? SourceFile(path: $0, text: text) : nil }.value
    }

    private var plain: Theme {
        theme(
            """
            "brand": { "contexts": { "acme": [], "Nova": [], "nova": [] }, "default": "acme" },
            "scheme": { "contexts": { "light": [], "dark": [] } }
            """)
    }

    private func problems(_ theme: Theme, _ input: [String: String]) -> [String] {
        do {
            _ = try theme.permutation(input)
            return []
        } catch {
            return error.problems.map(\.message)
        }
    }

    @Test func `defaults fill in what is not chosen (RES-10 RES-22)`() throws {
        let theme = plain
        let permutation = try theme.permutation(["scheme": "dark"])
        #expect(theme.context(of: "brand", in: permutation) == "acme")
        #expect(theme.context(of: "scheme", in: permutation) == "dark")
        #expect(theme.context(of: "density", in: permutation) == nil)
    }

    @Test func `everything that is wrong is said at once, with the nearest names (RES-22)`() {
        #expect(
            problems(plain, ["brnad": "acme", "brand": "acne", "x": "y"]) == [
                "no brand 'acne'; did you mean 'acme'?", "no modifier 'brnad'; did you mean 'brand'?",
                "no modifier 'x'; remove it", "no context is chosen for 'scheme'; choose 'light' or 'dark'",
            ])
        #expect(problems(plain, ["scheme": "purple"]) == ["no scheme 'purple'; choose one of its contexts"])
    }

    @Test func `nothing is to be chosen where there are no modifiers (RES-22)`() throws {
        let theme = Theme.join([SourceFile(path: "a", text: "{}")]).value
        #expect(theme.permutations()?.count == 1)
        #expect(problems(theme, [:]).isEmpty)
        #expect(problems(theme, ["brand": "x"]) == ["no modifier 'brand'; remove it"])
    }

    @Test func `names compare exactly first, then without case if that leaves one (RES-23)`() throws {
        let theme = plain
        let exact = try theme.permutation(["brand": "nova", "scheme": "light"])
        #expect(theme.context(of: "brand", in: exact) == "nova")
        let folded = try theme.permutation(["BRAND": "ACME", "Scheme": "LIGHT"])
        #expect(theme.context(of: "scheme", in: folded) == "light")
        #expect(
            problems(theme, ["brand": "NOVA", "scheme": "light"]) == ["no brand 'NOVA'; choose one of its contexts"])
        #expect(
            problems(theme, ["brand": "acme", "Brand": "nova", "scheme": "dark"]) == [
                "'Brand' chooses a context of 'brand' again; keep one"
            ])
    }

    @Test func `without input and defaults the modifiers and their contexts are listed (RES-24)`() {
        let theme = theme(
            """
            "brand": { "contexts": { "acme": [], "nova": [] } }, "scheme": { "contexts": { "light": [], "dark": [] } }
            """)
        #expect(
            problems(theme, [:]) == [
                "no context is chosen for 'brand'; choose 'acme' or 'nova'",
                "no context is chosen for 'scheme'; choose 'light' or 'dark'",
            ])
    }

    @Test func `input in JSON holds texts only, and errors stand at their places (RES-21)`() {
        let theme = plain
        func check(_ text: String) -> [(String, String)] {
            let root = JSONTree.parse(SourceFile(path: "i.json", text: text)).value.root
            let parsed = theme.permutation(root)
            #expect((parsed.value == nil) == !parsed.diagnostics.isEmpty)
            #expect(parsed.diagnostics.allSatisfy { $0.id == "unknown-theme-context" })
            return parsed.diagnostics.map { (root.file.text($0.span.range), $0.message) }
        }
        #expect(check(#"{ "brand": "acme", "scheme": "dark" }"#).isEmpty)
        let found = check(#"{ "brand": true, "scheme": 100, "sheme": "x" }"#)
        #expect(found.map(\.0) == ["true", "100", "\"sheme\""])
        #expect(found.first?.1 == "the context of 'brand' cannot be true; write a text")
        #expect(check(#"{ "scheme": "drak" }"#).map(\.0) == ["\"drak\""])
        #expect(check("[]").map(\.1) == ["the input cannot be an array; write an object"])
    }

    @Test func `the number of permutations does not overflow (RES-11)`() {
        func theme(_ count: Int) -> Theme {
            let names = (0..<count).map { "m\($0)" }
            let modifiers = names.map { "\"\($0)\": { \"contexts\": { \"a\": [], \"b\": [] }, \"default\": \"a\" }" }
            let order = names.map { "{ \"$ref\": \"#/modifiers/\($0)\" }" }
            let text =
                "{ \"version\": \"2025.10\", \"modifiers\": { \(modifiers.joined(separator: ",")) }, \"resolutionOrder\": [\(order.joined(separator: ","))] }"
            return Theme.read("a.json") { $0 == "a.json" ? SourceFile(path: $0, text: text) : nil }.value
        }
        #expect(theme(24).tokens.permutationCount == 16_777_216)
        #expect(theme(63).tokens.permutationCount == nil)
        #expect(theme(24).permutations() == nil)
        #expect(theme(3).permutations()?.count == 8)
        #expect(theme(70).modifiers.count == 64)
    }
}
