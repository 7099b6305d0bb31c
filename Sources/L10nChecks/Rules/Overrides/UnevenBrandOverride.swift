import L10nCatalog
import L10nLookup
import L10nProject
import L10nSource

/// A key that some brands override and others leave to the default.
enum UnevenBrandOverride: OverrideRule {
    static let rule = Rule.unevenBrandOverride

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("stateview-l10n.json", layers),
                RuleExample(
                    "Acme/en.lproj/Localizable.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Zip\";\n"),
                RuleExample(
                    "Nova/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
            ],
            good: [
                RuleExample("stateview-l10n.json", layers),
                RuleExample(
                    "Acme/en.lproj/Localizable.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Zip\";\n"),
                RuleExample(
                    "Nova/en.lproj/Localizable.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Zilch\";\n"),
            ])
    }

    private static let layers = """
        { "layers": [ { "name": "acme", "kind": "brand", "brand": "acme", "paths": ["Acme"] },
                      { "name": "nova", "kind": "brand", "brand": "nova", "paths": ["Nova"] } ] }

        """

    static func check(_ override: OverrideSite, into findings: inout Findings) {
        guard override.layer.kind == .brand, !override.override.bases.isEmpty, let primary = override.primary else {
            return
        }
        let project = override.project
        let (brands, own) = (project.catalog.layers(of: .brand), override.override.place.layer)
        // The first brand that has the key speaks for all of them.
        guard project.overrides(of: override.key, in: brands.lowerBound..<own).isEmpty else { return }
        let overridden = Set(project.overrides(of: override.key, in: brands).map(\.place.layer))
        let having = brands.filter(overridden.contains)
        guard having.count < brands.count else { return }
        let name = { (layer: Int) in project.catalog.layers[layer].brand ?? project.catalog.layers[layer].name }
        findings.add(
            Diagnostic(
                .unevenBrandOverride,
                message(override.key, having.map(name), brands.filter { !overridden.contains($0) }.map(name)),
                at: primary.keySpan, subject: override.subject()))
    }
}

extension UnevenBrandOverride {
    fileprivate static func message(_ key: String, _ having: [String], _ lacking: [String]) -> String {
        "\(Wording.list(having)) \(having.count == 1 ? "overrides" : "override") \(Wording.quoted(key)), "
            + "\(Wording.list(lacking)) \(lacking.count == 1 ? "does" : "do") not; add it or accept the default"
    }
}
