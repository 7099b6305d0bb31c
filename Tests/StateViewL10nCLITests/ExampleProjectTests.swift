import Foundation
import TestSupport
import Testing

/// The example project and its report, which somebody has read line by line.
@Suite struct ExampleProjectTests {
    private static let project = Tool.root.appendingPathComponent("Tests/Fixtures/Projects/bank-app")

    @Test func `bank-app shows its seeded mistakes and nothing else`() throws {
        let result = try Tool.run(["check"], in: Self.project)
        #expect(result.status == 1)
        #expect(result.complaints.isEmpty)
        if let difference = try Golden.difference(result.output, "Projects/bank-app.expected.txt") {
            Issue.record("\(difference)")
        }
    }

    @Test func `a brand says a text of the design system in its own words (O-18)`() throws {
        let key = ["explain-key", "DesignSystem.stateView.noConnectionTitle", "--locale", "de"]
        let own = try Tool.run(key + ["--brand", "acme"], in: Self.project).output
        #expect(own.contains("in de: 'Sie sind offline'\n") && own.contains("Brands/acme/de.lproj"), "\(own)")
        let usual = try Tool.run(key + ["--brand", "nova"], in: Self.project).output
        #expect(!usual.contains("'Sie sind offline'\n"), "\(usual)")
    }

    @Test(arguments: ["1", "2", "7"])
    func `the report is the same for any number of jobs (CI-50 CI-19)`(jobs: String) throws {
        let result = try Tool.run(["check", "--jobs", jobs], in: Self.project)
        #expect(result.output == (try Tool.run(["check"], in: Self.project).output))
    }

    @Test func `the package's own texts and themes are clean`() throws {
        let result = try Tool.run(["check", "--without-defaults", "Localizations", "Resources"])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("no findings"), "\(result.output)")
    }
}
