package import L10nCatalog
package import L10nSource
import L10nStrings

/// `.strings` files, in every form that CoreFoundation reads.
package enum StringsFormat: CatalogFormat {
    package static let name = "strings"
    package static let suffixes = [".strings"]
    package static let holdsAllLanguages = false
    package static let outranks = false

    package static func decodeLanguages(of file: SourceFile, isForEditing: Bool) -> Parsed<DecodedCatalog> {
        let parsed = decode(file)
        return Parsed(DecodedCatalog(parsed.value), diagnostics: parsed.diagnostics)
    }

    /// The texts of a file whose bytes are those on the disk.
    package static func decode(_ file: SourceFile) -> Parsed<CatalogFragment> {
        let parsed = StringsParser.parse(file)
        let tree = parsed.value
        let isIntact = tree.reading == .whole && !parsed.diagnostics.contains(where: damages)
        var fragment = CatalogFragment(
            source: tree.source, notation: tree.dialect == .xml || tree.dialect == .binary ? .xml : .strings,
            entries: tree.entries.map(CatalogEntry.init), isIntact: isIntact)
        if case .truncated = tree.reading {
            fragment.isCutOff = tree.entries.contains { !$0.flags.contains(.lost) }
        }
        fragment.traits = tree.traits
        fragment.commentTraits = tree.commentTraits
        fragment.comments = tree.comments
        fragment.readStringsSuppressions()
        return Parsed(fragment, diagnostics: parsed.diagnostics)
    }

    private static func damages(_ finding: Diagnostic) -> Bool {
        finding.severity == .error && damagingRules.contains(finding.rule)
    }

    /// What makes it unsure which entries a file was meant to hold.
    static let damagingRules: Set<Rule> = [
        .syntaxError, .missingSemicolon, .unescapedQuote, .unterminatedString, .unterminatedComment,
        .truncatedStringsFile, .conflictMarker, .curlyQuoteDelimiter, .unsupportedEncoding,
        .inputLimitExceeded, .forbiddenXMLEntity,
    ]
}

extension CatalogEntry {
    fileprivate init(_ entry: StringsEntry) {
        self.init(
            range: entry.range, keyRange: entry.key, textRange: entry.value, commentRange: entry.comment,
            keyTraits: entry.keyTraits, textTraits: entry.valueTraits)
        if entry.commentTraits.hasAny(of: .mayHide) { flags.insert(.commentMayHide) }
        // Nearly all entries have no flags.
        if entry.flags.isEmpty { return }
        if entry.flags.contains(.notText) { flags.insert(.notAText) }
        if entry.flags.contains(.lost) { flags.insert(.lostAtRunTime) }
        if entry.flags.contains(.keyOnly) { flags.insert(.keyIsText) }
    }
}
