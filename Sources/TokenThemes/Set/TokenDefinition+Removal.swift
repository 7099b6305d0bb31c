package import L10nSource
internal import L10nSyntax

extension TokenDefinition {
    /// The edit that takes the definition out of its file: with its comma, and with its lines where nothing else stands
    /// on them. Nil where a comment is in the way.
    package var removal: Edit? {
        let bytes = node.object.file.bytes
        var lower = Int(node.nameSpan.range.lower)
        var upper = Int(node.object.range.upper)
        let next = Self.skip(bytes, from: upper)
        let last = Self.skipBack(bytes, from: lower)
        guard next < bytes.count, last > 0 else { return nil }
        switch (bytes[last - 1], bytes[next]) {
        case (_, UInt8(ascii: ",")):
            upper = next + 1
            let lineEnd = Self.skipBlanks(bytes, from: upper)
            let lineStart = Self.skipBlanksBack(bytes, from: lower)
            let isLine = lineEnd < bytes.count && Self.isLineEnd(bytes[lineEnd]) && Self.isLineEnd(bytes[lineStart - 1])
            // The line goes from its indentation to that of the next one.
            if isLine { lower = lineStart }
            upper = isLine ? Self.skipLineEnd(bytes, from: lineEnd) : lineEnd
        // The last of several takes the comma before it along.
        case (UInt8(ascii: ","), UInt8(ascii: "}")): lower = last - 1
        case (UInt8(ascii: "{"), UInt8(ascii: "}")): (lower, upper) = (last, next)
        default: return nil
        }
        return Edit(SourceSpan(file: node.nameSpan.file, range: SourceRange(lower..<upper)), "")
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private static func skip(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index < bytes.count, isBlank(bytes[index]) || isLineEnd(bytes[index]) { index += 1 }
        return index
    }

    private static func skipBack(_ bytes: [UInt8], from end: Int) -> Int {
        var index = end
        while index > 0, isBlank(bytes[index - 1]) || isLineEnd(bytes[index - 1]) { index -= 1 }
        return index
    }

    private static func skipBlanks(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index < bytes.count, isBlank(bytes[index]) { index += 1 }
        return index
    }

    private static func skipBlanksBack(_ bytes: [UInt8], from end: Int) -> Int {
        var index = end
        // Leaves a byte before it, which the caller looks at.
        while index > 1, isBlank(bytes[index - 1]) { index -= 1 }
        return index
    }

    private static func skipLineEnd(_ bytes: [UInt8], from start: Int) -> Int {
        let isPair = bytes[start] == 0x0D && start + 1 < bytes.count && bytes[start + 1] == 0x0A
        return start + (isPair ? 2 : 1)
    }
}
