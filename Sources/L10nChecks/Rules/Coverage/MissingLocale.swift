import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// A language that the project supports and a table lacks altogether.
enum MissingLocale: TableRule {
    static let info = RuleInfo(
        "missing-locale", .coverage, .error,
        summary: "A table has no text at all in a language that the project requires.",
        why: "Every text of the table is shown in another language there.",
        precision: .high,
        bad: [
            RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"home\" = \"Koti\";\n"),
            RuleExample("en.lproj/Errors.strings", "\"offline\" = \"Offline\";\n"),
        ],
        good: [
            RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"home\" = \"Koti\";\n"),
            RuleExample("en.lproj/Errors.strings", "\"offline\" = \"Offline\";\n"),
            RuleExample("fi.lproj/Errors.strings", "\"offline\" = \"Yhteys poikki\";\n"),
        ],
        sources: ["checks.md 2.4"])

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard let source = site.sourceLanguage else { return reportMissingSource(site, into: &findings) }
        let languages = site.languages
        for tag in site.requiredTags where tag != site.sourceTag {
            let language = languages.first { $0.tag == tag }
            if let language {
                guard language.isIntact, !hasText(language, of: source) else { continue }
            } else if isAnswered(tag, by: languages.map(\.tag), in: site) || hasFile(tag, of: site) {
                continue
            }
            let count = ownTexts(of: source, in: site)
            guard count > 0 else { return }
            findings.add(
                Diagnostic(
                    info.id, .error, message(site.table.name, tag, count),
                    at: source.column.fragment.source.span(SourceRange(at: 0)),
                    subject: Subject(layer: site.layer.name, table: site.table.name, locale: tag.description),
                    notes: (language?.columns ?? []).map {
                        DiagnosticNote("this file holds none of them", at: $0.fragment.source.span(SourceRange(at: 0)))
                    }))
        }
    }

    /// Whether a language has a text for any key of the source language, or a text of its own at all. Where it has none,
    /// the language is missing rather than its translations.
    static func hasText(_ language: TableLanguage, of source: TableLanguage) -> Bool {
        if language.columns.contains(where: { $0.fragment.entries.contains(where: \.isUsable) }) { return true }
        return source.columns.contains { $0.fragment.entries.contains { language.hasEntry(for: $0.key) } }
    }

    /// A table that other languages have and the source language has not, although it has other tables. Keys that are
    /// texts need no source; the keys that people could not read are counted.
    private static func reportMissingSource(_ site: TableSite, into findings: inout Findings) {
        let tag = site.project.sourceLanguage
        // Where no file at all is in the source language, `source-language-mismatch` says so.
        guard let column = site.table.columns.first, site.requiredTags.contains(tag), !hasFile(tag, of: site),
            site.project.locales.contains(tag)
        else { return }
        let keys = site.table.keys.ids.filter { !site.isOverride($0) }
        let names = keys.count { id in
            let key = site.table.keys[id]
            switch KeyShape(key) {
            case .identifier: return !KeyShape.mayBeNumberedObject(key)
            case .word: return true
            case .text, .interfaceObject: return false
            }
        }
        guard names > 0, names * 2 >= keys.count else { return }
        findings.add(
            Diagnostic(
                info.id, .error, message(site.table.name, tag, keys.count),
                at: column.fragment.source.span(SourceRange(at: 0)),
                subject: Subject(layer: site.layer.name, table: site.table.name, locale: tag.description)))
    }

    /// The number of source texts that override nothing; overrides in some languages only are `partial-override`.
    private static func ownTexts(of source: TableLanguage, in site: TableSite) -> Int {
        var count = 0
        source.forEachText { _, entry in if !site.isOverride(entry.key) { count += 1 } }
        return count
    }

    /// Whether a tag that means the same, or a parent of the language, has texts.
    private static func isAnswered(_ tag: LanguageTag, by present: [LanguageTag], in site: TableSite) -> Bool {
        let parents = site.project.parents(of: tag)
        return present.contains { parents.contains($0) || $0.means(tag) }
    }

    /// Whether there is a file that could not be read, is too large, or holds plural texts only.
    private static func hasFile(_ tag: LanguageTag, of site: TableSite) -> Bool {
        let prefix = site.bundle.path.isEmpty ? "" : site.bundle.path + "/"
        let names = [site.table.name + ".strings", site.table.name + ".stringsdict"]
        return site.project.files.contains { path in
            guard path.hasPrefix(prefix) else { return false }
            let parts = path.dropFirst(prefix.count).split(separator: "/")
            return parts.count == 2 && names.contains(String(parts[1])) && LanguageTag(lprojName: parts[0]) == tag
        }
    }
}

extension MissingLocale {
    fileprivate static func message(_ table: String, _ tag: LanguageTag, _ count: Int) -> String {
        "table '\(table)' has no '\(tag)'; add it (\(Wording.count(count, "key", "keys")))"
    }
}
