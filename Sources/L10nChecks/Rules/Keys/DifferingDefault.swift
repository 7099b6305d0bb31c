import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage

/// A default text in code that the table has otherwise.
enum DifferingDefault: UsageRule {
    static let rule = Rule.differingDefault

    static var examples: RuleExamples {
        RuleExamples(
            bad: UsageExample.files(
                #""save" = "Save";"#, #"let save = NSLocalizedString("save", value: "Keep", comment: "")"#),
            good: UsageExample.files(
                #""save" = "Save";"#, #"let save = NSLocalizedString("save", value: "Save", comment: "")"#))
    }

    static func check(_ usage: ProjectUsage, of project: Project, into findings: inout Findings) {
        var seen: Set<SourceSpan> = []
        for (use, source) in usage.sourceTexts(of: project) {
            // A default that is the key has no words of its own.
            guard let code = use.defaultText?.literal, code != use.key.literal,
                !isMarked(code, use.key.literal), !source.isBlank,
                SpecifierScan.normalized(code).text != SpecifierScan.normalized(source.text).text,
                // Other values are worse than other words.
                ArgumentMismatch.problem(of: use, with: source.text) == nil, seen.insert(use.span).inserted
            else { continue }
            findings.add(
                Diagnostic(
                    rule,
                    "the default of \(Wording.quoted(source.key)) is \(Wording.quoted(code)) here, and the table has "
                        + "\(Wording.quoted(source.text)); make them one",
                    at: use.span, subject: source.subject, notes: [DiagnosticNote("the text", at: source.span)]))
        }
    }

    /// Whether a default is the key between marks, as in `#key#` and `<key>`: the sign of a missing text.
    private static func isMarked(_ text: String, _ key: String?) -> Bool {
        let name = text.trimming { !$0.isLetter && !$0.isNumber }
        return name.startIndex > text.startIndex && name.endIndex < text.endIndex && String(name) == key
    }
}

extension ProjectUsage {
    /// The uses that ask for one key, each with the source text of it, where that is one text.
    func sourceTexts(of project: Project) -> [(KeyUse, TextSite)] {
        zip(index.uses, index.matches).compactMap { use, match in
            guard use.kind != .mention, match.keys.count == 1, let place = match.keys.first,
                project.isRequested(use.span.file),
                let source = tables[place.table].source(of: tables[place.table].keyID(place.key)),
                source.entry.formsNumber == 0
            else { return nil }
            return (use, source)
        }
    }
}
