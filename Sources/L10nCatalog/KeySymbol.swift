import L10nSyntax

/// What is left of keys in the names that generated code has for them.
package enum KeySymbol {
    /// The letters and digits of a key in lower case. Keys that are texts rather than names have no symbol.
    package static func folded(_ key: Span<UInt8>) -> [UInt8] {
        var symbol: [UInt8] = []
        for index in key.indices {
            let byte = key[index]
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): symbol.append(byte + 32)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): symbol.append(byte)
            case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): continue
            default: return []
            }
        }
        return symbol
    }

    /// Whether one of two keys is no name that somebody chose: a text of the code or of an interface file, for which Xcode
    /// generates no symbol. `On` and `on` are two texts.
    package static func isText(_ id: KeyID, _ other: KeyID, _ column: CatalogColumn, _ keys: KeyTable) -> Bool {
        let pair = [id, other]
        if pair.contains(where: { KeyShape(keys[$0]) == .interfaceObject || KeyShape.mayBeNumberedObject(keys[$0]) }) {
            return true
        }
        // No name ends in a full stop, but `Loading…` is often written with three.
        if pair.contains(where: { keys[$0].hasSuffix(".") }) { return true }
        // A name has no other text than the one that somebody forgot.
        if pair.contains(where: { KeyShape(keys[$0]) == .identifier }) { return false }
        // Nor has one a space inside.
        if pair.contains(where: { keys[$0].contains(where: \.isWhitespace) }) { return true }
        let fragment = column.fragment
        let entries = pair.compactMap(column.entry)
        if entries.contains(where: { $0.flags.contains(.isImplied) }) { return true }
        return entries.count == 2 && entries.allSatisfy { fragment.text(of: $0) == fragment.key(of: $0) }
            && !pair.contains { fragment.symbols.contains(keys[$0]) }
    }
}
