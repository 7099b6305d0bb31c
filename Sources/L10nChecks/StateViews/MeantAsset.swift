import L10nSource
import StateViews

/// What an author may have meant by the id of a picture that is nowhere.
enum MeantAsset {
    /// The icon of the product whose name this is in another spelling, or on another platform; nil for an id that is
    /// right, or may be of the app's own.
    static func icon(meantBy id: String) -> Icon? {
        guard IconRegistry.icon(id) == nil else { return nil }
        if let icon = IconRegistry.all.first(where: { $0.sfSymbol == id && id.contains(".") }) { return icon }
        let plain = Self.plain(id)
        let letters = Array(plain.utf16)
        return IconRegistry.all.first { icon in
            let other = self.plain(icon.id)
            if plain == other { return true }
            // One letter more or less of a long name is a slip; of a short one it may be another word.
            return letters.count > 6 && Suggestions.distance(letters, Array(other.utf16), limit: 1) != nil
        }
    }

    /// Whether an id is written as the names of Apple's SF Symbols are, such as `square.and.arrow.up`.
    static func isSystemSymbol(_ id: String) -> Bool {
        let words = id.split(separator: ".", omittingEmptySubsequences: false)
        return words.count > 1
            && words.allSatisfy { word in !word.isEmpty && word.utf8.allSatisfy { $0.isLowercase || $0.isDigit } }
    }

    /// Without case and separators.
    static func plain(_ id: String) -> String {
        String(id.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
