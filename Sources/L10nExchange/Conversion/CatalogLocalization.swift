import L10nCatalog
import L10nFormats
import L10nLocale
import L10nMessages
import L10nSource
import L10nSyntax

/// Writes one entry in one language as a String Catalog has it.
///
/// A format that is nothing but one variable of the name `plural` becomes a plural text, the reverse of compiling; other
/// variables become substitutions, which stand beside the texts of all devices.
struct CatalogLocalization {
    private let fragment: CatalogFragment
    private let entry: CatalogEntry

    init(_ fragment: CatalogFragment, _ entry: CatalogEntry) {
        self.fragment = fragment
        self.entry = entry
    }

    /// A text and what is still to be chosen on the way to it.
    private struct Leaf {
        var path: ArraySlice<FormSelector>
        var text: String
        var state: EntryState
    }

    /// Whether texts are chosen by the room that there is.
    var hasWidths: Bool {
        fragment.forms(of: entry)?.forms.contains { form in
            if case .width? = form.path.last { true } else { false }
        } ?? false
    }

    var hasUnknownState: Bool {
        entry.state == .unknown || fragment.forms(of: entry)?.forms.contains { $0.state == .unknown } ?? false
    }

    func json() throws(ConversionLoss) -> String {
        guard let forms = fragment.forms(of: entry) else {
            return "{\(unit(fragment.text(of: entry), entry.state))}"
        }
        guard forms.areFewEnough else { throw loss("the text has too many forms; keep the real ones") }
        let own = forms.forms.filter { $0.variable == nil }
        guard let first = own.first else { throw loss("the text lacks its format; add it") }
        if case .item? = first.path.last { return "{\(stringSet(own))}" }
        var substitutions: [(name: String, json: String)] = []
        var leaves: [Leaf] = []
        for form in own {
            let format = text(form)
            let variables = scoped(forms, on: form.device)
            if form.category == nil, let plural = wholePlural(format, variables) {
                leaves += plural.map { Leaf(path: form.path + $0.path, text: $0.text, state: $0.state) }
                continue
            }
            leaves.append(Leaf(path: form.path[...], text: format, state: form.state))
            for variable in variables {
                let written = try substitution(variable, among: variables, format)
                // Substitutions stand once, beside the texts of all devices, so that these have to agree.
                let known = substitutions.first { $0.name == variable.definition.name }
                guard let known else {
                    substitutions.append((variable.definition.name, written))
                    continue
                }
                if known.json != written {
                    throw loss(
                        "the variable '\(variable.definition.name)' says one thing on one device and another on "
                            + "another, which a String Catalog cannot say; give it two names")
                }
            }
        }
        if leaves.contains(where: { $0.path.count > 1 && $0.path.first == .device("other") }) {
            throw loss(
                "Xcode refuses 'other' that varies by number; put one text there and the forms into named devices")
        }
        guard !substitutions.isEmpty else { return "{\(content(leaves))}" }
        let list = substitutions.map { "\(JSONText.quoted($0.name)):\($0.json)" }
        return "{\(content(leaves)),\"substitutions\":{\(list.joined(separator: ","))}}"
    }

    // MARK: Variables

    /// A variable and its texts.
    private struct Variable {
        var definition: FormVariable
        var forms: [EntryForm]
    }

    private func scoped(_ forms: EntryForms, on device: String?) -> [Variable] {
        forms.variables.enumerated().filter { $0.element.isInScope(on: device) }.map { number, variable in
            Variable(definition: variable, forms: forms.forms.filter { $0.variable == number })
        }.filter { !$0.forms.isEmpty }
    }

    /// The texts of a format whose one variable was made of a plural text, by what compiling them gives.
    private func wholePlural(_ format: String, _ variables: [Variable]) -> [Leaf]? {
        guard variables.count == 1, let variable = variables.first, variable.definition.name == PluralFormat.name else {
            return nil
        }
        var forms: [(category: PluralCategory, text: String)] = []
        for form in variable.forms {
            guard let category = form.category, let text = PluralFormat.whole(text(form), in: format) else {
                return nil
            }
            forms.append((category, text))
        }
        // Only what compiling would give again was made of a plural text; any other format keeps its variable.
        guard let again = try? PluralFormat(forms, loss), again.format == format,
            again.valueType == variable.definition.valueType, again.texts == variable.forms.map(text)
        else { return nil }
        return zip(variable.forms, forms).map { form, item in
            Leaf(path: form.path.suffix(1), text: item.text, state: form.state)
        }
    }

    private func substitution(
        _ variable: Variable, among variables: [Variable], _ format: String
    ) throws(ConversionLoss) -> String {
        let definition = variable.definition
        guard let type = definition.valueType else {
            throw loss("the variable '\(definition.name)' names no type; add its format specifier")
        }
        let arguments = VariableArguments.resolved(
            variables.map(\.definition), format: format,
            forms: variables.flatMap { item in item.forms.map { (item.definition.name, text($0)) } })
        let argument = arguments[definition.name]
        var members = argument.map { ["\"argNum\":\($0)"] } ?? []
        members.append("\"formatSpecifier\":\(JSONText.quoted(type))")
        let isMarked = fragment.notation.readsArg
        members.append(
            content(
                variable.forms.map { form in
                    let text = text(form)
                    return Leaf(
                        path: form.path.dropFirst(definition.scope.count),
                        text: isMarked ? text : NumberedFormat.markingValue(in: text, argument: argument, type: type),
                        state: form.state)
                }))
        return "{\(members.joined(separator: ","))}"
    }

    // MARK: Texts

    /// The member that holds texts: one unit, or variations with more of them.
    private func content(_ leaves: [Leaf]) -> String {
        guard let first = leaves.first, let axis = first.path.first?.axis else {
            return leaves.first.map { unit($0.text, $0.state) } ?? ""
        }
        var groups = OrderedGroups<String, Leaf>()
        for var leaf in leaves {
            if let selector = leaf.path.popFirst() { groups.add(leaf, to: selector.name) }
        }
        let members = groups.all.map { "\(JSONText.quoted($0.key)):{\(content($0.values))}" }
        return "\"variations\":{\"\(axis)\":{\(members.joined(separator: ","))}}"
    }

    private func stringSet(_ forms: [EntryForm]) -> String {
        let values = forms.map { JSONText.quoted(text($0)) }.joined(separator: ",")
        return "\"stringSet\":{\"state\":\"\(Self.name(of: forms[0].state))\",\"values\":[\(values)]}"
    }

    private func unit(_ text: String, _ state: EntryState) -> String {
        "\"stringUnit\":{\"state\":\"\(Self.name(of: state))\",\"value\":\(JSONText.quoted(text))}"
    }

    private static func name(of state: EntryState) -> String { XCStringsNames.name(of: state) ?? "needs_review" }

    private func text(_ form: EntryForm) -> String { fragment.text(of: entry.showing(form)) }

    private func loss(_ message: String) -> ConversionLoss {
        ConversionLoss(key: fragment.key(of: entry), message, at: fragment.source.span(entry.keyRange))
    }
}
