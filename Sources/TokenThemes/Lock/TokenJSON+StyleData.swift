package import DesignTokens

extension TokenJSON {
    /// Vendor data under the names that token files give it; nil for none.
    package init?(_ data: StyleData) {
        var members: [(name: String, value: TokenJSON)] = []
        func add(_ name: String, _ value: TokenJSON?) { if let value { members.append((name, value)) } }
        add("relativeTo", data.relativeTo.map { Self.text($0.rawValue) })
        add("leading", data.leadingFollowsTextStyle ? Self.text("textStyle") : nil)
        add("minSize", data.minSize.map { .raw(CSSNumber.written($0)) })
        add("maxSize", data.maxSize.map { .raw(CSSNumber.written($0)) })
        add("italic", data.isItalic ? .raw("true") : nil)
        add("weightName", data.weightName.map(Self.text))
        add("postScriptName", data.postScriptName.map(Self.text))
        add("rendering", data.keepsOwnColors ? Self.text("original") : nil)
        add("asset", data.asset.map(Self.text))
        add("hasDarkVariant", data.hasDarkVariant ? .raw("true") : nil)
        add("brandName", data.brandName.map(Self.text))
        add("defaultLanguage", data.defaultLanguage.map(Self.text))
        guard !members.isEmpty else { return nil }
        self = .object(members)
    }
}
