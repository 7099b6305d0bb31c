import L10nChecks
import L10nSource
import Testing

@Suite struct RightToLeftTextTests {
    @Test(arguments: [
        ("ar", "Next →", "التالي →", "hard-coded-arrow"), ("ar", "3 to 4", "من ٣ إلى 4", "mixed-digits"),
        ("he", "Size (small)", "גודל )קטן(", "unbalanced-brackets"), ("fa", "Book", "كتاب", "wrong-script"),
    ])
    func `arrows, digits, brackets and letters of right-to-left texts (B-58)`(
        tag: String, source: String, text: String, rule: String
    ) async throws {
        let files = [("en", source), (tag, text)].map {
            RuleExample("\($0.0).lproj/Localizable.strings", "\"text\" = \"\($0.1)\";\n")
        }
        let findings = try await CheckedProject.findings(in: files, only: [RuleID(rawValue: rule)])
        #expect(findings.map(\.id.rawValue) == [rule])
    }
}
