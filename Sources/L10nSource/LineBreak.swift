/// How the lines of a text end.
package enum LineBreak {
    /// The first line end; nil where there is none.
    package static func first(in bytes: ArraySlice<UInt8>) -> String? {
        guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        if bytes[index] == 0x0A { return "\n" }
        return index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
    }
}
