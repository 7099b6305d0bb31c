package import L10nCatalog
package import L10nSource
import L10nStrings

/// `.stringsdict` files: texts that vary by numbers, by the device or by the room that there is.
package enum StringsDictFormat: CatalogFormat {
    package static let name = "stringsdict"
    package static let suffixes = [".stringsdict"]
    package static let holdsAllLanguages = false
    package static let outranks = true

    package static func decodeLanguages(of file: SourceFile, isForEditing: Bool) -> Parsed<DecodedCatalog> {
        let parsed = decode(file)
        return Parsed(DecodedCatalog(parsed.value), diagnostics: parsed.diagnostics)
    }

    /// The texts of a file whose bytes are those on the disk.
    package static func decode(_ file: SourceFile) -> Parsed<CatalogFragment> {
        let document = PropertyListDocument.parse(file)
        var reader = StringsDictReader(document.value)
        reader.read()
        // What a file that cannot be read lacks may stand in the part that is missing.
        let reports = document.value.isRefused ? [] : reader.reports.diagnostics
        return Parsed(reader.fragment, diagnostics: document.diagnostics + reports)
    }
}
