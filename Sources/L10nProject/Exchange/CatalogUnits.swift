import L10nFormats
import L10nICU
import L10nSource

/// Puts units into a String Catalog, in whichever languages they are.
struct CatalogUnits {
    let path: String
    /// The bytes on the disk.
    let bytes: [UInt8]

    /// The text of the file and the edits that it needs. Units that cannot be written are refused.
    func edit(_ units: inout [ImportUnit], _ indices: [Int]) -> TargetChange? {
        let file = SourceFile(path: path, bytes: bytes)
        guard var editor = XCStringsEditor(file) else {
            for index in indices { refuse(&units[index], "it cannot be read to its end; mend it first") }
            return nil
        }
        for index in indices {
            let unit = units[index].unit
            let place = XCStringsTextPlace(
                key: unit.id.key, language: units[index].tag, variable: unit.id.path.variable,
                path: unit.id.path.selectors)
            let change = XCStringsChange.setText(unit.target ?? "", state: unit.state, at: place)
            if let refusal = editor.apply(change) { refuse(&units[index], Self.reason(refusal)) }
        }
        do throws(ICUError) {
            return TargetChange(text: file, edits: try editor.edits())
        } catch {
            for index in indices { refuse(&units[index], error.description) }
            return nil
        }
    }

    private static func reason(_ refusal: XCStringsRefusal) -> String {
        switch refusal {
        case .isMissing: "the catalog has no such text any more; export again"
        case .hasOtherShape: "the text has other forms in the catalog; export again"
        case .hasNoPlace: "catalogs have no place for this form; enter the text in Xcode"
        }
    }

    private func refuse(_ unit: inout ImportUnit, _ reason: String) {
        unit.refuse(
            "syntax-error", "\(Wording.quoted(path)) cannot be changed: \(reason)",
            at: unit.unit.places?.target, cause: "edit-refused")
    }
}
