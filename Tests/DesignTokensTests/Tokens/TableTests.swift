import Foundation
import Testing
import TokenThemes

@testable import DesignTokens

/// Tables of others, cell by cell.
@Suite struct TableTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func `the styles of Dynamic Type have the sizes and leadings of the contract (LY-30)`() throws {
        let contract = "Sources/StateViewL10n/Documentation.docc/Contract/state-views.md"
        let text = try String(contentsOf: Self.root.appending(path: contract), encoding: .utf8)
        let cells = text.split(separator: "\n").map { line in
            line.split(separator: "|").map { $0.filter { $0 != " " && $0 != "*" } }
        }
        for style in TextStyle.allCases {
            let row = try #require(cells.first { $0.count == 13 && $0[0].hasPrefix("\(style.rawValue)(") })
            for (category, cell) in zip(SizeCategory.allCases, row.dropFirst()) {
                let numbers = cell.split(separator: "/").compactMap { Double($0) }
                let metrics = DynamicType.metrics(style, at: category)
                #expect([metrics.size, metrics.leading] == numbers, "\(style) \(category)")
            }
        }
    }

    @Test func `the names of colors are those of CSS (TC-8)`() throws {
        let text = try String(
            contentsOf: Self.root.appending(path: "Tests/Fixtures/Tokens/css-colors.tsv"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
        #expect(rows.count == 148)
        for row in rows {
            #expect(CSSColorText.read(String(row[0])) == SRGBColor(hex: String(row[1]))?.value, "\(row[0])")
        }
    }

    @Test(
        arguments: [
            (100.0, ["thin", "hairline"]), (200, ["extra-light", "ultra-light"]), (300, ["light"]),
            (400, ["normal", "regular", "book"]), (500, ["medium"]), (600, ["semi-bold", "demi-bold"]), (700, ["bold"]),
            (800, ["extra-bold", "ultra-bold"]), (900, ["black", "heavy"]), (950, ["extra-black", "ultra-black"]),
        ] as [(Double, [String])])
    func `every name of a weight has its number (TV-10)`(number: Double, names: [String]) {
        for name in names { #expect(FontWeight(name: name)?.number == number && FontWeight(name: name)?.name == name) }
        #expect(FontWeight.numbers.values.count { $0 == number } == names.count)
    }

    @Test func `weights are numbers from 1 to 1000`() {
        for number in [1.0, 1.5, 450, 1000] { #expect(FontWeight(number)?.number == number) }
        for number in [0.0, 0.99, 1000.5, -400, .nan, .infinity] { #expect(FontWeight(number) == nil) }
        #expect(FontWeight(name: "Bold") == nil && FontWeight(name: "") == nil)
        #expect(FontWeight(700) == FontWeight(name: "bold"))
    }

    @Test func `lengths and durations have two units each`() {
        #expect(DesignTokens.Dimension(3, .px).points() == 3 && DesignTokens.Dimension(1.5, .rem).points() == 24)
        #expect(DesignTokens.Dimension(2, .rem).points(rootSize: 20) == 40)
        #expect(TokenDuration(250, .ms).seconds == 0.25 && TokenDuration(2, .s).seconds == 2)
    }

    @Test(
        arguments: [
            ("linear", [0, 0, 1, 1]), ("ease", [0.25, 0.1, 0.25, 1]), ("Ease-In", [0.42, 0, 1, 1]),
            ("ease-out", [0, 0, 0.58, 1]), ("ease-in-out", [0.42, 0, 0.58, 1]),
            ("cubic-bezier(.4, 0, .2, 1)", [0.4, 0, 0.2, 1]), ("cubic-bezier(0.1,-2,0.3,4)", [0.1, -2, 0.3, 4]),
            ("cubic-bezier(1,2,3)", nil), ("cubic-bezier(1,2,3,4,5)", nil), ("cubic-bezier(1,2,3,x)", nil),
            ("cubic-bezier(1,2,x,3,4)", nil), ("cubic-bezier(1,2,3,4", nil), ("bezier(1,2,3,4)", nil), ("", nil),
        ] as [(String, [Double]?)])
    func `curves are those of CSS`(text: String, numbers: [Double]?) {
        #expect(NumberedText.curve(text) == numbers)
    }

    @Test(arguments: [
        ("a, b", ["a", "b"]), ("rgb(1, 2, 3), x", ["rgb(1, 2, 3)", "x"]), ("{a,b},c", ["{a,b}", "c"]),
        ("f(g(1,2),3),4", ["f(g(1,2),3)", "4"]), ("  a b  ,, c ,", ["a b", "c"]), ("", []), (",", []),
    ])
    func `parts end at separators outside parentheses and braces`(text: String, parts: [String]) {
        #expect(NumberedText.parts(text, separator: ",") == parts)
    }

    @Test(
        arguments: [
            ("16px", "16.0 px"), ("1.5rem", "1.5 rem"), ("-2px", "-2.0 px"), ("4", "4.0 px"), ("4em", nil), ("px", nil),
            ("4 px", nil),
            ("x", nil), ("", nil),
        ] as [(String, String?)])
    func `a length has a unit, or the one that is meant`(text: String, length: String?) {
        func shown(_ unit: DesignTokens.Dimension.Unit?) -> String? {
            NumberedText.length(text, plainUnit: unit).map { "\($0.value) \($0.unit.rawValue)" }
        }
        #expect(shown(.px) == length)
        #expect(shown(nil) == (text == "4" ? nil : length))
    }

    @Test func `durations, shares and units stand behind their numbers`() {
        #expect(
            NumberedText.duration("250ms") == TokenDuration(250, .ms)
                && NumberedText.duration("2s") == TokenDuration(2, .s))
        #expect(NumberedText.duration("2") == nil && NumberedText.duration("xs") == nil)
        #expect(NumberedText.number("50%") == 0.5 && NumberedText.number("-3") == -3 && NumberedText.number("%") == nil)
        #expect(NumberedText.share("0.5em") == 0.5 && NumberedText.share("-5%") == -0.05)
        #expect(NumberedText.share("0.5rem") == nil && NumberedText.share("5") == nil)
        #expect(
            NumberedText.unit("5vw") == "vw" && NumberedText.unit("50%") == "%" && NumberedText.unit("-.5em") == "em")
        #expect(NumberedText.unit("5") == nil && NumberedText.unit("vw") == nil && NumberedText.unit("a5vw") == nil)
    }

    @Test func `a weight is known however it is spelt, and with the style behind it`() {
        func weight(_ text: String) -> Double? { NumberedText.weight(text)?.number }
        #expect(
            weight("Semi Bold") == 600 && weight("semibold") == 600 && weight("SEMI-BOLD") == 600
                && weight("350") == 350)
        #expect(weight("bolder") == nil && weight("0") == nil && weight("") == nil)
        func styled(_ text: String) -> String? {
            NumberedText.weightOfStyle(text).map { "\($0.weight.number) \($0.style)" }
        }
        #expect(styled("Bold Italic") == "700.0 italic" && styled("Oblique") == "400.0 oblique")
        #expect(styled("Extra-Light Italic") == "200.0 italic" && styled("Bold") == nil && styled("Some Italic") == nil)
    }
}
