import L10nProject
import L10nSource
import L10nUsage

/// A text that code formats with too few values, too many, or some of another type.
enum ArgumentMismatch: UsageRule {
    static let rule = Rule.argumentMismatch

    static var examples: RuleExamples {
        RuleExamples(
            bad: UsageExample.files(
                #""count" = "%d of %d";"#, #"let count = String(format: NSLocalizedString("count", comment: ""), done)"#
            ),
            good: UsageExample.files(
                #""count" = "%d of %d";"#,
                #"let count = String(format: NSLocalizedString("count", comment: ""), done, all)"#))
    }

    static func check(_ usage: ProjectUsage, of project: Project, into findings: inout Findings) {
        for (use, source) in usage.sourceTexts(of: project) {
            guard let values = use.values, let kinds = SpecifierScan.arguments(source.text) else { continue }
            let problem: (Rule, String)?
            if kinds.count > values.count {
                problem = (
                    rule,
                    "has \(count(kinds.count, "placeholder")) for \(count(values.count, "value")); hand the rest in"
                )
            } else if kinds.count < values.count {
                problem = (
                    rule.at(.warning),
                    "has \(count(kinds.count, "placeholder")) for \(count(values.count, "value")); take the rest out, or name "
                        + "it in the text"
                )
            } else if let wrong = zip(kinds, values).enumerated().first(where: { !fits($1.0, $1.1) }) {
                problem = (
                    rule,
                    "takes \(name(wrong.element.0)) as value \(wrong.offset + 1), and the code hands "
                        + "\(name(wrong.element.1)) in; make them agree"
                )
            } else {
                problem = nil
            }
            guard let (rule, text) = problem else { continue }
            findings.add(
                Diagnostic(
                    rule, "the text of \(Wording.quoted(source.key)) \(text)", at: use.span, subject: source.subject,
                    notes: [DiagnosticNote("the text", at: source.span)]))
        }
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func fits(_ kind: Character, _ value: KeyUse.Value) -> Bool {
        switch value {
        case .unknown: true
        case .integer: kind == "d"
        case .floatingPoint: kind == "f"
        case .object: kind == "@"
        }
    }

    private static func name(_ kind: Character) -> String {
        switch kind {
        case "@": "an object"
        case "f": "a floating-point number"
        case "s": "a pointer"
        default: "an integer"
        }
    }

    private static func name(_ value: KeyUse.Value) -> String {
        switch value {
        case .integer: "an integer"
        case .floatingPoint: "a floating-point number"
        case .object, .unknown: "an object"
        }
    }
}
