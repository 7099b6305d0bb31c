/// Why a text is not a well-formed language tag.
package enum LanguageTagMalformation: Error, Hashable, Sendable {
    case empty
    /// More than 255 bytes.
    case tooLong
    /// Neither an ASCII letter, nor a digit, nor `-`.
    case character(Unicode.Scalar)
    /// A `-` at an edge, or two in a row.
    case emptySubtag
    /// More than eight characters between two hyphens.
    case longSubtag(String)
    /// The first subtag is not two to eight letters.
    case language(String)
    /// A subtag that fits nowhere or stands at the wrong place.
    case misplaced(String)
    case repeatedVariant(String)
    case repeatedExtension(String)
    /// A single letter with nothing behind it.
    case emptyExtension(String)

    /// What is wrong, as a phrase that follows the quoted text.
    package var phrase: String {
        switch self {
        case .empty: "is empty"
        case .tooLong: "is longer than 255 bytes"
        case .character(let scalar): "has the character \(Self.codePoint(scalar)), which no language tag has"
        case .emptySubtag: "has a '-' without letters on both sides"
        case .longSubtag: "has a part of more than 8 characters"
        case .language: "does not begin with the letters of a language"
        case .misplaced(let subtag): "has '\(subtag)' at a place where no language tag has it"
        case .repeatedVariant(let subtag): "has the variant '\(subtag)' twice"
        case .repeatedExtension(let subtag): "has the extension '\(subtag)' twice"
        case .emptyExtension(let subtag): "has nothing behind '\(subtag)'"
        }
    }

    /// As `Wording.codePoint`, which a module on the lowest floor cannot see.
    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
