internal import L10nSource

/// A declaration of an entity in a document type. No reader here ever puts in its text.
package struct EntityDeclaration {
    /// From `<!ENTITY` to the name.
    package let range: Range<Int>
    let name: String

    /// The declarations in the first document type from an offset on, up to a handful.
    package static func all(in bytes: [UInt8], from start: Int) -> [EntityDeclaration] {
        var found: [EntityDeclaration] = []
        var index = start
        while index < bytes.count, found.count < 8 {
            if bytes[index] == UInt8(ascii: "]"),
                bytes[(index + 1)...].first(where: { !isSpace($0) }) == UInt8(ascii: ">")
            {
                break
            }
            guard XMLText.hasPrefix(bytes.span, "<!ENTITY", at: index, before: bytes.count) else {
                index += 1
                continue
            }
            found.append(EntityDeclaration(in: bytes, at: index))
            index = found[found.count - 1].range.upperBound
            // What the entity stands for may hold anything but its own quote.
            index = end(of: index, in: bytes)
        }
        return found
    }

    /// - Parameter start: where `<!ENTITY` stands.
    init(in bytes: [UInt8], at start: Int) {
        var index = start + 8
        while index < bytes.count, Self.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "%") { index += 1 }
        let name = index
        while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">") { index += 1 }
        range = min(start, bytes.count)..<min(index, bytes.count)
        self.name = String(decoding: bytes[min(name, bytes.count)..<min(index, bytes.count)], as: UTF8.self)
    }

    /// Behind the `>` that ends a declaration.
    private static func end(of start: Int, in bytes: [UInt8]) -> Int {
        var quote: UInt8?
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                break
            }
        }
        return index
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// What is wrong with it, and what to do.
    package var message: String { "entity \(Wording.quoted(name)) is declared here; replace it by its text" }
}
