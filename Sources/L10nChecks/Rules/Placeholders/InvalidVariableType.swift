import L10nCatalog
import L10nMessages
import L10nSource

/// A variable whose type cannot choose a form, or differs from the source language's.
enum InvalidVariableType: FormsRule {
    static let rule = Rule.invalidVariableType

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.stay("Stay for %#@days@", type: "%lld")],
            good: [.stay("Stay for %#@days@")])
    }

    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard !site.forms.variables.isEmpty else { return }
        let source = site.site.isSource ? nil : site.site.table.source(of: site.entry.key)
        let others = source.flatMap { $0.site.column.fragment.forms(of: $0.entry)?.variables } ?? []
        for (number, variable) in site.forms.variables.enumerated()
        where site.plurals.contains(where: { $0.variable == number }) {
            let fault =
                fault(of: variable, in: site)
                ?? others.first { $0.name == variable.name }.flatMap { difference(variable, from: $0) }
            guard let fault else { continue }
            findings.add(
                Diagnostic(
                    .invalidVariableType, fault.message, at: site.span(variable.valueTypeRange ?? variable.nameRange),
                    cause: fault.cause, subject: site.subject(variant: "substitutions." + variable.name),
                    fixes: fault.fix.map { [$0] } ?? []))
        }
        checkNumbers(site, into: &findings)
        checkSharedArguments(site, into: &findings)
    }

    /// Types of numbers as nearly all files write them, which need not be read.
    private static let usualTypes: Set<String> = ["d", "ld", "lld", "u", "lu", "llu"]

    private struct Fault {
        var cause: String
        var message: String
        var fix: Fix?
    }

    private static func fault(of variable: FormVariable, in site: FormsSite) -> Fault? {
        let name = Wording.quoted(variable.name)
        guard let type = variable.valueType else {
            return Fault(
                cause: "value-type-missing", message: "\(name) has no type; a plural needs a number such as 'lld'")
        }
        if usualTypes.contains(type) || argumentType(type)?.kind.isCountable == true { return nil }
        if type.contains("%"), let range = variable.valueTypeRange {
            let bare = type.filter { $0 != "%" }
            if argumentType(bare)?.kind.isCountable == true {
                return Fault(
                    cause: "value-type", message: "\(name) has type \(Wording.quoted(type)); leave out the '%'",
                    fix: Fix("write '\(bare)'", .safe, edits: [Edit(site.span(range), bare)]))
            }
        }
        return Fault(
            cause: "value-type",
            message: "\(name) has type \(Wording.quoted(type)); a plural needs a number such as 'lld'")
    }

    private static func difference(_ variable: FormVariable, from source: FormVariable) -> Fault? {
        guard let type = variable.valueType, let other = source.valueType, type != other,
            argumentType(type) != argumentType(other)
        else { return nil }
        return Fault(
            cause: "value-type-differs",
            message: "\(Wording.quoted(variable.name)) has type \(Wording.quoted(type)), in the source language "
                + "\(Wording.quoted(other)); use \(Wording.quoted(other))")
    }

    /// What a conversion without its percent sign reads; nil when it is none.
    private static func argumentType(_ conversion: String) -> ArgumentType? {
        let type = ValueType(conversion)
        return type.isOneConversion ? type.argument : nil
    }

    /// Arguments that are numbered but for one that nothing reads (X-35).
    private static func checkNumbers(_ site: FormsSite, into findings: inout Findings) {
        var used: Set<Int> = []
        for variable in site.forms.variables {
            guard let argument = variable.argument else { return }
            used.insert(argument)
        }
        for (number, form) in site.forms.forms.enumerated() where form.textTraits.hasAny(of: .percent) {
            for placeholder in site.reading(of: number).placeholders {
                guard let specifier = placeholder.specifier else { continue }
                if placeholder.variable != nil || specifier.conversion == .substitutionValue { continue }
                // Without numbers the order of the references counts, which the checks of placeholders know.
                if placeholder.position == 0 { return }
                used.insert(Int(placeholder.position))
            }
        }
        guard let largest = used.max(), let gap = (1...largest).first(where: { !used.contains($0) }),
            let variable = site.forms.variables.first(where: { $0.argument.map { $0 > gap } ?? false }),
            let argument = variable.argument
        else { return }
        findings.add(
            Diagnostic(
                .invalidVariableType.at(.warning),
                "argument \(gap) is never used, so that argument \(argument) may be misread; number from 1 without gaps",
                at: site.span(variable.nameRange), cause: "argnum-gap",
                subject: site.subject(variant: "substitutions." + variable.name)))
    }

    /// Variables that choose their forms by one argument, which each reads as another type (SD-29).
    private static func checkSharedArguments(_ site: FormsSite, into findings: inout Findings) {
        let variables = site.forms.variables
        let counted = variables.indices.filter { number in
            variables[number].valueType != nil && site.plurals.contains { $0.variable == number }
        }
        guard Set(counted.map { variables[$0].valueType }).count > 1 else { return }
        var readers: [Int: Int] = [:]
        var reported: Set<String> = []
        for reference in MessageReading(site.site.column.fragment, site.entry, nil).references
        where counted.contains(reference.variable) {
            guard let other = readers[reference.argument] else {
                readers[reference.argument] = reference.variable
                continue
            }
            let (first, second) = (variables[other], variables[reference.variable])
            guard let type = second.valueType, let known = first.valueType, first.name != second.name,
                let (read, expected) = argumentType(type).flatMap({ own in argumentType(known).map { (own, $0) } }),
                read != expected, read.kind.isCountable, expected.kind.isCountable,
                reported.insert(second.name).inserted
            else { continue }
            findings.add(
                Diagnostic(
                    .invalidVariableType.at(.warning),
                    "\(Wording.quoted(second.name)) reads argument \(reference.argument) as \(Wording.quoted(type)), "
                        + "\(Wording.quoted(first.name)) as \(Wording.quoted(known)); use one type for both",
                    at: site.span(second.valueTypeRange ?? second.nameRange), cause: "shared-argument",
                    subject: site.subject(variant: "substitutions." + second.name),
                    notes: [
                        DiagnosticNote(
                            "\(Wording.quoted(first.name)) is here",
                            at: site.span(first.valueTypeRange ?? first.nameRange))
                    ]))
        }
    }
}
