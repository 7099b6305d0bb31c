import DesignTokens
import Foundation
import L10nSource
import Testing
import TokenThemes

@Suite struct TokenFixtureTests {
    @Test(arguments: TokenFixture.all) func `the findings of a fixture (TT-1)`(_ fixture: TokenFixture) throws {
        let actual = fixture.report.map { $0 + "\n" }.joined()
        #expect(actual == fixture.text("expected.txt"))
    }

    @Test(arguments: TokenFixture.all.filter { $0.text("values.txt") != nil })
    func `the values of a fixture (TT-1)`(_ fixture: TokenFixture) throws {
        let theme = fixture.theme.value
        for line in try #require(fixture.text("values.txt")).split(separator: "\n") {
            let parts = line.split(separator: "|", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            let sides = parts[parts.count - 1].split(separator: "=", maxSplits: 1)
            let path = TokenPath(sides[0].trimmingCharacters(in: .whitespaces))
            let expected = sides[1].trimmingCharacters(in: .whitespaces)
            var input: [String: String] = [:]
            for choice in parts.dropLast().joined().split(separator: " ") {
                let pair = choice.split(separator: "=")
                input[String(pair[0])] = String(pair[1])
            }
            let tokens = theme.resolved(try theme.permutation(input))
            #expect(tokens.value(path)?.shown ?? "-" == expected, "\(line)")
        }
    }

    @Test(arguments: TokenFixture.all) func `a fix removes its finding and brings no other error (PRI-12)`(
        _ fixture: TokenFixture
    ) {
        let before = fixture.diagnostics
        for finding in before {
            for fix in finding.fixes where fix.applicability != .displayOnly && !fix.edits.isEmpty {
                var mended = fixture
                for edit in fix.edits.reversed() {
                    guard var bytes = mended.files[edit.span.file]?.bytes else { continue }
                    bytes.replaceSubrange(edit.span.range.indices, with: Array(edit.replacement.utf8))
                    mended.files[edit.span.file] = SourceFile(path: edit.span.file, bytes: bytes)
                }
                let after = mended.diagnostics
                let errors = { (list: [Diagnostic]) in list.count { $0.severity == .error } }
                let same = { (list: [Diagnostic]) in
                    list.count { $0.id == finding.id && $0.message == finding.message }
                }
                #expect(same(after) < same(before), "\(finding.message)")
                if fix.applicability == .safe { #expect(errors(after) <= errors(before), "\(finding.message)") }
            }
        }
    }
}
