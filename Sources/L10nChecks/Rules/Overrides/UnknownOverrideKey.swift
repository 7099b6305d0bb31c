import L10nCatalog
import L10nProject
import L10nSource

/// An override of a key that no lower layer has.
enum UnknownOverrideKey: ProjectRule {
    static let rule = Rule.unknownOverrideKey

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample(
                    "en.lproj/Localizable.strings", "\"DesignSystem.stateView.noResultTitle\" = \"Nothing to see\";\n")
            ],
            good: [
                RuleExample(
                    "en.lproj/Localizable.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing to see\";\n")
            ])
    }

    static func check(_ project: Project, into findings: inout Findings) {
        let known = knownKeys(project)
        guard !known.isEmpty, !isAnyDefaultUnread(project) else { return }
        let unknown = project.overrides.filter(\.bases.isEmpty) + nearMisses(project, known)
        guard !unknown.isEmpty else { return }
        let suggestions = Suggestions(known)
        for override in unknown { report(OverrideSite(project, override), suggestions, into: &findings) }
    }

    private static func report(_ site: OverrideSite, _ known: Suggestions, into findings: inout Findings) {
        guard let primary = site.primary else { return }
        let near = known.near(site.key)
        let fixes = near.first.map { name in
            Fix("rename to '\(name)'", .unsafe, edits: site.texts.map { Edit($0.keySpan, name) })
        }
        findings.add(
            Diagnostic(
                .unknownOverrideKey, message(site.key, known.question(site.key)),
                at: primary.keySpan,
                subject: site.subject(),
                notes: site.texts.filter { $0.keySpan != primary.keySpan }.prefix(3)
                    .map { DiagnosticNote("the same key in \($0.tag)", at: $0.keySpan) },
                fixes: fixes.map { [$0] } ?? []))
    }

    /// The keys of all layers that can be overridden.
    private static func knownKeys(_ project: Project) -> [String] {
        project.catalog.layers.filter { $0.isEmbedded || $0.kind < .app }
            .flatMap { $0.bundles.flatMap(\.tables) }
            .flatMap { table in table.keys.ids.map { table.keys[$0] } }
    }

    /// Whether a file of defaults is damaged or could not be read, so that a key that seems to be unknown may be there.
    private static func isAnyDefaultUnread(_ project: Project) -> Bool {
        let defaults = project.catalog.layers.filter { !$0.isEmbedded && $0.kind < .brand }
        guard !defaults.isEmpty else { return false }
        return !project.errors.isEmpty
            || defaults.contains { layer in
                layer.bundles.contains { bundle in
                    bundle.tables.contains { $0.columns.contains { !$0.fragment.isIntact } }
                }
            }
    }

    /// Keys that are no overrides by name, but lie so near to a default that they can be nothing else.
    private static func nearMisses(_ project: Project, _ known: [String]) -> [CatalogOverride] {
        let candidates = known.filter { key in
            project.configuration.overridePrefixes.contains { key.hasPrefix($0) }
        }.map { Array($0.utf16) }
        let marked = Set(project.overrides.map(\.place))
        var found: [CatalogOverride] = []
        for place in project.catalog.keyPlaces(where: { !$0.isEmbedded && $0.kind != .library }) {
            let keys = project.catalog.table(at: place).keys
            let mayBeNear = keys.withKey(place.key) { key in candidates.contains { mayResemble(key, $0) } }
            guard mayBeNear, !marked.contains(place) else { continue }
            let key = keys[place.key]
            let letters = Array(key.utf16)
            if candidates.contains(where: { Suggestions.distance(letters, $0, limit: 3) != nil }) {
                found.append(CatalogOverride(place: place, key: key, bases: []))
            }
        }
        return found
    }

    /// A cheap test that every key within three edits passes unless the edits hit both of its ends.
    private static func mayResemble(_ key: Span<UInt8>, _ other: [UInt16]) -> Bool {
        guard abs(key.count - other.count) <= 3, key.count >= 8 else { return false }
        let begins = (0..<4).allSatisfy { UInt16(key[$0]) == other[$0] }
        return begins || (1...4).allSatisfy { UInt16(key[key.count - $0]) == other[other.count - $0] }
    }
}

extension UnknownOverrideKey {
    fileprivate static func message(_ key: String, _ question: String?) -> String {
        "\(Wording.quoted(key)) overrides nothing; \(question ?? "remove it")"
    }
}
