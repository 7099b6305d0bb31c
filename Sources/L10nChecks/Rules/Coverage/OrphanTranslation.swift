import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// A key that a translation has and the source language has not.
enum OrphanTranslation: TableRule {
    static let rule = Rule.orphanTranslation

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"old\" = \"Vanha\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n"),
            ])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard let source = site.sourceLanguage, source.isIntact else { return }
        var sourceKeys: Suggestions?
        var objects = InterfaceObjects(of: source, in: site.project)
        for column in site.translations where column.fragment.isIntact {
            for entry in column.fragment.entries
            where entry.isUsable && !source.hasEntry(for: entry.key) && !site.isOverride(entry.key)
                && !MissingSourceText.isWidelyTranslated(entry.key, in: site)
            {
                let key = site.table.keys[entry.key]
                let shape = KeyShape(key)
                if site.keyConvention.needsNoSource(shape) {
                    guard shape == .interfaceObject, let file = objects.fileWithout(key) else { continue }
                    findings.add(orphan(gone(key, file), entry, column, site))
                    continue
                }
                // Gathered when the first orphan is found, as most tables have none.
                let names =
                    sourceKeys
                    ?? Suggestions(
                        site.table.keys.ids.filter { source.hasEntry(for: $0) }.map { site.table.keys[$0] })
                sourceKeys = names
                // Xcode makes up the names of objects, so that none is a misspelling of another.
                let question = shape == .interfaceObject ? nil : names.question(key)
                findings.add(orphan(message(key, question), entry, column, site))
            }
        }
    }

    private static func orphan(
        _ message: String, _ entry: CatalogEntry, _ column: CatalogColumn, _ site: TableSite
    ) -> Diagnostic {
        Diagnostic(
            .orphanTranslation, message, at: column.fragment.source.span(entry.keyRange),
            subject: site.subject(key: entry.key, column: column),
            fixes: [Fix("delete the entry", .unsafe, edits: [column.fragment.removal(of: entry)])])
    }
}

/// The objects of the interface file that has the source texts of a table.
///
/// Which properties of an object are texts, and which of these are stand-ins, nobody can tell for sure; that an object is gone
/// is certain.
private struct InterfaceObjects {
    private let file: SourceFile?
    private lazy var ids: Set<String> = file.map { Self.ids(in: $0) } ?? []

    init(of source: TableLanguage, in project: Project) {
        let derived = source.columns.map(\.fragment.source).first { project.origin(of: $0).path != $0.path }
        file = derived.map { project.origin(of: $0) }
    }

    /// The name of the interface file where it lacks the object of a key, which stands before the dot.
    mutating func fileWithout(_ key: String) -> String? {
        guard let file, !ids.contains(String(key.prefix { $0 != "." })) else { return nil }
        return PathText.name(of: file.path)
    }

    private static func ids(in file: SourceFile) -> Set<String> {
        let parts = String(decoding: file.bytes, as: UTF8.self).split(
            separator: "\"", omittingEmptySubsequences: false)
        return Set(zip(parts, parts.dropFirst()).lazy.filter { $0.0.hasSuffix("id=") }.map { String($0.1) })
    }
}

extension OrphanTranslation {
    fileprivate static func message(_ key: String, _ question: String?) -> String {
        "\(Wording.quoted(key)) is not in the source; \(question ?? "add it there or remove it here")"
    }

    fileprivate static func gone(_ key: String, _ file: String) -> String {
        "\(Wording.quoted(file)) has no object \(Wording.quoted(String(key.prefix { $0 != "." }))); "
            + "remove \(Wording.quoted(key))"
    }
}
