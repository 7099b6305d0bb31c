/// A pack that is open: texts, tokens and documents of an app in one file, found where they lie.
///
/// Opening looks at the header and the directory alone. Whatever else the file says is checked when it is used, in
/// constant time, so that a damaged file may give another text but never trap, hang or read outside (RT-140, RT-141);
/// ``verify(_:)`` looks at every byte.
package final class PackFile: Sendable {
    package let memory: PackMemory
    /// The number of different keys.
    package let keyCount: Int
    /// The number of languages.
    package let languageCount: Int
    /// The number of places where texts stand: a key in a table.
    package let placeCount: Int
    /// What no other pack has, as far as hashes tell: good as an `ETag`.
    package let identity: UInt64
    /// Where the sections lie, in the order of the directory.
    private let sections: [Range<Int>]
    /// The number of the sections before the texts of the first language.
    private let singleCount: Int
    private let keys: PackList
    /// What look-ups need of sections, so that they need not ask for it: where these begin.
    private let slots: Int
    private let slotMask: Int
    private let keyPlaces: Int
    private let places: Int

    /// Maps a file.
    package convenience init(path: String) throws(PackError) {
        try self.init(PackMemory(path: path))
    }

    /// A pack that was received.
    package convenience init(_ bytes: [UInt8]) throws(PackError) {
        try self.init(PackMemory(bytes))
    }

    private init(_ memory: PackMemory) throws(PackError) {
        typealias Header = PackFormat.Header
        let isPack = memory.withBytes(0..<PackFormat.magic.count) { bytes in
            bytes.indices.allSatisfy { bytes[$0] == PackFormat.magic[$0] }
        }
        guard isPack == true, let version = memory.u16(Header.version), let flags = memory.u16(Header.flags),
            let sectionCount = memory.u32(Header.sections), let size = memory.u64(Header.fileSize),
            let keys = memory.u32(Header.keys), let languages = memory.u32(Header.languages),
            let identity = memory.u64(Header.hash), memory.count >= PackFormat.headerSize
        else { throw .notAPack }
        guard version == PackFormat.version else { throw .unknownVersion(version) }
        guard size == UInt64(memory.count) else { throw .wrongSize(stated: size, actual: memory.count) }
        let reserved = (memory.u64(Header.reserved), memory.u64(Header.reserved + 8))
        let count = Int(sectionCount)
        guard flags == 0, reserved == (0, 0), count == PackSection.single.count + Int(languages),
            count <= (memory.count - PackFormat.headerSize) / PackFormat.entrySize,
            Self.directoryHash(memory, sections: count) == identity
        else { throw .damagedDirectory }
        self.memory = memory
        self.identity = identity
        (keyCount, languageCount) = (Int(keys), Int(languages))
        let sections = try Self.sections(memory, count: count)
        func range(_ section: PackSection) -> Range<Int> { sections[Self.position(section)] }
        self.sections = sections
        singleCount = PackSection.single.count
        self.keys = PackList(memory, range(.keys))
        placeCount = range(.places).count / 4
        (slots, slotMask) = (range(.slots).lowerBound, range(.slots).count / 8 - 1)
        (keyPlaces, places) = (range(.keyPlaces).lowerBound, range(.places).lowerBound)
        try checkSizes()
    }

    /// The hash of header and directory without the eight bytes of the hash itself: what stands before them is the seed.
    package static func directoryHash(_ memory: PackMemory, sections: Int) -> UInt64? {
        let end = PackFormat.headerSize + sections * PackFormat.entrySize
        let first = memory.withBytes(0..<PackFormat.Header.hash) { PackHash.hash($0) }
        guard let first else { return nil }
        return memory.withBytes(PackFormat.Header.hash + 8..<end) { PackHash.hash($0, seed: first) }
    }

    // MARK: Sections

    /// The sections follow one another in their order, each at the first place that is free and aligned, so that nothing
    /// has to be believed about where they are.
    private static func sections(_ memory: PackMemory, count: Int) throws(PackError) -> [Range<Int>] {
        var sections: [Range<Int>] = []
        sections.reserveCapacity(count)
        var end = PackFormat.headerSize + count * PackFormat.entrySize
        for number in 0..<count {
            let single = PackSection.single
            let section = number < single.count ? single[number] : .texts
            let index = number < single.count ? 0 : number - single.count
            let entry = PackFormat.headerSize + number * PackFormat.entrySize
            let start = aligned(end)
            guard memory.u32(entry) == section.rawValue, memory.u32(entry + 4) == UInt32(index),
                memory.u64(entry + 8) == UInt64(start), let size = memory.u64(entry + 16),
                start <= memory.count, size <= UInt64(min(memory.count - start, Int(Int32.max)))
            else { throw .misplaced(section) }
            end = start + Int(size)
            sections.append(start..<end)
        }
        guard end == memory.count else { throw .wrongSize(stated: UInt64(end), actual: memory.count) }
        return sections
    }

    /// The first place of a section behind an end.
    package static func aligned(_ end: Int) -> Int {
        (end + PackFormat.alignment - 1) / PackFormat.alignment * PackFormat.alignment
    }

    /// Whether each section is large enough for the counts that look-ups go by.
    private func checkSizes() throws(PackError) {
        for section in PackSection.single where section.isList {
            guard let count = memory.u32(self[section].lowerBound), self[section].count >= 8,
                Int(count) <= (self[section].count - 8) / 4
            else { throw .misplaced(section) }
        }
        guard keys.count == keyCount else { throw .misplaced(.keys) }
        guard list(.languages).count == languageCount else { throw .misplaced(.languages) }
        guard self[.keyPlaces].count == (keyCount + 1) * 4 else { throw .misplaced(.keyPlaces) }
        guard self[.places].count == placeCount * 4 else { throw .misplaced(.places) }
        let slots = self[.slots].count
        // A power of two, as the mask asks for, and two slots of eight bytes a key, so that probes meet a free one.
        guard slots.nonzeroBitCount == 1, slots >= 16 * max(keyCount, 1) else { throw .misplaced(.slots) }
        for language in 0..<languageCount where texts(language).count < placeCount * 4 { throw .misplaced(.texts) }
    }

    /// Where a section that is there once lies.
    package subscript(section: PackSection) -> Range<Int> { sections[Self.position(section)] }

    /// Where the texts of a language lie; its number is less than ``languageCount``.
    func texts(_ language: Int) -> Range<Int> { sections[singleCount + language] }

    private static func position(_ section: PackSection) -> Int { Int(section.rawValue) - 1 }

    /// The parts of a section that is a list.
    package func list(_ section: PackSection) -> PackList { PackList(memory, self[section]) }

    /// Reads what a section holds from its first byte on.
    package func cursor(_ section: PackSection) -> PackCursor { PackCursor(memory, self[section]) }

    // MARK: Keys

    /// The number of a key; nil where no table has it. Allocates nothing.
    package func key(_ key: String) -> Int? { key.withUTF8Span { self.key($0) } }

    /// The number of the key with these bytes.
    package func key(_ bytes: Span<UInt8>) -> Int? {
        let hash = PackHash.hash(bytes)
        var slot = Int(truncatingIfNeeded: hash) & slotMask
        for _ in 0..<min(slotMask + 1, PackFormat.mostProbes) {
            guard let entry = memory.u64(slots + slot * 8), entry != 0 else { return nil }
            // The upper half of the hash rules out nearly all other keys before any bytes are compared.
            if entry >> 32 == hash >> 32, let number = Int(exactly: (entry & 0xFFFF_FFFF)), number > 0,
                let range = keys.range(number - 1), memory.isEqual(range, bytes)
            {
                return number - 1
            }
            slot = (slot + 1) & slotMask
        }
        return nil
    }

    /// The places of a key, those first that a look-up without a wish asks first; empty where the file says nonsense.
    package func places(of key: Int) -> Range<Int> {
        guard key >= 0, key < keyCount, let first = memory.u32(keyPlaces + key * 4),
            let end = memory.u32(keyPlaces + key * 4 + 4), first <= end, end <= placeCount
        else { return 0..<0 }
        return Int(first)..<Int(end)
    }

    /// The number of the table that a place stands in; nil where the file says nonsense.
    package func table(of place: Int) -> Int? {
        guard place >= 0, place < placeCount, let table = memory.u32(places + place * 4) else {
            return nil
        }
        return Int(table)
    }

    // MARK: Texts

    /// The text of a place in a language; nil where the language has none there. Allocates nothing.
    package func text(at place: Int, language: Int) -> PackText? {
        guard place >= 0, place < placeCount, language >= 0, language < languageCount else { return nil }
        let section = texts(language)
        // No text is at 0, where the offsets themselves begin.
        guard let offset = memory.u32(section.lowerBound + place * 4), offset != 0, Int(offset) < section.count else {
            return nil
        }
        return PackText(memory, section.lowerBound + Int(offset)..<section.upperBound)
    }

    /// A text, what is no UTF-8 replaced.
    package func string(_ text: PackText) -> String { memory.string(text.content) ?? "" }

    /// Reads what stands behind a text: where it was written, and its forms.
    package func details(_ text: PackText) -> PackCursor { PackCursor(memory, text.details) }
}
