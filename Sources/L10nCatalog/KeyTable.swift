import L10nSource
import L10nSyntax

/// The number of a key within one table, counted from 0 in the order in which keys were first seen.
@usableFromInline
package struct KeyID: Hashable, Sendable, Comparable {
    @usableFromInline package let number: UInt32

    @inlinable
    package init(_ number: UInt32) {
        self.number = number
    }

    @inlinable
    package init(_ number: Int) {
        self.number = UInt32(number)
    }

    /// The key as an index into an array that has one element a key.
    @inlinable
    package var index: Int { Int(number) }

    /// The key of an entry that no table has taken in yet.
    @inlinable
    package static var unassigned: KeyID { KeyID(UInt32.max) }

    @inlinable
    package static func < (left: KeyID, right: KeyID) -> Bool { left.number < right.number }
}

/// The keys of one table: each distinct key once, by number and by its bytes.
///
/// Keys are equal when their UTF-8 bytes are equal, as in CoreFoundation; Unicode normalisation plays no part.
package struct KeyTable: Sendable {
    /// All keys, one behind the other.
    private var bytes: [UInt8] = []
    /// Where each key ends in `bytes`.
    private var ends: [UInt32] = []
    /// Open addressing with linear probing: 0 is free, else a key's number plus one. The size is a power of two.
    private var slots: [UInt32] = [0, 0, 0, 0]

    package init() {}

    /// The number of keys.
    package var count: Int { ends.count }

    package var ids: some Sequence<KeyID> { (0..<UInt32(ends.count)).lazy.map { KeyID($0) } }

    /// The key's text.
    package subscript(id: KeyID) -> String {
        String(decoding: bytes[range(of: id)], as: UTF8.self)
    }

    /// Calls `body` with the key's bytes.
    package func withKey<Result>(_ id: KeyID, _ body: (Span<UInt8>) -> Result) -> Result {
        body(bytes.span.extracting(range(of: id)))
    }

    /// Whether the key's bytes are those of `other`.
    package func isEqual(_ id: KeyID, _ other: Span<UInt8>) -> Bool {
        ByteSearch.areEqual(bytes.span.extracting(range(of: id)), other)
    }

    /// The key with these bytes, if there is one.
    package func find(_ key: Span<UInt8>) -> KeyID? {
        var slot = Self.hash(key) & (slots.count - 1)
        while slots[slot] != 0 {
            let id = KeyID(slots[slot] - 1)
            if isEqual(id, key) { return id }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    package func find(_ key: String) -> KeyID? {
        let bytes = Array(key.utf8)
        return find(bytes.span)
    }

    /// The key with these bytes, taken in if it is new.
    package mutating func intern(_ key: Span<UInt8>) -> KeyID {
        if let known = find(key) { return known }
        let id = KeyID(ends.count)
        for index in key.indices { bytes.append(key[index]) }
        ends.append(UInt32(bytes.count))
        // Growing puts the new key into a slot, too.
        if ends.count * 2 > slots.count { grow() } else { insert(id) }
        return id
    }

    @discardableResult
    package mutating func intern(_ key: String) -> KeyID {
        let bytes = Array(key.utf8)
        return intern(bytes.span)
    }

    private func range(of id: KeyID) -> Range<Int> {
        (id.number == 0 ? 0 : Int(ends[id.index - 1]))..<Int(ends[id.index])
    }

    private mutating func insert(_ id: KeyID) {
        let range = range(of: id)
        var slot = Self.hash(bytes.span.extracting(range)) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = id.number + 1
    }

    private mutating func grow() {
        // By four, as each growth puts all keys into slots anew.
        slots = [UInt32](repeating: 0, count: slots.count * 4)
        for number in 0..<UInt32(ends.count) { insert(KeyID(number)) }
    }

    /// FNV-1a with a final mix; keys come from the user's own files, so no seed is needed for their order,
    /// and the load stays below one half.
    private static func hash(_ key: Span<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in key.indices { hash = (hash ^ UInt64(key[index])) &* 0x0000_0100_0000_01B3 }
        // The lowest bits depend on the lowest bits of the bytes alone; those above have seen all of them.
        hash ^= hash >> 32
        // Positive, so that a mask makes it a slot.
        return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
    }
}

extension KeyTable: Equatable {
    /// Whether both have the same keys under the same numbers.
    package static func == (left: KeyTable, right: KeyTable) -> Bool {
        left.ends == right.ends && left.bytes == right.bytes
    }
}
