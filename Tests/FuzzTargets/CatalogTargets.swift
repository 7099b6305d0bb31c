import L10nCatalog
import L10nExchange
import L10nFormats
import L10nSource

/// What reads files of texts.
enum CatalogTargets {
    static let all =
        CatalogFormats.exchanged.map { format in
            FuzzTarget(format.name, format.suffixes) { read($0, format) }
        } + [FuzzTarget("xcstrings-layout", XCStringsFormat.suffixes, layout)]

    /// Every key and text can be asked for, and findings lie in the text.
    private static func read(_ bytes: [UInt8], _ format: any ExchangedCatalogFormat.Type) -> String? {
        let file = SourceFile(path: "en.lproj/A" + format.suffixes[0], bytes: bytes)
        for isForEditing in [false, true] {
            let parsed = format.decodeLanguages(of: file, isForEditing: isForEditing)
            if let problem = FindingPlaces.problem(parsed.diagnostics, in: [parsed.value.source]) { return problem }
            for language in parsed.value.languages {
                let fragment = language.fragment
                for entry in fragment.entries {
                    let size = fragment.withKey(of: entry) { $0.count } + fragment.withText(of: entry) { $0.count }
                    _ = (size, fragment.literalComment(of: entry))
                }
            }
            for target in CatalogFormats.exchanged {
                let losses = format.losses(of: file, parsed.value, to: target)
                let spans = losses.map(\.span.range)
                if let problem = FindingPlaces.problem(spans, size: parsed.value.source.bytes.count, "a loss") {
                    return problem
                }
            }
        }
        if let editor = XCStringsEditor(file), (try? editor.edits())?.isEmpty == false {
            return "a catalog that nobody changes has edits"
        }
        if let editor = try? StringsDictEditor(file), !editor.edits.isEmpty {
            return "a dictionary that nobody changes has edits"
        }
        return nil
    }

    /// What is in Xcode's layout stays as it is.
    private static func layout(_ bytes: [UInt8]) throws -> String? {
        let formatted = try XCStringsLayout.formatted(SourceFile(path: "A.xcstrings", bytes: bytes))
        guard let once = formatted.value else { return nil }
        let twice = try XCStringsLayout.formatted(SourceFile(path: "A.xcstrings", bytes: once))
        return twice.value == once ? nil : "what was formatted is formatted in another way"
    }
}
