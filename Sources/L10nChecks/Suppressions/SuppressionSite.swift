import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import StateViews

/// A suppression and the file that holds it.
struct SuppressionSite {
    let suppression: Suppression
    let source: SourceFile
    /// What the file is about: a layer, a table and a language.
    let subject: Subject
    /// Whether the file was read to its end, so that everything in it was checked.
    let isJudgeable: Bool
    /// The files of the same table. A finding about the subject is about this file only if it stands in one of them.
    let tableFiles: Set<String>
    /// The state view or screen that accepts the finding; nil for suppressions of texts and tokens.
    var stateView: String?
    /// Whether a comment of code holds it, which is shown how to mend and never edited.
    var isInCode = false

    /// The suppressions of a project's own files, in the order of layers, tables and languages.
    static func all(in project: Project) -> [SuppressionSite] {
        var sites: [SuppressionSite] = []
        for layer in project.catalog.layers where !layer.isEmbedded {
            for table in layer.bundles.flatMap(\.tables) {
                for column in table.columns where !column.fragment.suppressions.isEmpty {
                    let subject = Subject(layer: layer.name, table: table.name, locale: column.tag.description)
                    let files = Set(table.columns.map(\.fragment.source.path))
                    sites += column.fragment.suppressions.map {
                        SuppressionSite(
                            suppression: $0, source: column.fragment.source, subject: subject,
                            isJudgeable: column.fragment.isIntact, tableFiles: files)
                    }
                }
            }
        }
        return sites + tokenSites(in: project) + stateViewSites(in: project)
    }

    /// The suppressions in comments of code.
    static func all(in usage: ProjectUsage) -> [SuppressionSite] {
        usage.sources.suppressions.map { source, suppression in
            SuppressionSite(
                suppression: suppression, source: source, subject: Subject(), isJudgeable: true,
                tableFiles: [source.path],
                isInCode: true)
        }
    }

    /// The suppressions of token files. A path may be defined in many files, so each stands for its own file only.
    private static func tokenSites(in project: Project) -> [SuppressionSite] {
        var seen: Set<SourceSpan> = []
        var sites: [SuppressionSite] = []
        for loaded in project.themes where loaded.origin != .defaults {
            for entry in TokenWaivers(loaded.theme).entries
            where seen.insert(entry.source.span(entry.suppression.directive.range)).inserted {
                sites.append(
                    SuppressionSite(
                        suppression: entry.suppression, source: entry.source, subject: Subject(),
                        isJudgeable: loaded.isComplete, tableFiles: [entry.source.path]))
            }
        }
        return sites
    }

    /// What state views and screens accept (SUP-6).
    private static func stateViewSites(in project: Project) -> [SuppressionSite] {
        let views = project.stateViews.views.map { ($0.definition.id, $0.waivers) }
        return (views + project.stateViews.screens.map { ($0.id, $0.waivers) }).flatMap { id, waivers in
            waivers.compactMap { waiver in
                guard let source = project.sources[waiver.span.file] else { return nil }
                let directive = SuppressionDirective(
                    rules: [waiver.rule], reason: waiver.reason, range: waiver.span.range)
                let removal = removal(of: waiver.span.range, in: source.bytes)
                return SuppressionSite(
                    suppression: Suppression(directive, covers: .entry(waiver.span.range, name: id), removal: removal),
                    source: source, subject: Subject(), isJudgeable: true, tableFiles: [source.path], stateView: id)
            }
        }
    }

    /// An element of an array with the comma that parts it from the next one, or else from the one before.
    private static func removal(of element: SourceRange, in bytes: [UInt8]) -> SourceRange {
        func isSpace(_ index: Int) -> Bool { bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) }
        var end = element.indices.upperBound
        while end < bytes.count, isSpace(end) { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
            end += 1
            while end < bytes.count, isSpace(end) { end += 1 }
            return SourceRange(element.indices.lowerBound..<end)
        }
        var start = element.indices.lowerBound
        while start > 0, isSpace(start - 1) { start -= 1 }
        guard start > 0, bytes[start - 1] == UInt8(ascii: ",") else { return element }
        return SourceRange(start - 1..<element.indices.upperBound)
    }

    /// Whether the suppression is meant for a finding, its rules aside (SUP-11): the finding's place lies in what is
    /// covered, or its subject is just that. Places that a note mentions do not count.
    func covers(_ finding: Diagnostic) -> Bool {
        guard isMeant(for: finding.subject.locale) else { return false }
        if let stateView { return finding.subject.stateView == stateView && finding.span.file == source.path }
        switch suppression.coverage {
        case .nothing: return false
        case .file: return finding.span.file == source.path || isAboutFile(finding)
        case .entry(let range, let name):
            if finding.span.file == source.path, Self.lies(finding.span.range, in: range) { return true }
            return isAboutFile(finding) && (finding.subject.key ?? finding.subject.tokenPath) == name
        }
    }

    /// Whether the suppression is meant for everything that its rules find in a file.
    func acceptsAll(in file: String) -> Bool {
        guard case .file = suppression.coverage, stateView == nil else { return false }
        return file == source.path && suppression.directive.locales.isEmpty
    }

    /// Where a rule is named, if it is.
    func names(_ rule: Rule) -> Int? {
        suppression.directive.rules.firstIndex { $0.value == rule.id.rawValue }
    }

    func span(_ range: SourceRange) -> SourceSpan { source.span(range) }

    private func isMeant(for locale: String?) -> Bool {
        let locales = suppression.directive.locales
        guard !locales.isEmpty else { return true }
        guard let locale, let tag = LanguageTag(locale) else { return false }
        return locales.contains { LanguageTagReading($0.value).tag?.means(tag) == true }
    }

    private func isAboutFile(_ finding: Diagnostic) -> Bool {
        finding.subject.locale == subject.locale && finding.subject.table == subject.table
            && finding.subject.layer == subject.layer && tableFiles.contains(finding.span.file)
    }

    /// An empty range lies where it touches, so that what is missing at the end of an entry is the entry's.
    private static func lies(_ part: SourceRange, in range: SourceRange) -> Bool {
        part.lower >= range.lower && (part.lower < range.upper || (part.isEmpty && part.lower == range.upper))
    }
}
