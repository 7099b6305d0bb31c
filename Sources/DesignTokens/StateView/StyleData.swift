/// What our own vendor data adds to the value of a token, as the format has no room for it.
///
/// It is that of the token itself, else that of the nearest token that its value is taken from. The name of a face may
/// stand at the token of the weight. Source: tokens.md TY-1.
package struct StyleData: Sendable, Hashable {
    /// The style whose curve the size of a text follows.
    package var relativeTo: TextStyle?
    /// Whether the leading is that of the text style.
    package var leadingFollowsTextStyle = false
    package var minSize: Double?
    package var maxSize: Double?
    package var isItalic = false
    /// The name of the face within the family, such as `Medium`.
    package var weightName: String?
    package var postScriptName: String?
    /// Whether a picture keeps the colors that it has.
    package var keepsOwnColors = false
    /// The file of a brand's mark without its ending.
    package var asset: String?
    package var hasDarkVariant = false
    /// The name of the brand in its mark.
    package var brandName: String?
    /// The language of that name.
    package var defaultLanguage: String?

    package init() {}
}
