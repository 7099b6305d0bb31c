extension LanguageTag: Hashable {
    /// Whether the tags are written alike.
    public static func == (left: LanguageTag, right: LanguageTag) -> Bool { left.description == right.description }

    /// Hashes the tag as it is written.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}

extension LanguageTag: Comparable {
    /// By the bytes of the text, so that lists sort the same everywhere.
    public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
        left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
    }
}

extension LanguageTag: LosslessStringConvertible {}

extension LanguageTag: Codable {
    /// Reads the tag's text; throws `DecodingError.dataCorrupted` when it is not well-formed.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let tag = LanguageTag(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not a language tag")
        }
        self = tag
    }

    /// Writes the tag as a text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
