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
        let replacesCStrings = usage.replacesCStrings
        for (use, source) in usage.sourceTexts(of: project) {
            guard let (rule, text) = problem(of: use, with: source.text) else { continue }
            if replacesCStrings, SpecifierScan.arguments(source.text)?.contains("s") == true { continue }
            findings.add(
                Diagnostic(
                    rule, "the text of \(Wording.quoted(source.key)) \(text)", at: use.span, subject: source.subject,
                    notes: [DiagnosticNote("the text", at: source.span)]))
        }
    }

    /// What is wrong with the values that a text is given; nil for nothing, or where it cannot be told.
    static func problem(of use: KeyUse, with text: String) -> (Rule, String)? {
        guard let values = use.values else { return nil }
        switch use.insertion {
        case .printf, .wrapped:
            guard let kinds = SpecifierScan.arguments(text) else { return nil }
            // One value whose type nobody knows may be an array of them all.
            if use.insertion == .wrapped, mayBeArray(values), kinds.count > 1 { return nil }
            return countProblem(kinds.count, values) ?? kindProblem(kinds, values)
        case .numbered:
            let number = ValueHoles.numbered(text)
            return mayBeArray(values) && number > 1 ? nil : countProblem(number, values)
        case .named(let names): return nameProblem(ValueHoles.named(text), names)
        }
    }

    private static func mayBeArray(_ values: [KeyUse.Value]) -> Bool { values == [.unknown] }

    private static func countProblem(_ number: Int, _ values: [KeyUse.Value]) -> (Rule, String)? {
        if number == values.count { return nil }
        let counts =
            "has \(Wording.count(number, "placeholder", "placeholders")) for "
            + Wording.count(values.count, "value", "values")
        return number > values.count
            ? (rule, counts + "; hand the rest in")
            : (rule.at(.warning), counts + "; take the rest out, or name it in the text")
    }

    private static func kindProblem(_ kinds: [Character], _ values: [KeyUse.Value]) -> (Rule, String)? {
        guard let wrong = zip(kinds, values).enumerated().first(where: { !fits($1.0, $1.1) }) else { return nil }
        return (
            rule,
            "takes \(name(wrong.element.0)) as value \(wrong.offset + 1), and the code hands \(name(wrong.element.1)) in; "
                + "make them agree"
        )
    }

    private static func nameProblem(_ holes: [String], _ names: [String]) -> (Rule, String)? {
        if let hole = holes.first(where: { !names.contains($0) }) {
            return (rule, "takes '{\(hole)}', and the code hands no value of that name in; hand it in")
        }
        if let name = names.first(where: { !holes.contains($0) }) {
            return (
                rule.at(.warning),
                "has no '{\(name)}', and the code hands a value of that name in; take it out, or name it in the text"
            )
        }
        return nil
    }

    private static func fits(_ kind: Character, _ value: KeyUse.Value) -> Bool {
        switch value {
        case .unknown: true
        case .integer, .wideInteger: kind == "d"
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
        case .integer, .wideInteger: "an integer"
        case .floatingPoint: "a floating-point number"
        case .object, .unknown: "an object"
        }
    }
}
