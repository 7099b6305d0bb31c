import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// An override that some of the project's languages have and others lack.
enum PartialOverride: OverrideRule {
    static let rule = Rule.partialOverride

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample(
                    "en.lproj/Localizable.strings",
                    "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing to see\";\n\"home\" = \"Home\";\n"),
                RuleExample("da.lproj/Localizable.strings", "\"home\" = \"Hjem\";\n"),
            ],
            good: [
                RuleExample(
                    "en.lproj/Localizable.strings",
                    "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing to see\";\n\"home\" = \"Home\";\n"),
                RuleExample(
                    "da.lproj/Localizable.strings",
                    "\"DesignSystem.stateView.noResultsTitle\" = \"Intet at se\";\n\"home\" = \"Hjem\";\n"),
            ])
    }

    static func check(_ override: OverrideSite, into findings: inout Findings) {
        guard !override.override.bases.isEmpty, let primary = override.primary else { return }
        let overridden = Set(tagsInLayer(override))
        // What a damaged file lacks says nothing about the translation (PRI-7).
        let damaged = override.table.columns.filter { !$0.fragment.isIntact }.map(\.tag)
        var missing = override.requiredTags.filter { tag in
            !overridden.contains(tag) && !damaged.contains(tag) && !inherits(tag, overridden, override.project)
        }
        guard !missing.isEmpty else { return }
        if hasTextsOfItsOwn(override) {
            // Where the whole file is missing, `missing-locale` says so.
            let present = Set(override.table.columns.map(\.tag))
            missing.removeAll { !present.contains($0) }
        }
        guard !missing.isEmpty else { return }
        findings.add(
            Diagnostic(
                .partialOverride, message(overridden.sorted(), missing), at: primary.keySpan,
                subject: override.subject()))
    }

    /// The languages in which any table of the layer has the key.
    private static func tagsInLayer(_ site: OverrideSite) -> [LanguageTag] {
        site.layer.bundles.flatMap(\.tables).flatMap { table -> [LanguageTag] in
            guard let id = table.keys.find(site.key) else { return [] }
            return table.columns.filter { $0.hasEntry(for: id) }.map(\.tag)
        }
    }

    /// Whether a language takes the override of a parent, as `es-MX` does that of `es`.
    private static func inherits(_ tag: LanguageTag, _ overridden: Set<LanguageTag>, _ project: Project) -> Bool {
        project.parents(of: tag).contains { overridden.contains($0) }
    }

    /// Whether the table holds source texts that override nothing.
    private static func hasTextsOfItsOwn(_ site: OverrideSite) -> Bool {
        let place = site.override.place
        return site.table.source?.fragment.entries.contains { entry in
            entry.isUsable
                && !site.project.overridePlaces.contains(
                    KeyPlace(layer: place.layer, bundle: place.bundle, table: place.table, key: entry.key))
        } ?? false
    }
}

extension PartialOverride {
    fileprivate static func message(_ overridden: [LanguageTag], _ missing: [LanguageTag]) -> String {
        "overridden in \(list(overridden, last: " and ")), not in \(list(missing, last: ", ")); "
            + "readers of those see the default wording"
    }

    /// At most six languages by name, the rest by number.
    private static func list(_ tags: [LanguageTag], last: String) -> String {
        var names = tags.prefix(6).map(\.description)
        if tags.count > 6 { names.append("\(tags.count - 6) more") }
        return names.count > 1 ? names.dropLast().joined(separator: ", ") + last + names[names.count - 1] : names[0]
    }
}
