package import StateViewLayout

/// A view of a brand as translators see it: in the language that they read, and in the one that they write.
package struct PicturePair: Sendable {
    package let view: String
    /// nil for the project's own look.
    package let brand: String?
    package let source: Side
    package let target: Side

    /// One of the two pictures.
    package struct Side: Sendable {
        /// What its file is called, without an ending.
        package let name: String
        package let language: String
        package let drawn: TranslatorPicture
        package let svg: String

        /// - Parameter name: what the file's name begins with; a hash of the picture follows.
        package init(_ drawn: TranslatorPicture, language: String, name: String) {
            self.drawn = drawn
            self.language = language
            svg = drawn.picture.svg
            self.name = "\(name)-\(ViewPicture.hash(svg))"
        }

        package var size: LayoutSize { LayoutSize(drawn.picture.bounds.width, drawn.picture.bounds.height) }
        package var boxes: [TextBox] { drawn.picture.boxes }
    }

    package init(view: String, brand: String?, source: Side, target: Side) {
        self.view = view
        self.brand = brand
        self.source = source
        self.target = target
    }

    /// The box of the other language that has the text of the same part.
    package func translated(_ box: TextBox) -> TextBox? {
        target.boxes.first { $0.part == box.part && $0.key == box.key }
    }

    /// Where the pictures show a key of a file, in the words of a note; empty where they do not.
    /// - Parameter path: that of a picture's file, as translators find it.
    package func notes(of key: String, in file: String, path: (Side, TextBox) -> String) -> [String] {
        source.boxes.filter { $0.key == key && $0.file == file }.map { box in
            let shown = translated(box)
            let (side, found) = shown.map { (target, $0) } ?? (source, box)
            let rect = side.drawn.rect(of: found)
            let place = [rect.x, rect.y, rect.width, rect.height].map { SVGText.number($0) }
            return
                "Picture \(path(side, found)), box \(found.number) (x \(place[0]), y \(place[1]), \(place[2]) × \(place[3])): "
                + found.roomText
        }
    }
}
