import L10nCatalog
import L10nMessages
import L10nSource
import MessageChecks

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
            let other = others.first { $0.name == variable.name }
            let fault =
                fault(of: variable, in: site, beside: other) ?? other.flatMap { difference(variable, from: $0) }
            guard let fault else { continue }
            findings.add(
                Diagnostic(
                    fault.rule, fault.message, at: site.span(variable.valueTypeRange ?? variable.nameRange),
                    cause: fault.cause, subject: site.subject(variant: "substitutions." + variable.name),
                    fixes: fault.fix.map { [$0] } ?? []))
        }
        if !checkArguments(site, beside: source, others, into: &findings) { checkNumbers(site, into: &findings) }
        checkSharedArguments(site, into: &findings)
        checkForms(site, beside: source, into: &findings)
    }

    /// Types of numbers as nearly all files write them, which need not be read.
    private static let usualTypes: Set<String> = ["d", "ld", "lld", "u", "lu", "llu"]

    private struct Fault {
        var rule = Rule.invalidVariableType
        var cause: String
        var message: String
        var fix: Fix?
    }

    private static func fault(
        of variable: FormVariable, in site: FormsSite, beside source: FormVariable?
    ) -> Fault? {
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
        // Foundation asks the object for its number, as of 'NSDecimalNumber'; a text has none.
        if type == "@", source?.valueType ?? type == type {
            return Fault(
                rule: .invalidVariableType.at(.warning), cause: "value-type",
                message: "\(name) has type '@', which works with a number object alone; use a number such as 'lld'")
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

    /// Variables that choose by another argument than those of their names in the source text, which no variable chooses by then;
    /// tells whether there are any. It is the argument of another variable, or one that the source text shows as a text. Names
    /// alone may change places, and where the texts name their variables in another order the comparison of the texts tells.
    private static func checkArguments(
        _ site: FormsSite, beside source: TextSite?, _ others: [FormVariable], into findings: inout Findings
    ) -> Bool {
        let read = Set(site.forms.variables.compactMap(\.argument))
        var moved = site.forms.variables.compactMap { variable -> (FormVariable, argument: Int, wanted: Int)? in
            guard let argument = variable.argument,
                let wanted = others.first(where: { $0.name == variable.name && $0.scope == variable.scope })?.argument,
                wanted != argument, !read.contains(wanted)
            else { return nil }
            return (variable, argument, wanted)
        }
        guard !moved.isEmpty, let source, let forms = source.site.column.fragment.forms(of: source.entry) else {
            return false
        }
        let original = FormsSite(source.site, source.entry, forms, nil)
        let known = original.objects.union(others.compactMap(\.argument))
        moved.removeAll { !known.contains($0.argument) }
        guard !moved.isEmpty, original.references[Int?.none] == site.references[Int?.none] else { return false }
        for (variable, argument, wanted) in moved {
            findings.add(
                Diagnostic(
                    .invalidVariableType,
                    "\(Wording.quoted(variable.name)) counts by argument \(argument), in the source language by argument "
                        + "\(wanted); use \(wanted)",
                    at: site.span(variable.nameRange), cause: "argument-differs",
                    subject: site.subject(variant: "substitutions." + variable.name)))
        }
        return true
    }

    /// Arguments that are numbered but for one that nothing reads (X-35).
    private static func checkNumbers(_ site: FormsSite, into findings: inout Findings) {
        var used: Set<Int> = []
        for variable in site.forms.variables {
            // A variable that names none may read the one that seems to be left out.
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

    /// An argument, in the forms of a variable.
    private struct Place: Hashable {
        let variable: Int
        let argument: Int
    }

    /// A variable, and the argument by which it counts.
    private struct Count: Hashable {
        let variable: String
        let argument: Int
    }

    /// A form that shows the argument as a text by whose number it is chosen: the number would be taken for an object.
    private static func checkForms(_ site: FormsSite, beside source: TextSite?, into findings: inout Findings) {
        var shown: [Place: String] = [:]
        for (number, form) in site.forms.forms.enumerated() where form.textTraits.hasAny(of: .percent) {
            for placeholder in site.reading(of: number).placeholders
            where placeholder.position > 0 && placeholder.variable == nil {
                // Numbers beside a variable without one are a mistake of their own.
                guard let variable = form.variable else { return }
                guard placeholder.type.kind == .object else { continue }
                shown[Place(variable: variable, argument: placeholder.position)] = placeholder.text
            }
        }
        if shown.isEmpty { return }
        // A translation follows its source text, which has the finding.
        var counted: Set<Count> = []
        if let source {
            let variables = source.site.column.fragment.forms(of: source.entry)?.variables ?? []
            counted = Set(
                MessageReading(source.site.column.fragment, source.entry, nil).references.map {
                    Count(variable: variables[$0.variable].name, argument: $0.argument)
                })
        }
        for reference in MessageReading(site.site.column.fragment, site.entry, nil).references {
            let variable = site.forms.variables[reference.variable]
            let place = Place(variable: reference.variable, argument: reference.argument)
            guard !counted.contains(Count(variable: variable.name, argument: reference.argument)),
                let placeholder = shown.removeValue(forKey: place),
                variable.valueType.flatMap(argumentType)?.kind.isCountable == true
            else { continue }
            findings.add(
                Diagnostic(
                    .invalidVariableType,
                    "\(Wording.quoted(variable.name)) counts by argument \(reference.argument), which "
                        + "\(Wording.quoted(placeholder)) shows as an object; number the variable, as in "
                        + "'%\(reference.argument + 1)$#@\(variable.name)@'", at: site.span(variable.nameRange),
                    cause: "shown-as-object", subject: site.subject(variant: "substitutions." + variable.name)))
        }
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
