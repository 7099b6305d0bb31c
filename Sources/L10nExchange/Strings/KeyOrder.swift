import L10nSource
internal import L10nStrings
import L10nSyntax

/// An order that the keys of a file may be in.
package enum KeyOrder: Sendable, CaseIterable {
    /// That of the bytes.
    case bytewise
    /// That of the bytes, whatever the case of ASCII letters.
    case caseless

    /// The order that keys are in; nil for any other, and for so few keys that they say nothing.
    package init?(of keys: [[UInt8]]) {
        // One pair of keys is in some order by chance.
        guard keys.count > 2 else { return nil }
        let found = Self.allCases.first { order in
            zip(keys, keys.dropFirst()).allSatisfy { !order.precedes($1, $0) }
        }
        guard let found else { return nil }
        self = found
    }

    package func precedes(_ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>) -> Bool {
        switch self {
        case .bytewise: first.lexicographicallyPrecedes(second)
        case .caseless: first.lexicographicallyPrecedes(second) { Self.folded($0) < Self.folded($1) }
        }
    }

    private static func folded(_ byte: UInt8) -> UInt8 { byte.isUppercase ? byte | 0x20 : byte }
}

extension StringsEditor {
    /// Whether the keys are in an order, and there are enough of them to tell.
    package var isSorted: Bool { order != nil }

    /// Beside which entry a key belongs in a sorted file; nil for a file in another order.
    func sortedAnchor(for key: String) -> Anchor? {
        guard let order else { return nil }
        let next = tree.entries.partitioningIndex { order.precedes(key.utf8, tree.keyBytes(of: $0)) }
        return next == 0 ? .before(0) : .after(next - 1)
    }
}
