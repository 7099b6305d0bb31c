import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import Testing

@testable import L10nChecks

/// The check of one form, which is handed all that it knows.
struct PlaceholderFormsCheckTests {
    private static func rules() -> [Rule: any PlaceholderRule.Type] {
        let rules: [any PlaceholderRule.Type] = [
            MissingPlaceholder.self, ExtraPlaceholder.self, VariantPlaceholderMismatch.self,
            PlaceholderTypeMismatch.self,
        ]
        return Dictionary(rules.map { ($0.rule, $0) }) { first, _ in first }
    }

    private static func catalog(_ finnish: (one: String, other: String)) -> RuleExample {
        func forms(_ one: String, _ other: String) -> String {
            func unit(_ text: String) -> String {
                #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
            }
            return #"{ "variations" : { "plural" : { "one" : \#(unit(one)), "other" : \#(unit(other)) } } }"#
        }
        return RuleExample(
            "Localizable.xcstrings",
            #"""
            { "sourceLanguage" : "en", "strings" : { "k" : { "extractionState" : "manual", "localizations" : {
              "en" : \#(forms("%lld item of %@", "%lld items of %@")),
              "fi" : \#(forms(finnish.one, finnish.other)) } } }, "version" : "1.0" }
            """#)
    }

    /// The rules that report the forms of the Finnish text, each with the form.
    private static func findings(_ finnish: (one: String, other: String)) async throws -> [String] {
        let project = try await CheckedProject.check([catalog(finnish)]).project
        let layer = try #require(project.catalog.layers.firstIndex { !$0.isEmbedded })
        let table = TableSite(project: project, layer: layer, bundle: 0, table: 0)
        let column = try #require(table.table.columns.firstIndex { $0.tag == LanguageTag("fi") })
        let site = ColumnSite(table: table, columnIndex: column)
        let entry = try #require(site.column.fragment.entries.first)
        let forms = try #require(site.column.fragment.forms(of: entry))
        var check = PlaceholderFormsCheck(
            PlaceholderTextCheck(rules(), project.configuration), forms, isFormatted: true,
            PluralCoverage(reach: nil, appleZero: .zeroOnly))
        var findings = Findings()
        for (number, form) in forms.forms.enumerated() {
            let text = TextSite(site, entry.showing(number, of: forms))
            let path = form.path.map(\.withAllArguments)
            let original = table.source(of: entry.key)?.counterpart(of: form, in: forms, path: path)
            check.check(text, form, translating: original, into: &findings)
        }
        return findings.diagnostics.map { "\($0.id) \($0.subject.variant ?? "")" }
    }

    @Test func `forms with the arguments of the source text have no finding`() async throws {
        #expect(try await Self.findings(("%lld kohde: %@", "%lld kohdetta: %@")).isEmpty)
    }

    @Test func `an argument that a form lacks, or has too much, is a finding of that form`() async throws {
        #expect(try await Self.findings(("%lld kohde", "%lld kohdetta: %@")) == ["missing-placeholder plural.one"])
        #expect(
            try await Self.findings(("%lld kohde: %@", "%lld kohdetta: %@ %@")) == ["extra-placeholder plural.other"])
    }
}
