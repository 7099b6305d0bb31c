/// A text as people compare it: without case and punctuation, with one space between words.
struct ComparedText: Hashable {
    let text: String

    init(_ text: some StringProtocol) {
        var words: [String] = []
        var word = ""
        for character in text {
            if character.isWhitespace {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else if !character.isPunctuation, !character.unicodeScalars.allSatisfy(Self.isInvisible) {
                word += character.lowercased()
            }
        }
        if !word.isEmpty { words.append(word) }
        self.text = words.joined(separator: " ")
    }

    var isEmpty: Bool { text.isEmpty }

    /// Marks of direction and the like, which nobody reads.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .format
    }
}
