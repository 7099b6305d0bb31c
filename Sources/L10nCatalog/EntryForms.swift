package import L10nLocale
package import L10nSource

/// What an entry says in several forms: its variables, and every text with what chooses it.
///
/// All catalog formats meet here. The forms of an entry that vary by the number of its own argument stand in the entry
/// itself; those of a variable belong to the variable, which the entry's texts refer to as `%#@name@`.
///
/// `CatalogEntry.textRange` of such an entry is the text that stands for all: the format that names the variables, or
/// else the most general of the forms.
package struct EntryForms: Sendable {
    package var variables: [FormVariable]
    /// Every text, in the order of the file.
    package var forms: [EntryForm]

    package init(variables: [FormVariable] = [], forms: [EntryForm] = []) {
        self.variables = variables
        self.forms = forms
    }
}

/// A part of a message with forms of its own: a variable of `.stringsdict`, a substitution of a String Catalog.
package struct FormVariable: Sendable {
    package var name: String
    /// The name without delimiters.
    package var nameRange: SourceRange
    /// The whole definition, the name included.
    package var range: SourceRange
    /// Which argument chooses, from 1; nil where the order of the references tells.
    package var argument: Int?
    /// The conversion that reads the argument, without percent sign, such as `lld`; nil where the file names none.
    package var valueType: String?
    package var valueTypeRange: SourceRange?
    /// What must be chosen before the variable exists, such as a device; mostly empty.
    package var scope: [FormSelector]

    package init(
        name: String, nameRange: SourceRange, range: SourceRange, argument: Int? = nil, valueType: String? = nil,
        valueTypeRange: SourceRange? = nil, scope: [FormSelector] = []
    ) {
        self.name = name
        self.nameRange = nameRange
        self.range = range
        self.argument = argument
        self.valueType = valueType
        self.valueTypeRange = valueTypeRange
        self.scope = scope
    }

    /// Whether the variable exists on a device; nil stands for a text that is the same on all.
    package func isInScope(on device: String?) -> Bool {
        guard case .device(let name)? = scope.first else { return true }
        return name == device
    }
}

/// One text of several.
package struct EntryForm: Sendable {
    /// The number in `EntryForms.variables` of the variable that the text is a form of; nil for one of the entry itself.
    package var variable: Int?
    /// What chooses the text, outermost first; empty for the format of an entry with variables.
    package var path: [FormSelector]
    /// The name of the last selector as the file writes it, without delimiters.
    package var nameRange: SourceRange
    /// Name and value as a whole, which an edit adds or removes.
    package var range: SourceRange
    /// The text, without delimiters.
    package var textRange: SourceRange
    package var textTraits: TextTraits
    package var state: EntryState

    package init(
        variable: Int? = nil, path: [FormSelector], nameRange: SourceRange, range: SourceRange,
        textRange: SourceRange, textTraits: TextTraits, state: EntryState = .translated
    ) {
        self.variable = variable
        self.path = path
        self.nameRange = nameRange
        self.range = range
        self.textRange = textRange
        self.textTraits = textTraits
        self.state = state
    }

    /// The category that chooses the text, where one does.
    package var category: PluralCategory? {
        guard case .plural(let category)? = path.last else { return nil }
        return category
    }

    /// The device that the text is for, where it is for one.
    package var device: String? {
        guard case .device(let name)? = path.first else { return nil }
        return name
    }
}

/// One choice on the way to a text.
package enum FormSelector: Hashable, Sendable, CustomStringConvertible {
    case plural(PluralCategory)
    /// A device by its name in catalogs, such as `ipad`, or `other`.
    case device(String)
    /// The widest text that fits so many units (`NSStringVariableWidthRuleType`).
    case width(Int)
    /// The number of a phrase in a set of equal ones, from 0.
    case item(Int)

    /// As String Catalogs name it in their identifiers, such as `plural.one`.
    package var description: String { "\(axis).\(name)" }

    /// What chooses, as String Catalogs name it.
    package var axis: String {
        switch self {
        case .plural: "plural"
        case .device: "device"
        case .width: "width"
        case .item: "item"
        }
    }

    /// What is chosen, as String Catalogs name it.
    package var name: String {
        switch self {
        case .plural(let category): category.rawValue
        case .device(let name): name
        case .width(let number), .item(let number): String(number)
        }
    }

    /// Whether it is what all numbers or devices without a form of their own get.
    package var isGeneral: Bool {
        switch self {
        case .plural(let category): category == .other
        case .device(let name): name == "other"
        case .width, .item: false
        }
    }
}

extension CatalogFragment {
    /// The forms of an entry; nil for one with a single text.
    package func forms(of entry: CatalogEntry) -> EntryForms? {
        entry.formsNumber == 0 ? nil : forms[Int(entry.formsNumber) - 1]
    }

    /// Whether all that an entry says is empty or white space, so that there is nothing to translate.
    package func isBlank(_ entry: CatalogEntry) -> Bool {
        guard let forms = forms(of: entry), !forms.forms.isEmpty else { return isTextBlank(of: entry) }
        return forms.forms.allSatisfy { isTextBlank(of: entry.showing($0)) }
    }

    /// Notes the forms of an entry that is about to be added.
    package mutating func setForms(_ forms: EntryForms, of entry: inout CatalogEntry) {
        self.forms.append(forms)
        entry.formsNumber = UInt32(self.forms.count)
    }
}

extension CatalogEntry {
    /// The entry with the text of one of its forms in place of its own, for whoever looks at one text at a time.
    package func showing(_ form: EntryForm) -> CatalogEntry {
        var entry = self
        entry.range = form.range
        entry.textRange = form.textRange
        entry.textTraits = form.textTraits
        entry.state = form.state
        return entry
    }

    /// The same, for whoever wants to know later which form it is (`CatalogFragment.shownForm(of:)`).
    /// - Parameter number: the form's number in `EntryForms.forms`.
    package func showing(_ number: Int, of forms: EntryForms) -> CatalogEntry {
        var entry = showing(forms.forms[number])
        // Of more forms than fit, the last ones are shown without their names.
        entry.shownForm = UInt16(exactly: number + 1) ?? 0
        return entry
    }
}

extension CatalogFragment {
    /// The texts of an entry, each in place of its own: its forms, or the one text that it has.
    package func shown(of entry: CatalogEntry) -> [CatalogEntry] {
        guard let forms = forms(of: entry), forms.areFewEnough, !forms.forms.isEmpty else { return [entry] }
        return forms.forms.indices.map { entry.showing($0, of: forms) }
    }

    /// The form that stands in place of an entry's own text.
    package func shownForm(of entry: CatalogEntry) -> EntryForm? {
        guard entry.shownForm != 0, let forms = forms(of: entry) else { return nil }
        return forms.forms[Int(entry.shownForm) - 1]
    }
}

extension EntryForms {
    /// Whether checks look at the forms. A format has 127 arguments at most, and each few forms; what has far more was made
    /// to keep somebody busy.
    package var areFewEnough: Bool { variables.count <= 500 && forms.count <= 5_000 }

    /// What chooses a form, as String Catalogs name it in their identifiers, such as `substitutions.days.plural.one`;
    /// nil for the format of an entry with variables.
    package func name(of form: EntryForm) -> String? {
        let path = form.path.map(\.description)
        guard let variable = form.variable else { return path.isEmpty ? nil : path.joined(separator: ".") }
        return (["substitutions", variables[variable].name] + path).joined(separator: ".")
    }

    /// The number of the form of the same part of the message that is chosen alike, or else of the nearest general one.
    /// - Parameters:
    ///   - name: the variable that the form belongs to; nil for the entry itself.
    ///   - path: what chooses it, mostly in another language.
    package func counterpart(ofVariable name: String?, _ path: [FormSelector]) -> Int? {
        if case .item(let number)? = path.last, number < forms.count, name == nil, forms[number].path == path {
            return number
        }
        var general: Int?
        // No real entry has more; one that has would cost the square of them.
        for (number, form) in forms.prefix(500).enumerated() where form.variable.map({ variables[$0].name }) == name {
            if form.path == path { return number }
            if general == nil, form.path.count == path.count, zip(form.path, path).allSatisfy(Self.includes) {
                general = number
            }
        }
        return general
    }

    /// The text of the entry itself that stands for all: its format, or else the most general of its forms.
    package var general: EntryForm? {
        let own = forms.filter { $0.variable == nil }
        return own.first { $0.path.allSatisfy(\.isGeneral) } ?? own.first { $0.path.last?.isGeneral == true }
            ?? own.first
    }

    /// Whether a choice stands for another one where that is not made.
    private static func includes(_ general: FormSelector, _ special: FormSelector) -> Bool {
        switch (general, special) {
        case (.plural(.other), .plural): true
        case (.device("other"), .device): true
        default: general == special
        }
    }
}
