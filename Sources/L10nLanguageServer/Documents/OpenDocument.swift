/// A document that an editor has open: its text counts, whatever the file on the disk holds.
struct OpenDocument: Sendable, Hashable {
    /// As the client names it.
    let uri: String
    private(set) var version: Int
    /// The text of the editor as UTF-8.
    private(set) var text: [UInt8]
    /// The file that would be saved.
    private(set) var bytes: [UInt8]
    private let form: StoredForm

    /// Whether the editor counts a byte-order mark as a character.
    var countsMark: Bool { text.starts(with: [0xEF, 0xBB, 0xBF]) }

    /// - Parameter stored: what the file holds; nil where there is none yet.
    init(uri: String, version: Int, text: String, stored: [UInt8]?) {
        self.uri = uri
        self.version = version
        self.text = Array(text.utf8)
        form = stored.map(StoredForm.init) ?? .utf8
        // What no editor can show as it is, such as malformed bytes, is still there until somebody changes the text.
        if let stored, form.text(of: stored) == self.text {
            bytes = stored
        } else {
            bytes = form.bytes(of: self.text)
        }
    }

    /// Makes the changes of `textDocument/didChange`, one after the other.
    /// - Returns: whether all of them say what to change.
    mutating func apply(_ changes: [JSON], version: Int?, _ encoding: PositionEncoding) -> Bool {
        var isWhole = true
        var lines = LineStarts(text)
        for change in changes {
            guard let new = change["text"].string else {
                isWhole = false
                continue
            }
            if change["range"].isNull {
                text = Array(new.utf8)
                lines = LineStarts(text)
            } else if let start = TextPosition(change["range"]["start"]), let end = TextPosition(change["range"]["end"])
            {
                let places = [start, end].map { lines.offset(of: $0, in: text, encoding) }.sorted()
                text.replaceSubrange(places[0]..<places[1], with: new.utf8)
                lines.replace(places[0]..<places[1], with: new.utf8.count, in: text)
            } else {
                isWhole = false
            }
        }
        self.version = version ?? self.version + 1
        bytes = form.bytes(of: text)
        return isWhole
    }
}
