import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource
import L10nSyntax

/// Writes one entry in one language as a String Catalog has it.
///
/// A format that is nothing but one variable of the name `plural` becomes a plural text, the reverse of compiling; other
/// variables become substitutions.
struct CatalogLocalization {
    private let fragment: CatalogFragment
    private let entry: CatalogEntry

    init(_ fragment: CatalogFragment, _ entry: CatalogEntry) {
        self.fragment = fragment
        self.entry = entry
    }

    func json() throws(ConversionLoss) -> String {
        guard let forms = fragment.forms(of: entry) else {
            return "{\(unit(fragment.text(of: entry), entry.state))}"
        }
        if forms.forms.contains(where: { if case .width? = $0.path.last { true } else { false } }) {
            throw loss("texts by width have no place in a String Catalog")
        }
        let devices = forms.forms.compactMap(Self.device).reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        guard !devices.isEmpty else { return "{\(try members(forms, on: nil))}" }
        var cases: [String] = []
        for device in devices { cases.append("\"\(device)\":{\(try members(forms, on: device))}") }
        return "{\"variations\":{\"device\":{\(cases.joined(separator: ","))}}}"
    }

    /// The members of a localization, or of one device of it.
    private func members(_ forms: EntryForms, on device: String?) throws(ConversionLoss) -> String {
        let own = forms.forms.filter { $0.variable == nil && Self.device($0) == device }
        let plurals = own.filter { $0.category != nil }
        if !plurals.isEmpty { return variations(plurals.map { ($0, text($0)) }) }
        guard let format = own.first else { throw loss("the text lacks its format; add it") }
        let formatText = text(format)
        var substitutions: [String] = []
        for (number, variable) in forms.variables.enumerated() where Self.isInScope(variable, device) {
            let cases = forms.forms.filter { $0.variable == number && $0.category != nil }
            guard !cases.isEmpty else { continue }
            if variable.name == StringsDictionaryEntry.pluralName, Self.isReference(formatText, to: variable.name) {
                return variations(cases.map { ($0, text($0)) })
            }
            guard device == nil else {
                throw loss("variables of single devices have no place in a String Catalog")
            }
            substitutions.append(try substitution(variable, cases, formatText))
        }
        guard !substitutions.isEmpty else { return unit(formatText, format.state) }
        return unit(formatText, format.state) + ",\"substitutions\":{\(substitutions.joined(separator: ","))}"
    }

    private func substitution(
        _ variable: FormVariable, _ cases: [EntryForm], _ format: String
    ) throws(ConversionLoss) -> String {
        guard let type = variable.valueType else {
            throw loss("the variable '\(variable.name)' names no type; add its format specifier")
        }
        let argument =
            variable.argument
            ?? NumberedFormat.arguments(of: format).first {
                $0.specifier.name.map { NumberedFormat.part(format, $0) } == variable.name
            }?.argument
        var members = argument.map { ["\"argNum\":\($0)"] } ?? []
        members.append("\"formatSpecifier\":\(JSONText.quoted(type))")
        members.append(
            variations(cases.map { ($0, NumberedFormat.markingValue(in: text($0), argument: argument, type: type)) }))
        return "\(JSONText.quoted(variable.name)):{\(members.joined(separator: ","))}"
    }

    private func variations(_ cases: [(form: EntryForm, text: String)]) -> String {
        let members = cases.compactMap { item in
            item.form.category.map { "\"\($0.rawValue)\":{\(unit(item.text, item.form.state))}" }
        }
        return "\"variations\":{\"plural\":{\(members.joined(separator: ","))}}"
    }

    private func unit(_ text: String, _ state: EntryState) -> String {
        "\"stringUnit\":{\"state\":\"\(Self.name(of: state))\",\"value\":\(JSONText.quoted(text))}"
    }

    private static func name(of state: EntryState) -> String {
        switch state {
        case .translated: "translated"
        case .needsReview, .unknown: "needs_review"
        case .new: "new"
        case .stale: "stale"
        case .machineTranslated: "machine_translated"
        }
    }

    private func text(_ form: EntryForm) -> String { fragment.text(of: entry.showing(form)) }

    private static func device(_ form: EntryForm) -> String? {
        guard case .device(let name)? = form.path.first else { return nil }
        return name
    }

    private static func isInScope(_ variable: FormVariable, _ device: String?) -> Bool {
        guard case .device(let name)? = variable.scope.first else { return device == nil }
        return name == device
    }

    /// Whether a format says nothing but what a variable says.
    private static func isReference(_ format: String, to name: String) -> Bool {
        guard let specifier = NumberedFormat.arguments(of: format).first?.specifier else { return false }
        return specifier.name.map { NumberedFormat.part(format, $0) } == name
            && specifier.range == SourceRange(0, UInt32(format.utf8.count))
    }

    private func loss(_ message: String) -> ConversionLoss {
        ConversionLoss(key: fragment.key(of: entry), message, at: fragment.source.span(entry.keyRange))
    }
}
