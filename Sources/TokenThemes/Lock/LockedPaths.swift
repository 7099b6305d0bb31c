import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// The numbers of the tokens of a lock, by the paths that stand in it.
struct LockedPaths: Sendable {
    /// Each path as it is written.
    private var written: RangeTable
    /// The paths with escapes or beyond ASCII, which may be written in several ways.
    private var unusual: [String: Int] = [:]

    /// - Parameter capacity: how many paths are expected.
    init(capacity: Int) {
        written = RangeTable(capacity: capacity)
    }

    /// Takes a path in as the next one.
    ///
    /// - Returns: false when it is there already.
    mutating func add(_ content: Range<Int>, isPlain: Bool, of text: Span<UInt8>) -> Bool {
        let number = written.count
        // A text that is there has a smaller number.
        guard written.intern(content, of: text) == number else { return false }
        if isPlain, unusual.isEmpty { return true }
        let path = LockCursor.string(content, isPlain: isPlain, of: text)
        // An earlier path may mean the same by escapes.
        if isPlain { return unusual[path] == nil }
        let known = find(TokenPath(path), text)
        guard known == nil || known == number else { return false }
        return unusual.updateValue(number, forKey: path) == nil
    }

    func find(_ path: TokenPath, _ text: Span<UInt8>) -> Int? {
        // A backslash in a path is written as two.
        if !unusual.isEmpty, path.text.utf8.contains(0x5C) { return unusual[path.text] }
        return written.find(path.text, of: text) ?? (unusual.isEmpty ? nil : unusual[path.text])
    }
}
