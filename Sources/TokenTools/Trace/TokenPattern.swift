package import DesignTokens

/// Which tokens are asked for: one, all of a group, or all whose path fits a pattern.
package struct TokenPattern: Sendable {
    private let text: String
    /// What stands between the stars.
    private let parts: [[UInt8]]

    /// - Parameter text: a path, or a pattern in which `*` stands for any characters, dots too.
    package init(_ text: String) {
        self.text = text
        parts = text.utf8.split(separator: 0x2A, omittingEmptySubsequences: false).map(Array.init)
    }

    package func matches(_ path: TokenPath) -> Bool {
        guard parts.count > 1 else { return path.text == text || path.text.hasPrefix(text + ".") }
        var rest = Array(path.text.utf8)[...]
        guard let first = parts.first, let last = parts.last, rest.starts(with: first) else { return false }
        rest = rest.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let end = Self.end(of: part, in: rest) else { return false }
            rest = rest[end...]
        }
        return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
    }

    /// The index behind the first occurrence; nil for none.
    private static func end(of part: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= part.count else { return nil }
        for start in bytes.startIndex...(bytes.endIndex - part.count)
        where bytes[start..<start + part.count].elementsEqual(part) {
            return start + part.count
        }
        return nil
    }
}
