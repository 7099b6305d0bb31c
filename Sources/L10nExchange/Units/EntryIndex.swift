import L10nCatalog
import L10nSource
import L10nSyntax

/// Finds the entries of a fragment by their keys. Of entries with one key the last that the run time can show counts; texts
/// that wait for their translator are found, too (N-29).
struct EntryIndex {
    let fragment: CatalogFragment
    /// Open addressing with linear probing: 0 is free, else an entry's number plus one. The size is a power of two.
    private var slots: [UInt32]
    /// Keeps whoever writes a file from choosing keys that fall together.
    private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

    init(_ fragment: CatalogFragment) {
        self.fragment = fragment
        var size = 16
        // At most half full, so that every probe ends at a free slot soon.
        while size < 2 * fragment.entries.count { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
        // A later entry of the same key takes the slot of the earlier one.
        for (number, entry) in fragment.entries.enumerated() where entry.isUsable || entry.isWaiting {
            slots[slot(ofKeyOf: entry, in: fragment)] = UInt32(number + 1)
        }
    }

    /// The number of the entry with the key of an entry of another fragment.
    func counterpart(of entry: CatalogEntry, in other: CatalogFragment) -> Int? {
        let number = slots[slot(ofKeyOf: entry, in: other)]
        return number == 0 ? nil : Int(number) - 1
    }

    private func slot(ofKeyOf entry: CatalogEntry, in other: CatalogFragment) -> Int {
        // Without a closure, which would hold a copy of the index.
        let bytes = other.source.bytes
        if other.notation.isVerbatim(entry.keyTraits) { return slot(of: bytes.span.extracting(entry.keyRange.indices)) }
        return slot(of: other.notation.decode(bytes, entry.keyRange).span)
    }

    /// Where the key is, or where there is room for it.
    private func slot(of key: Span<UInt8>) -> Int {
        let hash = ByteSearch.hash(0..<key.count, of: key, seed: seed)
        let bytes = fragment.source.bytes
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = fragment.entries[Int(slots[slot]) - 1]
            if fragment.notation.isVerbatim(entry.keyTraits) {
                if ByteSearch.areEqual(bytes.span.extracting(entry.keyRange.indices), key) { return slot }
            } else if ByteSearch.areEqual(fragment.notation.decode(bytes, entry.keyRange).span, key) {
                return slot
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }
}

extension CatalogEntry {
    /// Whether the run time passes over the entry for no other reason than that nobody has translated it.
    fileprivate var isWaiting: Bool {
        state == .new && flags.contains(.lostAtRunTime) && flags.isDisjoint(with: [.notAText, .superseded])
    }
}
