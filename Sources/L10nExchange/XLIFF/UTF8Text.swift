import L10nSource

/// A text that is a part of some bytes, such as those of a file, and needs no memory of its own there.
struct UTF8Text {
    let bytes: [UInt8]
    let range: Range<Int>

    init(_ bytes: [UInt8], _ range: SourceRange) {
        self.bytes = bytes
        self.range = range.indices
    }

    init(_ text: String) {
        bytes = Array(text.utf8)
        range = bytes.indices
    }

    var isEmpty: Bool { range.isEmpty }
}
