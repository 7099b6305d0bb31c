package import L10nPack
import L10nSource

/// What a pack is made of, before it has an order and hashes.
package struct PackSections {
    /// The keys in the order of their bytes, none twice.
    package var keys: [[UInt8]] = []
    /// The sections that are there once, but for `keys`, `slots` and `languages`, which follow from others.
    package var single: [PackSection: [UInt8]] = [:]
    /// The tags of the languages, in their order.
    package var languages: [String] = []
    /// The section of each language.
    package var texts: [[UInt8]] = []

    package init() {}

    /// The whole file; the same for the same sections.
    /// - Throws: when a section has 2^31 bytes or more.
    package func bytes() throws(PackTooLarge) -> [UInt8] {
        var sections = PackSection.allCases.filter { $0 != .texts }.map { ($0, 0, bytes(of: $0)) }
        for (index, texts) in texts.enumerated() { sections.append((.texts, index, texts)) }
        var directory = PackBytes()
        var content: [UInt8] = []
        let start = PackFormat.headerSize + sections.count * PackFormat.entrySize
        for (section, index, bytes) in sections {
            guard bytes.count < Int32.max else { throw PackTooLarge(section: section) }
            let offset = PackFile.aligned(start + content.count)
            content += [UInt8](repeating: 0, count: offset - start - content.count)
            content += bytes
            directory.fixed(section.rawValue)
            directory.fixed(UInt32(index))
            directory.fixed(UInt64(offset))
            directory.fixed(UInt64(bytes.count))
            directory.fixed(PackHash.hash(bytes.span))
        }
        let keySet = PackHash.hash(self.bytes(of: .keys).span)
        let size = UInt64(start + content.count)
        func header(_ hash: UInt64) -> [UInt8] {
            var header = PackBytes()
            header.append(PackFormat.magic)
            header.fixed(PackFormat.version)
            header.fixed(UInt16(0))
            header.fixed(UInt32(sections.count))
            header.fixed(size)
            header.fixed(UInt32(keys.count))
            header.fixed(UInt32(languages.count))
            header.fixed(hash)
            header.fixed(keySet)
            header.fixed(UInt64(0))
            header.fixed(UInt64(0))
            return header.bytes
        }
        // The hash is not a part of what it is made of, so that any number may stand in its place.
        let hash = PackFile.directoryHash(PackMemory(header(0) + directory.bytes), sections: sections.count)
        return header(hash ?? 0) + directory.bytes + content
    }

    private func bytes(of section: PackSection) -> [UInt8] {
        switch section {
        case .keys: PackBytes.list(keys)
        case .slots: PackBytes.slots(keys)
        case .languages: PackBytes.list(languages.map { Array($0.utf8) })
        case .settings, .keyPlaces, .places, .tables, .names, .documents, .tokenPaths, .tokenValues, .tokenSteps,
            .tokenAnswers, .permutations, .columns, .icons, .texts:
            single[section] ?? (section.isEmptyList ? PackBytes.list([]) : [])
        }
    }
}

extension PackSection {
    /// Whether the section is a list that may have no part.
    fileprivate var isEmptyList: Bool {
        switch self {
        case .tables, .names, .documents, .tokenPaths, .tokenValues, .tokenSteps, .tokenAnswers, .icons: true
        case .settings, .keys, .slots, .keyPlaces, .places, .languages, .permutations, .columns, .texts: false
        }
    }
}

/// A section that has more bytes than places in it can be told by.
package struct PackTooLarge: Error, Hashable {
    package let section: PackSection
}
