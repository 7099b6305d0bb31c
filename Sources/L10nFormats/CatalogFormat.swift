package import L10nCatalog
package import L10nLocale
package import L10nSource
package import L10nSyntax

/// A kind of file that holds the texts of a project: how its files are known, and what they say.
///
/// A name decides, as it does for Xcode and at run time; what a file of that name holds otherwise is one finding of its
/// decoder. Dialects that share a name, such as the three kinds of property lists, are told by their bytes.
///
/// What changes such files is no part of it: `EditableCatalogFormat`.
package protocol CatalogFormat: Sendable {
    /// What commands and reports call it, such as `strings`.
    static var name: String { get }
    /// The ends of the names of its files, such as `.strings`, in the case in which they are written.
    static var suffixes: [String] { get }
    /// Whether one file holds the texts of all languages; else each lies in the folder of its language.
    static var holdsAllLanguages: Bool { get }
    /// Whether its texts win at run time over those of other files of the same table and language.
    static var outranks: Bool { get }
    /// Which table of which bundle in which language the file at a path holds.
    static func place(of path: String) -> CatalogPlace
    /// What a file says whose bytes are those on the disk.
    /// - Parameter isForEditing: whether it is to be changed: then what was parsed is kept, where that saves doing it
    ///   again, and the order of its keys is not judged.
    static func decodeLanguages(of file: SourceFile, isForEditing: Bool) -> Parsed<DecodedCatalog>
}

extension CatalogFormat {
    /// Whether a file is of this format, by its name.
    package static func claims(_ path: String) -> Bool { suffixes.contains(where: path.hasSuffix) }

    package static func place(of path: String) -> CatalogPlace { CatalogPlace(inLanguageFolder: path) }
}

/// Where the texts of a file belong, told by its path.
package struct CatalogPlace: Sendable, Hashable {
    /// The folder that holds the language folder; the file's own folder outside any.
    package var bundle: String
    /// The file's name without its extension.
    package var table: String
    /// The language folder's name without its extension; nil outside any.
    package var folder: String?

    package init(bundle: String, table: String, folder: String?) {
        self.bundle = bundle
        self.table = table
        self.folder = folder
    }

    /// The place of a file as Apple lays them out: `BUNDLE/LANGUAGE.lproj/TABLE.strings`.
    package init(inLanguageFolder path: String) {
        let parent = PathText.parent(of: path)
        let parentName = PathText.name(of: parent)
        let name = PathText.name(of: path)
        table = String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
        if parentName.hasSuffix(".lproj") {
            folder = String(parentName.dropLast(".lproj".count))
            bundle = PathText.parent(of: parent)
        } else {
            folder = nil
            bundle = parent
        }
    }
}

/// What a file says, language by language.
package struct DecodedCatalog: Sendable {
    /// The text that all ranges refer to.
    package var source: SourceFile
    /// In the order in which the file mentions them; of a file of one language that one alone.
    package var languages: [Language]
    /// The language that the file names as the developers'; nil where it names none that can be read.
    package var declaredLanguage: Located<LanguageTag>?
    /// The values of a file that was read for editing; nil where nobody needs them.
    package var tree: Parsed<JSONTree>?

    package struct Language: Sendable {
        /// The language as the file writes it, and its tag; nil where only the folder says it.
        package var name: (text: String, tag: LanguageTag)?
        package var fragment: CatalogFragment
    }

    /// What a file of one language says.
    init(_ fragment: CatalogFragment) {
        source = fragment.source
        languages = [Language(name: nil, fragment: fragment)]
    }

    package init(_ catalog: XCStringsCatalog, tree: Parsed<JSONTree>? = nil) {
        source = catalog.source
        languages = catalog.languages.map { Language(name: ($0.name, $0.tag), fragment: $0.fragment) }
        declaredLanguage = catalog.declaredLanguage
        self.tree = tree
    }
}
