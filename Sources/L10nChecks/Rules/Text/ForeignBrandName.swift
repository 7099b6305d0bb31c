import L10nCatalog
import L10nProject
import L10nSource

/// A text that names a brand to readers of another one.
enum ForeignBrandName: TableRule {
    static let rule = Rule.foreignBrandName

    static var examples: RuleExamples {
        func files(_ text: String) -> [RuleExample] {
            [
                RuleExample(
                    "stateview-l10n.json", "{ \"brands\": { \"acme\": {}, \"nova\": { \"names\": [\"Nova\"] } } }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"welcome\" = \"\(text)\";\n"),
            ]
        }
        return RuleExamples(bad: files("Welcome to Nova"), good: files("Welcome to %@"))
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard let names = BrandNames(site.project.configuration, without: site.layer.brand) else { return }
        let source = site.sourceTag
        var found: [KeyID: [(text: TextSite, name: BrandNames.Found)]] = [:]
        // Lower-case words that are spelt like the name of a folder: a name that is one as well says nothing.
        var words: Set<Substring> = []
        for index in site.table.columns.indices {
            let column = ColumnSite(table: site, columnIndex: index)
            func look(_ text: TextSite) {
                let isSource = column.column.tag == source
                // One form of an entry is enough.
                guard found[text.entry.key]?.last?.text.site !== column else { return }
                let written = text.text
                if isSource { names.collectWords(of: written, into: &words) }
                guard let name = names.first(in: written, guessing: isSource) else { return }
                found[text.entry.key, default: []].append((text, name))
            }
            for entry in column.column.fragment.entries where entry.isUsable && entry.formsNumber == 0 {
                look(TextSite(column, entry))
            }
            column.forEachForm(look)
        }
        for (_, all) in found.sorted(by: { $0.key.index < $1.key.index }) {
            let told = all.filter { !$0.name.isGuess || !words.contains($0.name.brand[...]) }
            guard let first = told.first(where: { $0.text.site.column.tag == source }) ?? told.first else { continue }
            let others = told.filter { $0.text.site !== first.text.site }
            findings.add(
                Diagnostic(
                    rule, message(first.name.name, in: site.layer.brand), at: first.text.span(of: first.name.range),
                    subject: first.text.subject,
                    notes: others.prefix(5).map {
                        DiagnosticNote("likewise in '\($0.text.site.column.tag)'", at: $0.text.span(of: $0.name.range))
                    }))
        }
    }
}

extension ForeignBrandName {
    fileprivate static func message(_ name: String, in brand: String?) -> String {
        let name = Wording.quoted(name)
        return brand.map { "a text of \(Wording.quoted($0)) names \(name); name the brand that shows it" }
            ?? "shared text names \(name); use an argument or a brand layer"
    }
}
