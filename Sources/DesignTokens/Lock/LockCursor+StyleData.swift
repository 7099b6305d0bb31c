extension LockCursor {
    /// Vendor data as `TokenJSON(StyleData)` writes it.
    package mutating func styleData(_ text: Span<UInt8>) -> StyleData? {
        var data = StyleData()
        guard skip("{", text) else { return nil }
        repeat {
            guard readMember(into: &data, text) else { return nil }
        } while skip(", ", text)
        return skip("}", text) ? data : nil
    }

    private mutating func readMember(into data: inout StyleData, _ text: Span<UInt8>) -> Bool {
        if skip("\"relativeTo\": ", text) {
            data.relativeTo = string(text).flatMap { TextStyle(rawValue: $0) }
            return data.relativeTo != nil
        }
        if skip("\"minSize\": ", text) { return read(&data.minSize, number(text)) }
        if skip("\"maxSize\": ", text) { return read(&data.maxSize, number(text)) }
        if skip("\"weightName\": ", text) { return read(&data.weightName, string(text)) }
        if skip("\"postScriptName\": ", text) { return read(&data.postScriptName, string(text)) }
        if skip("\"asset\": ", text) { return read(&data.asset, string(text)) }
        if skip("\"brandName\": ", text) { return read(&data.brandName, string(text)) }
        if skip("\"defaultLanguage\": ", text) { return read(&data.defaultLanguage, string(text)) }
        if skip("\"leading\": \"textStyle\"", text) { return read(&data.leadingFollowsTextStyle, true) }
        if skip("\"rendering\": \"original\"", text) { return read(&data.keepsOwnColors, true) }
        if skip("\"italic\": true", text) { return read(&data.isItalic, true) }
        if skip("\"hasDarkVariant\": true", text) { return read(&data.hasDarkVariant, true) }
        return false
    }

    /// - Returns: whether a value was there.
    private func read<Value>(_ member: inout Value?, _ value: Value?) -> Bool {
        member = value
        return value != nil
    }

    private func read(_ member: inout Bool, _ value: Bool) -> Bool {
        member = value
        return true
    }
}
