import L10nCatalog
import L10nLocale
import L10nSource

/// Patterns of tables and keys, and languages of rules, that the configuration itself has and no text of the project.
struct UnmatchedNames {
    private let source: SourceFile
    private let patterns: [OwnPattern]
    private let tables: Set<String>
    /// Those of the embedded defaults too, as a setting may wait for the first text that overrides them.
    private let keys: Set<String>
    private let languages: Set<LanguageTag>
    /// The languages of each of the team's own rules.
    private let rules: [String: Set<LanguageTag>]

    /// Nil where the configuration has no such patterns.
    init?(_ configuration: Configuration, among catalog: Catalog) {
        let patterns = configuration.ownPatterns.filter { [.tables, .keys, .prefixes, .languages].contains($0.target) }
        guard let source = configuration.source, !patterns.isEmpty else { return nil }
        self.source = source
        self.patterns = patterns
        let own = catalog.layers.filter { !$0.isEmbedded }.flatMap(\.bundles).flatMap(\.tables)
        tables = Set(own.map(\.name))
        languages = Set(own.flatMap { $0.columns.map(\.tag) })
        rules = Dictionary(configuration.customRules.map { ($0.rule.id.rawValue, $0.locales) }) { $1 }
        var keys: Set<String> = []
        for table in catalog.layers.flatMap(\.bundles).flatMap(\.tables) {
            for id in table.keys.ids { keys.insert(table.keys[id]) }
        }
        self.keys = keys
    }

    var findings: [Diagnostic] {
        let prefixes = patterns.filter { pattern in
            pattern.target == .prefixes && !keys.contains { $0.hasPrefix(pattern.text.value) }
        }
        return findings(about: unmatched(.tables, among: tables), among: tables)
            + findings(about: prefixes + unmatched(.keys, among: keys), among: keys) + idleRules
    }

    /// Rules that are for languages alone which the project has not.
    private var idleRules: [Diagnostic] {
        if languages.isEmpty { return [] }
        return patterns.filter { $0.target == .languages }.compactMap { pattern in
            guard let asked = rules[pattern.text.value], !asked.isEmpty, asked.isDisjoint(with: languages) else {
                return nil
            }
            let names = languages.sorted().map { Wording.quoted($0.description) }
            return Diagnostic(
                .unmatchedPath,
                "no text is in a language of \(Wording.quoted(pattern.text.value)); the project has \(Wording.first(of: names))",
                at: source.span(pattern.text.range))
        }
    }

    private func unmatched(_ target: OwnPattern.Target, among names: Set<String>) -> [OwnPattern] {
        let asked = patterns.filter { $0.target == target }
        let index = PathPatterns(asked.map { PathPattern($0.text.value, separator: ".") })
        var matched: Set<Int> = []
        for name in names where matched.count < asked.count { matched.formUnion(index.matching(name)) }
        return asked.indices.filter { !matched.contains($0) }.map { asked[$0] }
    }

    private func findings(about patterns: [OwnPattern], among names: Set<String>) -> [Diagnostic] {
        guard !patterns.isEmpty else { return [] }
        let suggestions = Suggestions(Self.withBeginnings(names))
        return patterns.map { pattern in
            let parts = pattern.text.value.split(separator: ".").prefix { !$0.contains("*") && !$0.contains("{") }
            let question = parts.isEmpty ? nil : suggestions.question(parts.joined(separator: "."))
            return UnmatchedPatterns.finding(pattern.text, in: source, question)
        }
    }

    /// The names, and what stands before each of their points.
    private static func withBeginnings(_ names: Set<String>) -> Set<String> {
        var all = names
        for name in names {
            var rest = name[...]
            while let point = rest.lastIndex(of: ".") {
                rest = rest[..<point]
                guard !rest.isEmpty, all.insert(String(rest)).inserted else { break }
            }
        }
        return all
    }
}
