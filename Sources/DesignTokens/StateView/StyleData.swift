internal import L10nSyntax

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

    /// - Parameters:
    ///   - data: a member of the data of the token, or of those that its value is taken from.
    ///   - faceData: the same of the token of its weight.
    init(_ data: (String) -> JSONValue?, face faceData: (String) -> JSONValue?) {
        relativeTo = data("relativeTo")?.string.flatMap { TextStyle(name: $0) }
        leadingFollowsTextStyle = data("leading")?.string == "textStyle"
        minSize = data("minSize")?.number
        maxSize = data("maxSize")?.number
        isItalic = data("italic")?.bool ?? false
        weightName = (data("weightName") ?? faceData("weightName"))?.string
        postScriptName = (data("postScriptName") ?? faceData("postScriptName"))?.string
        keepsOwnColors = data("rendering")?.string == "original"
        asset = data("asset")?.string
        hasDarkVariant = data("hasDarkVariant")?.bool ?? false
        brandName = data("brandName")?.string
        defaultLanguage = data("defaultLanguage")?.string
    }
}

extension TokenResolver {
    /// What vendor data adds to a resolved entry.
    package mutating func styleData(_ index: Int) -> StyleData {
        let chain = chain(index)
        let data = chain.compactMap { vendorData($0) }
        var faceData: [VendorData] = []
        if self[index].value?.typography != nil, let last = chain.last,
            let weight = set.definition(self[last].definition).memberReferences.first(where: {
                $0.member == "fontWeight"
            }), let path = set.table.find(weight.target), let found = resolve(path)
        {
            faceData = self.chain(found).compactMap { vendorData($0) }
        }
        guard !data.isEmpty || !faceData.isEmpty else { return StyleData() }
        func first(_ name: String, in data: [VendorData]) -> JSONValue? { data.lazy.compactMap { $0[name] }.first }
        return StyleData({ first($0, in: data) }, face: { first($0, in: faceData) })
    }

    /// A token and those that its value is taken from, the nearest first.
    private mutating func chain(_ index: Int) -> [Int] {
        [index] + self[index].hops.compactMap { resolve($0.target) }
    }

    private func vendorData(_ index: Int) -> VendorData? {
        VendorData(set.definition(self[index].definition).extensions)
    }
}
