#if SourceScan
import L10nSource
import L10nUsage
import SwiftUsage
import Testing

/// What the comments of Swift accept: SUP-1 of checks.md.
@Suite struct SwiftSuppressionTests {
    /// Each directive of a text with what it covers.
    private static func covered(_ text: String) -> [String] {
        let file = SourceFile(path: "App.swift", text: text)
        return SwiftReader.facts(of: file).suppressions.map { suppression in
            let rules = suppression.directive.rules.map(\.value).joined(separator: ", ")
            switch suppression.coverage {
            case .file: return "\(rules): file"
            case .nothing: return "\(rules): nothing"
            case .entry(let range, _): return "\(rules): \(file.text(range))"
            }
        }
    }

    @Test func `a comment is for the statement below it, or for that which ends on its line (SUP-1)`() {
        #expect(
            Self.covered(
                """
                // l10n:disable a
                let a = f(
                    "a")
                let b = f("b")  /* l10n:disable b */
                let c = f(
                    "c")  // l10n:disable c
                g(
                    // l10n:disable d
                    x: "d",
                    y: "e"
                )
                """) == [
                    "a: let a = f(\n    \"a\")", "b: let b = f(\"b\")  ", "c: let c = f(\n    \"c\")  ",
                    "d:     x: \"d\",",
                ])
    }

    @Test func `what has a block of its own is covered by its line alone (SUP-1)`() {
        #expect(Self.covered("// l10n:disable a\nButton(\"a\") {\n    f(\"b\")\n}\n") == ["a: Button(\"a\") {"])
    }

    @Test func `a directive for the file stands above all but imports, and one above nothing has none (SUP-1)`() {
        #expect(
            Self.covered(
                "import A\n// l10n:disable-file a\nlet a = 1\n// l10n:disable-file b\nf(1\n// l10n:disable c\n)\n// l10n:disable d"
            )
                == ["a: file", "b: nothing", "c: nothing", "d: nothing"])
    }

    @Test func `words of a literal are no directive (SUP-1)`() {
        #expect(Self.covered("let a = \"// l10n:disable a\"\nlet b = 1").isEmpty)
    }
}
#endif
