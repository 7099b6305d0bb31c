import L10nSource
import TestSupport
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct ThemeLockTests {
    static func text(_ theme: Theme, _ files: [String: SourceFile] = [:]) throws -> String {
        var writer = ThemeLockText(theme, files)
        let text = writer.text()
        return try #require(text)
    }

    static func read(_ text: String) -> Parsed<ThemeLock?> {
        ThemeLock.read(SourceFile(path: "theme.lock", text: text))
    }

    private static func lock(_ theme: Theme, _ files: [String: SourceFile] = [:]) throws -> (
        text: String, lock: ThemeLock
    ) {
        let text = try text(theme, files)
        return (text, try #require(read(text).value))
    }

    private static func theme(_ text: String) -> Theme {
        Theme.read("t/x.resolver.json") { $0 == "t/x.resolver.json" ? SourceFile(path: $0, text: text) : nil }.value
    }

    /// Everything that a lock answers is what the theme resolves to.
    private func compare(_ theme: Theme, _ lock: ThemeLock, _ permutation: ThemePermutation) throws {
        let (tokens, locked) = (theme.resolved(permutation), lock.resolved(permutation))
        #expect(tokens.values.keys.allSatisfy { locked.contains($0) }, "a token is not in the lock")
        for path in lock.paths {
            let value = tokens.value(path)
            #expect(locked.value(path) == value, "\(path) in \(permutation)")
            guard value != nil else { continue }
            #expect(locked.styleData(path) == tokens.styleData(path), "\(path) in \(permutation)")
            let expected = tokens.chain(of: path)
            let found = locked.chain(of: path)
            #expect(found.map(\.path) == expected.map(\.path), "\(path) in \(permutation)")
            #expect(found.map(\.definition.list) == expected.map(\.definition.list), "\(path) in \(permutation)")
            let parts = expected.last?.memberReferences ?? []
            #expect(found.last?.definition.parts.map(\.member) == parts.map(\.member), "\(path) in \(permutation)")
            #expect(found.last?.definition.parts.map(\.target) == parts.map(\.target), "\(path) in \(permutation)")
        }
    }

    @Test func `the lock of the default theme answers as the theme does in every permutation (TD-5)`() throws {
        let theme = BuiltInTheme.theme
        let (text, lock) = try Self.lock(theme)
        #expect(try Self.text(theme) == text)
        #expect(lock.modifiers.map(\.contexts) == theme.modifiers.map(\.contexts))
        #expect(try lock.permutation() == theme.permutation())
        for (index, permutation) in try #require(theme.permutations()).enumerated() {
            #expect(
                try StateViewTheme.read(lock.resolved(permutation))
                    == StateViewTheme.read(theme.resolved(permutation)))
            if index % 7 == 0 { try compare(theme, lock, permutation) }
        }
        let tori = try lock.permutation(["brand": "tori", "scheme": "dark", "profile": "warp"])
        let found = try #require(lock.resolved(tori).definition("semantic.text.link"))
        #expect(found.id.hasSuffix("brands/tori/semantic.dark.tokens.json#/scheme/dark/text/link"), "\(found)")
        #expect(lock.file.text(found.span.range) == "\"\(found.id)\"")
    }

    @Test(arguments: TokenFixture.all) func `the lock of a fixture answers as its theme does (TD-5)`(
        _ fixture: TokenFixture
    ) throws {
        let theme = fixture.theme.value
        var writer = ThemeLockText(theme, fixture.files)
        guard let permutations = theme.permutations(limit: 500), let text = writer.text() else { return }
        let lock = try #require(Self.read(text).value, "\(text)")
        for permutation in permutations { try compare(theme, lock, permutation) }
    }

    @Test func `the lock of a random theme answers as the theme does (TD-5)`() throws {
        var random = SeededGenerator.announced()
        for _ in 0..<100 {
            let theme = RandomTheme(&random).theme
            guard let permutations = theme.permutations() else { continue }
            let (_, lock) = try Self.lock(theme)
            for permutation in permutations { try compare(theme, lock, permutation) }
        }
    }

    @Test func `a lock with any bytes changed is read or refused (TE-4)`() throws {
        var random = SeededGenerator.announced()
        let whole = Array(try Self.text(BuiltInTheme.theme).utf8)
        let signs = Array("\"\\{}[],: \n0123456789.eE+-nulltrue\u{FF}".utf8)
        for round in 0..<400 {
            var bytes = whole
            if round % 8 == 0 { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = signs.randomElement(using: &random) ?? 0
                case 1: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
                default: bytes.removeSubrange(place..<min(bytes.count, place + 5))
                }
            }
            let parsed = ThemeLock.read(SourceFile(path: "theme.lock", bytes: bytes))
            #expect((parsed.value == nil) == (parsed.diagnostics.map(\.id) == ["stale-lock-file"]))
            guard let lock = parsed.value, let permutation = try? lock.permutation() else { continue }
            let tokens = lock.resolved(permutation)
            for path in lock.paths where tokens.value(path) != nil { _ = tokens.chain(of: path) }
            _ = lock.sources
        }
    }

    @Test func `every kind of value comes back (TD-5)`() throws {
        let theme = Self.theme(
            """
            { "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [{
              "c": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.5, 0.1, "none"], "alpha": 0.25, "hex": "#123456" } },
              "d": { "$type": "dimension", "$value": { "value": -1.5e-7, "unit": "rem" } },
              "ff": { "$type": "fontFamily", "$value": ["A \\"b\\"", "serif"] }, "fw": { "$type": "fontWeight", "$value": "semi-bold" },
              "du": { "$type": "duration", "$value": { "value": 0.2, "unit": "s" } }, "cb": { "$type": "cubicBezier", "$value": [0, -1, 1, 2.5] },
              "n": { "$type": "number", "$value": 1e300 }, "ss": { "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 1, "unit": "px" }], "lineCap": "round" } },
              "b": { "$type": "border", "$value": { "color": "{c}", "width": "{d}", "style": "solid" } },
              "t": { "$type": "transition", "$value": { "duration": "{du}", "delay": "{du}", "timingFunction": "{cb}" } },
              "sh": { "$type": "shadow", "$value": [{ "color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}", "inset": true },
                { "color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}" }] },
              "g": { "$type": "gradient", "$value": [{ "color": "{c}", "position": 0.5 }] },
              "ty": { "$type": "typography", "$value": { "fontFamily": "{ff}", "fontSize": { "value": 1, "unit": "rem" }, "fontWeight": "{fw}", "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } },
              "wrong": { "$value": "{nothing}" } }] }] }
            """)
        let (text, lock) = try Self.lock(theme)
        let values = try theme.resolved(theme.permutation()).values
        #expect(values.count == 13)
        #expect(lock.paths == values.keys.sorted())
        let locked = lock.resolved(try lock.permutation())
        for (path, value) in values { #expect(locked.value(path) == value, "\(path) in \(text)") }
        #expect(locked.value("fw")?.fontWeight?.name == "semi-bold")
    }

    @Test func `weights of one number and two names stay apart (TD-5)`() throws {
        let (_, lock) = try Self.lock(
            Self.theme(
                """
                { "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [{ "w": { "$type": "fontWeight",
                  "a": { "$value": 700 }, "b": { "$value": "bold" } } }] }] }
                """))
        let tokens = lock.resolved(try lock.permutation())
        #expect(tokens.value("w.a")?.fontWeight?.name == nil && tokens.value("w.b")?.fontWeight?.name == "bold")
    }

    @Test func `tokens are found by any name that a file may give them (TD-5)`() throws {
        let names = ["a", "a\\\"b", "a\\\\\\\"b", "\u{E9}", "\u{1F600}", "tab\\t", "a/b~c"]
        let tokens = names.enumerated().map { "\"\($1)\": { \"$type\": \"number\", \"$value\": \($0) }" }
        let (text, lock) = try Self.lock(
            Self.theme(
                """
                { "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [{
                  \(tokens.joined(separator: ", ")) }] }] }
                """))
        let locked = lock.resolved(try lock.permutation())
        let paths = ["a", "a\"b", "a\\\"b", "\u{E9}", "\u{1F600}", "tab\t", "a/b~c"]
        for (number, path) in paths.enumerated() {
            #expect(locked.value(TokenPath(path)) == .number(Double(number)), "\(path) in \(text)")
            #expect(locked.definition(TokenPath(path)) != nil, "\(path)")
        }
        #expect(Set(lock.paths) == Set(paths.map { TokenPath($0) }))
        // Texts of Swift are equal when their characters are, whatever their bytes.
        #expect(locked.value("e\u{301}") == .number(3))
        for path in ["", "b", "tab\\t", "\"a\"", "a\""] { #expect(!locked.contains(TokenPath(path)), "\(path)") }
    }

    @Test(arguments: ["\"a\"", "\"\\u0061\""]) func `a token that stands there twice is refused (TD-5)`(again: String)
        throws
    {
        let (text, _) = try Self.lock(
            Self.theme(
                """
                { "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [{
                  "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": 1 } }] }] }
                """))
        #expect(Self.read(text.replacing("    \"b\": {\"modifiers", with: "    \"c\": {\"modifiers")).value != nil)
        #expect(Self.read(text.replacing("    \"b\": {\"modifiers", with: "    \(again): {\"modifiers")).value == nil)
        let before = text.replacing("    \"a\": {\"modifiers", with: "    \(again): {\"modifiers")
        #expect(Self.read(before.replacing("    \"b\": {\"modifiers", with: "    \"a\": {\"modifiers")).value == nil)
    }

    @Test(arguments: ["[]", "[9]", "[0, 0]", "[null]", "[x]", "[0", "]]}"])
    func `definitions that are damaged are not there (TD-5)`(list: String) throws {
        let (text, _) = try Self.lock(
            Self.theme(
                """
                { "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [{
                  "a": { "$type": "number", "$value": 1 } }] }] }
                """))
        let lock = Self.read(text.replacing("\"from\": [0]", with: "\"from\": \(list)")).value
        guard let locked = try lock.map({ $0.resolved(try $0.permutation()) }) else { return }
        #expect(locked.value("a") == .number(1) && locked.definition("a") == nil && locked.chain(of: "a").isEmpty)
    }

    @Test func `sources have their hashes, and changes are named (TD-5)`() throws {
        let document = """
            { "version": "2025.10", "modifiers": { "m": { "contexts": { "x": [{ "a": { "$type": "number", "$value": 1 } }], "y": [{ "a": { "$type": "number", "$value": 2 } }] } } },
              "resolutionOrder": [{ "$ref": "#/modifiers/m" }] }
            """
        let file = SourceFile(path: "t/x.resolver.json", text: document)
        let (_, lock) = try Self.lock(Self.theme(document), [file.path: file])
        #expect(lock.sources == ["x.resolver.json": SHA256.hexDigest(of: file.bytes)])
        let tokens = lock.resolved(try lock.permutation(["m": "y"]))
        #expect(tokens.value("a") == .number(2) && tokens.value("b") == nil)
        #expect(throws: ThemeInputError.self) { try lock.permutation() }
        let other = try Self.lock(Self.theme(document.replacing("\"$value\": 2", with: "\"$value\": 3"))).lock
        #expect(lock.differences(from: other) == ["a"])
        #expect(lock.differences(from: lock).isEmpty)
        guard
            case .changed(let tokens, let files) = ThemeLockChange(
                of: other.file, to: try Self.text(Self.theme(document), [file.path: file]))
        else { return #expect(Bool(false), "nothing changed") }
        #expect(tokens.map(\.path) == ["a"] && files.map(\.path) == ["x.resolver.json"])
        #expect(tokens.first?.span.map { other.file.text($0.range) } == "\"a\"" && files.first?.span == nil)
        let renamed = try Self.lock(Self.theme(document.replacing("\"y\"", with: "\"z\""))).lock
        #expect(lock.differences(from: renamed) == ["a"])
    }

    @Test(arguments: ["", "{}", "[", "{ \"version\": 2 }", "{\n  \"version\": 2,\n  \"modifiers\": {}"])
    func `what is no lock (TD-5)`(text: String) {
        let parsed = Self.read(text)
        #expect(parsed.value == nil)
        #expect(
            parsed.diagnostics.map(\.message) == [
                "the lock is not as 'tokens lock' writes it; run 'stateview-l10n tokens lock'"
            ])
    }

    @Test func `a lock of another version says so (TD-5)`() {
        #expect(
            Self.read("{\n  \"version\": 1,\n").diagnostics.map(\.message) == [
                "the lock has version 1, not 2; run 'stateview-l10n tokens lock'"
            ])
    }

    @Test(arguments: [
        "0", "-0", "7.25", "-1.5e-7", "1e300", "0.1234567890123456", "123456789012345678", "0.30000000000000004",
    ])
    func `a number of a lock is the nearest there is (TD-5)`(text: String) {
        var cursor = LockCursor()
        #expect(cursor.number(Array(text.utf8).span) == Double(text))
        #expect(cursor.index == text.utf8.count)
    }

    @Test(arguments: ["", "-", ".", "5.", ".5", "1e", "1e999", "--1", "nan", "1.2.3"])
    func `what is no number (TD-5)`(text: String) {
        var cursor = LockCursor()
        let number = cursor.number(Array(text.utf8).span)
        #expect(number == nil || cursor.index < text.utf8.count)
    }
}
