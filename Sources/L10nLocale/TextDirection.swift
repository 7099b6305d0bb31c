/// The direction in which the lines of a text are written.
public enum TextDirection: String, Hashable, Sendable, Codable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

extension LanguageTag {
    /// The direction of the script, or of the script that the tag most likely means; left to right when nobody knows.
    ///
    /// `pa-PK`, `uz-AF` and `az-Arab` are written from right to left, `pa`, `uz` and `az` are not. Costs a few
    /// microseconds: ask once a language, not once a text. The answers are those of ICU's
    /// `uloc_isRightToLeft`.
    public var direction: TextDirection {
        guard let script = likelyScript else { return .leftToRight }
        return LocaleTables.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
    }
}
