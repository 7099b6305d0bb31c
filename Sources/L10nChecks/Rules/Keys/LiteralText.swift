import L10nProject
import L10nSource
import L10nUsage

/// A text of code that a view shows and no table has.
enum LiteralText: UsageRule {
    static let rule = Rule.literalText

    static var examples: RuleExamples {
        RuleExamples(
            bad: UsageExample.files(#""search.prompt" = "Search";"#, #"func fill() { label.text = "Loading" }"#),
            good: UsageExample.files(
                #""search.prompt" = "Search";"#,
                #"func fill() { label.text = NSLocalizedString("search.prompt", comment: "") }"#))
    }

    static func check(_ usage: ProjectUsage, of project: Project, into findings: inout Findings) {
        let undefined = Set(UndefinedKeys(usage, project).groups.flatMap(\.places))
        for (use, match) in zip(usage.index.uses, usage.index.matches)
        where use.isImplicit && use.kind != .optional && match.keys.isEmpty && use.key.isTranslatable {
            guard project.isRequested(use.span.file), !project.isTest(use.span.file), !undefined.contains(use.span)
            else { continue }
            let text = use.key.written
            findings.add(
                Diagnostic(
                    rule,
                    "\(Wording.quoted(text)) is shown as it is to every reader; give it a key, or name it a verbatim text",
                    at: use.span, subject: Subject(key: text)))
        }
    }
}
