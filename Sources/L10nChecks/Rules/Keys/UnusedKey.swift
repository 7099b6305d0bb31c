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
            var found: [Diagnostic] = []
            var used = 0
            for key in site.table.keys.ids {
                // A key that no source text has is one that was removed: there is a rule for what was left of it.
                guard let source = site.source(of: key) else { continue }
                switch standings.standing(of: key, in: number) {
                case .used, .named: used += 1
                case .mentioned(let uses): found.append(mentioned(source, at: uses[0]))
                case .unused: found.append(unused(source))
                case .unjudged: continue
                }
            }
            // Where code asks for next to nothing, what asks is not here.
            if used * 10 < found.count, found.count > 3 {
                findings.add(summary(of: site, used: used, unused: found))
            } else {
                for finding in found { findings.add(finding) }
            }
        }
    }
}

extension UnusedKey {
    fileprivate static func unused(_ source: TextSite) -> Diagnostic {
        Diagnostic(
            rule, "nothing uses \(name(source)); remove it, or list it in keys.dynamic", at: source.keySpan,
            subject: source.site.table.subject(key: source.entry.key))
    }

    fileprivate static func mentioned(_ source: TextSite, at mention: KeyUse) -> Diagnostic {
        Diagnostic(
            rule.at(.note),
            "nothing looks \(name(source)) up, and a text of code is the same; remove it if that is something else",
            at: source.keySpan, subject: source.site.table.subject(key: source.entry.key),
            notes: [DiagnosticNote("the text", at: mention.span)])
    }

    fileprivate static func summary(of site: TableSite, used: Int, unused: [Diagnostic]) -> Diagnostic {
        Diagnostic(
            rule.at(.note),
            "the sources here use \(used) of the \(used + unused.count) keys of table \(Wording.quoted(site.table.name)); "
                + "check the folder that holds all that uses it",
            at: unused[0].span, subject: site.subject())
    }

    private static func name(_ source: TextSite) -> String { Wording.quoted(source.key) }
}
