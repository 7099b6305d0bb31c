internal import L10nSyntax

extension FontStyle {
    /// The style of the typography token at a path; nil when there is none.
    ///
    /// What the format has no room for is taken from our own data, of the token itself before that of the tokens it
    /// refers to. The name of the face stands at the token of the weight.
    /// Source: tokens.md TY-1.
    package init?(_ path: TokenPath, in tokens: ResolvedTokens) {
        let chain = tokens.chain(of: path)
        guard let typography = chain.first?.value.typography else { return nil }
        func data(_ name: String) -> JSONValue? { chain.lazy.compactMap { $0.vendorData(name) }.first }
        let weights = chain.last?.memberReferences.first { $0.member == "fontWeight" }.map {
            tokens.chain(of: $0.target)
        }
        func faceData(_ name: String) -> JSONValue? {
            data(name) ?? weights?.lazy.compactMap { $0.vendorData(name) }.first
        }
        self.init(
            families: typography.fontFamily, size: typography.fontSize.points(), weight: typography.fontWeight.number,
            letterSpacing: typography.letterSpacing.points(), lineHeight: typography.lineHeight,
            relativeTo: data("relativeTo")?.string.flatMap { TextStyle(name: $0) },
            leadingFollowsTextStyle: data("leading")?.string == "textStyle", minSize: data("minSize")?.number,
            maxSize: data("maxSize")?.number, isItalic: data("italic")?.bool ?? false,
            weightName: faceData("weightName")?.string ?? typography.fontWeight.name,
            postScriptName: faceData("postScriptName")?.string)
    }
}
