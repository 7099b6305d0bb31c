import L10nChecks
import L10nSource
import Testing

/// What `state-views.md` asks of documents, where one case needs several rules or several projects; single rules have
/// their fixtures.
@Suite struct StateViewRuleTests {
    /// The messages of the findings of some rules, in order.
    static func findings(_ files: [RuleExample], _ rules: Set<RuleID>) async throws -> [String] {
        try await CheckedProject.findings(in: files).filter { rules.contains($0.id) }.map { $0.message }
    }

    static func document(_ text: String) -> RuleExample { RuleExample("views.stateview.json", text) }

    private static let iconOfTheApp = document(
        "{ \"id\": \"cards.none\", \"kind\": \"empty\", \"visual\": { \"icon\": \"icEmpty\" } }")
    private static let contents = "{ \"images\": [ { \"filename\": \"a.svg\", \"idiom\": \"universal\" } ] }"

    @Test(
        arguments: [
            ("App/Assets.xcassets/icEmpty.imageset", true), ("App/Assets.xcassets/Cards/icEmpty.imageset", true),
            ("App/Assets.xcassets/icEmptier.imageset", false), ("App/Assets.xcassets/icEmpty.colorset", false),
            ("Pods/Assets.xcassets/icEmpty.imageset", false),
        ])
    func `an icon is found by its asset name in the bundles (BB-21)`(folder: String, isFound: Bool) async throws {
        let files = [
            Self.iconOfTheApp,
            RuleExample("App/Assets.xcassets/icOther.imageset/Contents.json", Self.contents),
            RuleExample("App/Assets.xcassets/icOther.imageset/a.svg", "<svg/>"),
            RuleExample(folder + "/Contents.json", Self.contents), RuleExample(folder + "/a.svg", "<svg/>"),
        ]
        let found = try await Self.findings(files, ["missing-asset"])
        #expect(found.isEmpty == isFound)
        #expect(found.allSatisfy { $0.hasPrefix("asset 'icEmpty' is in no bundle; ") })
    }

    @Test func `without catalogs an icon may be anywhere (BB-21)`() async throws {
        #expect(try await Self.findings([Self.iconOfTheApp], ["missing-asset"]) == [])
    }
}
