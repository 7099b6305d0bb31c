import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import L10nUsage

extension MissingLocale: UsageRule {
    static var scope: RuleScope { .several([.project(self), .bundle(self), .usage(self)]) }

    /// Reasons to ask for access that the property list of an app gives in one language, where no table of its properties
    /// stands beside it: the system asks every reader in that language.
    static func check(_ usage: ProjectUsage, of project: Project, into findings: inout Findings) {
        let languages = project.locales.filter {
            $0 != project.sourceLanguage && !$0.means(project.sourceLanguage)
                && project.demands.demand(for: $0) != .undeclared
        }
        let hasTable = usage.tables.contains {
            $0.table.name.lowercased() == InfoPropertyList.table.lowercased()
        }
        guard !languages.isEmpty, !hasTable else { return }
        var keys: Set<String> = []
        var uses: [KeyUse] = []
        for use in usage.index.uses where use.table == .named(InfoPropertyList.table) {
            guard let key = use.key.literal, InfoPropertyList.isUsageDescription(key),
                !project.isTest(use.span.file), project.isRequested(use.span.file), keys.insert(key).inserted
            else { continue }
            uses.append(use)
        }
        guard let first = uses.first, let key = first.key.literal else { return }
        let others = uses.count - 1
        let names =
            Wording.quoted(key)
            + (others == 0 ? " is" : " and \(Wording.count(others, "more reason", "more reasons")) are")
        findings.add(
            Diagnostic(
                .missingLocale.at(.warning),
                "\(names) in '\(project.sourceLanguage)' alone: the system asks readers of "
                    + "\(Wording.count(languages.count, "other language", "other languages")) in it; add a table "
                    + "'\(InfoPropertyList.table)' to each",
                at: first.span, cause: "usage-descriptions", subject: Subject(table: InfoPropertyList.table),
                notes: uses.dropFirst().prefix(5).map {
                    DiagnosticNote("\(Wording.quoted($0.key.literal ?? "")) stands here", at: $0.span)
                }))
    }
}
