import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// Tells why translations are the same as their source texts, once all of them are known (PRI-7).
///
/// Where many of a language are, a service or a script has filled it with copies: that is one finding. Where few are,
/// each is a finding of its own, unless the text is a name, which other translations of the language keep as well. A text
/// that most languages keep is one finding, too.
struct UnchangedTexts {
    /// The least number of copies, and the least share of the texts that could be copies in percent, that make one
    /// finding. In languages that people translate, the share stays under 1 % by experience.
    private static let leastNumber = 10
    private static let leastShare = 5
    /// The least number of languages that make one finding of a text.
    private static let leastLanguages = 3
    /// How many of the copies are named.
    private static let shown = 5

    private struct Language: Hashable {
        let layer: String?
        let brand: String?
        let tag: String?
    }

    private struct Column {
        /// The number of its table in `sites`.
        let site: Int
        let column: CatalogColumn
    }

    private let project: Project
    private let sites: [TableSite]
    private let columns: [Language: [Column]]
    /// Which keys of a table have a source text that counts as one, by the number of the site.
    private var sentences: [Int: [Bool]] = [:]
    /// The words of a table's source texts, by the number of the site.
    private var words: [Int: SourceWords] = [:]

    private init(_ sites: [TableSite], _ project: Project) {
        self.project = project
        self.sites = sites
        var columns: [Language: [Column]] = [:]
        for (number, site) in sites.enumerated() {
            for column in site.table.columns {
                let language = Language(
                    layer: site.layer.name, brand: site.layer.brand, tag: column.tag.description)
                columns[language, default: []].append(Column(site: number, column: column))
            }
        }
        self.columns = columns
    }

    /// The findings of `unchanged-translation` that count, put together or left out. One that is new has another place than
    /// those that it stands for, and is to be judged as well.
    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        guard !findings.isEmpty else { return [] }
        var texts = UnchangedTexts(facts.tables, facts.project)
        var groups: [Language: [Diagnostic]] = [:]
        for finding in findings {
            let subject = finding.subject
            groups[Language(layer: subject.layer, brand: subject.brand, tag: subject.locale), default: []]
                .append(finding)
        }
        return texts.joined(groups.flatMap { texts.judged($1, in: $0) })
    }

    /// The findings with one for each text that most of so many languages repeat: it is new, or to be the same everywhere.
    private func joined(_ findings: [Diagnostic]) -> [Diagnostic] {
        let groups = Dictionary(grouping: findings.indices) { findings[$0].notes.first?.span }
        let tables = Dictionary(grouping: sites) { $0.table.name }
        var joined: [Int: Diagnostic] = [:]
        var isLeftOut = [Bool](repeating: false, count: findings.count)
        for indices in groups.values where indices.count >= Self.leastLanguages {
            let copies = indices.map { findings[$0] }.sorted { ($0.subject.locale ?? "") < ($1.subject.locale ?? "") }
            let languages = Set(copies.map(\.subject.locale))
            guard languages.count >= Self.leastLanguages, let source = sourceText(of: copies[0], tables) else {
                continue
            }
            let all = source.site.table.otherLanguages(with: source.entry.key)
            guard languages.isSubset(of: all), languages.count * 2 > all.count else { continue }
            let count = languages.count == all.count ? "all \(all.count)" : "\(languages.count) of \(all.count)"
            var subject = source.subject
            subject.locale = nil
            subject.locales = languages.compactMap(\.self).sorted()
            var finding = Diagnostic(
                .unchangedTranslation,
                "\(count) languages still read \(Wording.quoted(source.text)); translate it, or let "
                    + "'glossary.keep' name it", at: source.span, subject: subject,
                notes: copies.prefix(Self.shown).map { DiagnosticNote("in '\($0.subject.locale ?? "")'", at: $0.span) })
            finding.severity = copies.map(\.severity).max() ?? finding.severity
            joined[indices[0]] = finding
            for index in indices { isLeftOut[index] = true }
        }
        return findings.indices.compactMap { joined[$0] ?? (isLeftOut[$0] ? nil : findings[$0]) }
    }

    /// The source text that a copy repeats.
    private func sourceText(of copy: Diagnostic, _ tables: [String: [TableSite]]) -> TextSite? {
        guard let key = copy.subject.key, let table = copy.subject.table, let place = copy.notes.first?.span else {
            return nil
        }
        for site in tables[table] ?? [] where site.layer.name == copy.subject.layer {
            if let found = site.table.keys.find(key).flatMap(site.source), found.span == place { return found }
        }
        return nil
    }

    private mutating func judged(_ findings: [Diagnostic], in language: Language) -> [Diagnostic] {
        let copies = Set(findings.map { CopiedKey(table: $0.subject.table, key: $0.subject.key) }).count
        if copies >= Self.leastNumber {
            let total = max(copies, sentenceCount(in: language))
            if copies * 100 >= total * Self.leastShare { return [copied(findings, copies, of: total, language)] }
        }
        let texts = findings.map(written)
        var kept = KeptWords(of: texts)
        for found in columns[language] ?? [] { kept.look(at: found.column, sourceWords(of: found.site)) }
        return zip(findings, texts).filter { !kept.isName($1) }.map(\.0)
    }

    /// The text that a finding is about, as its file writes it.
    private func written(_ finding: Diagnostic) -> String {
        guard let source = project.sources[finding.span.file] else { return "" }
        return String(decoding: source.bytes[finding.span.range.indices], as: UTF8.self)
    }

    private struct CopiedKey: Hashable {
        let table: String?
        let key: String?
    }

    private func copied(
        _ findings: [Diagnostic], _ copies: Int, of total: Int, _ language: Language
    ) -> Diagnostic {
        var finding = findings[0]
        let tables = Set(findings.map(\.subject.table))
        finding.subject = Subject(
            layer: language.layer, table: tables.count == 1 ? finding.subject.table : nil, locale: language.tag,
            brand: language.brand)
        finding.message =
            "'\(language.tag ?? "")' repeats \(copies) of \(total) source texts (\(copies * 100 / total) %); "
            + "translate them, or leave them out until somebody does"
        finding.notes = findings.prefix(Self.shown).map { DiagnosticNote($0.message, at: $0.span) }
        finding.fixes = []
        return finding
    }

    /// The number of texts of a language that would be findings if they were the same as their source texts.
    private mutating func sentenceCount(in language: Language) -> Int {
        (columns[language] ?? []).reduce(0) { count, found in
            let isSentence = sentences(of: found.site)
            return count + found.column.fragment.entries.count { $0.isUsable && isSentence[$0.key.index] }
        }
    }

    private mutating func sourceWords(of site: Int) -> SourceWords {
        if let known = words[site] { return known }
        let found = SourceWords(sites[site])
        words[site] = found
        return found
    }

    private mutating func sentences(of site: Int) -> [Bool] {
        if let known = sentences[site] { return known }
        let table = sites[site]
        var isSentence = [Bool](repeating: false, count: table.table.keys.count)
        table.sourceLanguage?.forEachText { column, entry in
            isSentence[entry.key.index] =
                UnchangedTranslation.isSentence(column.fragment.text(of: entry), in: table.project)
        }
        sentences[site] = isSentence
        return isSentence
    }
}

extension TableSite {
    /// The languages but that of the source texts, in any region, that have a key.
    fileprivate func otherLanguages(with key: KeyID) -> Set<String?> {
        let source = sourceTag.language
        return Set(
            table.columns.lazy.filter { $0.tag.language != source && $0.hasEntry(for: key) }.map(\.tag.description))
    }
}
