package import DesignTokens
import L10nSyntax

extension TokenResolver {
    /// What vendor data adds to a resolved entry.
    package mutating func styleData(_ index: Int) -> StyleData {
        let chain = chain(index)
        let data = chain.compactMap { vendorData($0) }
        var faceData: [VendorData] = []
        // The face of a font may be named by the token of its weight.
        if self[index].value?.typography != nil, let last = chain.last,
            let weight = set.definition(self[last].definition).memberReferences.first(where: {
                $0.member == "fontWeight"
            }), let path = set.table.find(weight.target), let found = resolve(path)
        {
            faceData = self.chain(found).compactMap { vendorData($0) }
        }
        let statesStyle = set.dialect == .styleDictionary && self[index].value?.typography != nil
        guard !data.isEmpty || !faceData.isEmpty || statesStyle else { return StyleData() }
        func first(_ name: String, in data: [VendorData]) -> JSONValue? { data.lazy.compactMap { $0[name] }.first }
        var style = StyleData({ first($0, in: data) }, face: { first($0, in: faceData) })
        if statesStyle, first("italic", in: data) == nil, let last = chain.last {
            style.isItalic = isSlanted(set.node(self[last].definition).value?["fontStyle"])
        }
        return style
    }

    /// Whether a style that Style Dictionary knows beside the parts of a typography, in place or by references, is slanted.
    private func isSlanted(_ style: JSONValue?) -> Bool {
        var value = style
        for _ in 0..<TokenReference.chainLimit {
            guard let found = value, let text = found.string else { return false }
            guard TokenReference.isCurly(found), let names = try? TokenReference.curly(text, trims: true) else {
                return NumberedText.isItalic(text)
            }
            let path = set.table.find(names) ?? (names.last == "value" ? set.table.find(names.dropLast()) : nil)
            value = path.flatMap { effective.value(at: $0) }
        }
        return false
    }

    /// A token and those that its value is taken from, the nearest first.
    private mutating func chain(_ index: Int) -> [Int] {
        [index] + self[index].hops.compactMap { resolve($0.target) }
    }

    private func vendorData(_ index: Int) -> VendorData? {
        VendorData(set.definition(self[index].definition).extensions)
    }
}

extension StyleData {
    /// - Parameters:
    ///   - data: a member of the data of the token, or of those that its value is taken from.
    ///   - faceData: the same of the token of its weight.
    fileprivate init(_ data: (String) -> JSONValue?, face faceData: (String) -> JSONValue?) {
        self.init()
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
