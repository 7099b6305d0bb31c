import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource
import L10nStrings

/// Writes one entry with forms as `.stringsdict` has it.
///
/// A plural text becomes a format with one variable of the name `plural`, whose value type is that of the first whole
/// number in its most general form. A part that varies by device alone has no variable there: each device gets a
/// format of its own, with the part put in.
struct StringsDictionaryEntry {
    private let forms: EntryForms
    private let fragment: CatalogFragment
    private let entry: CatalogEntry
    private let options: Options
    /// The variables that some text of the entry names.
    private let namesOnAnyDevice: Set<String>

    /// What is written how.
    struct Options {
        /// Whether forms that nobody has translated are written, too. Of an entry with some translations, those that stand
        /// for all others are always written, because the run time does not do without.
        var includesUntranslated = false
        /// Whether formats say which arguments variables read if the entry says it.
        var namesArguments = false
        /// The arguments that the texts name.
        var names = ArgumentNames()
    }

    init(_ forms: EntryForms, _ fragment: CatalogFragment, _ entry: CatalogEntry, _ options: Options) {
        self.forms = forms
        self.fragment = fragment
        self.entry = entry
        self.options = options
        namesOnAnyDevice =
            forms.variables.isEmpty
            ? [] : Set(forms.forms.flatMap { NumberedFormat.names(in: fragment.text(of: entry.showing($0))) })
    }

    /// The entry's value; nil when all of its forms are untranslated.
    func value() throws(ConversionLoss) -> PropertyListValue? {
        guard forms.areFewEnough else { throw loss("the text has too many forms; keep the real ones") }
        if !options.includesUntranslated, forms.forms.contains(where: { isMissing($0) }) { return nil }
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
        let plural = try PluralFormat(categories, loss)
        let variable = Self.variable(Array(zip(categories.map(\.0), plural.texts)), valueType: plural.valueType)
        return .dictionary([
            PropertyListPair(key: "NSStringLocalizedFormatKey", value: .string(plural.format)),
            PropertyListPair(key: PluralFormat.name, value: variable),
        ])
    }

    /// A text with variables, or a plain one.
    private func format(_ text: String, on device: String?) throws(ConversionLoss) -> PropertyListValue {
        let reached = reachedNames(from: text, on: device)
        // A variable that only other devices name has no place on this one; one that no text names is kept.
        let scoped = forms.variables.enumerated().filter { $0.element.isInScope(on: device) }
            .filter { reached.contains($0.element.name) || !namesOnAnyDevice.contains($0.element.name) }
            .map { (variable: $0.element, texts: texts(of: $0.offset, on: device)) }.filter { !$0.texts.isEmpty }
        guard !scoped.isEmpty else { return .string(text) }
        let arguments = VariableArguments.resolved(
            scoped.map(\.variable), format: text,
            forms: scoped.flatMap { item in item.texts.map { (item.variable.name, $0.text) } })
        var reading = RuntimeArguments(wanted: arguments, namesWanted: options.namesArguments)
        var variables: [PropertyListPair] = []
        for item in scoped {
            let name = item.variable.name
            guard let type = item.variable.valueType else {
                throw loss("the variable '\(name)' names no type; add its format specifier")
            }
            guard item.texts.contains(where: { $0.category != nil }) else {
                reading.inlined[name] = RuntimeArguments.Inlined(text: item.texts[0].text, type: type)
                continue
            }
            let categories = item.texts.compactMap { form in form.category.map { ($0, form.text) } }
            let start = arguments[name] ?? 1
            let own = RuntimeArguments(
                start: start, meantStart: start, value: .init(argument: arguments[name], type: type),
                wanted: arguments)
            let texts = Array(zip(categories.map(\.0), own.texts(categories.map(\.1))))
            variables.append(PropertyListPair(key: name, value: Self.variable(texts, valueType: type)))
        }
        let shown = reading.texts([text])[0]
        guard !variables.isEmpty else { return .string(shown) }
        variables.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
        return .dictionary(
            [PropertyListPair(key: "NSStringLocalizedFormatKey", value: .string(shown))] + variables)
    }

    /// The variables that a text names, and those that these name.
    private func reachedNames(from text: String, on device: String?) -> Set<String> {
        var reached: Set<String> = []
        var waiting = NumberedFormat.names(in: text)
        while let name = waiting.popLast() {
            // Variables may name each other in a circle.
            guard reached.insert(name).inserted else { continue }
            for (number, variable) in forms.variables.enumerated() where variable.name == name {
                waiting += texts(of: number, on: device).flatMap { NumberedFormat.names(in: $0.text) }
            }
        }
        return reached
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

    private func loss(_ message: String) -> ConversionLoss {
        ConversionLoss(key: fragment.key(of: entry), message, at: fragment.source.span(entry.keyRange))
    }

    /// Whether a form that stands for others is still to be written.
    private func isMissing(_ form: EntryForm) -> Bool {
        form.isGeneral && form.state == .new && fragment.text(of: entry.showing(form)).isEmpty
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
            $0.variable == variable && (options.includesUntranslated || $0.state != .new || $0.isGeneral)
        }
        let names = [device, "other"].compactMap { $0 }
        let matches =
            names.lazy.map { name in candidates.filter { $0.device == name } }.first { !$0.isEmpty }
            ?? candidates.filter { $0.device == nil }
        return matches.map { form in
            let written = options.names.numbered(
                fragment.text(of: entry.showing(form)), ofKey: fragment.key(of: entry))
            var text = Text(text: written, category: form.category)
            if case .width(let width)? = form.path.last { text.width = width }
            if case .item? = form.path.last { text.isItem = true }
            return text
        }
    }
}

extension EntryForm {
    /// Whether the form is shown where no other one is for the number or the device.
    fileprivate var isGeneral: Bool { path.last?.isGeneral ?? true }
}
