import L10nProject
import L10nSource
import Testing

@Suite struct PathTests {
    @Test(arguments: [
        ("App/**", "App/en.lproj/a.strings", true), ("App", "App/en.lproj/a.strings", true),
        ("App", "Apple/a.strings", false), ("**/*.strings", "a.strings", true),
        ("**/*.strings", "x/y/a.strings", true), ("Brands/{acme,nova}/**", "Brands/nova/x", true),
        ("Brands/{acme,nova}/**", "Brands/orbit/x", false), ("A/*/b", "A/x/b", true), ("A/*/b", "A/x/y/b", false),
        ("a*c*e", "abcde", true), ("a*c*e", "abcdf", false), ("**", "anything/at/all", true),
        ("**/x/**/y", "a/x/b/c/y", true), ("**/x/**/y", "a/z/b/c/y", false), ("", "a", true),
        ("**/Legacy", "a/Legacy/x.strings", true), ("**/Legacy", "a/Legacies/x.strings", false),
    ])
    func `path patterns (CFG-4)`(pattern: String, path: String, matches: Bool) {
        #expect(PathPattern(pattern).matches(path) == matches)
    }

    @Test(arguments: [
        ("legal.**", "legal.title.short", true), ("legal.*", "legal.title.short", false),
        ("legal.title", "legal.title.short", false), ("*.title", "legal.title", true),
    ])
    func `key patterns use dots and match whole keys (CFG-4)`(pattern: String, key: String, matches: Bool) {
        #expect(PathPattern(pattern, separator: ".").matches(key) == matches)
    }

    @Test func `a pattern of many stars takes no exponential time (CFG-4)`() {
        let pattern = PathPattern(Array(repeating: "**/a*a*a*b", count: 12).joined(separator: "/"))
        #expect(!pattern.matches(Array(repeating: String(repeating: "a", count: 60), count: 60).joined(separator: "/")))
    }

    @Test func `paths are cleaned and made relative (CI-51)`() {
        #expect(PathText.normalized("./a//b/../c/") == "a/c")
        #expect(PathText.normalized("../a") == "../a")
        #expect(PathText.relative("/x/y/z", to: "/x/q") == "../y/z")
        #expect(PathText.relative("/x", to: "/x") == "")
        #expect(PathText.join("a/b", "../c") == "a/c")
        #expect(PathText.parent(of: "a/b/c") == "a/b")
        #expect(PathText.name(of: "a/b/c") == "c")
    }
}
