package import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource
import MessageChecks

/// The arguments that the texts of a String Catalog name, `%(count)lld`, as its source texts number them (PF-65).
///
/// No run time reads such names, so that tables for it have the numbers alone.
package struct ArgumentNames: Sendable {
    /// By key and name.
    private var numbers: [String: [String: Int]] = [:]

    /// Without a source text, the first use in each text counts.
    package init() {}

    package init(source fragment: CatalogFragment) {
        for entry in fragment.entries where entry.isUsable {
            var texts = [fragment.text(of: entry)]
            if let forms = fragment.forms(of: entry) {
                // The form for all others has all arguments.
                let general = forms.forms.filter { $0.category == .other }
                let others = forms.forms.filter { $0.category != .other }
                texts = (general + others).map { fragment.text(of: entry.showing($0)) }
            }
            var known: [String: Int] = [:]
            for text in texts where Self.mayName(text) {
                for placeholder in Self.placeholders(of: text) where placeholder.position > 0 {
                    guard let label = placeholder.label, known[label] == nil else { continue }
                    known[label] = placeholder.position
                }
            }
            if !known.isEmpty { numbers[fragment.key(of: entry)] = known }
        }
    }

    /// A text of a key with the numbers of its arguments in place of their names.
    func numbered(_ text: String, ofKey key: String) -> String {
        guard Self.mayName(text) else { return text }
        let known = numbers[key] ?? [:]
        let bytes = Array(text.utf8)
        var parts: [(range: SourceRange, text: String)] = []
        for placeholder in Self.placeholders(of: text) {
            guard let label = placeholder.label, let specifier = placeholder.specifier, let name = specifier.label
            else { continue }
            let number = specifier.isNumbered ? placeholder.position : known[label] ?? placeholder.position
            let rest = String(decoding: bytes[Int(name.upper) + 1..<Int(placeholder.range.upper)], as: UTF8.self)
            parts.append((placeholder.range, "%" + (number == 0 ? "" : "\(number)$") + rest))
        }
        return NumberedFormat.replacing(text, parts)
    }

    private static func mayName(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "%")) && text.utf8.contains(UInt8(ascii: "("))
    }

    private static func placeholders(of text: String) -> [Placeholder] {
        PlaceholderReading(Array(text.utf8).span, notation: .catalog).placeholders
    }
}
