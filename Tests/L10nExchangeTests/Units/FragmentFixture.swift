import L10nCatalog
import L10nLocale
import L10nSource

@testable import L10nExchange
@testable import L10nFormats

/// Writes fragments by hand, with forms or without.
struct FragmentFixture {
    struct Entry {
        var key: String
        var text: String
        var comment: String?
        var state: EntryState = .translated
        var flags: CatalogEntry.Flags = []
        var forms: [(variable: String?, path: [FormSelector], text: String)] = []
        /// Name, argument and value type.
        var variables: [(String, Int?, String?)] = []

        init(
            _ key: String, _ text: String, comment: String? = nil, state: EntryState = .translated,
            flags: CatalogEntry.Flags = [], variables: [(String, Int?, String?)] = [],
            forms: [(String?, [FormSelector], String)] = []
        ) {
            self.key = key
            self.text = text
            self.comment = comment
            self.state = state
            self.flags = flags
            self.variables = variables
            self.forms = forms
        }
    }

    private var bytes: [UInt8] = []

    private mutating func place(_ text: String) -> SourceRange {
        let start = bytes.count
        bytes += Array(text.utf8)
        return SourceRange(start..<bytes.count)
    }

    /// Texts stand in fixtures as they are.
    private static func traits(of text: String) -> TextTraits { TextTraits(scanning: text).subtracting(.escape) }

    static func fragment(_ entries: [Entry], path: String = "file") -> CatalogFragment {
        var fixture = FragmentFixture()
        var made: [(CatalogEntry, EntryForms?)] = []
        for entry in entries {
            let key = fixture.place(entry.key)
            let text = fixture.place(entry.text)
            let comment = entry.comment.map { fixture.place($0) } ?? SourceRange(at: fixture.bytes.count)
            var result = CatalogEntry(
                range: key.union(text), keyRange: key, textRange: text, commentRange: comment,
                keyTraits: traits(of: entry.key), textTraits: traits(of: entry.text))
            result.state = entry.state
            result.flags = entry.flags
            var forms = EntryForms()
            for (name, argument, type) in entry.variables {
                let range = fixture.place(name)
                forms.variables.append(
                    FormVariable(name: name, nameRange: range, range: range, argument: argument, valueType: type))
            }
            for form in entry.forms {
                let range = fixture.place(form.text)
                forms.forms.append(
                    EntryForm(
                        variable: form.variable.flatMap { name in entry.variables.firstIndex { $0.0 == name } },
                        path: form.path, nameRange: range, range: range, textRange: range, textTraits: [],
                        state: entry.state))
            }
            made.append((result, entry.forms.isEmpty ? nil : forms))
        }
        var fragment = CatalogFragment(
            source: SourceFile(path: path, bytes: fixture.bytes), notation: .json, entries: [], isIntact: true)
        for (entry, forms) in made {
            var entry = entry
            if let forms { fragment.setForms(forms, of: &entry) }
            fragment.entries.append(entry)
        }
        return fragment
    }
}
