package import L10nCatalog
import L10nSyntax

/// Names one text of a file: its key, and which of the entry's forms it is.
///
/// Ids are equal when their bytes are, as keys are at run time; texts of Swift are equal in other cases too.
package struct ExchangeID: Sendable, Hashable {
    package var key: String
    package var path: ExchangePath

    package init(_ key: String, _ path: ExchangePath = .entry) {
        self.key = key
        self.path = path
    }

    package static func == (left: ExchangeID, right: ExchangeID) -> Bool {
        ByteSearch.areEqual(left.key, right.key) && left.path == right.path
    }
}

/// Which form of an entry a text is, as in `EntryForm`.
package struct ExchangePath: Sendable, Hashable {
    /// The variable that the text is a form of; nil for the entry itself.
    package var variable: String?
    /// What chooses the text, outermost first.
    package var selectors: [FormSelector]

    package init(variable: String? = nil, _ selectors: [FormSelector] = []) {
        self.variable = variable
        self.selectors = selectors
    }

    package static func == (left: ExchangePath, right: ExchangePath) -> Bool {
        switch (left.variable, right.variable) {
        case (nil, nil): break
        case (let left?, let right?): guard ByteSearch.areEqual(left, right) else { return false }
        case (nil, _), (_, nil): return false
        }
        return left.selectors == right.selectors
    }

    /// The only text of an entry, or the format that names its variables.
    package static let entry = ExchangePath()

    package var isEntry: Bool { variable == nil && selectors.isEmpty }

    /// The path of a form of an entry.
    package init(_ form: EntryForm, of forms: EntryForms) {
        self.init(variable: form.variable.map { forms.variables[$0].name }, form.path)
    }
}
