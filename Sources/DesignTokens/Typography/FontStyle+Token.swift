extension FontStyle {
    /// The style of the typography token at a path; nil when there is none.
    package init?(_ path: TokenPath, in tokens: some ThemeTokens) {
        guard let typography = tokens.value(path)?.typography else { return nil }
        self.init(typography, tokens.styleData(path))
    }

    /// A style with what the format has no room for.
    init(_ typography: Typography, _ data: StyleData) {
        self.init(
            families: typography.fontFamily, size: typography.fontSize.points(), weight: typography.fontWeight.number,
            letterSpacing: typography.letterSpacing.points(), lineHeight: typography.lineHeight,
            relativeTo: data.relativeTo, leadingFollowsTextStyle: data.leadingFollowsTextStyle, minSize: data.minSize,
            maxSize: data.maxSize, isItalic: data.isItalic, weightName: data.weightName ?? typography.fontWeight.name,
            postScriptName: data.postScriptName)
    }
}
