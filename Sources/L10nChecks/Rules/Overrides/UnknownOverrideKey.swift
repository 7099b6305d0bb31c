import L10nCatalog
import L10nLookup
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
        let known = project.defaultKeys
        guard !known.isEmpty, !project.isAnyDefaultUnread else { return }
        // Of a default that was there once, another rule tells more.
        let removed = project.upstream.lock.map { project.overridesOfRemovedDefaults($0) } ?? []
        let told = Set(removed.map(\.override.place))
        let unknown = (project.overrides.filter(\.bases.isEmpty) + nearMisses(project, known))
            .filter { !told.contains($0.place) }
        guard !unknown.isEmpty else { return }
        let suggestions = Suggestions(known)
        for override in unknown { report(OverrideSite(project, override), suggestions, into: &findings) }
    }

    private static func report(_ site: OverrideSite, _ known: Suggestions, into findings: inout Findings) {
        guard let primary = site.primary else { return }
        let near = known.near(site.key)
        findings.add(
            Diagnostic(
                .unknownOverrideKey, message(site.key, known.question(site.key)),
                at: primary.keySpan,
                subject: site.subject(),
                notes: site.texts.filter { $0.keySpan != primary.keySpan }.prefix(3)
                    .map { DiagnosticNote("the same key in \($0.tag)", at: $0.keySpan) },
                fixes: [near.first.flatMap { site.renaming(to: $0, .unsafe) }].compactMap(\.self)))
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
