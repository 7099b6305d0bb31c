/// How earlier versions of Tokens Studio refer to tokens: `$brand.primary`.
enum DollarNames {
    /// Whether a text is a reference as a whole.
    static func isReference(_ text: String) -> Bool {
        text.utf8.first == 0x24 && text.utf8.count > 1 && text.dropFirst().allSatisfy(isOfName)
    }

    /// A text with braces around the names behind dollar signs.
    static func braced(_ text: String) -> String {
        guard text.utf8.contains(0x24) else { return text }
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        return parts[0]
            + parts.dropFirst().map { part in
                let name = part.prefix(while: isOfName)
                return name.isEmpty ? "$\(part)" : "{\(name)}\(part[name.endIndex...])"
            }.joined()
    }

    private static func isOfName(_ letter: Character) -> Bool {
        letter.isLetter || letter.isNumber || "._-".contains(letter)
    }
}
