extension PackFile {
    /// Looks at every byte: whether each section is what it was when the pack was written, and nothing stands between
    /// them. To be asked before a pack that came over a network takes the place of another one.
    ///
    /// - Parameter isGenuine: the app's own check, such as of a signature, told all bytes once they are known to be whole.
    /// - Throws: the first fault.
    package func verify(_ isGenuine: (Span<UInt8>) -> Bool = { _ in true }) throws(PackError) {
        var end = PackFormat.headerSize + (PackSection.single.count + languageCount) * PackFormat.entrySize
        var entry = PackFormat.headerSize
        func check(_ section: PackSection, _ range: Range<Int>) throws(PackError) {
            guard isZero(end..<range.lowerBound) else { throw .damagedPadding }
            let hash = memory.withBytes(range) { PackHash.hash($0) }
            guard let hash, hash == memory.u64(entry + 24) else { throw .damagedSection(section) }
            end = range.upperBound
            entry += PackFormat.entrySize
        }
        for section in PackSection.single { try check(section, self[section]) }
        for language in 0..<languageCount { try check(.texts, texts(language)) }
        let keySet = memory.withBytes(self[.keys]) { PackHash.hash($0) }
        guard keySet == memory.u64(PackFormat.Header.keySetHash) else { throw .damagedSection(.keys) }
        guard memory.withBytes(0..<memory.count, isGenuine) == true else { throw .notGenuine }
    }

    private func isZero(_ range: Range<Int>) -> Bool {
        memory.withBytes(range) { bytes in bytes.indices.allSatisfy { bytes[$0] == 0 } } ?? false
    }
}
