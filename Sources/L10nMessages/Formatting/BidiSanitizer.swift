/// Balances the bidirectional controls of a value, so that it cannot reorder the text around it (B-10 to B-13).
package enum BidiSanitizer {
    /// The value with unmatched ends removed and unmatched starts closed; paragraph separators, which would end our
    /// isolate, become spaces. The same string when nothing is wrong with it. Applying it again changes nothing.
    ///
    /// - Parameter keepsLines: whether paragraph separators stay; each line is then balanced by itself.
    package static func sanitized(_ value: String, keepsLines: Bool = false) -> String {
        guard value.utf8.contains(where: mayMatter) else { return value }
        var balance = Balance(keepsLines: keepsLines)
        for scalar in value.unicodeScalars { balance.take(scalar) }
        balance.closeAll()
        return balance.isChanged ? String(balance.result) : value
    }

    /// Whether the byte can start a paragraph separator or a control.
    private static func mayMatter(_ byte: UInt8) -> Bool {
        // 0xC2 begins U+0085, and 0xE2 the line separators and nearly all controls; U+061C opens nothing.
        byte < 0x20 || byte == 0xC2 || byte == 0xE2
    }
}

/// The balanced text so far, and what is open in it.
private struct Balance {
    let keepsLines: Bool
    private(set) var result = String.UnicodeScalarView()
    private(set) var isChanged = false
    /// For each open start whether it is an isolate.
    private var open: [Bool] = []
    private var openIsolates = 0
    private var followsCarriageReturn = false

    init(keepsLines: Bool) {
        self.keepsLines = keepsLines
    }

    mutating func take(_ scalar: Unicode.Scalar) {
        let isSecondOfLineEnd = followsCarriageReturn && scalar == "\n"
        followsCarriageReturn = scalar == "\r"
        switch TextControls.bidi(scalar) {
        case .isolateStart:
            open.append(true)
            openIsolates += 1
        case .embeddingStart, .overrideStart:
            open.append(false)
        case .isolateEnd:
            guard openIsolates > 0 else { return drop() }
            openIsolates -= 1
            // The end of an isolate ends the embeddings inside it too. Source: UAX #9, rule X6a.
            while open.popLast() == false {}
        case .embeddingEnd:
            // It ends no embedding outside of the isolate that it stands in. Source: UAX #9, rule X7.
            guard open.last == false else { return drop() }
            open.removeLast()
        case .mark: break
        case nil:
            guard TextControls.isParagraphSeparator(scalar) else { break }
            if keepsLines {
                closeAll()
            } else {
                isChanged = true
                // CR LF becomes one space.
                if !isSecondOfLineEnd { result.append(" ") }
                return
            }
        }
        result.append(scalar)
    }

    private mutating func drop() { isChanged = true }

    mutating func closeAll() {
        while let isIsolate = open.popLast() {
            result.append(isIsolate ? "\u{2069}" : "\u{202C}")
            isChanged = true
        }
        openIsolates = 0
    }
}
