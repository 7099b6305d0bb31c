import DesignTokens
import L10nLocale

extension StateViewEnvironment: Codable {
    private enum CodingKeys: String, CodingKey {
        case locales, chain, development, brand, scheme, contrast, profile, sizeCategory, boldText, reduceMotion
        case direction, localePolicy, timeZone
    }

    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            locales: try values.decode([LanguageTag].self, forKey: .locales),
            chain: try values.decode([LanguageTag].self, forKey: .chain),
            development: try values.decode(LanguageTag.self, forKey: .development),
            brand: try values.decodeIfPresent(String.self, forKey: .brand),
            scheme: try values.decode(ColorScheme.self, forKey: .scheme),
            contrast: try values.decode(Contrast.self, forKey: .contrast),
            profile: try values.decode(StateViewProfile.self, forKey: .profile),
            sizeCategory: try values.decode(SizeCategory.self, forKey: .sizeCategory))
        boldText = try values.decode(Bool.self, forKey: .boldText)
        reduceMotion = try values.decode(Bool.self, forKey: .reduceMotion)
        direction = try values.decodeIfPresent(TextDirection.self, forKey: .direction)
        localePolicy = try values.decodeIfPresent(LocalePolicy.self, forKey: .localePolicy)
        timeZone = try values.decodeIfPresent(String.self, forKey: .timeZone)
    }

    /// Writes everything that decides how a view looks and reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(locales, forKey: .locales)
        try values.encode(chain, forKey: .chain)
        try values.encode(development, forKey: .development)
        try values.encodeIfPresent(brand, forKey: .brand)
        try values.encode(scheme, forKey: .scheme)
        try values.encode(contrast, forKey: .contrast)
        try values.encode(profile, forKey: .profile)
        try values.encode(sizeCategory, forKey: .sizeCategory)
        try values.encode(boldText, forKey: .boldText)
        try values.encode(reduceMotion, forKey: .reduceMotion)
        try values.encodeIfPresent(direction, forKey: .direction)
        try values.encodeIfPresent(localePolicy, forKey: .localePolicy)
        try values.encodeIfPresent(timeZone, forKey: .timeZone)
    }
}
