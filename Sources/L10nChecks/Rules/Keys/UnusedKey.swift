import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage

/// A key that nothing asks for.
enum UnusedKey: UsageRule {
    static let rule = Rule.unusedKey

    static var examples: RuleExamples {
        RuleExamples(
            bad: UsageExample.files(
                #""search.prompt" = "Search"; "old.title" = "Old";"#,
                #"let hint = NSLocalizedString("search.prompt", comment: "")"#),
            good: UsageExample.files(
                #""search.prompt" = "Search";"#, #"let hint = NSLocalizedString("search.prompt", comment: "")"#))
    }

    static func check(_ usage: ProjectUsage, of project: Project, into findings: inout Findings) {
        let standings = KeyStandings(usage, project)
        for (number, site) in usage.tables.enumerated() where project.isRequested(site.table) {
            let keys = UnusedKeys(site, number: number, standings)
            if keys.isUsedElsewhere {
                let place = keys.unused.first?.keySpan ?? keys.mentioned[0].source.keySpan
                findings.add(summary(of: site, used: keys.used, of: keys.used + keys.idle, at: place))
                continue
            }
            for source in keys.unused + keys.leftoverTexts(in: site) { findings.add(unused(source)) }
            // Where texts are handed on through a variable, they all are: one thing to look at, not one each.
            if keys.mentioned.count > 3 {
                findings.add(summary(of: site, mentioned: keys.mentioned))
            } else {
                for (source, place) in keys.mentioned { findings.add(Self.mentioned(source, at: place)) }
            }
        }
    }
}

extension UnusedKey {
    fileprivate static func unused(_ source: TextSite) -> Diagnostic {
        Diagnostic(
            rule, "nothing uses \(name(source)); remove it, or list it in keys.dynamic", at: source.keySpan,
            subject: source.site.table.subject(key: source.entry.key),
            fixes: [Fix("remove the key from all languages", .unsafe, edits: removals(of: source))])
    }

    /// Takes the key out of all files that have it.
    private static func removals(of source: TextSite) -> [Edit] {
        let table = source.site.table
        return table.removals(of: source.entry.key, in: table.table.columns)
    }

    fileprivate static func mentioned(_ source: TextSite, at mention: SourceSpan) -> Diagnostic {
        Diagnostic(
            rule.at(.note),
            "nothing looks \(name(source)) up, and a text of code is the same; remove it if that is something else",
            at: source.keySpan, subject: source.site.table.subject(key: source.entry.key),
            notes: [DiagnosticNote("the text", at: mention)])
    }

    fileprivate static func summary(
        of site: TableSite, mentioned: [(source: TextSite, place: SourceSpan)]
    ) -> Diagnostic {
        let first = mentioned.prefix(3)
        return Diagnostic(
            rule.at(.note),
            "\(mentioned.count) keys of table \(Wording.quoted(site.table.name)) are texts of code that nothing looks up by "
                + "itself, such as \(Wording.list(first.map { name($0.source) })); 'keys' lists them as mentioned",
            at: mentioned[0].source.keySpan, subject: site.subject(),
            notes: first.map { DiagnosticNote("the text \(name($0.source))", at: $0.place) })
    }

    fileprivate static func summary(of site: TableSite, used: Int, of all: Int, at place: SourceSpan) -> Diagnostic {
        Diagnostic(
            rule.at(.note),
            "the sources here use \(used) of the \(all) keys of table \(Wording.quoted(site.table.name)); "
                + "check the folder that holds all that uses it",
            at: place, subject: site.subject())
    }

    private static func name(_ source: TextSite) -> String { Wording.quoted(source.key) }
}
