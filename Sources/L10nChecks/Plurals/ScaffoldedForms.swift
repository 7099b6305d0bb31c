import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSource

/// The plural forms that a text of a String Catalog lacks, as copies of the form that would be shown in their place.
///
/// Other formats cannot say that somebody has to look through a text.
enum ScaffoldedForms {
    /// Nil where the file is no String Catalog, or the form is none that can be copied.
    static func fix(adding categories: [PluralCategory], to set: PluralSet, of site: FormsSite) -> Fix? {
        let fragment = site.site.column.fragment
        let general = site.forms.forms[set.general]
        guard XCStringsFormat.claims(fragment.source.path), general.category == .other,
            let copy = Copy(of: general, in: fragment.source)
        else { return nil }
        // Xcode writes the forms in the order of their names.
        let siblings = PluralCategory.allCases.compactMap { category in
            set.forms[category].map { (name: category.rawValue, range: site.forms.forms[$0].range) }
        }.sorted { $0.range.lower < $1.range.lower }
        var inserted: [Int: String] = [:]
        for name in categories.map(\.rawValue).sorted() {
            if let next = siblings.first(where: { $0.name > name }) {
                inserted[Int(next.range.lower), default: ""] += copy.text(name) + "," + copy.space
            } else if let last = siblings.last {
                inserted[Int(last.range.upper), default: ""] += "," + copy.space + copy.text(name)
            }
        }
        let edits = inserted.sorted { $0.key < $1.key }.map { place, text in
            Edit(fragment.source.span(SourceRange(place..<place)), text)
        }
        let names = Wording.list(categories.map { "'\($0.rawValue)'" })
        return Fix("add \(names) as 'other' is, to be reviewed", .unsafe, edits: edits)
    }

    /// A form as the file writes it, to be written again under another name.
    private struct Copy {
        /// What stands before the form in its object.
        let space: String
        private let beginning: String
        private let end: String

        init?(of form: EntryForm, in source: SourceFile) {
            let bytes = source.bytes
            let range = form.range.indices
            let name = form.nameRange.indices
            let text = String(decoding: bytes[name.upperBound..<range.upperBound], as: UTF8.self)
            // What varies by a device as well has several texts.
            guard text.matches(of: /"state"\s*:\s*"[a-z_]*"/).count == 1 else { return nil }
            let start = bytes[..<range.lowerBound].lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
            space = String(decoding: bytes[(start.map { $0 + 1 } ?? 0)..<range.lowerBound], as: UTF8.self)
            beginning = String(decoding: bytes[range.lowerBound..<name.lowerBound], as: UTF8.self)
            end = text.replacing(/"state"(\s*:\s*)"[a-z_]*"/) { "\"state\"\($0.1)\"needs_review\"" }
        }

        func text(_ name: String) -> String { beginning + name + end }
    }
}
