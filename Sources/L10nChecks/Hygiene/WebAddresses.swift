/// The addresses of pages and mailboxes in a text.
struct WebAddresses {
    /// As they are written.
    private(set) var written: [String] = []

    init(_ text: String) {
        for piece in text.split(whereSeparator: { $0.isWhitespace || "\"'`<>()[]{},;«»„“”‘’、。，：；".contains($0) }) {
            // What is written on behind an address in another script is no part of it.
            let bare = Self.leadingASCII(of: piece).trimming { ".!?:*_".contains($0) }
            let isPage =
                bare.firstRange(of: "://").map { $0.upperBound < bare.endIndex } ?? false
                || bare.lowercased().hasPrefix("www.")
            if (isPage || Self.isMailbox(bare)) && !bare.contains("%") { written.append(String(bare)) }
        }
    }

    /// The address of a piece that has letters of another script behind or before it: CJK texts have no spaces there.
    private static func leadingASCII(of piece: Substring) -> Substring {
        guard let start = piece.firstIndex(where: \.isASCII) else { return piece }
        let end = piece[start...].firstIndex { !$0.isASCII }
        // Hebrew joins a preposition to it with a hyphen.
        return piece[start..<(end ?? piece.endIndex)].drop { $0 == "-" }
    }

    /// What two addresses have in common that lead to the same in two languages: all but the names of the languages, or the
    /// folder of each, where pages may have names in that language.
    /// - Parameter language: that of the text.
    static func marks(of address: String, in language: String) -> [String] {
        let address = address.lowercased()
        guard let host = address.firstRange(of: "://"), let folder = address.firstRange(of: "/\(language)/"),
            folder.lowerBound >= host.upperBound
        else { return [bare(address[...])] }
        return [bare(address[...]), bare(address[..<folder.lowerBound]) + "/*"]
    }

    private static func bare(_ address: Substring) -> String {
        let parts = address.split(omittingEmptySubsequences: false) { "/.?&=".contains($0) }
        return parts.filter { !isLanguage($0) }.joined(separator: "/").trimming { $0 == "/" }.description
    }

    private static func isLanguage(_ part: Substring) -> Bool {
        let pieces = part.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = pieces.first, (2...3).contains(first.count), first.allSatisfy(\.isLetter) else {
            return false
        }
        // Three letters alone are `www` or `com` more often than a language.
        return pieces.count == 1 ? first.count == 2 : pieces.count == 2 && (2...4).contains(pieces[1].count)
    }

    private static func isMailbox(_ text: Substring) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let point = parts[1].lastIndex(of: ".") else { return false }
        // The point counts too: no domain at the top has fewer than two letters.
        return point > parts[1].startIndex && parts[1][point...].count > 2
    }
}

extension String {
    /// The text without spaces at its ends.
    var trimmingSpaces: Substring { trimming(\.isWhitespace) }
}

extension StringProtocol {
    /// The text without characters at its ends.
    func trimming(_ isTrimmed: (Character) -> Bool) -> SubSequence {
        guard let first = firstIndex(where: { !isTrimmed($0) }), let last = lastIndex(where: { !isTrimmed($0) }) else {
            return self[endIndex...]
        }
        return self[first...last]
    }
}
