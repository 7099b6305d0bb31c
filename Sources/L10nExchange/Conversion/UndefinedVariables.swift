package import L10nCatalog
import L10nMessages
package import L10nSource

/// References to variables that an entry of a String Catalog does not define. Apple's compiler refuses them, and the run
/// time would show nothing in their place (X-32).
package enum UndefinedVariables {
    /// - Parameter language: as the catalog writes it.
    package static func findings(in fragment: CatalogFragment, language: String) -> [Diagnostic] {
        fragment.entries.flatMap { entry -> [Diagnostic] in
            guard entry.flags.isDisjoint(with: [.notAText, .superseded]) else { return [] }
            let forms = fragment.forms(of: entry)
            let texts = forms?.forms.map { fragment.text(of: entry.showing($0)) } ?? [fragment.text(of: entry)]
            let defined = Set(forms?.variables.map(\.name) ?? [])
            var missing: [String] = []
            for text in texts where text.utf8.contains(UInt8(ascii: "#")) {
                missing += NumberedFormat.names(in: text).filter { !defined.contains($0) && !missing.contains($0) }
            }
            return missing.map { name in
                Diagnostic(
                    .undefinedVariable,
                    "no substitution defines \(Wording.quoted("%#@\(name)@")), which Xcode refuses; define it",
                    at: fragment.source.span(entry.keyRange), cause: "undefined-substitution",
                    subject: Subject(key: fragment.key(of: entry), locale: language))
            }
        }
    }
}
