import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

/// What is wrong with the contrast of the built-in theme is known, and waived where it is.
@Suite struct ThemeContrastTests {
    private static let check = ThemeAnalysis(BuiltInTheme.theme).checkContrast()

    /// The brand or brands, and the scheme, of findings of a rule with a foreground and a background.
    private func places(_ rule: RuleID, _ foreground: String, _ background: String) -> [String] {
        Self.check.findings.filter {
            $0.result.failure?.rule.id == rule && $0.result.foreground.choosing?.path.text == foreground
                && $0.result.background.choosing?.path.text == background
        }.map { "\($0.condition) \(Contrast.text($0.result.ratio))" }.sorted()
    }

    @Test func `quiet labels while pressed (TK-P7)`() {
        #expect(
            places("low-text-contrast", "semantic.text.link", "semantic.background.active") == [
                "blocket light warp 3.43", "dba light warp 3.92", "finn light warp 3.74", "neutral light warp 3.43",
                "tori light warp 3.77",
            ])
    }

    @Test func `quiet labels in a sheet (TK-P9)`() {
        #expect(
            places("low-text-contrast", "semantic.text.link", "semantic.surface.elevated-300") == [
                "blocket dark 4.44", "dba dark 4.35", "neutral dark 4.44", "tori dark 4.41",
            ])
    }

    @Test func `success texts on the page (TK-P10)`() {
        #expect(
            places("low-text-contrast", "semantic.text.positive", "semantic.background.default") == [
                "blocket light 3.92", "finn light 3.42", "tori or dba, light 4.07",
            ])
    }

    @Test func `disabled labels of the brands are a note (TK-22)`() {
        #expect(
            places("low-disabled-contrast", "semantic.text.inverted", "semantic.background.disabled") == [
                "any but vend, light, warp 1.63", "dark warp 1.86", "vend light warp 1.77",
            ])
    }

    @Test func `with increased contrast only status texts stay under 7 (TK-4)`() {
        let increased = Self.check.findings.filter { $0.result.failure?.rule.id == "low-increased-contrast" }
        #expect(
            Set(increased.map(\.result.pair.foreground.text)) == ["semantic.text.negative", "semantic.text.positive"])
        #expect(increased.allSatisfy { $0.result.level == .aaa && $0.result.failure?.minimum == 7 })
    }

    @Test func `nothing else fails (TK-P1)`() {
        let expected = ["low-text-contrast": 12, "low-disabled-contrast": 3]
        for (rule, count) in expected {
            #expect(Self.check.diagnostics.filter { $0.id.rawValue == rule }.count == count)
        }
        let known = Set(expected.keys).union(["low-increased-contrast"])
        #expect(Self.check.diagnostics.allSatisfy { known.contains($0.id.rawValue) })
        #expect(Self.check.sampled.isEmpty)
    }

    @Test func `each finding is waived where its color is chosen or at its slot, and no waiver is idle (SUP-5)`() {
        var used: Set<String> = []
        for finding in Self.check.findings {
            let places = [finding.result.foreground.first, finding.result.foreground.choosing].compactMap(\.self)
            let waivers = places.filter { waived($0).contains(finding.diagnostic.id.rawValue) }
            #expect(!waivers.isEmpty, "\(finding.diagnostic.message)")
            for step in waivers { used.insert("\(step.span.file) \(step.definedAt) \(finding.diagnostic.id)") }
        }
        #expect(allWaivers() == used)
    }

    /// The rules that the definition of a step disables.
    private func waived(_ step: AliasStep) -> [String] {
        BuiltInTheme.theme.tokens.definitions(of: step.definedAt).filter { $0.valueSpan == step.span }
            .flatMap { rules($0.extensions) }
    }

    private func rules(_ extensions: JSONValue?) -> [String] {
        (VendorData(extensions)?["disable"]?.elements).map { $0.compactMap { $0["rule"]?.string } } ?? []
    }

    private func allWaivers() -> Set<String> {
        let tokens = BuiltInTheme.theme.tokens
        return Set(
            tokens.paths.flatMap { path in
                tokens.definitions(of: path).flatMap { definition in
                    rules(definition.extensions).filter { $0.hasSuffix("-contrast") }
                        .map { "\(definition.valueSpan.file) \(path) \($0)" }
                }
            })
    }

    @Test func `a finding says what fails, where it was chosen and what would pass (TK-15 TE-2 TE-3)`() throws {
        let finding = try #require(
            Self.check.diagnostics.first { $0.subject.brand == "tori" && $0.subject.scheme == "light" })
        #expect(
            finding.message
                == "'semantic.text.link' on 'semantic.background.active' is 3.77:1 in tori light warp, needs 4.5:1; 'palette.blueberry.700' passes"
        )
        #expect(finding.span.file == "brands/tori/semantic.light.tokens.json")
        #expect(finding.subject.tokenPath == "stateView.button.secondary.label")
        #expect(finding.measured == Measurement(value: 3.77, limit: 4.5, unit: ":1"))
        #expect(
            finding.notes.map(\.message) == [
                "'stateView.button.secondary.label' → 'semantic.text.link' → 'palette.blueberry.600' is #296dcc",
                "'stateView.button.secondary.backgroundPressed' → 'semantic.background.active' → 'palette.gray.200' is #dedee3",
                "the platform's guidance calls the text large; WCAG, which decides, does not",
            ])
        #expect(finding.notes[0].span?.file == "profiles/warp.tokens.json")
    }

    @Test func `the first part of a message stays short (PRI-10)`() {
        for finding in Self.check.diagnostics {
            let first = finding.message.split(separator: ";")[0]
            #expect(first.count <= 100, "\(finding.message)")
        }
    }

    @Test func `the suggestion of every failing link is of its own ramp (TK-20 TK-21)`() {
        for finding in Self.check.findings where finding.result.foreground.choosing?.path == "semantic.text.link" {
            let entry = finding.result.foreground.last?.path.text ?? ""
            let ramp = entry.prefix(upTo: entry.lastIndex(of: ".") ?? entry.startIndex)
            let step = finding.scheme == "light" ? "700" : "300"
            #expect(finding.suggestion?.path == "\(ramp).\(step)")
        }
    }

    @Test func `one alias changed in one brand's dark file is one finding there (TE-1)`() throws {
        let theme = BuiltInTheme.changed(
            "brands/finn/semantic.dark.tokens.json",
            #""primary": { "$value": "{palette.blue.400}", "$description": "Icon"#,
            to: #""primary": { "$value": "{palette.gray.800}", "$description": "Icon"#)
        let known = Set(Self.check.diagnostics.map(\.message))
        let new = ThemeAnalysis(theme).checkContrast().diagnostics.filter { !known.contains($0.message) }
        #expect(Set(new.map(\.id)) == ["low-nontext-contrast"])
        #expect(new.allSatisfy { $0.span.file == "brands/finn/semantic.dark.tokens.json" })
        // One for each host of another color; the second one has the color of the icon.
        #expect(new.count == 4)
        #expect(new.allSatisfy { $0.message.contains(" in finn dark warp, needs 3:1; ") })
    }

    @Test func `all pairs of one permutation, whether they pass or not (GP-7)`() throws {
        let results = try BuiltInTheme.resolved(["brand": "vend", "profile": "warp"]).contrast()
        #expect(results.count == 4 * 15 + 3)
        let title = try #require(results.first { $0.pair.foreground == "stateView.title.color" })
        #expect(title.isLargeText, "bold at 22 points")
        #expect(title.minimum == 3)
        #expect(try #require(title.margin) > 14)
        let track = try #require(results.first { $0.pair.foreground == "stateView.spinner.track" })
        #expect(track.minimum == nil && track.failure == nil && track.role == .decorative)
    }
}
