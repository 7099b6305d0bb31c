package import L10nReporting
package import StateViewLayout

extension TextBox {
    /// - Parameter rect: where it stands in a picture; that of the layout where nothing else is said.
    package func write(to writer: inout JSONWriter, rect other: LayoutRect? = nil) {
        let rect = other ?? rect
        writer.object { writer in
            writer.member("number", number)
            writer.member("key", key)
            writer.member("part", part)
            writer.member("file", file)
            writer.member("x", rect.x)
            writer.member("y", rect.y)
            writer.member("width", rect.width)
            writer.member("height", rect.height)
            writer.member("lines", lines)
            if let maxLines { writer.member("maxLines", maxLines) }
            writer.member("lineWidth", width)
            writer.member("room", (max(0, room) * 100).rounded() / 100)
            if isTruncated { writer.member("truncated") { $0.flag(true) } }
        }
    }
}
