extension LanguageTag {
    /// The value of a key of the Unicode extension, such as `buddhist` of `ca` in `th-u-ca-buddhist`; nil without one.
    ///
    /// Subtags of one value stay joined: `islamic-umalqura`. Source: UTS #35, part 1, section 3.6.
    package func unicodeKeyword(_ key: String) -> String? {
        guard let extensions = extensions.first(where: { $0.hasPrefix("u-") }) else { return nil }
        let subtags = extensions.split(separator: "-").dropFirst()
        guard let start = subtags.firstIndex(where: { $0 == key }) else { return nil }
        // Keys have two characters, and their values more.
        let value = subtags[(start + 1)...].prefix { $0.utf8.count > 2 }
        return value.isEmpty ? nil : value.joined(separator: "-")
    }
}
