import Foundation
import L10nChecks
import L10nSource
import Testing

/// Recall: of the kinds of damage that pofilter, Weblate and msgfmt look for, nine of ten are found by a run without any
/// configuration. The list was written before the rules.
@Suite struct DamageTests {
    private struct Kind: Decodable {
        let kind: String
        let locale: String?
        let key: String?
        let source: String?
        let good: String?
        let bad: String?
        let goodFiles: [String: String]?
        let badFiles: [String: String]?

        /// Two languages with the text and one more, so that no file has a single line.
        func files(_ text: String?, _ others: [String: String]?) -> [RuleExample] {
            if let others { return others.map { RuleExample($0.key, $0.value) } }
            let (key, locale) = (key ?? "k", locale ?? "de")
            let settings = ["de": "Einstellungen", "da": "Indstillinger", "ar": "الإعدادات", "fr": "Réglages"]
            return [
                RuleExample(
                    "en.lproj/Localizable.strings", "\"\(key)\" = \"\(source ?? "")\";\n\"other\" = \"Settings\";\n"),
                RuleExample(
                    "\(locale).lproj/Localizable.strings",
                    "\"\(key)\" = \"\(text ?? "")\";\n\"other\" = \"\(settings[locale] ?? "")\";\n"),
            ]
        }
    }

    private struct Found: Hashable {
        let rule: RuleID
        let message: String
    }

    @Test func `a run without configuration finds nine of ten kinds of damage`() async throws {
        let file = RuleFixtureTests.folder.deletingLastPathComponent().appending(path: "Damage/kinds.json")
        let kinds = try JSONDecoder().decode([Kind].self, from: Data(contentsOf: file))
        var missed: [String] = []
        for kind in kinds {
            let before = Set(
                try await CheckedProject.findings(in: kind.files(kind.good, kind.goodFiles)).map {
                    Found(rule: $0.id, message: $0.message)
                })
            let after = try await CheckedProject.findings(in: kind.files(kind.bad, kind.badFiles)).map {
                Found(rule: $0.id, message: $0.message)
            }
            if before.isSuperset(of: after) { missed.append(kind.kind) }
        }
        #expect(kinds.count >= 60)
        #expect(missed.count * 10 <= kinds.count, "\(missed)")
    }
}
