import Testing

@testable import DesignTokens
@testable import TokenThemes

@Suite struct LockCursorTests {
    private static func read(_ text: String) -> (value: TokenValue, data: StyleData?)? {
        var cursor = LockCursor()
        let bytes = Array(text.utf8)
        return cursor.lockedValue(bytes.span)
    }

    @Test func `vendor data is read as it is written, every member of it (TD-5)`() throws {
        var data = StyleData()
        data.relativeTo = .body
        data.leadingFollowsTextStyle = true
        data.minSize = 11.5
        data.maxSize = 40
        data.isItalic = true
        data.weightName = "SemiBold"
        data.postScriptName = "Inter-SemiBold"
        data.keepsOwnColors = true
        data.asset = "lock"
        data.hasDarkVariant = true
        data.brandName = "FINN"
        data.defaultLanguage = "nb"
        let written = try #require(TokenJSON(data)).lineText
        let text = #"{"$type": "number", "$value": 1, "$extensions": {"org.stateview-l10n": \#(written)}}"#
        let read = try #require(Self.read(text))
        #expect(read.value == .number(1))
        #expect(read.data == data)
    }

    @Test(arguments: [("0.5", true), ("1", true), ("1.5", false), ("-0.5", false), ("x", false)])
    func `an opacity lies between 0 and 1`(alpha: String, isRead: Bool) {
        let text =
            #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": \#(alpha)}}"#
        #expect((Self.read(text) != nil) == isRead)
    }
}
