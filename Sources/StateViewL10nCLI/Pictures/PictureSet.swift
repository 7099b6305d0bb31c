import DesignTokens
import L10nLocale
import L10nProject
import L10nReporting
import L10nSource
import StateViewLayout
import StateViewPictures
import StateViews

/// Pictures of views for several readers, and the file that lists them.
struct PictureSet {
    static let listName = "pictures.json"

    private struct Entry {
        let name: String
        let view: String
        let reader: PictureReader
        let picture: ViewPicture
        let bytes: [UInt8]
    }

    private var entries: [Entry] = []

    var count: Int { entries.count }

    init(
        _ definitions: [StateViewDefinition], _ readers: [PictureReader], _ pictures: ProjectPictures,
        _ format: PictureFormat, scale: Int
    ) throws(CommandFailure) {
        let progress = Progress(isShown: Console.isErrorTerminal)
        defer { progress.end() }
        let all = definitions.count * readers.count
        for reader in readers {
            for definition in definitions {
                progress.tell("drawing", entries.count + 1, of: all)
                let picture = try pictures.picture(of: definition, for: reader)
                let svg = picture.svg
                let bytes = try format.bytes(
                    svg, LayoutSize(picture.bounds.width, picture.bounds.height), scale: scale)
                let pixels = format == .png && scale > 1 ? "@\(scale)x" : ""
                let name = PictureReader.fileName("\(definition.id).\(reader.name)-\(ViewPicture.hash(svg))\(pixels)")
                entries.append(
                    Entry(
                        name: "\(name).\(format.rawValue)", view: definition.id, reader: reader, picture: picture,
                        bytes: bytes))
            }
        }
    }

    func files(in folder: String) -> [FileContent] {
        entries.map { FileContent(path: PathText.join(folder, $0.name), bytes: $0.bytes) }
            + [FileContent(path: PathText.join(folder, Self.listName), bytes: Array(list.utf8))]
    }

    /// Whether an earlier run has written what stands in the place of a file: a list begins with its pictures, and no
    /// picture has the name of another one.
    static func isOwn(_ file: FileContent, _ known: [UInt8]) -> Bool {
        PathText.name(of: file.path) != listName || known.starts(with: "{\n  \"\(listMember)\": [".utf8)
    }

    private static let listMember = "pictures"

    private var list: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.array(Self.listMember, entries) { writer, entry in
                writer.object { writer in
                    writer.member("file", entry.name)
                    writer.member("view", entry.view)
                    writer.member("language", entry.reader.language.description)
                    writer.member("brand", ifPresent: entry.reader.brand)
                    writer.member("scheme", entry.reader.scheme.rawValue)
                    writer.member("textSize", entry.reader.size.rawValue)
                    writer.member("screen", PictureReader.name(entry.reader.screen))
                    writer.member("outcome", entry.picture.outcome.rawValue)
                    writer.array("texts", entry.picture.boxes) { $1.write(to: &$0) }
                }
            }
        }
        writer.endLine()
        return writer.output
    }
}
