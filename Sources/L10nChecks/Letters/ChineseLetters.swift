import L10nSource

/// Letters that only simplified or only traditional Chinese has.
struct ChineseLetters: Sendable {
    enum Kind: String, Sendable {
        case simplified, traditional
    }

    /// The letters of the other kind, a bit each from U+4E00 on.
    private let others: [UInt64]
    private let kind: Kind

    private static let first: UInt32 = 0x4E00
    private static let last: UInt32 = 0x9FFF

    /// - Parameter kind: what the texts are written in.
    init(_ kind: Kind) {
        self.kind = kind
        var others = [UInt64](repeating: 0, count: Int(Self.last - Self.first) / 64 + 1)
        var isSimplified = true
        for scalar in Self.pairs.unicodeScalars {
            if isSimplified == (kind == .traditional) {
                let bit = Int(scalar.value - Self.first)
                others[bit / 64] |= 1 << UInt64(bit % 64)
            }
            isSimplified.toggle()
        }
        self.others = others
    }

    /// Whether a text has a letter of the other kind.
    func holdsOther(_ text: Span<UInt8>) -> Bool {
        var index = 0
        while index < text.count {
            let byte = text[index]
            // The first bytes of U+4000 to U+9FFF.
            guard byte >= 0xE4, byte <= 0xE9, index &+ 2 < text.count else {
                index &+= 1
                continue
            }
            let value =
                UInt32(byte & 0x0F) << 12 | UInt32(text[index &+ 1] & 0x3F) << 6 | UInt32(text[index &+ 2] & 0x3F)
            if isOther(value) { return true }
            index &+= 3
        }
        return false
    }

    private func isOther(_ value: UInt32) -> Bool {
        guard value >= Self.first, value <= Self.last else { return false }
        let bit = Int(value &- Self.first)
        return others[bit / 64] >> UInt64(bit % 64) & 1 == 1
    }

    /// The letter to write in place of one of the other kind; nil for every other letter.
    func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard isOther(scalar.value) else { return nil }
        var previous: Unicode.Scalar?
        var isSimplified = true
        for next in Self.pairs.unicodeScalars {
            if isSimplified {
                previous = next
            } else if kind == .traditional, previous == scalar {
                return next
            } else if kind == .simplified, next == scalar {
                return previous
            }
            isSimplified.toggle()
        }
        return nil
    }
}
