package import L10nLocale

/// The forms of one text that a number chooses between.
package struct PluralSet: Sendable {
    /// The number of the variable; nil for the entry itself.
    package let variable: Int?
    /// What is chosen before the number, such as a device.
    package let path: [FormSelector]
    /// The numbers of the forms in `EntryForms.forms`.
    package private(set) var forms = CategoryNumbers()
    /// The number of the first form.
    package let first: Int

    /// The form that stands for all.
    package var general: Int { forms[.other] ?? first }

    package static func all(in forms: EntryForms) -> [PluralSet] {
        var sets: [PluralSet] = []
        for (number, form) in forms.forms.enumerated() {
            guard let category = form.category else { continue }
            let path = Array(form.path.dropLast())
            // Forms of one text stand side by side.
            let isNext = sets.last.map { $0.variable == form.variable && $0.path == path } ?? false
            if !isNext { sets.append(PluralSet(variable: form.variable, path: path, first: number)) }
            // Of equal categories the first one counts.
            sets[sets.count - 1].forms[category] = sets[sets.count - 1].forms[category] ?? number
        }
        return sets
    }

    /// The plural of another language that is of the same variable, and behind the same choices.
    /// - Parameter forms: those that the plural itself is of.
    package func counterpart(of forms: EntryForms, in others: EntryForms) -> PluralSet? {
        let name = variable.map { forms.variables[$0].name }
        return Self.all(in: others).first { other in
            other.variable.map { others.variables[$0].name } == name && other.path == path
        }
    }
}
