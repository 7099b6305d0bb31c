extension LockCursor {
    /// Vendor data as `TokenJSON(StyleData)` writes it.
    mutating func styleData(_ text: Span<UInt8>) -> StyleData? {
        var data = StyleData()
        guard skip("{", text) else { return nil }
        repeat {
            guard let name = string(text), skip(": ", text), read(name, into: &data, text) else { return nil }
        } while skip(", ", text)
        return skip("}", text) ? data : nil
    }

    private mutating func read(_ name: String, into data: inout StyleData, _ text: Span<UInt8>) -> Bool {
        switch name {
        case "relativeTo":
            data.relativeTo = string(text).flatMap { TextStyle(rawValue: $0) }
            return data.relativeTo != nil
        case "minSize":
            data.minSize = number(text)
            return data.minSize != nil
        case "maxSize":
            data.maxSize = number(text)
            return data.maxSize != nil
        case "weightName":
            data.weightName = string(text)
            return data.weightName != nil
        case "postScriptName":
            data.postScriptName = string(text)
            return data.postScriptName != nil
        case "asset":
            data.asset = string(text)
            return data.asset != nil
        case "brandName":
            data.brandName = string(text)
            return data.brandName != nil
        case "defaultLanguage":
            data.defaultLanguage = string(text)
            return data.defaultLanguage != nil
        case "leading":
            data.leadingFollowsTextStyle = skip("\"textStyle\"", text)
            return data.leadingFollowsTextStyle
        case "rendering":
            data.keepsOwnColors = skip("\"original\"", text)
            return data.keepsOwnColors
        case "italic":
            data.isItalic = skip("true", text)
            return data.isItalic
        case "hasDarkVariant":
            data.hasDarkVariant = skip("true", text)
            return data.hasDarkVariant
        default: return false
        }
    }
}

extension TokenJSON {
    /// Vendor data under the names that token files give it; nil for none.
    init?(_ data: StyleData) {
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
