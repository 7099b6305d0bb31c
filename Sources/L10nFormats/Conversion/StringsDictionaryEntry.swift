import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource
import L10nSyntax

/// Writes one entry with forms as `.stringsdict` has it.
///
/// A plural text becomes a format with one variable of the name `plural`, whose value type is that of the first whole
/// number in its most general form. A part that varies by device alone has no variable there: each device gets a
/// format of its own, with the part put in.
struct StringsDictionaryEntry {
    /// The name of the variable of a text that is plural as a whole.
    static let pluralName = "plural"

    private let forms: EntryForms
    private let fragment: CatalogFragment
    private let entry: CatalogEntry
    private let includesUntranslated: Bool

    init(_ forms: EntryForms, _ fragment: CatalogFragment, _ entry: CatalogEntry, includesUntranslated: Bool) {
        self.forms = forms
        self.fragment = fragment
        self.entry = entry
        self.includesUntranslated = includesUntranslated
    }

    /// The entry's value; nil when all of its forms are untranslated.
    func value() throws(ConversionLoss) -> PropertyListValue? {
        let devices = Set(forms.forms.compactMap(\.device)).sorted()
        guard !devices.isEmpty else { return try value(on: nil) }
        var pairs: [PropertyListPair] = []
        for device in devices {
            guard let value = try value(on: device) else { continue }
            pairs.append(PropertyListPair(key: device, value: value))
        }
        guard !pairs.isEmpty else { return nil }
        return .dictionary([PropertyListPair(key: "NSStringDeviceSpecificRuleType", value: .dictionary(pairs))])
    }

    private func value(on device: String?) throws(ConversionLoss) -> PropertyListValue? {
        let own = texts(of: nil, on: device)
        guard !own.isEmpty else { return nil }
        if own.contains(where: { $0.isItem }) {
            throw loss("phrases of App Shortcuts have no place in a table; leave them to the catalog")
        }
        let widths = own.compactMap { form in
            form.width.map { PropertyListPair(key: "\($0)", value: .string(form.text)) }
        }
        if !widths.isEmpty {
            return .dictionary([PropertyListPair(key: "NSStringVariableWidthRuleType", value: .dictionary(widths))])
        }
        let categories = own.compactMap { form in form.category.map { ($0, form.text) } }
        if !categories.isEmpty { return try plural(categories) }
        return try format(own[0].text, on: device)
    }

    /// A text that is plural as a whole.
    private func plural(_ categories: [(PluralCategory, String)]) throws(ConversionLoss) -> PropertyListValue {
        let general = categories.last { $0.0 == .other } ?? categories[categories.count - 1]
        let choice = try chooser(general.1)
        let isFirst = choice.argument == 1
        let reference = isFirst ? "%#@\(Self.pluralName)@" : "%\(choice.argument)$#@\(Self.pluralName)@"
        let texts = categories.map { ($0.0, isFirst ? $0.1 : NumberedFormat.numbered($0.1)) }
        return .dictionary([
            PropertyListPair(key: "NSStringLocalizedFormatKey", value: .string(reference)),
            PropertyListPair(key: Self.pluralName, value: Self.variable(texts, valueType: choice.valueType)),
        ])
    }

    /// The argument that chooses the form of a plural text: its first whole number.
    private func chooser(_ text: String) throws(ConversionLoss) -> (argument: Int, valueType: String) {
        let arguments = NumberedFormat.arguments(of: text)
        if let number = arguments.first(where: { $0.specifier.readsInteger }) {
            return (number.argument, number.specifier.length.spelling + number.specifier.conversion.letter)
        }
        if arguments.contains(where: { $0.argument == 1 }) {
            throw loss("no whole number of the text chooses its form; put one into the form 'other'")
        }
        return (1, "lld")
    }

    /// A text with variables, or a plain one.
    private func format(_ text: String, on device: String?) throws(ConversionLoss) -> PropertyListValue {
        var variables: [PropertyListPair] = []
        var inlined: [String: String] = [:]
        for (number, variable) in forms.variables.enumerated() where isInScope(variable, device) {
            let texts = texts(of: number, on: device)
            guard !texts.isEmpty else { continue }
            guard let type = variable.valueType else {
                throw loss("the variable '\(variable.name)' names no type; add its format specifier")
            }
            let categories = texts.compactMap { form in
                form.category.map { ($0, value(form.text, of: variable, type)) }
            }
            if categories.isEmpty {
                inlined[variable.name] = value(texts[0].text, of: variable, type)
            } else {
                variables.append(
                    PropertyListPair(key: variable.name, value: Self.variable(categories, valueType: type)))
            }
        }
        let arguments = Dictionary(forms.variables.map { ($0.name, $0.argument) }) { first, _ in first }
        let shown = NumberedFormat.resolved(text, arguments: arguments, inlined: inlined)
        guard !variables.isEmpty else { return .string(shown) }
        variables.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
        return .dictionary(
            [PropertyListPair(key: "NSStringLocalizedFormatKey", value: .string(shown))] + variables)
    }

    /// A form of a variable, with the specifier in place of `%arg`.
    private func value(_ text: String, of variable: FormVariable, _ type: String) -> String {
        NumberedFormat.resolvingValue(in: text, argument: variable.argument, type: type)
    }

    private static func variable(_ categories: [(PluralCategory, String)], valueType: String) -> PropertyListValue {
        let texts = PluralCategory.allCases.compactMap { category in
            categories.last { $0.0 == category }
                .map { PropertyListPair(key: category.rawValue, value: .string($0.1)) }
        }
        return .dictionary(
            [
                PropertyListPair(key: "NSStringFormatSpecTypeKey", value: .string("NSStringPluralRuleType")),
                PropertyListPair(key: "NSStringFormatValueTypeKey", value: .string(valueType)),
            ] + texts)
    }

    private func isInScope(_ variable: FormVariable, _ device: String?) -> Bool {
        guard case .device(let name)? = variable.scope.first else { return true }
        return name == device
    }

    private func loss(_ message: String) -> ConversionLoss {
        ConversionLoss(key: fragment.key(of: entry), message, at: fragment.source.span(entry.keyRange))
    }

    /// One text of a variable, or of the entry, for a device.
    private struct Text {
        var text: String
        var category: PluralCategory?
        var width: Int?
        var isItem = false
    }

    /// The texts for a device: its own, else those of `other`, else those for every device.
    private func texts(of variable: Int?, on device: String?) -> [Text] {
        let candidates = forms.forms.filter {
            $0.variable == variable && (includesUntranslated || $0.state != .new)
        }
        let names = [device, "other"].compactMap { $0 }
        let matches =
            names.lazy.map { name in candidates.filter { $0.device == name } }.first { !$0.isEmpty }
            ?? candidates.filter { $0.device == nil }
        return matches.map { form in
            var text = Text(text: fragment.text(of: entry.showing(form)), category: form.category)
            if case .width(let width)? = form.path.last { text.width = width }
            if case .item? = form.path.last { text.isItem = true }
            return text
        }
    }
}

extension EntryForm {
    /// The device that the form is for, where it is for one.
    fileprivate var device: String? {
        guard case .device(let name)? = path.first else { return nil }
        return name
    }
}

extension PrintfSpecifier {
    fileprivate var readsInteger: Bool {
        switch conversion.kind {
        case .signed, .unsigned: true
        default: false
        }
    }
}
