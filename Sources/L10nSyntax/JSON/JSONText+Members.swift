package import L10nSource

extension JSONMember {
    /// The bytes of the name between its quotes.
    package var nameContentRange: SourceRange {
        SourceRange(JSONText.content(of: nameRange.indices, in: value.storage.file.bytes))
    }
}

extension JSONText {
    /// What is cut out of a file to be rid of one of several members or elements: its comma goes along.
    package static func removal(of child: SourceRange, in bytes: [UInt8]) -> SourceRange {
        var next = child.indices.upperBound
        while next < bytes.count, isSpace(bytes[next]) { next += 1 }
        if next < bytes.count, bytes[next] == 0x2C {
            next += 1
            while next < bytes.count, isSpace(bytes[next]) { next += 1 }
            return SourceRange(child.indices.lowerBound..<next)
        }
        // The last one has its comma before it.
        var previous = child.indices.lowerBound
        while previous > 0, isSpace(bytes[previous - 1]) { previous -= 1 }
        guard previous > 0, bytes[previous - 1] == 0x2C else { return child }
        return SourceRange(previous - 1..<child.indices.upperBound)
    }

    /// The member whose name has its content at a range: from the quote before it to the end of the value. Nil in a file
    /// that breaks off, and where the value is a number or a word.
    package static func member(named content: SourceRange, in bytes: [UInt8]) -> SourceRange? {
        var index = content.indices.upperBound + 1
        var depth = 0
        var isString = false
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if isString {
                // What a backslash escapes ends no string.
                if byte == 0x5C { index += 1 }
                guard byte == 0x22 else { continue }
                isString = false
            } else {
                switch byte {
                case 0x22: isString = true
                case 0x7B, 0x5B: depth += 1
                case 0x7D, 0x5D: depth -= 1
                case 0x2C where depth == 0: return nil
                default: continue
                }
            }
            if depth < 0 { return nil }
            if depth == 0, !isString { return SourceRange(content.indices.lowerBound - 1..<index) }
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
