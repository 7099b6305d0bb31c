import Testing

@testable import DesignTokens

@Suite struct DynamicTypeTests {
    @Test func `eleven styles, with the names of SwiftUI (TY-2)`() {
        #expect(TextStyle.allCases.count == 11)
        #expect(TextStyle(name: "title") == .title1)
        #expect(TextStyle(name: "caption") == .caption1)
        #expect(TextStyle(name: "subheadline") == .subheadline)
        #expect(TextStyle(name: "Title") == nil)
        #expect(TextStyle.headline.weight == 600)
    }

    @Test func `both spellings of the categories parse (LY-31)`() {
        #expect(SizeCategory.allCases.count == 12)
        for category in SizeCategory.allCases {
            #expect(SizeCategory(name: category.rawValue) == category)
            #expect(SizeCategory(name: category.rawValue.lowercased()) == category)
            #expect(SizeCategory(name: category.identifier) == category)
        }
        #expect(SizeCategory.accessibility5.identifier == "UICTContentSizeCategoryAccessibilityXXXL")
        #expect(SizeCategory(name: "UICTContentSizeCategoryAX1") == nil)
        #expect(SizeCategory(name: "XXXXL") == nil)
        #expect(SizeCategory.extraExtraExtraLarge < .accessibility1)
        #expect(!SizeCategory.extraExtraExtraLarge.isAccessibility && SizeCategory.accessibility1.isAccessibility)
    }

    @Test(arguments: TextStyle.allCases)
    func `no style shrinks as the category grows, and the leading is larger than the size (LY-30)`(_ style: TextStyle) {
        let rows = SizeCategory.allCases.map { DynamicType.metrics(style, at: $0) }
        #expect(rows.count == 12)
        for (smaller, larger) in zip(rows, rows.dropFirst()) {
            #expect(smaller.size <= larger.size)
            #expect(smaller.leading <= larger.leading)
        }
        #expect(rows.allSatisfy { $0.leading > $0.size && $0.size >= 11 })
    }

    @Test(arguments: [
        (TextStyle.largeTitle, SizeCategory.accessibility5, 60.0, 70.0), (.title1, .large, 28, 34),
        (.title2, .extraExtraLarge, 26, 32), (.title3, .accessibility3, 43, 51), (.headline, .small, 15, 20),
        (.body, .accessibility4, 47, 56), (.callout, .accessibility5, 51, 60),
        (.subheadline, .extraExtraExtraLarge, 21, 28),
        (.footnote, .medium, 12, 16), (.caption1, .accessibility2, 26, 32), (.caption2, .extraSmall, 11, 13),
    ])
    func `cells of the table (LY-30)`(_ style: TextStyle, _ category: SizeCategory, _ size: Double, _ leading: Double) {
        #expect(DynamicType.metrics(style, at: category) == FontStyle.Metrics(size: size, leading: leading))
    }

    @Test(arguments: [
        (22.0, TextStyle.title2), (16, .callout), (28, .title1), (34, .largeTitle), (20, .title3), (12, .caption1),
    ])
    func `the size of a row gives the row (TY-3)`(_ size: Double, _ style: TextStyle) {
        for category in SizeCategory.allCases {
            #expect(
                DynamicType.scaled(size, relativeTo: style, at: category) == DynamicType.metrics(style, at: category))
        }
    }

    @Test func `other sizes scale to half points (TY-3)`() {
        // 14 × 44/13 = 47.38; 48 × 60/34 = 84.71
        #expect(DynamicType.scaled(14, relativeTo: .footnote, at: .accessibility5).size == 47.5)
        #expect(DynamicType.scaled(48, relativeTo: .largeTitle, at: .accessibility5).size == 84.5)
        #expect(DynamicType.scaled(14, relativeTo: .footnote, at: .large) == FontStyle.Metrics(size: 14, leading: 19.5))
    }

    @Test func `bounds hold after scaling (TY-1 TY-3)`() {
        var font = FontStyle(families: ["Inter"], size: 12, weight: 400, lineHeight: 1.25, relativeTo: .caption1)
        font.minSize = 11.5
        font.maxSize = 20
        #expect(font.metrics(at: .extraSmall).size == 11.5)
        #expect(font.metrics(at: .large).size == 12)
        #expect(font.metrics(at: .accessibility5) == FontStyle.Metrics(size: 20, leading: 25))
        font.leadingFollowsTextStyle = true
        // 51 × 20/43 = 23.72
        #expect(font.metrics(at: .accessibility5) == FontStyle.Metrics(size: 20, leading: 23.5))
    }

    @Test func `a stated line height holds at every category (TY-4)`() {
        var font = FontStyle(families: ["Inter"], size: 22, weight: 600, lineHeight: 1.5, relativeTo: .title2)
        #expect(font.metrics(at: .accessibility5) == FontStyle.Metrics(size: 56, leading: 84))
        font.leadingFollowsTextStyle = true
        #expect(font.metrics(at: .accessibility5) == FontStyle.Metrics(size: 56, leading: 66))
        font.relativeTo = nil
        #expect(font.metrics(at: .accessibility5) == FontStyle.Metrics(size: 22, leading: 33), "nothing to scale with")
    }

    @Test func `large text is computed at a category (TK-5)`() {
        let font = FontStyle(families: ["Inter"], size: 22, weight: 700, lineHeight: 1.27, relativeTo: .title2)
        #expect(font.isLargeText())
        #expect(font.isLargeText(at: .extraSmall), "19 points bold")
        var medium = font
        medium.weight = 500
        #expect(!medium.isLargeText())
        #expect(medium.isLargeText(at: .extraLarge), "24 points")
    }
}
