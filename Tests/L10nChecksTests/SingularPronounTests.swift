import Foundation
import L10nICU
import L10nLocale
import L10nSource
import Testing

@testable import L10nChecks

@Suite struct SingularPronounTests {
    static let languages = SingularPronouns.languages.split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
    }

    /// A finding names the number, and is wrong where only one thing can be meant.
    @Test(arguments: languages)
    func `the number that a finding names selects 'one', and no smaller one above 1 does`(language: String) throws {
        let tag = try #require(LanguageTag(language))
        let number = try #require(SingularPronouns(of: tag)).number
        let rules = try PluralRules(tag)
        let selecting = (2...number).filter { rules.category(of: $0) == .one }
        #expect(selecting == [number])
    }

    @Test func `no default text speaks of a single thing where there are several`() async throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let checked = try await CheckedProject.check(
            copyOf: root.appending(path: "Localizations"), including: .singularPronounInPlural)
        let findings = checked.result.reported.filter { $0.rule == .singularPronounInPlural }
        #expect(findings.map { "\($0.span.file): \($0.message)" } == [])
    }
}
