import L10nReporting
import StateViewLayout

/// What pictures show where, for programs that take screenshots in: keys with their tables, files and rectangles.
///
/// Source: state-views.md GP-5.
package struct PictureTags {
    private let pairs: [PicturePair]
    private let scale: Double
    private let file: (PicturePair.Side, TextBox) -> String
    private let table: (TextBox) -> String

    /// - Parameters:
    ///   - scale: pixels in a point; rectangles are in pixels.
    ///   - file: the path of the picture that shows a text.
    ///   - table: the table that a text stands in.
    package init(
        _ pairs: [PicturePair], scale: Int, file: @escaping (PicturePair.Side, TextBox) -> String,
        table: @escaping (TextBox) -> String
    ) {
        self.pairs = pairs
        self.scale = Double(scale)
        self.file = file
        self.table = table
    }

    package var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("scale", scale)
            writer.array("tags", tags) { writer, tag in
                let rect = tag.side.drawn.rect(of: tag.box)
                writer.object { writer in
                    writer.member("key", tag.box.key)
                    writer.member("table", table(tag.box))
                    writer.member("file", file(tag.side, tag.box))
                    writer.member("language", tag.side.language)
                    writer.member("view", tag.pair.view)
                    writer.member("brand", ifPresent: tag.pair.brand)
                    writer.member("part", tag.box.part)
                    writer.member("number", tag.box.number)
                    writer.member("x", rect.x * scale)
                    writer.member("y", rect.y * scale)
                    writer.member("width", rect.width * scale)
                    writer.member("height", rect.height * scale)
                    writer.member("lines", tag.box.lines)
                    if let most = tag.box.maxLines { writer.member("maxLines", most) }
                    writer.member("room", (max(0, tag.box.room) * 100).rounded() / 100)
                }
            }
        }
        writer.endLine()
        return writer.output
    }

    private struct Tag {
        let pair: PicturePair
        let side: PicturePair.Side
        let box: TextBox
    }

    private var tags: [Tag] {
        pairs.flatMap { pair in
            [pair.source, pair.target].flatMap { side in
                side.boxes.map { Tag(pair: pair, side: side, box: $0) }
            }
        }
    }
}
