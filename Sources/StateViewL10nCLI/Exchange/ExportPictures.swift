import L10nCatalog
import L10nExchange
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import StateViewLayout
import StateViewPictures
import StateViews

/// The pictures that go to translators with their files: views that show texts of the export, for every brand.
///
/// Source: state-views.md GP-5.
final class ExportPictures {
    static let sheetName = "index.html"
    static let tagsName = "tags.json"

    /// The folder beside a file that is no package.
    private static func folderName(_ tag: LanguageTag) -> String { "\(tag)\(folderSuffix)" }
    private static let folderSuffix = "-pictures"

    /// Whether pictures of an export are in a folder, which come back with its files and say nothing new.
    static func isFolder(_ path: String) -> Bool {
        let path = PathText.normalized(path)
        return path.hasSuffix(folderSuffix) && FileSystem.exists(PathText.join(path, tagsName))
    }

    /// Files for other tools are as sharp as screens are; Xcode counts frames in the pixels of a picture.
    private static let scale = 2

    private let project: Project
    private let pictures: ProjectPictures
    private let screen: LayoutSize
    private let definitions: [StateViewDefinition]
    private let brands: [String]
    /// The files whose texts go out, by the names of reports, with the names that exchange files have for them.
    private let originals: [String: String]
    private var sides: [Place: PicturePair.Side] = [:]
    private var pairs: [LanguageTag: [PicturePair]] = [:]

    private struct Place: Hashable {
        let view: String
        let reader: PictureReader
    }

    /// What is written for a language.
    struct Output {
        /// Where the pictures lie, seen from the working folder.
        let folder: String
        /// By their paths in that folder; in a package by those in its folder of notes.
        let files: [SourceFile]
        let count: Int
        /// How many texts of the export no picture shows.
        let unpictured: Int
    }

    init(_ project: Project, screen: LayoutSize) throws(CommandFailure) {
        try PictureFormat.png.check()
        self.project = project
        self.screen = screen
        pictures = try ProjectPictures(project)
        definitions = project.stateViews.all.filter { $0 != StateViewRegistry.definition("generic") }
        // Those of the default theme are nobody's here.
        let named = project.catalog.layers.compactMap(\.brand) + (project.configuration.brands ?? []).map(\.value)
        brands = project.theme?.origin == .defaults ? Set(named).sorted() : project.brands
        originals = Dictionary(
            project.exchangeOriginals.filter { project.isRequested($0.table) }.map {
                ($0.source.fragment.source.path, $0.path)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// What could not be drawn.
    var problems: [String] { pictures.problems }

    /// Where pictures show the texts of a language.
    struct Notes: Sendable {
        fileprivate let lines: [Text: [String]]

        fileprivate struct Text: Hashable {
            let key: String
            let file: String
        }

        /// - Parameter file: the file of the source text, as reports name it.
        subscript(key: String, in file: String) -> [String] { lines[Text(key: key, file: file)] ?? [] }
    }

    func notes(in tag: LanguageTag, isPackage: Bool) throws(CommandFailure) -> Notes {
        var lines: [Notes.Text: [String]] = [:]
        for pair in try pairs(in: tag) {
            for box in pair.source.boxes {
                let text = Notes.Text(key: box.key, file: box.file)
                let known = lines[text] ?? []
                let found = pair.notes(of: box.key, in: box.file) { side, box in
                    isPackage ? Self.name(side, box) : "\(Self.folderName(tag))/\(side.name).png"
                }
                lines[text] = known + found.filter { !known.contains($0) }
            }
        }
        return Notes(lines: lines)
    }

    /// - Parameter project: what translators call it.
    func files(
        for language: ExportedLanguage, project name: String, isPackage: Bool
    ) throws(CommandFailure) -> Output {
        let units = Set(
            language.export.document.files.flatMap { file in
                file.units.map { Unit(key: $0.id.key, original: file.original) }
            })
        func unit(_ box: TextBox) -> Unit { Unit(key: box.key, original: originals[box.file] ?? "") }
        let shown = try pairs(in: language.tag).filter { $0.source.boxes.contains { units.contains(unit($0)) } }
        let seen = Set(shown.flatMap(\.source.boxes).map(unit))
        let tables = Dictionary(
            language.export.document.files.map { ($0.original, $0.table) }, uniquingKeysWith: { first, _ in first })
        func table(_ box: TextBox) -> String { originals[box.file].flatMap { tables[$0] } ?? "" }
        let sheet = TranslatorSheet(shown, project: name, from: project.sourceLanguage, to: language.tag).text
        let folder =
            isPackage
            ? PathText.join(language.path, LocalizationPackage.notesFolder)
            : PathText.join(PathText.parent(of: language.path), Self.folderName(language.tag))
        var files: [SourceFile] = []
        if !shown.isEmpty {
            files = try isPackage ? screenshots(shown, table) : images(shown, table)
            files.append(SourceFile(path: Self.sheetName, text: sheet))
        }
        return Output(
            folder: folder, files: files, count: Set(shown.flatMap { [$0.source.name, $0.target.name] }).count,
            unpictured: units.count { !seen.contains($0) })
    }

    private struct Unit: Hashable {
        let key: String
        let original: String
    }

    // MARK: Files

    private func images(
        _ pairs: [PicturePair], _ table: @escaping (TextBox) -> String
    ) throws(CommandFailure) -> [SourceFile] {
        var files: [SourceFile] = []
        var names: Set<String> = []
        for side in pairs.flatMap({ [$0.source, $0.target] }) where names.insert(side.name).inserted {
            let bytes = try PictureFormat.png.bytes(side.svg, side.size, scale: Self.scale)
            files.append(SourceFile(path: side.name + ".png", bytes: bytes))
        }
        let tags = PictureTags(pairs, scale: Self.scale, file: { side, _ in side.name + ".png" }, table: table)
        return files + [SourceFile(path: Self.tagsName, text: tags.json)]
    }

    private static func name(_ side: PicturePair.Side, _ box: TextBox) -> String { "\(side.name)-\(box.number).png" }

    /// One file for each text, as Xcode marks one text in a file alone.
    private func screenshots(
        _ pairs: [PicturePair], _ table: @escaping (TextBox) -> String
    ) throws(CommandFailure) -> [SourceFile] {
        let folder = ScreenshotList.folder + PictureReader.name(screen) + "/"
        var files: [SourceFile] = []
        var list = ScreenshotList()
        var names: Set<String> = []
        for side in pairs.flatMap({ [$0.target, $0.source] }) where names.insert(side.name).inserted {
            let bytes = try PictureFormat.png.bytes(side.svg, side.size, scale: 1)
            for box in side.boxes {
                files.append(SourceFile(path: folder + Self.name(side, box), bytes: bytes))
                list.add(box.key, table: table(box), name: Self.name(side, box), frame: side.drawn.rect(of: box))
            }
        }
        let tags = PictureTags(pairs, scale: 1, file: { folder + Self.name($0, $1) }, table: table)
        return files + [
            SourceFile(path: folder + ScreenshotList.fileName, text: list.text),
            SourceFile(path: Self.tagsName, text: tags.json),
        ]
    }

    // MARK: Pictures

    /// Every view that shows a text of the files that go out; brands that look and speak alike share their pictures.
    private func pairs(in tag: LanguageTag) throws(CommandFailure) -> [PicturePair] {
        if let known = pairs[tag] { return known }
        let progress = Progress(isShown: Console.isErrorTerminal)
        defer { progress.end() }
        var found: [PicturePair] = []
        for (number, definition) in definitions.enumerated() {
            progress.tell("drawing \(tag):", number + 1, of: definitions.count)
            var seen: Set<String> = []
            for brand in [nil] + brands.map(Optional.some) {
                let source = try sourceSide(definition, brand)
                if source.boxes.isEmpty { continue }
                // What a translator cannot write has no box: texts of the product, and those of the definition itself.
                let parts = Set(source.boxes.map(\.part))
                let target = try side(definition, PictureReader(language: tag, brand: brand)) {
                    parts.contains($0.part)
                }
                guard seen.insert(source.svg + target.svg).inserted else { continue }
                found.append(PicturePair(view: definition.id, brand: brand, source: source, target: target))
            }
        }
        pairs[tag] = found
        return found
    }

    /// It comes back for every language.
    private func sourceSide(
        _ definition: StateViewDefinition, _ brand: String?
    ) throws(CommandFailure) -> PicturePair.Side {
        let reader = PictureReader(language: project.sourceLanguage, brand: brand)
        let place = Place(view: definition.id, reader: reader)
        if let known = sides[place] { return known }
        let side = try side(definition, reader) { originals[$0.file] != nil }
        sides[place] = side
        return side
    }

    private func side(
        _ definition: StateViewDefinition, _ reader: PictureReader, boxing isBoxed: (TextBox) -> Bool
    ) throws(CommandFailure) -> PicturePair.Side {
        var reader = reader
        reader.screen = screen
        let picture = try pictures.picture(of: definition, for: reader).keeping(isBoxed)
        let name = [definition.id, reader.brand, reader.language.description].compactMap(\.self)
        return PicturePair.Side(
            pictures.translatorPicture(of: picture), language: reader.language.description,
            name: PictureReader.fileName(name.joined(separator: ".")))
    }
}
