import L10nCatalog
import L10nReporting
import L10nSource

extension JSONWriter {
    /// What an entry says in several forms, as members of its object; nothing for an entry with one text.
    mutating func forms(of entry: CatalogEntry, in fragment: CatalogFragment, _ lines: LineTable) {
        guard let forms = fragment.forms(of: entry) else { return }
        if !forms.variables.isEmpty {
            member("variables") { writer in
                writer.array(forms.variables) { writer, variable in
                    writer.object { writer in
                        writer.member("name", variable.name)
                        if let argument = variable.argument { writer.member("argument", argument) }
                        writer.member("type", ifPresent: variable.valueType)
                        writer.place(variable.nameRange.lower, lines)
                    }
                }
            }
        }
        member("forms") { writer in
            writer.array(Array(forms.forms.enumerated())) { writer, element in
                writer.object { writer in
                    writer.member("form", ifPresent: forms.name(of: element.element))
                    writer.member("text", fragment.text(of: entry.showing(element.offset, of: forms)))
                    writer.member("state", element.element.state.name)
                    writer.place(element.element.textRange.lower, lines)
                }
            }
        }
    }
}

extension EntryState {
    /// The state as String Catalogs write it.
    var name: String {
        switch self {
        case .translated: "translated"
        case .needsReview: "needs_review"
        case .new: "new"
        case .stale: "stale"
        case .machineTranslated: "machine_translated"
        case .unknown: "unknown"
        }
    }
}
