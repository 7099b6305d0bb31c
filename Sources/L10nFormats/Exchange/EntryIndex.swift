import L10nCatalog
import L10nSyntax

/// Finds the entries of a fragment by their keys. Of entries with one key the last that the run time can show counts.
struct EntryIndex {
    let fragment: CatalogFragment
    /// Open addressing with linear probing: 0 is free, else an entry's number plus one. The size is a power of two.
    private var slots: [UInt32]
    /// Keeps whoever writes a file from choosing keys that fall together.
    private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

    init(_ fragment: CatalogFragment) {
        self.fragment = fragment
        var size = 16
        while size < 2 * fragment.entries.count { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
        for (number, entry) in fragment.entries.enumerated() where entry.isUsable {
            let slot = fragment.withKey(of: entry) { key in self.slot(of: key) }
            slots[slot] = UInt32(number + 1)
        }
    }

    /// The entry with the key of an entry of another fragment.
    func counterpart(of entry: CatalogEntry, in other: CatalogFragment) -> CatalogEntry? {
        let number = slots[other.withKey(of: entry) { slot(of: $0) }]
        return number == 0 ? nil : fragment.entries[Int(number) - 1]
    }

    /// Where the key is, or where there is room for it.
    private func slot(of key: Span<UInt8>) -> Int {
        let hash = ByteSearch.hash(0..<key.count, of: key, seed: seed)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = fragment.entries[Int(slots[slot]) - 1]
            if fragment.withKey(of: entry, { ByteSearch.areEqual($0, key) }) { return slot }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }
}
