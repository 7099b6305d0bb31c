import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage

/// The source texts that stand in code alone (`value:` of `NSLocalizedString`, `defaultValue:` of `String(localized:)`): the
/// tables have their keys in other languages only.
struct CodeTexts {
    struct Text {
        let table: TableSite
        let key: KeyID
        /// The first place that asks for the key.
        let use: KeyUse
    }

    /// One for each key, in the order of the sources.
    private(set) var texts: [Text] = []
    /// Where the translations of these keys stand.
    private var keySpans: Set<SourceSpan> = []
    /// Where the texts of keys stand that a folder of the source language hides from its readers, who get that of the code.
    private var hiddenSpans: Set<SourceSpan> = []
    /// The files of tables that lack no other source text.
    private var answeredFiles: Set<String> = []

    init(_ usage: ProjectUsage) {
        var seen: Set<UsageIndex.KeyPlace> = []
        var counts: [Int: Int] = [:]
        for (use, match) in zip(usage.index.uses, usage.index.matches) where use.hasDefault && use.kind != .mention {
            guard match.keys.count == 1, let place = match.keys.first else { continue }
            let table = usage.tables[place.table]
            let key = table.keyID(place.key)
            guard table.source(of: key) == nil, seen.insert(place).inserted else { continue }
            guard table.textOfBase(key) == nil else {
                for column in table.table.columns {
                    if let entry = column.entry(for: key) {
                        hiddenSpans.insert(column.fragment.source.span(entry.keyRange))
                    }
                }
                continue
            }
            texts.append(Text(table: table, key: key, use: use))
            counts[place.table, default: 0] += 1
            for column in table.translations {
                guard let entry = column.entry(for: key) else { continue }
                keySpans.insert(column.fragment.source.span(entry.keyRange))
            }
        }
        for (number, count) in counts {
            let table = usage.tables[number]
            guard case .unknown(let lacking) = table.keyConvention.sourcePlace, lacking <= count else { continue }
            answeredFiles.formUnion(table.table.columns.map(\.fragment.source.path))
        }
    }
}

extension CodeTexts: Folding {
    /// The findings that count without those that ask for source texts which the code has.
    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        guard let code = facts.codeTexts, !code.texts.isEmpty || !code.hiddenSpans.isEmpty else { return findings }
        return findings.filter { finding in
            switch finding.rule {
            case .missingSourceText where code.hiddenSpans.contains(finding.span): false
            case .missingSourceText, .rawKeyWouldShow, .orphanTranslation: !code.keySpans.contains(finding.span)
            case .missingLocale: finding.severity != .note || !code.answeredFiles.contains(finding.span.file)
            default: true
            }
        }
    }
}
