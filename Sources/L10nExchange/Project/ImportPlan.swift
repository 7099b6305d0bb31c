import L10nFormats
package import L10nLocale
package import L10nProject
package import L10nSource
package import L10nSyntax

/// What an import would do, unit by unit and file by file. Nothing is written yet.
package struct ImportPlan: Sendable {
    /// The units of all files that came back, in their order.
    package var units: [ImportUnit] = []
    /// The files that change, sorted by path; empty where the project says it all already.
    package var files: [ImportFile] = []
    /// Files that came back and could not be placed at all.
    package var findings: [Diagnostic] = []
    /// The number of units of such files, all of them refused.
    var unplacedCount = 0
    /// Which files of the project came back in each language.
    var languages: [LanguageTag: ReturnedLanguage] = [:]

    package init() {}

    /// Takes in what one more document says.
    /// - Parameter isWhole: whether the document was read to its end.
    package mutating func add(_ part: ImportPlan, isWhole: Bool = true) {
        for (tag, language) in part.languages {
            languages[tag, default: language].add(language)
            if !isWhole { languages[tag]?.isWhole = false }
        }
        findings += part.findings
        units += part.units
        unplacedCount += part.unplacedCount
    }

    /// Whether something that came back is not taken over.
    package var isRefused: Bool {
        findings.contains { $0.severity == .error } || counts[.refused] != nil
    }

    // A walk over the numbers of units does not copy them.

    /// The number of units of each outcome that there is.
    package var counts: [ImportUnit.Outcome: Int] {
        let unplaced: [ImportUnit.Outcome: Int] = unplacedCount == 0 ? [:] : [.refused: unplacedCount]
        return units.indices.reduce(into: unplaced) { $0[units[$1].outcome, default: 0] += 1 }
    }

    /// What is remarkable about units, in their order.
    package var unitFindings: [Diagnostic] {
        units.indices.lazy.filter { !units[$0].findings.isEmpty }.flatMap { units[$0].findings }
    }
}

/// One unit that came back, and what becomes of it.
package struct ImportUnit: Sendable {
    package enum Outcome: String, Sendable, CaseIterable {
        /// The project gets the text.
        case applied
        /// The project has the text already.
        case unchanged
        /// There is no translation in the unit.
        case untranslated
        /// There is a translation, but it is not meant to be taken over yet.
        case skipped
        /// Something is wrong with the unit.
        case refused
    }

    /// The unit as it came back.
    package var unit: ExchangeUnit
    /// What it shares with the other units of its file.
    package let scope: ImportScope
    package var outcome: Outcome
    /// The file of the project that holds the text, or would.
    package var target: String?
    /// Whether somebody should look at the translation, as the source text is another one now.
    package var needsReview: Bool = false
    /// Why the unit is skipped or refused, and what else is remarkable about it.
    package var findings: [Diagnostic] = []

    /// The path of the exchange file.
    package var file: String { scope.file }
    /// The file of source texts that the unit names.
    package var original: String { scope.original }
    package var table: String { scope.table }
    package var layer: String? { scope.layer }
    package var tag: LanguageTag { scope.tag }

    /// What names the unit to people, such as `items|==|plural.one`.
    package var name: String {
        unit.id.text(in: CatalogFormats.exchanged(original)) ?? unit.id.key
    }
}

/// What the units of one file that came back have in common; a plan has very many units, so that they share it.
package final class ImportScope: Sendable {
    /// The path of the exchange file.
    let file: String
    /// The file of source texts that the units name.
    let original: String
    let table: String
    let layer: String?
    let tag: LanguageTag

    init(file: String, original: String, table: String, layer: String?, tag: LanguageTag) {
        self.file = file
        self.original = original
        self.table = table
        self.layer = layer
        self.tag = tag
    }
}

/// A file of the project that changes.
package struct ImportFile: Sendable {
    /// The path as reports print it.
    package var path: String
    /// The text after the change.
    package var after: SourceFile
    /// The values of `after`; nil where nobody knows them yet, and for files other than catalogs.
    package var tree: JSONTree?
    /// The number of places that change.
    package var editCount: Int
    /// The number of units that are applied in it.
    package var unitCount: Int
    /// The number of them that take the place of another translation.
    package var replacedCount: Int
    /// What to write.
    package var content: FileContent
    package var isNew: Bool
    /// The language of the file; one of several for a catalog.
    package var tag: LanguageTag
    /// The languages that something changes in.
    package var tags: Set<LanguageTag>
    /// Where the file belongs, for one that is new.
    package var place: Place

    package struct Place: Sendable, Hashable {
        package var layer: String
        package var bundle: String
        package var table: String
        /// The language folder's name, without its extension.
        package var folder: String
    }
}
