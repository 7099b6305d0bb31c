import L10nChecks
import L10nSource
import Testing

/// Items of strings-formats.md about the keys and the names of String Catalogs.
@Suite struct CatalogKeyTests {
    private static func catalog(_ path: String = "Localizable.xcstrings", _ keys: String...) -> RuleExample {
        let entries = keys.map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
        return RuleExample(
            path,
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}")
    }

    private static func findings(_ id: RuleID, _ files: RuleExample...) async throws -> [String] {
        try await CheckedProject.findings(in: files).filter { $0.id == id }.map(\.message)
    }

    @Test func `keys that differ in case or punctuation alone collide as symbols (X-15)`() async throws {
        let found = try await Self.findings(
            "colliding-symbols", Self.catalog("Localizable.xcstrings", "nav-back", "nav.back", "nav.home"))
        #expect(found == ["'nav-back' and 'nav.back' both become 'navBack'; rename one"])
        let other = try await Self.findings(
            "colliding-symbols", Self.catalog("Localizable.xcstrings", "navBack", "navback"))
        // Generators make two names of them, and Xcode makes none of keys that nobody added.
        #expect(other == [])
    }

    @Test func `keys that are texts, or stand in two tables, do not collide (X-15)`() async throws {
        let found = try await Self.findings(
            "colliding-symbols", Self.catalog("Localizable.xcstrings", "Back?", "Back!"),
            Self.catalog("Other.xcstrings", "nav.back"), Self.catalog("Third.xcstrings", "nav-back"))
        #expect(found == [])
    }

    @Test func `two catalogs of one name in one folder (X-65)`() async throws {
        let found = try await Self.findings(
            "table-name-conflict", Self.catalog("App/Main.xcstrings", "a"),
            Self.catalog("App/mul.lproj/Main.xcstrings", "b"))
        #expect(found == ["table 'Main' has 2 String Catalogs; Xcode refuses to build"])
    }

    @Test func `catalogs of one name in two folders may belong to two targets (X-65)`() async throws {
        let found = try await Self.findings(
            "table-name-conflict", Self.catalog("App/Main.xcstrings", "a"), Self.catalog("Widget/Main.xcstrings", "a"))
        #expect(found == [])
    }
}
